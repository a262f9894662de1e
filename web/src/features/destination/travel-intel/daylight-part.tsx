import { type Daylight, noonAtHome, travelIntelMessages } from '@tripwright/domain/destination/travel-intel'
import { useClock } from '#platform/text/use-clock.ts'
import { useFormats } from '#platform/text/use-formats.ts'
import { useText } from '#platform/text/use-text.ts'
import type { LoadedBrief } from './brief.state.ts'

const MINUTES_PER_DAY = 1440
/** Text keys for the city's noon in the reader's zone: on the day before, the same day or the day after. */
const EXAMPLES = ['ahead.example.before', 'ahead.example', 'ahead.example.after'] as const

/** A local date, short or long. */
export function useDateText() {
  const formats = useFormats()
  return (date: string, options: Intl.DateTimeFormatOptions) =>
    formats.date(new Date(`${date}T00:00:00Z`), { ...options, timeZone: 'UTC' })
}

/** Sunrise, sunset and the length of some days. */
export function DaylightTable({ days }: { days: readonly Daylight[] }) {
  const t = useText(travelIntelMessages)
  const clock = useClock()
  const day = useDateText()
  return (
    <table className="tabular w-full text-sm">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('light.head.date')}</th>
          <th scope="col">{t('light.head.sun')}</th>
          <th scope="col">{t('light.head.length')}</th>
        </tr>
      </thead>
      <tbody>
        {days.map((light) => (
          <tr key={light.date} className="border-hairline border-t align-top">
            <th scope="row" className="py-2 pe-3 text-start font-normal">
              {day(light.date, { day: 'numeric', month: 'short' })}
            </th>
            <td className="w-1/2 py-2">
              <DaylightBar light={light} />
              {light.sunrise !== null && light.sunset !== null
                ? t('light.times', { sunrise: clock(light.sunrise), sunset: clock(light.sunset) })
                : t(light.minutes === 0 ? 'light.never' : 'light.always')}
            </td>
            <td className="py-2 ps-3 text-end font-semibold">
              {t('light.day', { hours: Math.floor(light.minutes / 60), minutes: light.minutes % 60 })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The hours of a day from left to right, daylight highlighted; the text beside it has the times. */
function DaylightBar({ light: { sunrise, minutes } }: { light: Daylight }) {
  return (
    <svg
      viewBox="0 0 1440 90"
      className="mb-1 w-full rtl:-scale-x-100"
      aria-hidden="true"
      preserveAspectRatio="none"
      height="14"
    >
      <rect width={MINUTES_PER_DAY} height="90" className="fill-well" />
      <rect x={sunrise ?? 0} width={minutes} height="90" className="fill-brand" />
      <path d="M360 0v90M720 0v90M1080 0v90" className="stroke-sheet" strokeWidth="6" />
    </svg>
  )
}

/** The time difference, and clock changes within the month. */
export function TimeDifference({ brief, homeZone }: LoadedBrief) {
  const t = useText(travelIntelMessages)
  const clock = useClock()
  const day = useDateText()
  const { first, last } = brief.ahead
  const noon = noonAtHome(first)
  const zone = homeZone.replaceAll('_', ' ')
  const differenceText = (ahead: number): string => {
    if (ahead === 0) return t('ahead.none', { zone })
    const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
    const time = minutes === 0 ? t('ahead.hours', { hours }) : t('ahead.minutes', { hours, minutes })
    return t(ahead > 0 ? 'ahead.later' : 'ahead.earlier', { time, zone })
  }
  return (
    <>
      <p className="font-display font-semibold text-lg">{differenceText(first)}</p>
      {first === last ? null : (
        <p>
          {t('ahead.changes', { date: day(brief.last, { dateStyle: 'long' }) })} {differenceText(last)}
        </p>
      )}
      <p>{t(EXAMPLES[noon.day + 1] ?? 'ahead.example', { time: clock(noon.minutes) })}</p>
    </>
  )
}
