import { clsx } from 'clsx'
import { useClock } from './times.state.ts'
import { RIBBON_ROW } from './way-rows.tsx'

type OutlineStop = { number: number; name: string; open: number; isQuiet: boolean }
type DayOutlineProps = {
  stops: readonly OutlineStop[]
  /** Lines that are kept free, so that another number of stops moves nothing. */
  lines: number
}

/** The stops of a day in one line each. A better plan changes what stands in a line, and nothing on the page moves. */
export function DayOutline({ stops, lines }: DayOutlineProps) {
  const clock = useClock()
  return (
    <ol style={{ minHeight: `${lines * 2.25}rem` }} className="grid content-start">
      {stops.map(({ number, name, open, isQuiet }) => (
        <li key={number} className={clsx(RIBBON_ROW, 'h-9 items-center')}>
          <time className="tabular text-end font-display font-semibold text-sm">{clock(open)}</time>
          <span
            aria-hidden="true"
            className={clsx(
              'grid size-7 place-items-center rounded-full border-2 border-brand font-display font-semibold text-sm',
              isQuiet ? 'bg-sheet text-brand-strong' : 'bg-brand text-on-brand',
            )}
          >
            {number}
          </span>
          <bdi className="truncate">{name}</bdi>
        </li>
      ))}
    </ol>
  )
}
