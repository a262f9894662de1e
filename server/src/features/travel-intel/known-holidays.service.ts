import { daysOfRules, type HolidayDay } from '@tripwright/domain/travel-intel'
import type { HolidaysTypes } from 'date-holidays'
import { findOwnHolidays, listOwnCountries } from './own-holidays.service.ts'

type Provenance = { asOf: string; source: string; missing: string | null }

const OF_THE_LIBRARY: Provenance = { asOf: '2026-10-01', source: 'date-holidays 3.37', missing: null }
/** Where the law keeps a day that falls on a Sunday and gives another one beside it; elsewhere the day moves. */
const KEEPS_BOTH = ['JP', 'KR', 'TW', 'CN', 'HK', 'TH']

const known = new Map<string, HolidayDay[] | null>()
const MOST_KNOWN = 2000

/** Our own public holidays of a country or a part of it, by date; null when nobody knows the country or the part. */
export async function findKnownHolidays(country: string, subdivision: string | undefined, year: number) {
  const key = `${country}-${subdivision ?? ''}-${year}`
  const found = known.get(key)
  if (found !== undefined) return found
  const days = await workOut(country, subdivision, year)
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(key, days)
  return days
}

/** Where the days of a country come from, and what is missing in them. */
export function holidaySource(country: string): Provenance {
  const own = findOwnHolidays(country)
  return own ? { asOf: own.asOf, source: 'Tripwright holidays', missing: own.missing } : OF_THE_LIBRARY
}

/** The countries whose holidays are known. */
export async function listKnownCountries(): Promise<string[]> {
  const { default: Holidays } = await import('date-holidays')
  return [...new Set([...Object.keys(new Holidays().getCountries()), ...listOwnCountries()])]
}

async function workOut(
  country: string,
  subdivision: string | undefined,
  year: number,
): Promise<HolidayDay[] | null> {
  const own = findOwnHolidays(country)
  if (own) return subdivision === undefined ? ownDays(own.days, year) : null
  // A megabyte of rules that most processes never ask for.
  const { default: Holidays } = await import('date-holidays')
  const all = new Holidays()
  if (!Object.hasOwn(all.getCountries(), country)) return null
  if (subdivision !== undefined && !Object.hasOwn(all.getStates(country) ?? {}, subdivision)) return null
  if (subdivision === undefined) all.init(country)
  else all.init(country, subdivision)
  const days = all.getHolidays(year, 'en').filter(({ type }) => type === 'public')
  const moved = days.filter((day) => !KEEPS_BOTH.includes(country) && isMoved(day, days))
  return days
    .filter((day) => !moved.includes(day))
    .map(({ date, name }) => ({ date: date.slice(0, 10), name }))
}

function ownDays(rules: Parameters<typeof daysOfRules>[0], year: number): HolidayDay[] {
  return daysOfRules(rules, year).map(({ date, name, isEstimate }) =>
    isEstimate ? { date, name, isEstimate } : { date, name },
  )
}

/** True for a day that is kept on another one: the library lists both. */
function isMoved({ name, substitute }: HolidaysTypes.Holiday, days: HolidaysTypes.Holiday[]): boolean {
  return !substitute && days.some((other) => other.substitute && other.name.startsWith(`${name} (`))
}
