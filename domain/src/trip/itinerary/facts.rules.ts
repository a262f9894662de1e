import {
  type OpeningHours,
  type OpenWindow,
  openWindows,
  parseOpeningHours,
  sunMinute,
} from '@tripwright/opening-hours'
import { addDays, type IsoDate, toDayNumber } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import { convertAmount, type Money } from '../../base/money.ts'
import { offsetMinutes, toInstant } from '../../base/zones.ts'
import {
  type City,
  type Guide,
  type HolidayPlace,
  holidayPlace,
  type MEALS,
  type PointOfInterest,
} from '../../destination/places/index.ts'
import {
  findStreetRouter,
  MAX_MORE_POSITIONS,
  type WalkTable,
  walkPointKey,
} from '../../map/walking/index.ts'
import type { PlanRequest, PlanRequestInput } from './itinerary.contract.ts'

export type Meal = (typeof MEALS)[number]
/** Units of each currency for one unit of `base`, in major units, as of a date. */
export type ExchangeRates = { base: string; date: IsoDate; rates: Readonly<Record<string, number>> }

/** All facts of a plan; plain data, so that it can be sent to a worker or a browser. */
export type PlanFacts = {
  /** The guides of the request's cities. */
  guides: readonly Guide[]
  /** Public holidays by `holidayPlace` or ISO 3166-1 country, for the days of the trip and the adjacent ones. */
  holidays: Readonly<Record<string, readonly IsoDate[]>>
  rates: ExchangeRates | null
  /** Ways on foot along streets, where they are known; of several tables the earlier one counts. */
  walks?: readonly WalkTable[]
}

/** Nobody walks further in a day. */
const WALKED_METRES = 30_000

/** The positions of a request about a city that its guide may not have, where bookings lead and places of one's own included: walks from there have to be asked for. */
export function walkPositionsOf(
  { cities, bookings = [], places = [] }: Pick<PlanRequestInput, 'cities' | 'bookings' | 'places'>,
  city: Pick<City, 'id' | 'lat' | 'lon'>,
): Position[] {
  const stay = cities.find(({ id }) => id === city.id)?.stay
  const all = [
    city,
    ...(stay ? [stay] : []),
    ...bookings.flatMap(({ lat, lon, to }) => [{ lat, lon }, ...(to ? [to] : [])]),
    ...places.map(({ location }) => location),
  ]
  const near = all.filter((at) => metresBetween(at, city) <= WALKED_METRES)
  const byKey = new Map(near.map(({ lat, lon }) => [walkPointKey({ lat, lon }), { lat, lon }]))
  // The middle of a city, where nobody said where they sleep, is in every table of it.
  byKey.delete(walkPointKey(city))
  return [...byKey.values()].slice(0, MAX_MORE_POSITIONS)
}

/** The streets that the party of a request walks along; undefined where none are known. */
export function streetsFor({ needs }: Pick<PlanRequest, 'needs'>, { walks }: Pick<PlanFacts, 'walks'>) {
  return findStreetRouter(walks, needs.stepFree)
}

/** The date of the oldest of these guides, which is the age of a plan made from them. */
export function oldestGuideDate(guides: readonly Pick<Guide, 'asOf'>[]): IsoDate | undefined {
  return guides.map(({ asOf }) => asOf).sort()[0]
}

/** Minutes after the midnight that began the date. */
export type TimeSpan = { open: number; close: number }

/** How long an open end counts as open. */
const OPEN_END_MINUTES = 120
const DAY = 1440

/** Windows of local time that contain the whole meal (docs/itinerary.md, "Meals"). */
const MEAL_WINDOWS: Record<Meal, TimeSpan> = {
  breakfast: { open: 360, close: 540 },
  lunch: { open: 660, close: 840 },
  dinner: { open: 1020, close: 1200 },
}
/** How much later the last table is where people eat late, by country. */
const MEAL_SHIFT_MINUTES: Readonly<Record<string, number>> = {
  AR: 120,
  BR: 60,
  CL: 60,
  ES: 120,
  FR: 60,
  GR: 120,
  IT: 60,
  MX: 120,
  PT: 60,
  TR: 60,
}
/** The part of a meal's window that must be in a day for the meal to be due. */
const MIN_MEAL_OVERLAP_MINUTES = 120

export function mealWindow(meal: Meal, country: string): TimeSpan {
  const { open, close } = MEAL_WINDOWS[meal]
  return { open, close: close + (meal === 'breakfast' ? 0 : (MEAL_SHIFT_MINUTES[country] ?? 0)) }
}

/** The meals that are due on a day with this frame. */
export function mealsDue(frame: TimeSpan, country: string): Meal[] {
  return (['breakfast', 'lunch', 'dinner'] as const).filter((meal) => {
    const { open, close } = mealWindow(meal, country)
    return Math.min(close, frame.close) - Math.max(open, frame.open) >= MIN_MEAL_OVERLAP_MINUTES
  })
}

// Cached, because parsing is slow and the same few hundred texts occur for each day and each request.
const parsed = new Map<string, OpeningHours | null>()
const MAX_PARSED = 20_000

function parseCachedHours(text: string): OpeningHours | null {
  const cached = parsed.get(text)
  if (cached !== undefined) return cached
  const result = parseOpeningHours(text)
  const hours = result.ok ? result.value : null
  if (parsed.size >= MAX_PARSED) parsed.clear()
  parsed.set(text, hours)
  return hours
}

/** The public holidays of a city: those of its region, else those of its country, else none. */
export function holidaysIn(city: HolidayPlace, { holidays }: Pick<PlanFacts, 'holidays'>) {
  return holidays[holidayPlace(city)] ?? holidays[city.country]
}

/**
 * The times when the place is certainly open on a date, including spans that began the evening before; empty when its hours
 * cannot be parsed.
 */
export function openSpans(place: PointOfInterest, date: IsoDate, guide: Guide, facts: PlanFacts): TimeSpan[] {
  const hours = parseCachedHours(place.hours)
  if (hours === null) return []
  const holidays = holidaysIn(guide.city, facts) ?? []
  const calendar = {
    isPublicHoliday: (day: IsoDate) => holidays.includes(day),
    position: { lat: place.lat, lon: place.lon },
    offsetMinutes: (day: IsoDate) => offsetMinutes(guide.city.zone, toInstant(day, 720, guide.city.zone)),
  }
  const before = openWindows(hours, addDays(date, -1), calendar).map((window) =>
    shifted(toSpan(window), -DAY),
  )
  const spans = [...before, ...openWindows(hours, date, calendar).map(toSpan)].filter(
    ({ close }) => close > 0,
  )
  const after = openWindows(hours, addDays(date, 1), calendar).map((window) => shifted(toSpan(window), DAY))
  return joined([...spans, ...after]).filter(({ open }) => open < DAY)
}

function toSpan({ open, close }: OpenWindow): TimeSpan {
  return { open, close: close ?? open + OPEN_END_MINUTES }
}

function shifted({ open, close }: TimeSpan, by: number): TimeSpan {
  return { open: open + by, close: close + by }
}

/** Joins adjacent windows, so that a place open around the clock does not close at midnight. */
function joined(spans: TimeSpan[]): TimeSpan[] {
  const result: TimeSpan[] = []
  for (const span of [...spans].sort((a, b) => a.open - b.open)) {
    const last = result.at(-1)
    if (last && span.open <= last.close) last.close = Math.max(last.close, span.close)
    else result.push({ ...span })
  }
  return result
}

/** The sum in another currency by the dated rates; null when one of the two has no rate. */
export function convertMoney(sum: Money, currency: string, rates: ExchangeRates | null): Money | null {
  if (sum.currency === currency) return sum
  const from = rateOf(sum.currency, rates)
  const to = rateOf(currency, rates)
  if (from === null || to === null) return null
  return convertAmount(sum, Number((to / from).toPrecision(12)), currency)
}

function rateOf(currency: string, rates: ExchangeRates | null): number | null {
  if (rates === null) return null
  return currency === rates.base ? 1 : (rates.rates[currency] ?? null)
}

/** The price of a meal without a place for an adult: the median of the guide's restaurants, 0 when none has a price. */
export function medianMealPrice(guide: Guide): number {
  const prices = guide.pointsOfInterest
    .filter(({ meals, price }) => meals !== undefined && meals.length > 0 && price !== null)
    .map(({ price }) => price?.amount ?? 0)
    .sort((a, b) => a - b)
  return prices[Math.floor(prices.length / 2)] ?? 0
}

/** Daylight at the place on a date, in local minutes; the whole day in polar day, empty in polar night. */
export function daylight(place: PointOfInterest, date: IsoDate, guide: Guide): TimeSpan {
  const offset = offsetMinutes(guide.city.zone, toInstant(date, 720, guide.city.zone))
  const open = sunMinute('sunrise', toDayNumber(date), place, offset)
  const close = sunMinute('sunset', toDayNumber(date), place, offset)
  if (open !== null && close !== null) return { open, close }
  // Polar day or night: the sun of June is up in the north, that of December in the south.
  const isSummer = place.lat > 0 === (date.slice(5) > '03-20' && date.slice(5) < '09-23')
  return isSummer ? { open: 0, close: 2 * DAY } : { open: 1, close: 0 }
}
