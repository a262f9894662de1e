import { type Country, checkAdapter } from '../../destination/countries/index.ts'
import type { PointOfInterest } from '../../destination/places/index.ts'
import type { MonthFacts } from '../../destination/travel-intel/index.ts'
import { PACKING_ITEMS, type PackingItem } from './packing-items.data.ts'

/**
 * A month that a trip spends in a town, as it usually is there; with `isForecast` those of its days that a forecast reaches,
 * where `rainDays` are days of the trip.
 */
export type TownMonth = { city: string; facts: MonthFacts; isForecast?: true }
type Sight = { name: string; category: PointOfInterest['category'] }
/** What is known of a trip when its packing list is made; what is not known suggests nothing. */
export type PackingTrip = {
  /** Null while the trip has no length. */
  days: number | null
  months: readonly TownMonth[]
  countries: readonly Country[]
  home: Country | null
  children: number
  /** In years; without them each age is thought of. */
  ages?: readonly number[] | undefined
  hasCar: boolean
  /** What its plan visits. */
  sights: readonly Sight[]
}

/** Why something is on the list. Temperatures in °C. */
export type PackingReason =
  | { kind: 'always' }
  | { kind: 'length'; days: number; isWashed: boolean }
  | { kind: 'heat'; city: string; month: number; high: number; isForecast?: true }
  | { kind: 'nights'; city: string; month: number; low: number; isForecast?: true }
  | { kind: 'rain'; city: string; month: number; days: number; isForecast?: true }
  | { kind: 'sea'; city: string; month: number; sea: number }
  | { kind: 'dress'; country: string; isLaw: boolean }
  | { kind: 'sockets'; country: string; plugs: readonly string[] }
  | { kind: 'border' | 'driving' | 'permit' | 'vaccination' | 'tap'; country: string }
  | { kind: 'sight'; name: string }
  | { kind: 'children'; count: number }
  /** Of a child up to 2, from 3 to 5, or from 6. */
  | { kind: 'baby' | 'small-child' | 'school-child' }
export type PackingSuggestion = {
  item: PackingItem
  /** For each person; null where it is not counted. */
  quantity: number | null
  reason: PackingReason
}

/** Limits in °C and days: from where weather asks for something. */
const LIMITS = { hot: 26, warm: 20, cool: 12, cold: 4, wetDays: 8, swimSea: 20, swimAir: 24, layers: 15 }
/** In years, the first and the last. */
const AGES = { baby: [0, 2], 'small-child': [3, 5], 'school-child': [6, 17] } as const
/** UN Regulations 44 and 129, as most countries ask for restraints: up to 12 years or 135 to 150 cm. */
const SEAT_UNTIL = 12
/** Nobody carries clean clothes for longer: after a week they are washed. */
const MAX_CHANGES = 8

/** What to pack for a trip and why, in the order of the list. */
export function suggestPacking(trip: PackingTrip): PackingSuggestion[] {
  const reasons: Reasons = { ...reasonsAlways(trip), ...reasonsOfPlaces(trip), ...reasonsOfPlan(trip) }
  // A spa in the mountains asks for swimwear too.
  if (reasons.towel) reasons.swim ??= reasons.towel
  return ITEM_NAMES.flatMap((item) => {
    const reason = reasons[item]
    return reason ? [{ item, quantity: quantityOf(item, trip.days), reason }] : []
  })
}

/** What the usual weather of a month, the dress that is expected and the sockets ask for. */
export function packingForMonth(
  facts: MonthFacts,
  country: Country | null,
  home: Country | null,
): PackingItem[] {
  const places = { months: [{ city: '', facts }], countries: country ? [country] : [], home }
  const reasons = reasonsOfPlaces(places)
  return ITEM_NAMES.filter((item) => WEATHER_AND_DRESS.includes(item) && reasons[item])
}

// `Object.keys` loses the type of the keys.
const ITEM_NAMES = Object.keys(PACKING_ITEMS) as PackingItem[]
const WEATHER_AND_DRESS: readonly PackingItem[] = [
  'sun',
  'light',
  'layers',
  'warm',
  'winter',
  'rain',
  'swim',
  'shoulders',
  'sunscreen',
  'adapter',
]

type Reasons = Partial<Record<PackingItem, PackingReason | null>>

function reasonsAlways({ days, countries, home }: PackingTrip): Reasons {
  const always: PackingReason = { kind: 'always' }
  const length: PackingReason =
    days === null ? always : { kind: 'length', days, isWashed: days > MAX_CHANGES }
  const abroad = countries.find(({ code }) => code !== home?.code)
  return {
    passport: abroad ? { kind: 'border', country: abroad.code } : always,
    cards: always,
    insurance: abroad ? { kind: 'border', country: abroad.code } : null,
    copies: abroad ? { kind: 'border', country: abroad.code } : null,
    underwear: length,
    socks: length,
    tops: length,
    bottoms: length,
    sleepwear: days === 1 ? null : always,
    shoes: always,
    toiletries: days === 1 ? null : always,
    medicines: always,
    'first-aid': always,
    phone: always,
    laundry: days !== null && days > MAX_CHANGES ? { kind: 'length', days, isWashed: false } : null,
  }
}

function reasonsOfPlaces({ months, countries, home }: Pick<PackingTrip, 'months' | 'countries' | 'home'>) {
  const hottest = extreme(months, ({ high }) => high)
  const coldest = extreme(months, ({ low }) => -low)
  const wet = months.filter(({ facts, isForecast }) => facts.rainDays >= (isForecast ? 1 : LIMITS.wetDays))
  // Rain that is forecast is surer than what is usual.
  const forecastWet = wet.filter(({ isForecast }) => isForecast)
  const wettest = extreme(forecastWet.length > 0 ? forecastWet : wet, ({ rainDays }) => rainDays)
  const bathing = months.filter(
    ({ facts: { sea, high } }) => (sea ?? 0) >= LIMITS.swimSea && high >= LIMITS.swimAir,
  )
  const warmestSea = extreme(bathing, ({ sea }) => sea ?? 0)
  const heat = (from: number): PackingReason | null =>
    hottest && hottest.facts.high >= from
      ? { kind: 'heat', ...placeOf(hottest), high: hottest.facts.high }
      : null
  const nights = (below: number): PackingReason | null =>
    coldest && coldest.facts.low < below
      ? { kind: 'nights', ...placeOf(coldest), low: coldest.facts.low }
      : null
  const dress =
    countries.find(({ habits }) => habits.dress === 'law') ??
    countries.find(({ habits }) => habits.dress !== 'free')
  const sockets = home && countries.find((there) => checkAdapter(home, there) !== 'fits')
  const reasons: Reasons = {
    sun: heat(LIMITS.hot),
    sunscreen: heat(LIMITS.hot),
    light: heat(LIMITS.warm),
    layers: (hottest?.facts.high ?? 0) >= LIMITS.cool ? nights(LIMITS.layers) : null,
    warm: nights(LIMITS.cool),
    winter: nights(LIMITS.cold),
    rain: wettest ? { kind: 'rain', ...placeOf(wettest), days: Math.round(wettest.facts.rainDays) } : null,
    swim: warmestSea ? { kind: 'sea', ...placeOf(warmestSea), sea: warmestSea.facts.sea ?? 0 } : null,
    shoulders: dress ? { kind: 'dress', country: dress.code, isLaw: dress.habits.dress === 'law' } : null,
    adapter: sockets ? { kind: 'sockets', country: sockets.code, plugs: sockets.power.plugs } : null,
  }
  return reasons
}

function reasonsOfPlan({ children, ages = [], hasCar, sights, countries, home }: PackingTrip): Reasons {
  const sight = (...categories: Sight['category'][]): PackingReason | null => {
    const found = sights.find(({ category }) => categories.includes(category))
    return found ? { kind: 'sight', name: found.name } : null
  }
  const of = (kind: 'permit' | 'vaccination' | 'tap', country: Country | undefined): PackingReason | null =>
    country ? { kind, country: country.code } : null
  const abroad = countries.filter(({ code }) => code !== home?.code)
  const withChildren: PackingReason | null = children > 0 ? { kind: 'children', count: children } : null
  const isUnknown = ages.length < children
  const ofAge = (kind: keyof typeof AGES): PackingReason | null => {
    const [from, to] = AGES[kind]
    const isOne = isUnknown || ages.some((age) => age >= from && age <= to)
    return children > 0 && isOne ? { kind } : null
  }
  // From 12 on, or as tall as that, no country asks for one.
  const needsSeat = children > 0 && (isUnknown || ages.some((age) => age < SEAT_UNTIL))
  const [driven] = countries
  return {
    licence: hasCar && driven ? { kind: 'driving', country: driven.code } : null,
    'driving-permit': hasCar
      ? of(
          'permit',
          abroad.find(
            ({ driving }) => driving.licence === 'idp-required' || driving.licence === 'idp-advised',
          ),
        )
      : null,
    'yellow-fever': of(
      'vaccination',
      countries.find(({ entry }) => entry.yellowFever === 'always'),
    ),
    smart: sight('theatre'),
    bottle: of(
      'tap',
      countries.find(({ habits }) => habits.tapWater === 'safe'),
    ),
    daypack: sight('park', 'viewpoint', 'zoo', 'theme-park', 'ancient'),
    towel: sight('beach', 'spa'),
    'child-papers': withChildren,
    'child-clothes': withChildren,
    games: withChildren,
    snacks: withChildren,
    diapers: ofAge('baby'),
    'baby-food': ofAge('baby'),
    stroller: ofAge('baby'),
    'child-seat': hasCar && driven && needsSeat ? { kind: 'driving', country: driven.code } : null,
    'comfort-toy': ofAge('small-child'),
    'child-bag': ofAge('school-child'),
    headphones: ofAge('school-child'),
  }
}

/** Changes of clothes for as many days as there are, until they are washed. */
function quantityOf(item: PackingItem, days: number | null): number | null {
  if (days === null) return null
  const changes = Math.min(days, MAX_CHANGES)
  switch (item) {
    case 'underwear':
    case 'socks':
    case 'tops':
      return changes
    case 'bottoms':
      return Math.max(1, Math.ceil(changes / 3))
    default:
      return null
  }
}

function placeOf({ city, facts, isForecast }: TownMonth) {
  return { city, month: facts.month, ...(isForecast && { isForecast }) }
}

/** The month in which a figure is highest; the first of several. */
function extreme(months: readonly TownMonth[], figure: (facts: MonthFacts) => number): TownMonth | null {
  const [first = null] = months
  return months.reduce<TownMonth | null>(
    (best, one) => (best && figure(one.facts) <= figure(best.facts) ? best : one),
    first,
  )
}
