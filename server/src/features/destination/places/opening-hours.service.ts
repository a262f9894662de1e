import { addDays, daysBetween, formatClock, type IsoDate } from '@tripwright/domain/base/dates'
import type { Position } from '@tripwright/domain/base/geo'
import { offsetMinutes, toInstant } from '@tripwright/domain/base/zones'
import { holidayDates } from '@tripwright/domain/destination/travel-intel'
import { type HoursCalendar, isUncertain, openWindows, parseOpeningHours } from '@tripwright/opening-hours'
import lookUpZone from 'tz-lookup'
import { findHolidays } from '#features/destination/travel-intel/index.ts'
import type { Db } from '#platform/db/db.port.ts'

type DatedWindow = { date: IsoDate; open: string; close: string | null }
/** `sunless` is the first date on which the sun neither rises nor sets, where the hours depend on it. */
type OpenWindowsAnswer = DatedWindow[] | 'unreadable' | 'place-needed' | { sunless: IsoDate }

/** Both dates included; `position` in degrees, null when the request has none. */
type OpenWindowsInput = {
  value: string
  country: string | undefined
  position: Position | null
  from: IsoDate
  to: IsoDate
}

const NOON_MINUTES = 720

/** The windows of every date; or `unreadable`; or `place-needed`, because the hours follow the sun and the request has no position. */
export async function openWindowsOf(
  db: Db,
  { value, country, position, from, to }: OpenWindowsInput,
): Promise<OpenWindowsAnswer> {
  const hours = parseOpeningHours(value)
  if (!hours.ok) return 'unreadable'
  if (hours.value.asksSun && position === null) return 'place-needed'
  const holidays = country === undefined ? new Set<string>() : await holidaysAround(db, { country }, from, to)
  const calendar: HoursCalendar = { isPublicHoliday: (date) => holidays.has(date) }
  if (position) {
    const zone = lookUpZone(position.lat, position.lon)
    calendar.position = position
    calendar.offsetMinutes = (date) => offsetMinutes(zone, toInstant(date, NOON_MINUTES, zone))
  }
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i))
  // Windows that depend on the sun are uncertain where it neither rises nor sets.
  const nominal = { ...calendar, hasNominalSun: true }
  const sunless = dates.find(
    (date) => isUncertain(hours.value, date, calendar) && !isUncertain(hours.value, date, nominal),
  )
  if (sunless !== undefined) return { sunless }
  return dates.flatMap((date) =>
    openWindows(hours.value, date, calendar).map(({ open, close }) => ({
      date,
      open: formatClock(open),
      close: close === null ? null : formatClock(close),
    })),
  )
}

/** The public holidays of every year that the dates and their neighbours touch; none where the place is unknown. */
export async function holidaysAround(
  db: Db,
  { country, subdivision }: { country: string; subdivision?: string | undefined },
  from: IsoDate,
  to: IsoDate,
): Promise<Set<IsoDate>> {
  const [first, last] = [Number(addDays(from, -8).slice(0, 4)), Number(addDays(to, 8).slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const days = await Promise.all(years.map((year) => findHolidays(db, country, subdivision, year)))
  return new Set(days.flatMap((year) => (year ? holidayDates(year) : [])))
}
