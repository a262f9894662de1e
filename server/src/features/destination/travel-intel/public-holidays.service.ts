import { type HolidayDay, resolveHolidayRules } from '@tripwright/domain/destination/travel-intel'
import {
  type CuratedHolidays,
  findCuratedHolidays,
  listCuratedCountries,
} from './curated-holidays.service.ts'
import { findLibraryDays, type LibraryDay, listLibraryCountries } from './library-holidays.service.ts'

/** The holidays of a place; see the contract for `originals`. */
export type PublicHolidays = { days: HolidayDay[]; originals?: HolidayDay[] }

type HolidayProvenance = {
  missing: string | null
  asOf: string
  source: string
  written: string | null
  checked: { date: string; source: string } | null
}

const LIBRARY_AS_OF = '2026-10-01'
const LIBRARY_SOURCE = 'date-holidays 3.37'
const OWN_SOURCE = 'Tripwright holidays'
/** All countries were compared day by day for 2026 and 2027; `data/holidays-differences.json` has the differences. */
const LIBRARY_CHECK = { date: '2026-11-23', source: 'github.com/vacanza/holidays 0.102' }
/** Feasts without a rule, and substitute days, are written out for these years. */
const WRITTEN_YEARS = { from: 2026, to: 2030 }
/** Countries whose official list names only the substitute day. Shops close on both: gov.uk/bank-holidays. */
const LISTS_SUBSTITUTES_ALONE = ['GB']

const holidayCache = new Map<string, PublicHolidays | null>()
const MAX_CACHED = 2000

/** Our own public holidays of a country or a part of it, by date; null for an unknown country or part. */
export async function findPublicHolidays(country: string, subdivision: string | undefined, year: number) {
  const key = `${country}-${subdivision ?? ''}-${year}`
  const cached = holidayCache.get(key)
  if (cached !== undefined) return cached
  const holidays = await computeHolidays(country, subdivision, year)
  if (holidayCache.size >= MAX_CACHED) holidayCache.clear()
  holidayCache.set(key, holidays)
  return holidays
}

/** Source, age and comparison of a country's days, and the days that are missing in them. */
export function holidaySource(country: string, year: number): HolidayProvenance {
  const own = findCuratedHolidays(country)
  if (!own)
    return {
      missing: null,
      asOf: LIBRARY_AS_OF,
      source: LIBRARY_SOURCE,
      written: null,
      checked: LIBRARY_CHECK,
    }
  const { asOf, written, usesLibrary, missingInOtherYears = null } = own
  const isWritten = year >= WRITTEN_YEARS.from && year <= WRITTEN_YEARS.to
  const missing =
    [own.missing, isWritten ? null : missingInOtherYears].filter((text) => text !== null).join(' ') || null
  return {
    missing,
    asOf,
    source: usesLibrary ? `${LIBRARY_SOURCE}, ${OWN_SOURCE}` : OWN_SOURCE,
    written,
    checked: LIBRARY_CHECK,
  }
}

/** The countries with known holidays. */
export async function listHolidayCountries(): Promise<string[]> {
  return [...new Set([...(await listLibraryCountries()), ...listCuratedCountries()])]
}

async function computeHolidays(
  country: string,
  subdivision: string | undefined,
  year: number,
): Promise<PublicHolidays | null> {
  const own = findCuratedHolidays(country)
  if (own && !own.usesLibrary)
    return subdivision === undefined ? { days: sorted(withoutDuplicates(ownDays(own, year))) } : null
  const libraryDays = await findLibraryDays(country, subdivision, year)
  if (libraryDays === null) return null
  const isCorrected = own && !(own.isForWholeCountryAlone && subdivision !== undefined)
  const all = isCorrected ? applyCorrections(libraryDays, own, year, subdivision === undefined) : libraryDays
  const isLeftOut = ({ isOriginal }: LibraryDay) => isOriginal && LISTS_SUBSTITUTES_ALONE.includes(country)
  const originals = all.filter(isLeftOut).map(toHolidayDay)
  const days = withoutDuplicates(all.filter((day) => !isLeftOut(day)).map(toHolidayDay))
  return originals.length > 0 ? { days: sorted(days), originals } : { days: sorted(days) }
}

/**
 * The library's days with our corrections. A day that only some parts observe is uncertain for the whole country, and
 * certain for a part.
 */
function applyCorrections(
  days: readonly LibraryDay[],
  own: CuratedHolidays,
  year: number,
  isWhole: boolean,
): LibraryDay[] {
  const { without = [], unsure = [] } = own
  const isNamed = (list: readonly string[], { date, name }: LibraryDay) =>
    list.includes(name) || list.includes(date)
  const remaining = days
    .filter((day) => !isNamed(without, day))
    .map(
      (day): LibraryDay =>
        isWhole && isNamed(unsure, day) ? Object.assign({}, day, { isUnsure: true }) : day,
    )
  return [
    ...remaining,
    ...ownDays(own, year).map((day): LibraryDay => Object.assign(day, { isOriginal: false })),
  ]
}

function ownDays({ days }: CuratedHolidays, year: number): HolidayDay[] {
  return resolveHolidayRules(days, year).map(({ date, name, isEstimate, isUnsure }) => {
    const day: HolidayDay = { date, name }
    if (isEstimate) day.isEstimate = true
    if (isUnsure) day.isUnsure = true
    return day
  })
}

function toHolidayDay({ date, name, isEstimate, isUnsure }: LibraryDay): HolidayDay {
  const day: HolidayDay = { date, name }
  if (isEstimate) day.isEstimate = isEstimate
  if (isUnsure) day.isUnsure = isUnsure
  return day
}

/** One row for a name on a date. */
function withoutDuplicates(days: readonly HolidayDay[]): HolidayDay[] {
  return days.filter(
    (day, index) => days.findIndex((other) => other.date === day.date && other.name === day.name) === index,
  )
}

function sorted(days: readonly HolidayDay[]): HolidayDay[] {
  return days.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}
