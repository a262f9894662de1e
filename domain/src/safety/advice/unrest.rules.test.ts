import { expect, it } from 'vitest'
import type { HazardEvent } from './live.contract.ts'
import { sortEvents } from './live-events.rules.ts'
import { toUnrestEvents, type UnrestMention } from './unrest.rules.ts'

const mention = (n: number, part: Partial<UnrestMention> = {}): UnrestMention => ({
  place: '-2960561',
  name: 'Tbilisi, Georgia',
  lat: 41.7,
  lon: 44.8,
  sign: 'protest',
  article: `article ${n}`,
  site: `site ${n % 3}`,
  at: `2026-11-22T1${n % 10}:00:00.000Z`,
  ...part,
})
const many = (count: number, part: Partial<UnrestMention> = {}) =>
  Array.from({ length: count }, (_, n) => mention(n, part))

it('lists a place named by five articles of three newspapers, with their number and the time of the last', () => {
  expect(toUnrestEvents(many(6))).toEqual([
    {
      id: 'gdelt:-2960561',
      kind: 'unrest',
      lat: 41.7,
      lon: 44.8,
      place: 'Tbilisi, Georgia',
      at: '2026-11-22T15:00:00.000Z',
      until: null,
      alert: null,
      magnitude: null,
      measure: null,
      news: { sign: 'protest', articles: 6 },
      url: 'https://www.gdeltproject.org/',
    },
  ])
})

it.each([
  ['four articles', many(4)],
  ['one article read five times over', many(5, { article: 'the same' })],
  ['two newspapers', many(8).filter((_, n) => n % 3 !== 0)],
  ['nothing', []],
])('lists nothing for %s', (_, mentions) => {
  expect(toUnrestEvents(mentions)).toEqual([])
})

it('uses the most frequent kind, and of equally frequent ones the less severe', () => {
  const mixed = (...signs: UnrestMention['sign'][]) =>
    toUnrestEvents(signs.map((sign, n) => mention(n, { sign })))[0]?.news?.sign
  expect(mixed('riot', 'strike', 'strike', 'protest', 'strike')).toBe('strike')
  expect(mixed('riot', 'riot', 'protest', 'protest', 'curfew')).toBe('protest')
})

it('lists at most a hundred places, the most named first', () => {
  const world = Array.from({ length: 300 }, (_, n) => many(5 + (n % 7), { place: `${n}` })).flat()
  const events = toUnrestEvents(world)
  expect(events).toHaveLength(100)
  expect(events[0]?.news?.articles).toBe(11)
})

it('never lets news displace measured events', () => {
  const quake = (n: number): HazardEvent => ({
    id: `usgs:${n}`,
    kind: 'earthquake',
    lat: -30,
    lon: n,
    at: '2026-11-22T10:00:00Z',
    until: null,
    alert: null,
    magnitude: 5,
    measure: null,
    place: '',
    url: 'https://a.example/',
  })
  const news = Array.from({ length: 9 }, (_, n) =>
    toUnrestEvents(many(5 + n, { place: `${n}`, lat: 41.7 + n / 10 })),
  ).flat()
  const events = [...news, ...Array.from({ length: 9 }, (_, n) => quake(n))]
  const { near } = sortEvents([...events, { ...quake(9), lat: 44, lon: 44.8 }], [{ lat: 41.7, lon: 44.8 }])
  expect(near.map(({ id }) => id)).toEqual(['gdelt:0', 'gdelt:1', 'gdelt:2', 'gdelt:3', 'usgs:9'])
  const { far } = sortEvents(events, [])
  expect(far).toHaveLength(10)
  expect(far.slice(8).map(({ id }) => id)).toEqual(['gdelt:8', 'gdelt:7'])
})
