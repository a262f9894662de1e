import { addDays } from '@tripwright/domain/base/dates'
import type { HolidayDay } from '@tripwright/domain/destination/travel-intel'
import type { HolidaysTypes } from 'date-holidays'

/** A day of the library; `isOriginal` where a substitute day is given for it. */
export type LibraryDay = HolidayDay & { isOriginal: boolean }

const DAY_MS = 86_400_000
/**
 * In hours: the spring clock change makes a day shorter; half days of a feast that begins at noon the day before are not
 * whole ones.
 */
const CLOCK_CHANGE_MS = 2 * 3_600_000
const ISLAMIC = /\b(Muharram|Safar|Rabi|Jumada|Rajab|Shaban|Ramadan|Shawwal|Dhu)\b/

/** The countries that the library has. */
export async function listLibraryCountries(): Promise<string[]> {
  return Object.keys((await library()).getCountries())
}

/**
 * The public holidays of a country or a part of it by date, each day of a longer feast; null where the library has no such
 * place.
 */
export async function findLibraryDays(
  country: string,
  subdivision: string | undefined,
  year: number,
): Promise<LibraryDay[] | null> {
  const all = await library()
  if (!Object.hasOwn(all.getCountries(), country)) return null
  if (subdivision !== undefined && !Object.hasOwn(all.getStates(country) ?? {}, subdivision)) return null
  if (subdivision === undefined) all.init(country)
  else all.init(country, subdivision)
  // A feast that begins at the end of the year before may continue.
  const feasts = [year - 1, year].flatMap((one) => all.getHolidays(one, 'en') ?? [])
  const open = feasts.filter(({ type }) => type === 'public')
  return open
    .flatMap((feast) => daysOfFeast(feast, open))
    .filter(({ date }) => date.startsWith(`${year}-`))
    .sort((a, b) => Date.parse(a.date) - Date.parse(b.date))
}

async function library() {
  // A megabyte of rules that most processes never need.
  const { default: Holidays } = await import('date-holidays')
  return new Holidays()
}

function daysOfFeast(feast: HolidaysTypes.Holiday, all: readonly HolidaysTypes.Holiday[]): LibraryDay[] {
  const first = feast.date.slice(0, 10)
  const length = Math.max(
    1,
    Math.floor((feast.end.getTime() - feast.start.getTime() + CLOCK_CHANGE_MS) / DAY_MS),
  )
  return Array.from({ length }, (_, i) => {
    const day: LibraryDay = {
      date: addDays(first, i),
      name: feast.name,
      isOriginal: hasSubstitute(feast, all),
    }
    if (ISLAMIC.test(feast.rule)) day.isEstimate = true
    return day
  })
}

/** True for a day with a substitute day, in its place or beside it. */
function hasSubstitute(
  { name, substitute, date }: HolidaysTypes.Holiday,
  days: readonly HolidaysTypes.Holiday[],
): boolean {
  if (substitute) return false
  const year = date.slice(0, 4)
  return days.some(
    (other) => other.substitute && other.date.startsWith(year) && other.name.startsWith(`${name} (`),
  )
}
