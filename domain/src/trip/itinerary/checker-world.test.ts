import { parseOpeningHours } from '@tripwright/opening-hours'
import { describe, expect, it } from 'vitest'
import { addDays, weekdayOf } from '../../base/dates.ts'
import { estimateTransfer, type Guide, type PointOfInterest } from '../../destination/places/index.ts'
import type { PlanFacts } from './facts.rules.ts'
import type { ResolvedRequest } from './request.rules.ts'

/** Deterministic random integers from 0 to below `most`. */
export type Chance = (most: number) => number

export function makeChance(seed: number): Chance {
  let state = Math.imul(seed, 0x9e3779b1) | 0
  return (most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

export function oneOf<T>(chance: Chance, list: readonly T[]): T {
  const chosen = list[chance(list.length)]
  if (chosen === undefined) throw new RangeError('nothing to choose from')
  return chosen
}

/** A deep copy of plain data. */
export function cloneOf<T>(value: T): T {
  return JSON.parse(JSON.stringify(value))
}

type Windows = [open: number, close: number][]
/** Opening hours as text, with their meaning coded by hand. */
type Shape = { text: string; windows: (date: string, isHoliday: boolean) => Windows }
const isWeekend = (date: string) => weekdayOf(date) > 4
const SHAPES: Shape[] = [
  { text: '24/7', windows: () => [[0, 1440]] },
  { text: 'Mo-Su 08:00-22:00', windows: () => [[480, 1320]] },
  { text: 'Mo-Su 09:00-18:00; PH off', windows: (_, isHoliday) => (isHoliday ? [] : [[540, 1080]]) },
  {
    text: 'Tu-Su 10:00-13:00,14:00-19:00; PH off',
    windows: (date, isHoliday) =>
      isHoliday || weekdayOf(date) === 0
        ? []
        : [
            [600, 780],
            [840, 1140],
          ],
  },
  {
    text: 'Mo-Fr 08:00-20:00; Sa,Su 10:00-16:00',
    windows: (date) => (isWeekend(date) ? [[600, 960]] : [[480, 1200]]),
  },
  { text: 'Mo-Su 17:00-02:00', windows: () => [[1020, 1560]] },
  { text: 'Mo-Su 06:00-25:00', windows: () => [[360, 1500]] },
  { text: 'Mo-Su 11:00+', windows: () => [[660, 780]] },
  {
    text: 'Apr-Sep 08:00-20:00; Oct-Mar 09:00-16:00',
    windows: (date) => (date.slice(5) >= '04' && date.slice(5) < '10' ? [[480, 1200]] : [[540, 960]]),
  },
  { text: '09:00-17:00; Dec 25 off', windows: (date) => (date.endsWith('12-25') ? [] : [[540, 1020]]) },
  { text: 'when the owner is awake', windows: () => [] },
]
export const HOLIDAYS = ['2026-12-25', '2027-03-28', '2027-04-05']

const spansCache = new Map<string, { open: number; close: number }[]>()

/**
 * The open times on a date by a naive implementation: the windows of the previous, the same and the next day, adjacent ones
 * joined.
 */
export function naiveSpans(text: string, date: string): { open: number; close: number }[] {
  const cached = spansCache.get(text + date)
  if (cached) return cached
  const shape = SHAPES.find((other) => other.text === text)
  const open = new Set<number>()
  for (const day of [-1, 0, 1])
    for (const [from, to] of shape?.windows(addDays(date, day), HOLIDAYS.includes(addDays(date, day))) ?? [])
      for (let minute = from; minute < to; minute++) open.add(day * 1440 + minute)
  const spans: { open: number; close: number }[] = []
  for (const minute of [...open].sort((a, b) => a - b)) {
    const last = spans.at(-1)
    if (last?.close === minute) last.close++
    else spans.push({ open: minute, close: minute + 1 })
  }
  const result = spans.filter((span) => span.open < 1440 && span.close > 0)
  spansCache.set(text + date, result)
  return result
}

const CITIES: Guide['city'][] = [
  ['rome', 'IT', 41.8967, 12.4822, 'Europe/Rome', 'EUR'],
  ['madrid', 'ES', 40.4169, -3.7035, 'Europe/Madrid', 'EUR'],
  ['london', 'GB', 51.5074, -0.1278, 'Europe/London', 'GBP'],
  ['new-york', 'US', 40.758, -73.9855, 'America/New_York', 'USD'],
  ['tokyo', 'JP', 35.6762, 139.7503, 'Asia/Tokyo', 'JPY'],
  ['auckland', 'NZ', -36.8485, 174.7633, 'Pacific/Auckland', 'NZD'],
  ['honolulu', 'US', 21.3069, -157.8583, 'Pacific/Honolulu', 'USD'],
  ['apia', 'WS', -13.8333, -171.7667, 'Pacific/Apia', 'WST'],
].map(([id, country, lat, lon, zone, currency]) => ({
  id: String(id),
  name: `City of ${id}`,
  nameLocal: String(id),
  country: String(country),
  lat: Number(lat),
  lon: Number(lon),
  zone: String(zone),
  currency: String(currency),
}))

function makePlace(chance: Chance, city: Guide['city'], i: number): PointOfInterest {
  const isEatery = i % 3 === 0
  const price = { amount: chance(30) * 125, currency: city.currency }
  return {
    id: `${city.id}-${i}`,
    name: `Place ${i} of ${city.id}`,
    nameLocal: '-',
    about: '-',
    url: null,
    lat: city.lat + (chance(401) - 200) / 10_000,
    lon: city.lon + (chance(401) - 200) / 10_000,
    category: isEatery ? 'restaurant' : oneOf(chance, ['museum', 'park', 'square', 'gallery']),
    hours: oneOf(chance, SHAPES).text,
    lastEntryMinutes: oneOf(chance, [null, null, 0, 30, 45]),
    minutes: 15 + chance(8) * 10,

    indoor: chance(2) === 0,
    daylight: chance(4) === 0,
    stepFree: oneOf(chance, [true, true, false, null]),
    price: chance(5) === 0 ? null : price,

    booking: null,
    renown: 1 + chance(10),
    confidence: 'high',
    written: '2026-11-01',
    checked: null,
    dayTrip: false,
    ...(isEatery && {
      meals: oneOf(chance, [
        ['lunch', 'dinner'],
        ['breakfast', 'lunch', 'dinner'],
        ['dinner'],
      ] as const).slice(),
      diet: oneOf(chance, [['vegetarian'], ['vegetarian', 'vegan'], []] as const).slice(),
    }),
  }
}

function makeGuide(chance: Chance, city: Guide['city']): Guide {
  const { lat, lon } = city
  const river: Guide['barriers'][number] = {
    name: 'River',
    line: [
      [lat - 1, lon + 0.004],
      [lat + 1, lon + 0.004],
    ],
    crossings: [
      {
        name: 'Bridge',
        from: [lat, lon + 0.003],
        to: [lat, lon + 0.005],
        minutes: null,
        modes: ['walk', 'transit', 'drive'],
      },
      {
        name: 'Ferry',
        from: [lat + 0.01, lon + 0.003],
        to: [lat + 0.01, lon + 0.005],
        minutes: 9,
        modes: ['walk'],
      },
    ],
  }
  return {
    city,
    transport: {
      transitFare: 150 + chance(100),
      transitKmh: 18,
      transitWaitMinutes: 5,
      taxiBase: 400,
      taxiPerKm: 133,
      detour: 1.3,
    },
    barriers: chance(2) === 0 ? [river] : [],
    pointsOfInterest: Array.from({ length: 21 }, (_, i) => makePlace(chance, city, i)),
    asOf: '2026-11-01',
    source: 'test',
  }
}

const START_DATES = [
  '2026-12-01',
  '2027-03-26',
  '2026-10-24',
  '2027-04-03',
  '2027-06-12',
  '2026-12-23',
  '2027-03-12',
]

/** A request without constraints and the facts of its one to three cities. */
export function makeWorld(seed: number): { chance: Chance; request: ResolvedRequest; facts: PlanFacts } {
  const chance = makeChance(seed)
  const number = oneOf(chance, [1, 1, 1, 2, 2, 3])
  const chosen = Array.from(
    { length: number },
    (_, i) => CITIES[(seed + i * (1 + (seed % 3))) % CITIES.length],
  )
  const guides = chosen.flatMap((city) => (city ? [makeGuide(chance, city)] : []))
  const cities = guides.map(({ city }, i) => {
    const [before, after] = [guides[i - 1]?.city, guides[i + 1]?.city]
    const isFar = [before, after].some((other) => other && estimateTransfer(other, city).minutes > 500)
    const stay = {
      name: `Inn of ${city.id}`,
      lat: city.lat + chance(90) / 10_000,
      lon: city.lon - chance(90) / 10_000,
    }
    return { id: city.id, nights: after ? (isFar ? 2 : 1) + chance(2) : chance(3), stay }
  })
  const request: ResolvedRequest = {
    cities,
    startDate: oneOf(chance, START_DATES),
    days: cities.reduce((sum, { nights }) => sum + nights, 1),
    travellers: { adults: 1 + chance(4), children: chance(3) },
    pace: oneOf(chance, ['relaxed', 'balanced', 'packed']),
    interests: [],
    mustSee: [],
    avoid: [],
    locks: [],
    bookings: [],

    meals: chance(5) > 0,
    dayStart: oneOf(chance, ['00:30', '08:00', '09:00', '09:30']),
    dayEnd: oneOf(chance, ['19:00', '21:00', '22:30', '24:00']),
    ...(chance(3) === 0 && { arrival: '11:10' }),
    ...(chance(3) === 0 && { departure: '16:45' }),
    modes: oneOf(chance, [
      ['walk', 'transit'],
      ['walk', 'transit', 'taxi'],
      ['walk'],
      ['taxi', 'walk'],
    ] as const).slice(),
    needs: { stepFree: chance(4) === 0, diets: chance(4) === 0 ? ['vegetarian'] : [] },
    seed: 1,
    timeBudgetMs: 100,
  }
  const holidays = Object.fromEntries(guides.map(({ city }) => [city.country, HOLIDAYS]))
  const rates = { EUR: 1, GBP: 0.8412, USD: 1.0875, JPY: 163.27, NZD: 1.8231, WST: 2.9747 }
  return { chance, request, facts: { guides, holidays, rates: { base: 'EUR', date: '2026-11-20', rates } } }
}

describe('a generated world', () => {
  it('is deterministic for a seed and differs between seeds', () => {
    expect(makeWorld(7).facts).toEqual(makeWorld(7).facts)
    expect(makeWorld(7).facts).not.toEqual(makeWorld(8).facts)
  })

  it('has hours of many shapes, all but one of them readable', () => {
    expect(SHAPES.filter(({ text }) => !parseOpeningHours(text).ok)).toHaveLength(1)
  })
})
