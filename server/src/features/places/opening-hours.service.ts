import { addDays, daysBetween, type IsoDate, showClock } from '@tripwright/domain/base/dates'
import { openWindows, parseOpeningHours } from '@tripwright/domain/base/opening-hours'
import { holidayDates } from '@tripwright/domain/travel-intel'
import { findHolidays } from '#features/travel-intel/index.ts'
import type { Db } from '#platform/db/db.port.ts'

type DatedWindow = { date: IsoDate; open: string; close: string | null }

/** The windows of every date from the first to the last, both included; null when the value cannot be read. */
export async function openWindowsOf(
  db: Db,
  value: string,
  country: string | undefined,
  from: IsoDate,
  to: IsoDate,
): Promise<DatedWindow[] | null> {
  const hours = parseOpeningHours(value)
  if (!hours.ok) return null
  const holidays = country === undefined ? new Set<string>() : await holidaysAround(db, country, from, to)
  const calendar = { isPublicHoliday: (date: IsoDate) => holidays.has(date) }
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, i) => addDays(from, i))
  return dates.flatMap((date) =>
    openWindows(hours.value, date, calendar).map(({ open, close }) => ({
      date,
      open: showClock(open),
      close: close === null ? null : showClock(close),
    })),
  )
}

/** The public holidays of every year that the dates and their neighbours touch; none where the country is unknown. */
export async function holidaysAround(
  db: Db,
  country: string,
  from: IsoDate,
  to: IsoDate,
): Promise<Set<IsoDate>> {
  const [first, last] = [Number(addDays(from, -8).slice(0, 4)), Number(addDays(to, 8).slice(0, 4))]
  const years = Array.from({ length: last - first + 1 }, (_, i) => first + i)
  const days = await Promise.all(years.map((year) => findHolidays(db, country, undefined, year)))
  return new Set(days.flatMap((year) => (year ? holidayDates(year) : [])))
}
