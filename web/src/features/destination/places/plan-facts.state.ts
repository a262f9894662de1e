import type { Output } from '@tripwright/domain/base/contract'
import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import { foldLetters } from '@tripwright/domain/base/fold-text'
import {
  type City,
  type Guide,
  getGuide,
  type HolidayPlace,
  holidayPlace,
  listGuides,
} from '@tripwright/domain/destination/places'
import { holidayDates, listHolidays } from '@tripwright/domain/destination/travel-intel'
import type { WalkTable } from '@tripwright/domain/map/walking'
import type { RateTable, UsedRates } from '@tripwright/domain/money/currency'
import type { OwnPlace, PlanFacts } from '@tripwright/domain/trip/itinerary'
import { fetchFact } from '#platform/fact-cache.ts'
import type { WalkedTrip } from './plan-walks.state.ts'

/** Facts with an id, so that the engine receives them once. */
export type KeyedFacts = { key: string; facts: PlanFacts & { rates: UsedRates | null } }

/** Holidays of a year hardly ever change: what the device has of today is not asked for again. */
const HOLIDAYS_FRESH_MS = 24 * 60 * 60 * 1000

/** The cities with a guide; null when neither the network nor this device has the list. */
export async function loadCities(): Promise<City[] | null> {
  return (await loadGuideList())?.cities ?? null
}

/** The same with its source. */
export function loadGuideList(): Promise<Output<typeof listGuides> | null> {
  return fetchFact('guides', listGuides, {})
}

/** The guide of a city, from the network or this device; null when neither has it. */
export function loadGuide(cityId: string): Promise<Guide | null> {
  return fetchFact(`guide:${cityId}`, getGuide, { cityId })
}

/** A place that was picked from a guide. */
export type PickedPlace = { id: string; name: string; lat: number; lon: number }

/**
 * Matches by name, those that begin with the text first: `vil` is Vilnius before it is Seville. Those that are only also
 * called so are last.
 */
export function sortByNameMatch<T extends Pick<City, 'name' | 'nameLocal' | 'also'>>(
  rows: readonly T[],
  text: string,
): T[] {
  const folded = foldLetters(text)
  const isFirst = ({ name, nameLocal }: T) =>
    [name, nameLocal].some((one) => foldLetters(one).startsWith(folded))
  const matches = rows.filter((row) => matchesName(row, text))
  const others = rows.filter((row) => !matchesName(row, text) && otherNameOf(row, text) !== null)
  return [...matches.filter(isFirst), ...matches.filter((row) => !isFirst(row)), ...others]
}

/** The first of the other names of a city that begins with the text; null for none. */
export function otherNameOf({ also = [] }: Pick<City, 'also'>, text: string): string | null {
  const folded = foldLetters(text)
  return also.find((one) => foldLetters(one).startsWith(folded)) ?? null
}

/** Whether a name of a city or place contains the text, ignoring case and accents. */
export function matchesName({ name, nameLocal }: Pick<City, 'name' | 'nameLocal'>, text: string): boolean {
  const folded = foldLetters(text)
  return [name, nameLocal].some((one) => foldLetters(one).includes(folded))
}

/** The trip whose facts to load. */
type FactsRequest = {
  cityIds: readonly string[]
  startDate: IsoDate
  days: number
  currency?: string | undefined
  /** Its own places are among those of the guides; ways on foot go along streets from its stays, bookings and places, and by its needs. */
  request?: WalkedTrip | undefined
}

/** All facts of a plan of these cities and days; null when a guide is unavailable. */
export async function loadFacts({
  cityIds,
  startDate,
  days,
  currency,
  request,
}: FactsRequest): Promise<KeyedFacts | null> {
  const walksPart = request ? loadWalksPart() : null
  const guides = (await Promise.all([...new Set(cityIds)].map(loadGuide))).filter((guide) => guide !== null)
  if (guides.length < new Set(cityIds).size) return null
  const [from, to] = [addDays(startDate, -1), addDays(startDate, days + 1)]
  const own = request?.places ?? []
  const loadingWalks = request ? walksPart?.then((part) => part?.loadWalks(request, guides) ?? null) : null
  const places = new Map(guides.map(({ city }) => [holidayPlace(city), city]))
  const lists = await Promise.all([...places.values()].map((city) => holidaysOf(city, from, to)))
  const currencies = new Set([
    ...guides.map(({ city }) => city.currency),
    ...(currency ? [currency] : []),
    ...own.flatMap(({ price }) => price?.currency ?? []),
  ])
  const rates = currencies.size > 1 ? await loadRatesOf([...currencies]) : null
  const walks = await loadingWalks
  const known = walks && walks.walks.length > 0 ? walks : null
  const facts = { guides, holidays: Object.fromEntries(lists), rates, ...(known && { walks: known.walks }) }
  const parts = [...cityIds, from, to, ...guides.map(({ asOf }) => asOf), ...(known ? [known.name] : [])]
  const keyed = { key: [...parts, ...keyOf(rates)].join(), facts }
  return own.length > 0 ? joinOwn(keyed, own) : keyed
}

// Loaded only where somebody has added a place: the first pages do not need it.
async function joinOwn(keyed: KeyedFacts, own: readonly OwnPlace[]): Promise<KeyedFacts | null> {
  const module = await import('./own-places.state.ts').catch(() => null)
  return module?.withPlacesOfTrip(keyed, own) ?? null
}

/** Facts of the day on which a plan was made. */
type PlannedWith = { rates?: UsedRates | undefined; walks?: readonly WalkTable[] | null | undefined }

/** The same facts with the plan's own rates and walks, because with newer ones it would not add up. */
export function withFactsOfPlan({ key, facts }: KeyedFacts, { rates, walks }: PlannedWith): KeyedFacts {
  if (!rates && !walks?.length) return { key, facts }
  return {
    key: [key, ...keyOf(rates ?? null), ...(walks?.length ? [JSON.stringify(walks)] : [])].join(),
    facts: {
      ...facts,
      ...(rates && { rates }),
      ...(walks?.length && { walks: [...walks, ...(facts.walks ?? [])] }),
    },
  }
}

function keyOf(rates: UsedRates | null): string[] {
  return rates ? [rates.date, ...Object.entries(rates.rates).flat().map(String)] : []
}

type HolidayList = Output<typeof listHolidays>

/** The public holidays of a place in a year, else those of its country; null when neither are available. */
export async function loadHolidays(place: HolidayPlace, year: number): Promise<HolidayList | null> {
  const { country, subdivision } = place
  const input = subdivision ? { country, subdivision, year } : { country, year }
  const holidays = await fetchFact(
    `holidays:${holidayPlace(place)}:${year}`,
    listHolidays,
    input,
    HOLIDAYS_FRESH_MS,
  )
  return holidays ?? (subdivision ? loadHolidays({ country }, year) : null)
}

async function holidaysOf(city: HolidayPlace, from: IsoDate, to: IsoDate) {
  const years = [...new Set([from, to].map((day) => day.slice(0, 4)))]
  const lists = await Promise.all(years.map((year) => loadHolidays(city, Number(year))))
  const dates = lists.flatMap((list) => (list ? holidayDates(list) : []))
  return [holidayPlace(city), dates.filter((date) => date >= from && date <= to)] as const
}

/** The dated exchange rates; null when neither the network nor this device has them. */
export async function loadRates(): Promise<RateTable | null> {
  return (await loadRatesModule())?.loadRates() ?? null
}

async function loadRatesOf(codes: readonly string[]): Promise<UsedRates | null> {
  return (await loadRatesModule())?.loadRatesOf(codes) ?? null
}

// Loaded only where a server may know streets: the first pages do not need it.
function loadWalksPart() {
  return import('./plan-walks.state.ts').catch(() => null)
}

// Loaded only where amounts are compared: the first pages do not need it.
function loadRatesModule() {
  return import('./plan-rates.state.ts').catch(() => null)
}
