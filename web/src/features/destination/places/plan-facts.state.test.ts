import 'fake-indexeddb/auto'
import { describe, expect, it, vi } from 'vitest'
import { writeCachedData } from '#platform/cached-data.ts'
import { fetchFact } from '#platform/fact-cache.ts'
import { loadFacts, sortByNameMatch, withFactsOfPlan } from './plan-facts.state.ts'
import { searchPlaces } from './search-places.state.ts'

const MIDDLE = { lat: 41.9, lon: 12.48 }
const guideOf = (cityId: string) => ({
  city: {
    ...(cityId === 'london' ? { country: 'GB', subdivision: 'ENG' } : { country: 'IT' }),
    ...MIDDLE,
    id: cityId,
  },
  asOf: cityId === 'rome' ? '2025-11-30' : '2026-02-01',
  source: 'ours',
  pointsOfInterest: [{ id: cityId, name: `${cityId} Bridge`, nameLocal: 'Ponte', renown: 1 }],
})
/** Answers by key; a missing key is neither online nor cached. */
const lists: Record<string, string> = {}
const holidaysOf = (key: string) => (lists[key] ? { days: [{ date: lists[key], name: 'A day' }] } : null)

vi.mock(import('#platform/fact-cache.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  fetchFact: vi.fn(async (key: string, _contract: unknown, { cityId }: { cityId: string }) =>
    key.startsWith('holidays:') ? holidaysOf(key) : key.startsWith('walks:') ? walksOf(key) : guideOf(cityId),
  ) as never,
}))

const table = (source: string) => ({ isStepFree: false, asOf: null, source, points: [], ways: [] })
/** A table that says what it was asked for; nobody knows the streets of London. */
const walksOf = (key: string) => ({ tables: key.includes('london') ? [] : [table(key)] })

const city = (name: string, nameLocal = name) => ({ name, nameLocal })

it('places are offered with the oldest of the guides that they come from', async () => {
  const { items, sources } = await searchPlaces(['rome', 'paris'], 'bridge')
  expect(items.map(({ name }) => name)).toEqual(['rome Bridge', 'paris Bridge'])
  expect(sources.map(({ asOf }) => asOf)).toEqual(['2025-11-30'])
})

it('a city is found by a part of either name, and first where that is the beginning', () => {
  const cities = [city('Seville', 'Sevilla'), city('Vienna', 'Wien'), city('Vilnius'), city('Bogotá')]
  const names = (text: string) => sortByNameMatch(cities, text).map(({ name }) => name)
  expect(names('vil')).toEqual(['Vilnius', 'Seville'])
  expect(names('WIE')).toEqual(['Vienna'])
  expect(names('bogota')).toEqual(['Bogotá'])
  expect(names('xyz')).toEqual([])
})

it('a plan rests on the holidays of the part of the country, and with no network on what the device has of it', async () => {
  Object.assign(lists, { 'holidays:GB:2026': '2026-09-01', 'holidays:IT:2026': '2026-09-02' })
  const ask = async () => {
    const facts = await loadFacts({ cityIds: ['london', 'rome'], startDate: '2026-08-31', days: 3 })
    return facts?.facts.holidays
  }
  expect(await ask()).toEqual({ 'GB-ENG': ['2026-09-01'], IT: ['2026-09-02'] })
  Object.assign(lists, { 'holidays:GB-ENG:2026': '2026-08-31' })
  expect(await ask()).toEqual({ 'GB-ENG': ['2026-08-31'], IT: ['2026-09-02'] })
})

describe('ways along streets', () => {
  const trip = { startDate: '2026-08-31', days: 3 }
  const stay = { name: 'A bed', lat: 41.8765432, lon: 12.4 }
  const ticket = { name: 'Opera', lat: 41.9, lon: 12.5, date: '2026-09-01', start: '20:00', end: '22:00' }
  const request = {
    cities: [{ id: 'rome', stay }, { id: 'london' }],
    bookings: [ticket],
    needs: { stepFree: true },
  }
  const load = (cityIds: string[], walks?: typeof request) => loadFacts({ cityIds, ...trip, request: walks })

  it('are facts of a trip, asked for by its stays, bookings and needs; none where nobody knows them', async () => {
    const named = await load(['rome', 'london'], request)
    expect(named?.facts.walks).toEqual([table('walks:rome:true:41.87654,12.4;41.9,12.5')])
    expect(named?.key).not.toBe((await load(['rome', 'london']))?.key)
    const [unknown, bare] = [
      await load(['london'], { ...request, cities: [{ id: 'london' }] as never }),
      await load(['london']),
    ]
    expect(unknown).toEqual(bare)
    expect(unknown?.facts).not.toHaveProperty('walks')
  })

  it('are not asked for again within the day', async () => {
    const key = 'walks:rome:false:'
    const data = { tables: [table('kept on this device')], asOf: null, source: 'a map' }
    await writeCachedData(null, key, data, 1000)
    const known = await load(['rome'], { cities: [{ id: 'rome' }] } as never)
    const sources = known?.facts.walks?.map(({ source }) => source)
    expect(sources).toEqual(['kept on this device'])
    expect(vi.mocked(fetchFact).mock.calls.map(([asked]) => asked)).not.toContain(key)
  })

  it('with which a plan was made come before those of today, under another name', async () => {
    const named = await load(['rome'], { ...request, cities: [{ id: 'rome', stay }] })
    if (!named) throw new Error('no facts')
    const kept = withFactsOfPlan(named, { walks: [table('kept')] })
    expect(kept.facts.walks?.map(({ source }) => source)).toEqual([
      'kept',
      'walks:rome:true:41.87654,12.4;41.9,12.5',
    ])
    const middle = { ...request, cities: [{ id: 'rome', stay: { name: 'Rome', ...MIDDLE } }] }
    expect((await load(['rome'], middle))?.facts.walks).toEqual([table('walks:rome:true:41.9,12.5')])
    expect(kept.key).not.toBe(named.key)
    expect(withFactsOfPlan(named, { walks: null })).toEqual(named)
  })
})
