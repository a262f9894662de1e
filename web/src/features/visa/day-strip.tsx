import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import { daysMessages, daysUsed, type Stay, WINDOW_DAYS } from '@tripwright/domain/visa'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import { useDay } from './papers.state.ts'

type StripProps = { stays: readonly Stay[]; trip: Stay | null; on: IsoDate }
type Kind = 'there' | 'counted' | 'trip'
const FILLS = { there: 'fill-brand', counted: 'fill-well', trip: 'fill-coral' } as const
const CELL = 10

/** The 180 days that count on a date, a row for each month and a square for each day. */
export function DayStrip({ stays, trip, on }: StripProps) {
  const t = useText(daysMessages)
  const formats = useFormats()
  const day = useDay()
  const days = Array.from({ length: WINDOW_DAYS }, (_, index) => addDays(on, index + 1 - WINDOW_DAYS))
  const months = [...new Set(days.map((date) => date.slice(0, 7)))]
  const isIn = (date: IsoDate, { entry, exit }: Stay) => entry <= date && date <= exit
  const kindOf = (date: IsoDate): Kind => {
    if (trip && isIn(date, trip)) return 'trip'
    return stays.some((stay) => isIn(date, stay)) ? 'there' : 'counted'
  }
  const used = daysUsed(trip ? [...stays, trip] : stays, on)

  return (
    <figure className="grid gap-2">
      <div role="img" aria-label={t('strip.label', { date: day(on), used })} className="grid gap-1">
        {months.map((month) => (
          <div key={month} className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-2">
            <span className="coordinate">
              {formats.date(new Date(`${month}-01`), { month: 'short', year: '2-digit', timeZone: 'UTC' })}
            </span>
            <svg
              viewBox={`0 0 ${31 * CELL} ${CELL}`}
              className="w-full max-w-2xl rtl:-scale-x-100"
              aria-hidden="true"
            >
              {days
                .filter((date) => date.startsWith(month))
                .map((date) => (
                  <rect
                    key={date}
                    x={(Number(date.slice(8)) - 1) * CELL}
                    width={CELL - 1.5}
                    height={CELL - 1.5}
                    className={`${FILLS[kindOf(date)]} stroke-rule`}
                    strokeWidth={0.5}
                  />
                ))}
            </svg>
          </div>
        ))}
      </div>
      <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {(['there', 'trip', 'counted'] as const).map((kind) => (
          <span key={kind} className="inline-flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-3" aria-hidden="true">
              <rect width="10" height="10" className={`${FILLS[kind]} stroke-rule`} />
            </svg>
            {t(`strip.${kind}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
