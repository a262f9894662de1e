import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metresBetween } from '../../base/geo.ts'
import { type City, guide } from '../places/index.ts'
import { makeGatheredGuide } from './gathered-guide.rules.ts'
import type { SourcePlace } from './source-place.rules.ts'

const city: City = {
  id: 'town-li-n47142-e9522',
  name: 'Vaduz',
  nameLocal: 'Vaduz',
  country: 'LI',
  lat: 47.142,
  lon: 9.522,
  zone: 'Europe/Vaduz',
  currency: 'CHF',
}
const transport = {
  transitFare: 300,
  transitKmh: 18,
  transitWaitMinutes: 10,
  taxiBase: 800,
  taxiPerKm: 400,
  detour: 1.35,
}
const make = (places: readonly SourcePlace[]) =>
  makeGatheredGuide({ city, transport, places, reach: 8000, today: '2026-05-01' })
const place = (more: Partial<SourcePlace>): SourcePlace => ({
  source: 'openstreetmap',
  id: 'n1',
  name: 'Castle',
  kind: 'castle',
  lat: 47.1395,
  lon: 9.5245,
  asOf: '2026-04-01',
  ...more,
})
const wikidata = (more: Partial<SourcePlace>) =>
  place({ source: 'wikidata', id: 'Q1', wikidata: 'Q1', asOf: '2026-05-01', ...more })
const namesOf = (places: readonly SourcePlace[]) => make(places).pointsOfInterest.map(({ name }) => name)

describe('rows of several sources', () => {
  it('are one place when they have one id of Wikidata, or one name near by; each fact comes from who has it', () => {
    const [one, ...others] = make([
      place({ name: 'Schloss Vaduz', wikidata: 'Q1', hours: 'Mo-Su 09:00-17:00', stepFree: false }),
      wikidata({ name: 'Vaduz Castle', sitelinks: 40, website: 'https://castle.example/' }),
      place({ source: 'wikivoyage', id: 'v1', name: 'Vaduz castle', lat: 47.1397, isFree: true }),
    ]).pointsOfInterest
    expect(others).toEqual([])
    expect(one).toMatchObject({
      id: `${city.id}-n1`,
      name: 'Schloss Vaduz',
      hours: 'Mo-Su 09:00-17:00',
      stepFree: false,
      price: { amount: 0, currency: 'CHF' },
      url: 'https://castle.example/',
      fame: 1,
      asOf: '2026-04-01',
      source: '© OpenStreetMap contributors (ODbL); Wikidata (CC0); Wikivoyage (CC BY-SA 4.0)',
    })
  })

  it('are two places when Wikidata has two ids for them, or when they are far apart', () => {
    expect(namesOf([place({ wikidata: 'Q1' }), wikidata({ id: 'Q2', wikidata: 'Q2' })])).toHaveLength(2)
    expect(namesOf([place({}), place({ id: 'n2', lat: 47.15 })])).toHaveLength(2)
    expect(namesOf([place({}), place({ id: 'n2', lat: 47.1396 })])).toHaveLength(1)
  })

  it('keep a restaurant apart from the castle that it is called after', () => {
    expect(namesOf([place({}), place({ id: 'n2', kind: 'restaurant' })])).toHaveLength(2)
  })
})

describe('a gathered guide', () => {
  it('ranks by fame: who is written about in many languages before who is not', () => {
    expect(
      namesOf([
        place({ id: 'n1', name: 'Small museum', kind: 'museum' }),
        place({ id: 'n2', name: 'Famous bridge', kind: 'bridge', wikidata: 'Q7' }),
        wikidata({ id: 'Q7', wikidata: 'Q7', name: 'Famous bridge', kind: null, sitelinks: 60 }),
      ]),
    ).toEqual(['Famous bridge', 'Small museum'])
  })

  it.each([
    ['closed or private', { isGone: true }],
    ['of no kind that one goes to see', { kind: 'dentist' }],
    ['of a kind that is a name of JavaScript', { kind: 'constructor' }],
    ['in the sea off Africa', { lat: 0, lon: 0 }],
    ['far away', { lat: 48 }],
    ['nowhere', { lat: Number.NaN }],
    ['nameless', { name: ' — ' }],
    ['a text instead of a name', { name: 'x'.repeat(101) }],
  ])('leaves out what is %s', (_, more) => {
    expect(namesOf([place(more)])).toEqual([])
  })

  it('leaves out a place that one of its sources says is closed', () => {
    expect(namesOf([place({ wikidata: 'Q1' }), wikidata({ isGone: true })])).toEqual([])
  })

  it('drops hours that cannot be read, and says that it took ordinary ones', () => {
    const [museum] = make([place({ kind: 'museum', hours: 'whenever we like' })]).pointsOfInterest
    expect(museum).toMatchObject({ hours: 'Tu-Su 10:00-17:00', hoursAssumed: true, confidence: 'low' })
    expect(museum?.about).toContain('We don’t know its hours')
    const [known] = make([place({ kind: 'museum', hours: 'Tu-Su 10:00-16:00' })]).pointsOfInterest
    expect(known).not.toHaveProperty('hoursAssumed')
  })

  it('takes web addresses only', () => {
    for (const website of ['javascript:alert(1)', 'data:text/html,x', 'https://a b', '"><script>'])
      expect(make([place({ website })]).pointsOfInterest[0]?.url).toBeNull()
  })

  it('joins 5,000 hostile rows of one name at one place', () => {
    const rows = Array.from({ length: 5000 }, (_, at) => place({ id: `n${at}`, wikidata: `Q${at}` }))
    expect(make(rows).pointsOfInterest).toHaveLength(60)
  })
})

const anyRow: fc.Arbitrary<SourcePlace> = fc.record({
  source: fc.constantFrom('openstreetmap', 'wikidata', 'wikivoyage'),
  id: fc.integer({ min: 1, max: 9999 }).map((id) => `n${id}`),
  name: fc.oneof(fc.constantFrom('Castle', 'The Castle', 'Red House', 'Inn'), fc.string()),
  kind: fc.constantFrom('castle', 'museum', 'restaurant', 'memorial', null),
  lat: fc.oneof(fc.double({ min: 47.13, max: 47.15, noNaN: true }), fc.double()),
  lon: fc.oneof(fc.double({ min: 9.51, max: 9.53, noNaN: true }), fc.double()),
  wikidata: fc.constantFrom(undefined, 'Q1', 'Q2'),
  sitelinks: fc.oneof(fc.constant(undefined), fc.double()),
  hours: fc.oneof(fc.constant(undefined), fc.string()),
  website: fc.oneof(fc.constant(undefined), fc.string()),
  asOf: fc.constantFrom('2026-01-01', '2026-04-01'),
})

it('whatever the sources say is a guide by its contract: near, readable, with fame from 0 to 1, each id once', () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 40 }), (rows) => {
      const made = make(rows)
      expect(guide.safeParse(made).success).toBe(true)
      const ids = made.pointsOfInterest.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const one of made.pointsOfInterest) {
        expect(one.fame).toBeGreaterThanOrEqual(0)
        expect(one.fame).toBeLessThanOrEqual(1)
        expect(metresBetween(city, one)).toBeLessThan(8010)
      }
    }),
    { numRuns: 150 },
  )
})

it('the order in which the sources answer changes nothing', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(anyRow, { selector: ({ id }) => id, maxLength: 25 }),
      fc.integer(),
      (rows, turn) => {
        const at = rows.length === 0 ? 0 : Math.abs(turn % rows.length)
        expect(make([...rows.slice(at), ...rows.slice(0, at)])).toEqual(make(rows))
      },
    ),
    { numRuns: 100 },
  )
})
