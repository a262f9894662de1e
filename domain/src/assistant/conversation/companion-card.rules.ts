import type { IsoDate } from '../../base/dates.ts'
import { metresBetween, type Position } from '../../base/geo.ts'
import { currencyDecimals, type Money } from '../../base/money.ts'
import type { Provenance } from '../../base/provenance.ts'
import type { DisruptionKind } from '../../claims/compensation/index.ts'
import type { CityClimate } from '../../destination/climate/index.ts'
import { type CityCosts, estimateDay } from '../../destination/costs/index.ts'
import type { Country } from '../../destination/countries/index.ts'
import type { City, Guide } from '../../destination/places/index.ts'
import {
  type CityHabits,
  type CountryNotes,
  type Daylight,
  daylightOn,
  type MonthFacts,
  monthsOf,
} from '../../destination/travel-intel/index.ts'
import { allocate } from '../../money/expenses/index.ts'
import type { Risks } from '../../safety/risks/index.ts'
import { type PackingItem, packingForMonth } from '../../trip/plan-view/index.ts'
import type { RouteAnswer, ToolInput, ToolName } from '../tools/index.ts'
import type { AnswerCard, AnswerFacts } from './answer.rules.ts'
import type { CityRef } from './fact-intents.rules.ts'

type Sourced = Provenance & { asOf: string }
/** Tables for answers beside `FactTables`; null when one could not be loaded. */
export type CompanionTables = {
  notes: (Sourced & { notes: CountryNotes | null }) | null
  habits: (Sourced & { habits: CityHabits | null }) | null
  /** Of each compared city that has costs. */
  compared: readonly { id: string; costs: CityCosts }[]
  risks: Risks | null
}
export const NO_COMPANION_TABLES: CompanionTables = {
  notes: null,
  habits: null,
  compared: [],
  risks: null,
}

type Missing = { kind: 'not-known'; what: 'facts' }

/** A part of an answer by the rules of the companion. */
export type CompanionCard =
  | { kind: 'split'; total: Money; people: number; shares: { amount: number; people: number }[] }
  | { kind: 'vaccinations'; country: Country; risks: Risks | null }
  | { kind: 'driving'; country: Country }
  | (Sourced & {
      kind: 'festivals'
      country: string
      city: CityRef | null
      month: number | null
      festivals: CountryNotes['festivals']
    })
  | { kind: 'compare'; month: number; rows: { city: CityRef; day: Money; costs: CityCosts }[] }
  | {
      kind: 'packing'
      city: CityRef
      facts: MonthFacts
      climate: CityClimate
      items: PackingItem[]
      country: Country | null
    }
  | { kind: 'help'; topic: ToolInput<'help.find'>['topic']; country: Country | null }
  | { kind: 'rights'; disruption: DisruptionKind | null; hours: number | null }
  | (Sourced & { kind: 'notes'; country: string; notes: CountryNotes; topics: readonly string[] })
  | { kind: 'trip'; topic: 'day' | 'list' | 'bookings' | 'spent'; date: IsoDate | null }
  /** A change of the own plan, computed where the trip is. */
  | { kind: 'proposal'; change: ToolInput<'plan.change'> }
  | { kind: 'smalltalk'; topic: ToolInput<'smalltalk'>['kind'] }
  | { kind: 'question'; about: string | null; missing: string | null; offers: string[]; said: object }
  | { kind: 'page'; tool: ToolName; path: string }
  | { kind: 'forecast'; city: City }
  /** From the airports of a city into it. */
  | { kind: 'airport'; city: City }
  | RouteAnswer
  /** The guide of a town has to be made first; `answer` answers the question again. */
  | { kind: 'unguided'; city: City; answer: () => Promise<CompanionAnswer> }
  | { kind: 'daylight'; city: City; light: Daylight; date: IsoDate }
  | { kind: 'refused' }
  | Missing

/** What the answer to a call is: a card of the earlier rules, or one of the companion's. */
export type CompanionAnswer = Exclude<AnswerCard, { kind: 'tool' }> | CompanionCard

const MISSING: Missing = { kind: 'not-known', what: 'facts' }

/** Shares of a sum to the minor unit: the remainder goes to the first ones, so that the shares add up. */
export function splitCard({ amount, currency, people }: ToolInput<'money.split'>): CompanionCard {
  const counts = new Map<number, number>()
  for (const share of allocate(
    amount,
    Array.from({ length: people }, () => 1),
  ))
    counts.set(share, (counts.get(share) ?? 0) + 1)
  const shares = [...counts].map(([share, count]) => ({ amount: share, people: count }))
  return {
    kind: 'split',
    total: { amount, currency },
    people,
    shares: shares.sort((a, b) => b.amount - a.amount),
  }
}

export function festivalsCard(
  { country, month }: ToolInput<'festivals.list'>,
  city: CityRef | null,
  { notes, habits }: CompanionTables,
): CompanionCard {
  const ofCity = city && habits?.habits ? habits : null
  const all = ofCity?.habits?.festivals ?? notes?.notes?.festivals
  const from = ofCity ?? notes
  if (!all || !from) return MISSING
  const { asOf, source, written, checked } = from
  const festivals = all.filter((one) => month === undefined || one.month === month)
  const where = { country, city: ofCity && city, month: month ?? null }
  return Object.assign({ kind: 'festivals' as const, festivals }, where, { asOf, source, written, checked })
}

/** What a day costs one of two who share a room, the cheapest city first by a common currency where there are rates. */
export function compareCard(
  { cities, month }: ToolInput<'costs.compare'>,
  { compared }: CompanionTables,
  facts: AnswerFacts,
): CompanionCard {
  const inMonth = month ?? monthOf(facts.today)
  const rows = cities.flatMap((id) => {
    const city = cityOf(id, facts)
    const costs = compared.find((one) => one.id === id)?.costs
    if (!city || !costs) return []
    const { likely } = estimateDay(costs, { style: 'likely', month: inMonth })
    return [{ city, costs, day: { amount: likely, currency: costs.currency } }]
  })
  return rows.length < 2 ? MISSING : { kind: 'compare', month: inMonth, rows }
}

export function packingCard(
  { city: id, month, date }: ToolInput<'packing.list'>,
  facts: AnswerFacts,
  home: Country | null,
): CompanionCard {
  const city = cityOf(id, facts)
  const { climate = null, costs = null, country = null } = facts.tables ?? {}
  const inMonth = month ?? monthOf(date ?? facts.today)
  const year = Number(facts.today.slice(0, 4))
  const ofMonth = climate && monthsOf(climate, costs, year)[inMonth - 1]
  if (!city || !climate || !ofMonth) return MISSING
  return {
    kind: 'packing',
    city,
    facts: ofMonth,
    climate,
    country,
    items: packingForMonth(ofMonth, country, home),
  }
}

/** Sunrise and sunset in a city with a guide; in the middle of a month when no day is given. */
export function daylightCard(
  { city: id, month, date }: ToolInput<'daylight.read'>,
  { cities, today }: AnswerFacts,
): CompanionCard | null {
  const city = cities.find((one) => one.id === id)
  // Of a town that only a list knows, the zone is not known.
  if (!city || city.zone === '') return null
  const year = Number(today.slice(0, 4)) + (month !== undefined && month < monthOf(today) ? 1 : 0)
  const inMonth = month === undefined ? today : `${year}-${String(month).padStart(2, '0')}-15`
  const on = date ?? inMonth
  return { kind: 'daylight', city, date: on, light: daylightOn(city, city.zone, on) }
}

type NearAirport = { iata: string; name: string; metres: number; taxi: Money }
const MAX_AIRPORT_METRES = 60_000
const MAX_AIRPORTS = 3

/**
 * The airports within 60 km of the centre of a city, the nearest first: the way in a straight line, and what a taxi costs by the usual
 * fares of the city, to whole units of its currency.
 */
export function airportsOf(
  { city, transport }: Pick<Guide, 'city' | 'transport'>,
  airports: readonly (Position & { iata: string; name: string })[],
): NearAirport[] {
  return airports
    .map(({ iata, name, lat, lon }) => {
      const metres = Math.round(metresBetween(city, { lat, lon }))
      const fare = transport.taxiBase + (transport.taxiPerKm * transport.detour * metres) / 1000
      const unit = 10 ** currencyDecimals(city.currency)
      const taxi = { amount: Math.round(fare / unit) * unit, currency: city.currency }
      return { iata, name, metres, taxi }
    })
    .filter(({ metres }) => metres <= MAX_AIRPORT_METRES)
    .sort((one, other) => one.metres - other.metres)
    .slice(0, MAX_AIRPORTS)
}

/** Finds a city by its id, with or without a guide. */
export function cityOf(id: string, { cities, others = [] }: AnswerFacts): CityRef | null {
  return [...cities, ...others].find((one) => one.id === id) ?? null
}

const monthOf = (date: IsoDate): number => Number(date.slice(5, 7))
