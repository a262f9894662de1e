import { expect, it, vi } from 'vitest'
import { searchPlaces, withName } from './facts.state.ts'

vi.mock(import('#platform/asked-facts.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  askFact: vi.fn(async (_key, _contract, { cityId }: { cityId: string }) => ({
    ...{ asOf: cityId === 'rome' ? '2025-11-30' : '2026-02-01', source: 'ours' },
    pointsOfInterest: [{ id: cityId, name: `${cityId} Bridge`, nameLocal: 'Ponte', renown: 1 }],
  })) as never,
}))

const city = (name: string, nameLocal = name) => ({ name, nameLocal })

it('places are offered with the oldest of the guides that they come from', async () => {
  const { items, sources } = await searchPlaces(['rome', 'paris'], 'bridge')
  expect(items.map(({ name }) => name)).toEqual(['rome Bridge', 'paris Bridge'])
  expect(sources.map(({ asOf }) => asOf)).toEqual(['2025-11-30'])
})

it('a city is found by a part of either name, and first where that is the beginning', () => {
  const cities = [city('Seville', 'Sevilla'), city('Vienna', 'Wien'), city('Vilnius'), city('Bogotá')]
  const names = (text: string) => withName(cities, text).map(({ name }) => name)
  expect(names('vil')).toEqual(['Vilnius', 'Seville'])
  expect(names('WIE')).toEqual(['Vienna'])
  expect(names('bogota')).toEqual(['Bogotá'])
  expect(names('xyz')).toEqual([])
})
