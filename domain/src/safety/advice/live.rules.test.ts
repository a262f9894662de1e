import { expect, it } from 'vitest'
import { makeCountryFinder } from './country-aliases.rules.ts'
import type { HazardEvent } from './live.contract.ts'
import { isFeedStale, mergeEvents, sortEvents } from './live-events.rules.ts'

const event = (id: string, part: Partial<HazardEvent>): HazardEvent => ({
  id,
  kind: 'earthquake',
  lat: 0,
  lon: 0,
  at: '2026-11-22T10:00:00Z',
  until: null,
  alert: null,
  magnitude: 5,
  measure: null,
  place: '',
  url: 'https://a.example/',
  ...part,
})
const ROME = { lat: 41.9, lon: 12.5 }

it('lists events within 500 km of the place, the nearest first, and then the most severe elsewhere', () => {
  const events = [
    event('weak', { lat: -30 }),
    event('naples', { lat: 40.85, lon: 14.27 }),
    event('red flood', { kind: 'flood', lat: 10, alert: 3, magnitude: null }),
    event('strong', { lat: 20, magnitude: 7.8 }),
    event('perugia', { lat: 43.1, lon: 12.4 }),
  ]
  const { near, far } = sortEvents(events, [ROME])
  expect(near.map(({ id }) => id)).toEqual(['perugia', 'naples'])
  expect(near.map(({ metres }) => Math.round((metres ?? 0) / 1000))).toEqual([134, 188])
  expect(far.map(({ id }) => id)).toEqual(['red flood', 'strong', 'weak'])
  expect(sortEvents(events, []).near).toEqual([])
  expect(
    sortEvents(
      Array.from({ length: 20 }, (_, i) => event(`${i}`, {})),
      [ROME],
    ).far,
  ).toHaveLength(8)
})

it('lists an earthquake once, and a later one separately', () => {
  const usgs = [event('usgs:1', { lat: 38, lon: 23 })]
  const gdacs = [
    event('gdacs:1', { lat: 38.3, lon: 23.2, at: '2026-11-22T10:04:00Z' }),
    event('gdacs:2', { lat: 38.3, lon: 23.2, at: '2026-11-22T11:04:00Z' }),
    event('gdacs:3', { kind: 'flood', lat: 38, lon: 23 }),
  ]
  expect(mergeEvents([usgs, gdacs]).map(({ id }) => id)).toEqual(['usgs:1', 'gdacs:2', 'gdacs:3'])
})

it('lists a storm or volcano of two publishers once, and another one nearby separately', () => {
  const storm = (id: string, place: string, lat: number) => event(id, { kind: 'cyclone', place, lat })
  const volcano = (id: string, lat: number) => event(id, { kind: 'volcano', lat })
  const gdacs = [storm('gdacs:TC1', 'LALA-26, Hawaii', 20), volcano('gdacs:VO1', 19.4)]
  const others = [
    storm('nhc:cp01', 'Lala', 22),
    storm('nhc:cp02', 'Moke', 21),
    storm('nhc:al01', 'Lala', 60),
    volcano('usgs-volcanoes:1', 19.5),
    volcano('usgs-volcanoes:2', 20.5),
  ]
  expect(mergeEvents([gdacs, others]).map(({ id }) => id)).toEqual([
    'gdacs:TC1',
    'gdacs:VO1',
    'nhc:cp02',
    'nhc:al01',
    'usgs-volcanoes:2',
  ])
})

it('marks a publisher as delayed after three missed updates', () => {
  const now = Date.parse('2026-11-22T10:45:01Z')
  expect(isFeedStale('2026-11-22T10:00:00Z', 15, now)).toBe(true)
  expect(isFeedStale('2026-11-22T10:00:02Z', 15, now)).toBe(false)
  expect(isFeedStale(null, 15, now)).toBe(true)
})

it.each([
  ['The Bahamas', 'BS'],
  ["Cote d'Ivoire", 'CI'],
  ['Côte d’Ivoire', 'CI'],
  ['St. Lucia', 'LC'],
  ['Trinidad & Tobago', 'TT'],
  ['Burma (Myanmar)', 'MM'],
  ["North Korea (Democratic People's Republic of Korea)", 'KP'],
  ['Israel, the West Bank and Gaza', 'IL'],
  ['The Kyrgyz Republic', 'KG'],
  ['Cote d Ivoire', 'CI'],
  ['Kingdom of Denmark', 'DK'],
  ['Mainland China, Hong Kong & Macau', 'CN'],
  ['West Bank', 'PS'],
  ['Gaza', 'PS'],
  ['Timor', 'TL'],
  ['Atlantis', null],
])('maps the name %s', (name, code) => {
  const find = makeCountryFinder([
    { code: 'BS', name: 'Bahamas' },
    { code: 'CI', name: "Côte d'Ivoire" },
    { code: 'LC', name: 'Saint Lucia' },
    { code: 'TT', name: 'Trinidad and Tobago' },
  ])
  expect(find(name)).toBe(code)
})
