import { expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Messages, TextValues } from '../../base/text.ts'
import { guideFile, toGuide } from '../../destination/places/index.ts'
import { planRequest, resolveRequest } from '../itinerary/index.ts'
import { emptyTrip, makeOps, merge, planFromStops, type StoredStop } from '../sync/index.ts'
import { buildExportTrip } from './build-export-trip.rules.ts'
import { exportMessages } from './export.messages.ts'
import type { ExportFormatter } from './export-text.rules.ts'
import type { ExportTrip } from './export-trip.rules.ts'

const ids = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`
export const TRIP = ids(1)
export const HOSTILE =
  'A "day", 1; \\n\r\nEND:VCALENDAR <b>&amp;]]> **bold** [x](javascript:alert(1)) `c` | \u0000\u2028\u202e 🏛️ www.x.y'

const row = (id: string, lat: number, lon: number, more: object = {}) => ({
  id,
  name: id,
  nameLocal: id,
  lat,
  lon,
  category: 'landmark',
  hours: '08:00-20:00',
  lastEntryMinutes: null,
  minutes: 60,
  indoor: true,
  daylight: false,
  price: 0,
  booking: null,

  stepFree: true,
  renown: 6,
  about: 'A place.',
  url: null,
  confidence: 'high',
  written: '2026-01-10',
  checked: null,
  ...more,
})
const city = (id: string, lat: number, lon: number, more: object) => ({
  id,
  lat,
  lon,
  country: 'IT',
  currency: 'EUR',
  ...more,
})
const transport = {
  transitFare: 150,
  transitKmh: 18,
  transitWaitMinutes: 6,
  taxiBase: 350,
  taxiPerKm: 120,
  detour: 1.3,
}
const guides = [
  {
    city: city('rome', 41.8986, 12.4769, { name: 'Rome', nameLocal: 'Roma', zone: 'Europe/Rome' }),
    pointsOfInterest: [
      row('colosseum', 41.8902, 12.4922, {
        name: 'Colosseum',
        nameLocal: 'Colosseo',
        price: 1800,
        booking: 'needed',
        lastEntryMinutes: 60,
        url: 'https://colosseo.it/größe?a=1;b=2',
        renown: 10,
      }),
      row('vatican', 41.9065, 12.4536, { name: 'Vatican Museums', hours: 'Mo-Sa 08:00-18:00', renown: 10 }),
      row('trattoria', 41.89, 12.47, { category: 'restaurant', price: 2000, meals: ['lunch', 'dinner'] }),
    ],
  },
  {
    city: city('tokyo', 35.6812, 139.7671, {
      name: 'Tokyo',
      nameLocal: '東京',
      zone: 'Asia/Tokyo',
      country: 'JP',
      currency: 'JPY',
    }),
    pointsOfInterest: [
      row('sensoji', 35.7148, 139.7967, { name: 'Sensō-ji', nameLocal: '浅草寺', price: 500 }),
    ],
  },
]
const facts = {
  guides: guides.map((one) =>
    toGuide(z.parse(guideFile, { ...one, asOf: '2026-01-10', transport, barriers: [] })),
  ),
  holidays: { IT: ['2026-03-28'] },
  rates: { base: 'EUR', date: '2026-03-01', rates: { JPY: 160 }, source: 'a table', isEstimate: true },
}

type StoredFields = Partial<StoredStop> & Pick<StoredStop, 'day' | 'start' | 'minutes'>
const visit = (n: number, poiId: string, stored: StoredFields): StoredStop => {
  const place = facts.guides.flatMap((guide) => guide.pointsOfInterest).find(({ id }) => id === poiId)
  const { name = poiId, lat = 0, lon = 0 } = place ?? {}
  return { id: ids(n), kind: 'visit', poiId, name, lat, lon, isLocked: false, cost: null, ...stored }
}
const KEPT: StoredStop[] = [
  visit(11, 'colosseum', { day: '2026-03-28', start: '10:00', minutes: 90 }),
  visit(12, 'trattoria', { kind: 'meal', day: '2026-03-28', start: '13:00', minutes: 60 }),
  visit(13, 'x', {
    kind: 'booking',
    poiId: null,
    name: HOSTILE,
    lat: 41.9,
    lon: 12.48,
    day: '2026-03-28',
    start: '23:30',
    minutes: 75,
    cost: { amount: 3050, currency: 'EUR' },
  }),
  visit(15, 'sensoji', { day: '2026-03-31', start: '09:00', minutes: 60 }),
  visit(16, 'x', {
    kind: 'meal',
    poiId: null,
    name: 'Sensō-ji',
    lat: 35.7148,
    lon: 139.7967,
    day: '2026-03-31',
    start: '12:00',
    minutes: 60,
  }),
]

/** Rome over the night of a clock change, an empty day, then Tokyo; covers everything that an export may have. */
export function makeTaken(
  title = 'Rome & Tokyo',
  stored: readonly StoredStop[] = KEPT,
  { adults = 2, dryDays = [] as number[], rainPoiId = '' } = {},
): ExportTrip {
  const input = {
    cities: [
      { id: 'rome', nights: 2 },
      { id: 'tokyo', nights: 1 },
    ],
    days: 4,
    startDate: '2026-03-28',
  }
  const parsed = z.parse(planRequest, {
    ...input,
    travellers: { adults },
    modes: ['walk', 'transit'],
    budget: { amount: 50_000, currency: 'EUR' },
  })
  const request = resolveRequest(parsed, facts, '2026-03-01')
  if (!request.ok) throw new Error(JSON.stringify(request.issues))
  const view = planFromStops(request.value, facts, stored)
  const [colosseum] = view.plan.days[0]?.stops ?? []
  if (colosseum && rainPoiId) colosseum.rainPoiId = rainPoiId
  let made = 100
  const set = (itemId: string, fields: object) =>
    Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))
  const changes = [
    ...set(TRIP, { title }),
    ...stored.flatMap(({ id, kind }) => set(id, { kind, note: id === ids(11) ? 'Gate 3, *east*' : '' })),
    ...set(ids(20), { kind: 'visit', name: 'Ask for the key', day: '2026-03-29' }),
    ...set(ids(21), { kind: 'note', text: '- Pack\n# water', day: '2026-03-28', order: 'a0' }),
  ]
  const trip = emptyTrip(TRIP)
  const { state } = merge(
    trip,
    makeOps(trip, 0, changes, () => ids(made++)),
  )
  return buildExportTrip({
    trip: state,
    view,
    facts,
    address: `https://trip.example/itinerary?trip=${TRIP}`,
    dryDays,
  })
}

// Supports only the ICU syntax of these texts.
function fill({ texts }: Messages, key: string, values: TextValues): string {
  const plural = /\{(\w+), (?:plural|select), (?:one|true) \{([^{}]*)\} other \{((?:[^{}]|\{\w+\})*)\}\}/g
  return (Object(texts)[key] as string)
    .replace(plural, (_, name, one, other) => (values[name] === 1 || values[name] === 'true' ? one : other))
    .replaceAll('#', String(values.count))
    .replace(/\{(\w+)\}/g, (_, name) => String(values[name]))
}

export const words: ExportFormatter = {
  say: (key, values = {}) => fill(exportMessages, key, values),
  money: ({ amount, currency }) => `${currency} ${currency === 'JPY' ? amount : (amount / 100).toFixed(2)}`,
  clock: (minutes) => new Date((minutes % 1440) * 60_000).toISOString().slice(11, 16),
  day: (date) => date,
  list: (items) => items.join(', '),
}

test('an export has nights, closed places, untimed stops, and legs that leave in time', () => {
  const { days, nights, untimed, isPartlyKnown } = makeTaken()
  expect(days.map(({ date, city: { id }, stops }) => [date, id, stops.length])).toEqual([
    ['2026-03-28', 'rome', 3],
    ['2026-03-29', 'rome', 0],
    ['2026-03-30', 'tokyo', 0],
    ['2026-03-31', 'tokyo', 2],
  ])
  expect(nights.map(({ city, from, to }) => [city.id, from, to])).toEqual([
    ['rome', '2026-03-28', '2026-03-30'],
    // The flight lands on the 31st: the night before is spent in the air.
  ])
  expect(untimed.map(({ name }) => name)).toEqual(['Ask for the key'])
  expect(days[1]?.closed.map(({ name }) => name)).toEqual(['Vatican Museums'])
  expect(days.map(({ isHoliday }) => isHoliday)).toEqual([true, false, false, false])
  expect(isPartlyKnown).toBe(true)
  const [first] = days[0]?.stops ?? []
  expect(first?.way?.leaves).toBe(600 - (first?.way?.minutes ?? 0))
})
