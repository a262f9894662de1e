import { placesMessages } from '@tripwright/domain/destination/places'
import type { TimeSpan } from '@tripwright/domain/trip/itinerary'
import { clsx } from 'clsx'
import { useText } from '#platform/text/use-text.ts'
import { useClock, useHoursText } from './time-text.state.ts'

const MARGIN_MINUTES = 60

type OpeningHoursBandProps = {
  spans: readonly TimeSpan[]
  /** The span of the day that the band covers. */
  frame: TimeSpan
  visit: TimeSpan
  /** Last admission, in minutes before closing. */
  lastEntryMinutes: number | null
}

/** The opening hours as a faint band over the day, with the visit on it. */
export function OpeningHoursBand({ spans, frame, visit, lastEntryMinutes }: OpeningHoursBandProps) {
  const t = useText(placesMessages)
  const clock = useClock()
  const hours = useHoursText()
  const [from, to] = [frame.open - MARGIN_MINUTES, frame.close + MARGIN_MINUTES]
  const part = (minute: number) =>
    (100 * (Math.min(to, Math.max(from, minute)) - from)) / Math.max(1, to - from)
  const box = ({ open, close }: TimeSpan) => ({
    insetInlineStart: `${part(open)}%`,
    width: `${Math.max(0, part(close) - part(open))}%`,
  })
  const around = spans.find(({ open, close }) => open <= visit.open && visit.close <= close)
  return (
    <div className="grid gap-1">
      <div className="relative h-2 border-hairline border-b" aria-hidden="true">
        {spans.map((span) => (
          <i key={span.open} className="absolute inset-y-0 rounded-sm bg-brand/25" style={box(span)} />
        ))}
        <i
          className={clsx('absolute inset-y-0 rounded-sm', around ? 'bg-brand' : 'bg-signal')}
          style={box(visit)}
        />
      </div>
      <p className={clsx('tabular text-xs', around ? 'text-muted' : 'text-signal')}>
        {hours(spans)}
        {lastEntryMinutes && around
          ? ` · ${t('last-entry', { time: clock(around.close - lastEntryMinutes) })}`
          : null}
      </p>
    </div>
  )
}

type Block = TimeSpan & { id: string; number: number; isQuiet: boolean }
type DayStripProps = { blocks: readonly Block[]; frame: TimeSpan; lit: string | null }

/** A day at a glance as a strip: visits, ways and free time. The list has the same in words. */
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
