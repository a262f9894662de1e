import type { Span } from '@tripwright/domain/itinerary'
import { clsx } from 'clsx'
import { useClock } from './times.state.ts'

type Block = Span & { id: string; number: number; isQuiet: boolean }
type DayStripProps = { blocks: readonly Block[]; frame: Span; lit: string | null }

/** A whole day at a glance, as a strip: stays, ways and air between them. What it shows is said elsewhere in words. */
export function DayStrip({ blocks, frame: { open: from, close: to }, lit }: DayStripProps) {
  const clock = useClock()
  const part = (minute: number) => (100 * (minute - from)) / Math.max(1, to - from)
  return (
    <div aria-hidden="true" className="grid gap-1">
      <div className="relative h-6 overflow-hidden border-ink border-y bg-sheet">
        {blocks.map(({ id, open, close, number, isQuiet }) => (
          <i
            key={id}
            className={clsx(
              'absolute inset-y-0.5 grid place-items-center overflow-hidden rounded-sm font-display font-semibold text-xs not-italic',
              isQuiet ? 'border border-brand bg-sheet text-brand-strong' : 'bg-brand text-on-brand',
              lit === id && 'outline-2 outline-ink',
            )}
            style={{
              insetInlineStart: `${part(open)}%`,
              width: `${Math.max(0.5, part(close) - part(open))}%`,
            }}
          >
            {number}
          </i>
        ))}
      </div>
      <p className="tabular flex justify-between text-muted text-xs">
        <span>{clock(from)}</span>
        <span>{clock(to)}</span>
      </p>
    </div>
  )
}
