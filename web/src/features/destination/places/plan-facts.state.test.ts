import { expect, it, vi } from 'vitest'
import { loadFacts, sortByNameMatch } from './plan-facts.state.ts'
import { searchPlaces } from './search-places.state.ts'

const guideOf = (cityId: string) => ({
  city: cityId === 'london' ? { country: 'GB', subdivision: 'ENG' } : { country: 'IT' },
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
    key.startsWith('holidays:') ? holidaysOf(key) : guideOf(cityId),
  ) as never,
}))

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
