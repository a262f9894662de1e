import { daysOfRules, type HolidayDay } from '@tripwright/domain/travel-intel'
import { findLibraryDays, type LibraryDay, listLibraryCountries } from './library-holidays.service.ts'
import { findOwnHolidays, listOwnCountries, type OwnHolidays } from './own-holidays.service.ts'

/** The holidays of a place; see the contract for `originals`. */
export type KnownHolidays = { days: HolidayDay[]; originals?: HolidayDay[] }

type Provenance = {
  missing: string | null
  asOf: string
  source: string
  written: string | null
  checked: { date: string; source: string } | null
}

const LIBRARY_AS_OF = '2026-10-01'
const LIBRARY = 'date-holidays 3.37'
const OURS = 'Tripwright holidays'
/** All countries were compared day by day for 2026 and 2027; `data/holidays-differences.json` holds what came of it. */
const CHECKED = { date: '2026-11-23', source: 'github.com/vacanza/holidays 0.102' }
/** Feasts that no rule gives, and days given in place of others, are written for these years. */
const WRITTEN_YEARS = { from: 2026, to: 2030 }
/** Where the published list names only the day given in place of a feast. Doors are closed on both: gov.uk/bank-holidays. */
const LISTS_SUBSTITUTES_ALONE = ['GB']

const known = new Map<string, KnownHolidays | null>()
const MOST_KNOWN = 2000

/** Our own public holidays of a country or a part of it, by date; null when nobody knows the country or the part. */
export async function findKnownHolidays(country: string, subdivision: string | undefined, year: number) {
  const key = `${country}-${subdivision ?? ''}-${year}`
  const found = known.get(key)
  if (found !== undefined) return found
  const holidays = await workOut(country, subdivision, year)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, holidays)
  return holidays
}

/** Where the days of a country come from, how old and how well compared they are, and what is missing in them. */
export function holidaySource(country: string, year: number): Provenance {
  const own = findOwnHolidays(country)
  if (!own) return { missing: null, asOf: LIBRARY_AS_OF, source: LIBRARY, written: null, checked: CHECKED }
  const { asOf, written, usesLibrary, missingInOtherYears = null } = own
  const isWritten = year >= WRITTEN_YEARS.from && year <= WRITTEN_YEARS.to
  const missing =
    [own.missing, isWritten ? null : missingInOtherYears].filter((text) => text !== null).join(' ') || null
  return { missing, asOf, source: usesLibrary ? `${LIBRARY}, ${OURS}` : OURS, written, checked: CHECKED }
}

/** The countries whose holidays are known. */
export async function listKnownCountries(): Promise<string[]> {
  return [...new Set([...(await listLibraryCountries()), ...listOwnCountries()])]
}

async function workOut(
  country: string,
  subdivision: string | undefined,
  year: number,
): Promise<KnownHolidays | null> {
  const own = findOwnHolidays(country)
  if (own && !own.usesLibrary)
    return subdivision === undefined ? { days: sorted(withoutDoubles(ownDays(own, year))) } : null
  const found = await findLibraryDays(country, subdivision, year)
  if (found === null) return null
  const isCorrected = own && !(own.isForWholeCountryAlone && subdivision !== undefined)
  const all = isCorrected ? corrected(found, own, year, subdivision === undefined) : found
  const isLeftOut = ({ isOriginal }: LibraryDay) => isOriginal && LISTS_SUBSTITUTES_ALONE.includes(country)
  const originals = all.filter(isLeftOut).map(shown)
  const days = withoutDoubles(all.filter((day) => !isLeftOut(day)).map(shown))
  return originals.length > 0 ? { days: sorted(days), originals } : { days: sorted(days) }
}

/** The library's days with what we know better. What is not kept everywhere is doubtful for the whole, and certain for a part. */
function corrected(
  days: readonly LibraryDay[],
  own: OwnHolidays,
  year: number,
  isWhole: boolean,
): LibraryDay[] {
  const { without = [], unsure = [] } = own
  const isNamed = (list: readonly string[], { date, name }: LibraryDay) =>
    list.includes(name) || list.includes(date)
  const kept = days
    .filter((day) => !isNamed(without, day))
    .map(
      (day): LibraryDay =>
        isWhole && isNamed(unsure, day) ? Object.assign({}, day, { isUnsure: true }) : day,
    )
  return [...kept, ...ownDays(own, year).map((day): LibraryDay => Object.assign(day, { isOriginal: false }))]
}

function ownDays({ days }: OwnHolidays, year: number): HolidayDay[] {
  return daysOfRules(days, year).map(({ date, name, isEstimate, isUnsure }) => {
    const day: HolidayDay = { date, name }
    if (isEstimate) day.isEstimate = true
    if (isUnsure) day.isUnsure = true
    return day
  })
}

function shown({ date, name, isEstimate, isUnsure }: LibraryDay): HolidayDay {
  const day: HolidayDay = { date, name }
  if (isEstimate) day.isEstimate = isEstimate
  if (isUnsure) day.isUnsure = isUnsure
  return day
}

/** One row for a name on a date. */
function withoutDoubles(days: readonly HolidayDay[]): HolidayDay[] {
  return days.filter(
    (day, index) => days.findIndex((other) => other.date === day.date && other.name === day.name) === index,
  )
}

function sorted(days: readonly HolidayDay[]): HolidayDay[] {
  return days.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date))
}
