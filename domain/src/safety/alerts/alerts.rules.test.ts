import { describe, expect, it } from 'vitest'
import type { HazardEvent, TravelAdvisory } from '../advice/index.ts'
import {
  type AdviceChange,
  alertableEvents,
  alertRadiusMetres,
  diffAdvice,
  findTripAlerts,
  type MonitoredTrip,
} from './alerts.rules.ts'

const NOW = Date.parse('2026-11-22T10:00:00Z')
const ROME = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5, country: 'IT' }
const trip = (part: Partial<MonitoredTrip> = {}): MonitoredTrip => ({
  id: 'trip',
  title: 'Rome in winter',
  startDate: '2026-12-01',
  endDate: '2026-12-05',
  createdAt: Date.parse('2026-11-01T00:00:00Z'),
  places: [ROME],
  ...part,
})
const event = (part: Partial<HazardEvent> = {}): HazardEvent => ({
  id: 'usgs:1',
  kind: 'earthquake',
  lat: 41.9,
  lon: 12.5,
  at: '2026-11-22T09:00:00Z',
  until: null,
  alert: null,
  magnitude: 6.1,
  measure: null,
  place: '',
  url: 'https://a.example/',
  ...part,
})
const change = (part: Partial<AdviceChange> = {}): AdviceChange => ({
  id: '7',
  issuer: 'us',
  country: 'IT',
  date: '2026-11-21',
  url: 'https://b.example/',
  from: { level: 2, parts: null },
  to: { level: 3, parts: null },
  seenAt: NOW,
  ...part,
})
const touches = (one: MonitoredTrip, events: HazardEvent[], changes: AdviceChange[] = [], now = NOW) =>
  findTripAlerts(one, { events, changes }, now, () => '2026-11-22T09:55:00Z')

describe('a trip is watched', () => {
  // 22 November somewhere on earth is the 21st elsewhere; from 11:00 UTC on it is the 23rd on Kiritimati.
  it.each([
    ['from two weeks before its first day', '2026-12-06', '2026-12-09', 1],
    ['and not a day earlier', '2026-12-08', '2026-12-09', 0],
    ['until its last day, wherever that ends', '2026-11-10', '2026-11-21', 1],
    ['and not after it', '2026-11-10', '2026-11-20', 0],
  ])('%s', (_, startDate, endDate, count) => {
    expect(touches(trip({ startDate, endDate }), [event()])).toHaveLength(count)
  })
})

describe('an event touches a trip within its reach', () => {
  it.each([
    ['an earthquake below 5.5', { magnitude: 5.4 }, 0],
    ['of 5.5', { magnitude: 5.5 }, 60],
    ['of 6.0', { magnitude: 6 }, 100],
    ['of 6.5', { magnitude: 6.5 }, 150],
    ['of 7.0', { magnitude: 7 }, 250],
    ['of 7.5', { magnitude: 7.5 }, 350],
    ['of 8.0', { magnitude: 8 }, 500],
    ['a weak one with an orange alert', { magnitude: 5, alert: 2 as const }, 100],
    ['a storm, green', { kind: 'cyclone' as const, alert: 1 as const }, 0],
    ['orange', { kind: 'cyclone' as const, alert: 2 as const }, 400],
    ['red', { kind: 'cyclone' as const, alert: 3 as const }, 600],
    ['a flood, orange', { kind: 'flood' as const, alert: 2 as const }, 150],
    ['red', { kind: 'flood' as const, alert: 3 as const }, 300],
    ['a volcano, orange', { kind: 'volcano' as const, alert: 2 as const }, 150],
    ['unrest in the news, whatever it is called', { kind: 'unrest' as const, alert: 3 as const }, 0],
    ['a wildfire, orange', { kind: 'wildfire' as const, alert: 2 as const }, 75],
    ['a tsunami, red', { kind: 'tsunami' as const, alert: 3 as const }, 500],
    ['a drought, red', { kind: 'drought' as const, alert: 3 as const }, 0],
  ])('%s', (_, part, kilometres) => {
    expect(alertRadiusMetres(event(part))).toBe(kilometres * 1000)
  })

  it('and a kilometre farther it does not', () => {
    // A degree of latitude is 111.195 km: 0.8993 of one is 100 km.
    const north = (degrees: number) => touches(trip(), [event({ lat: 41.9 + degrees })])
    expect(north(0.899)).toHaveLength(1)
    expect(north(0.909)).toHaveLength(0)
  })

  it('by its nearest place, with all details for its owner', () => {
    const naples = { id: 'naples', name: 'Naples', lat: 40.85, lon: 14.27, country: 'IT' }
    const alerts = touches(trip({ places: [ROME, naples] }), [event({ lat: 41, lon: 14 })])
    expect(alerts).toEqual([
      {
        event: 'usgs:1',
        rank: 2,
        detail: {
          what: 'earthquake',
          tripId: 'trip',
          trip: 'Rome in winter',
          start: '2026-12-01',

          place: 'Naples',
          look: 'naples',
          at: '2026-11-22T09:00:00Z',
          lasts: false,
          km: 28,
          alert: null,
          magnitude: 6.1,
          source: 'usgs',
          asOf: '2026-11-22T09:55:00Z',
          url: 'https://a.example/',
        },
      },
    ])
  })

  it('unless the trip was saved after the earthquake; lasting events still alert it', () => {
    const late = trip({ createdAt: Date.parse('2026-11-22T09:30:00Z') })
    const flood = event({ id: 'gdacs:FL1', kind: 'flood', alert: 3, magnitude: null })
    expect(touches(late, [event(), flood]).map(({ event: id }) => id)).toEqual(['gdacs:FL1'])
  })

  it('at once when it is urgent', () => {
    const ranks = [{ magnitude: 6.9 }, { magnitude: 7 }, { alert: 3 as const }].map(
      (part) => touches(trip(), [event(part)])[0]?.rank,
    )
    expect(ranks).toEqual([2, 3, 3])
  })
})

it('accepts events of the last three days, and lasting events observed in the last three days', () => {
  const events = [
    event({ id: 'new', at: '2026-11-19T10:00:01Z' }),
    event({ id: 'old', at: '2026-11-19T09:59:59Z' }),
    event({ id: 'seen', kind: 'flood', alert: 2, at: '2026-10-01T00:00:00Z', until: '2026-11-21T00:00:00Z' }),
    event({ id: 'gone', kind: 'flood', alert: 2, at: '2026-10-01T00:00:00Z', until: '2026-11-18T00:00:00Z' }),
  ]
  expect(alertableEvents(events, NOW).map(({ id }) => id)).toEqual(['new', 'seen'])
})

describe('a change of advice', () => {
  it.each([
    ['raised', { level: 2, parts: null }, { level: 3, parts: null }, 'raised', true, 2],
    ['raised to the highest', { level: 3, parts: null }, { level: 4, parts: null }, 'raised', true, 3],
    ['lowered', { level: 3, parts: null }, { level: 2, parts: null }, 'lowered', true, 1],
    ['from none', { level: null, parts: null }, { level: 3, parts: null }, 'raised', true, 2],
    ['to none', { level: 3, parts: null }, { level: null, parts: null }, 'lowered', true, 1],
    ['of parts', { level: 2, parts: null }, { level: 2, parts: 4 }, 'raised', false, 2],
    ['of parts, lowered', { level: null, parts: 4 }, { level: null, parts: 3 }, 'lowered', false, 1],
  ])('%s', (_, from, to, what, isWhole, rank) => {
    const [alert] = touches(trip(), [], [change({ from, to })])
    expect(alert).toMatchObject({ event: 'advice:7', rank, detail: { what, isWhole, issuer: 'us' } })
  })

  it('alerts trips to that country that were saved before it, for thirty days', () => {
    const alertCount = (part: Partial<AdviceChange>) => touches(trip(), [], [change(part)]).length
    expect(alertCount({ country: 'FR' })).toBe(0)
    expect(alertCount({ seenAt: Date.parse('2026-10-31T00:00:00Z') })).toBe(0)
    expect(alertCount({ seenAt: NOW - 30 * 86_400_000 })).toBe(0)
    const old = trip({ createdAt: Date.parse('2026-01-01T00:00:00Z') })
    const at = (days: number) => touches(old, [], [change({ seenAt: NOW - days * 86_400_000 })]).length
    expect([at(30), at(31)]).toEqual([1, 0])
  })
})

describe('advice is compared', () => {
  const reading = (level: number | null): TravelAdvisory => ({
    issuer: 'us',
    level,
    parts: null,
    hasParts: false,
    date: '2026-11-21',
    url: 'https://b.example/',
  })
  it('with the previous levels; a country with its first level is no change', () => {
    const previous = new Map([
      ['IT', { level: 1, parts: null }],
      ['FR', { level: 2, parts: null }],
    ])
    const { changed, isNews } = diffAdvice(previous, { IT: reading(2), FR: reading(2), DE: reading(4) })
    expect(changed.map(({ country }) => country)).toEqual(['IT'])
    expect(isNews).toBe(true)
  })

  it('and ignored when more than twenty countries change at once', () => {
    const codes = (count: number) => Array.from({ length: count }, (_, i) => `C${i}`)
    const all = (count: number) =>
      diffAdvice(
        new Map(codes(count).map((code) => [code, { level: 1, parts: null }])),
        Object.fromEntries(codes(count).map((code) => [code, reading(3)])),
      ).isNews
    expect([all(20), all(21)]).toEqual([true, false])
  })
})
