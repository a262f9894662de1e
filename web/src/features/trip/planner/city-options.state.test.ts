import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as CityOffers from './city-options.state.ts'

const city = (id: string, name: string, country: string, lat: number, lon: number) => ({
  id,
  name,
  nameLocal: name,
  country,
  lat,
  lon,
  zone: 'Europe/Rome',
  currency: 'EUR',
})
const cities = [
  city('florence', 'Florence', 'IT', 43.77, 11.25),
  city('rome', 'Rome', 'IT', 41.89, 12.48),
  city('granada-ni', 'Granada', 'NI', 11.93, -85.95),
]
let suggestions: object[]
let offerCities: typeof CityOffers.findCityOptions
const never = new AbortController().signal

beforeEach(async () => {
  suggestions = []
  vi.stubGlobal('fetch', async (url: string) =>
    Response.json(
      String(url).includes('city-suggestions')
        ? { cities: suggestions, asOf: null, source: 'GeoNames' }
        : { cities, asOf: '2026-11-21', source: 'ours' },
    ),
  )
  vi.resetModules()
  ;({ findCityOptions: offerCities } = await import('./city-options.state.ts'))
})
afterEach(() => vi.unstubAllGlobals())

const suggest = (name: string, country: string, id: string | null, lat: number | null = 44.5) =>
  suggestions.push({ id, name, country, displayName: `${name}, ${country}`, lat, lon: lat })
type Found = Awaited<ReturnType<typeof offerCities>>
const find = async (text: string, showFirst: Parameters<typeof offerCities>[2] = () => undefined) => {
  const found: Found = await offerCities(text, never, showFirst)
  if (!('items' in found)) throw new Error('cities come with their sources')
  return found
}
const optionsFor = async (text: string) =>
  (await find(text)).items.map(({ town, label, isReady }) => [town.id, label, isReady])

it('a town without a guide is offered with its country, to have its guide gathered', async () => {
  suggest('Bologna', 'IT', 'town-it-n44494-e11343')
  expect(await optionsFor('bologna')).toEqual([['town-it-n44494-e11343', 'Bologna, IT', false]])
})

it('a city with a guide comes first and only once, whatever name it was typed by', async () => {
  suggest('Rome', 'IT', 'rome')
  suggest('Rome', 'US', 'town-us-n34257-w85165')
  expect(await optionsFor('rome')).toEqual([
    ['rome', 'Rome', true],
    ['town-us-n34257-w85165', 'Rome, US', false],
  ])
  suggestions.length = 0
  suggest('Firenze', 'IT', 'florence')
  expect(await optionsFor('firenze')).toEqual([['florence', 'Florence', true]])
})

it('cities with a guide are shown while a slow server looks for other towns', async () => {
  const shown = vi.fn()
  suggest('Rome', 'US', 'town-us-n34257-w85165')
  await find('rome', shown)
  expect(
    shown.mock.calls.map(([{ items }]) => items.map(({ town }: CityOffers.CityOption) => town.id)),
  ).toEqual([['rome']])
})

it('a place without a position is not offered, for nobody can plan it', async () => {
  suggest('Bali', 'ID', null, null)
  expect(await optionsFor('bali')).toEqual([])
})

it('a region is offered from base to base, and as each town from which it is seen, those with a guide too', async () => {
  suggest('Tuscany', 'IT', null, null)
  Object.assign(suggestions[0] ?? {}, {
    towns: [
      { id: 'florence', name: 'Florence', displayName: 'Florence, IT', lat: 43.77, lon: 11.25 },
      { id: 'town-it-n43318-e11331', name: 'Siena', displayName: 'Siena, IT', lat: 43.318, lon: 11.331 },
    ],
  })
  const { items } = await find('tuscany')
  expect(items.map(({ label, isReady, baseFor }) => [label, isReady, baseFor])).toEqual([
    ['Tuscany, IT', true, undefined],
    ['Florence', true, 'Tuscany'],
    ['Siena, IT', false, 'Tuscany'],
  ])
  expect(items[0]?.bases?.map(({ name }) => name)).toEqual(['Florence', 'Siena'])
})

it('a region of one base, and of bases that no road joins, is offered as its towns alone', async () => {
  const offered = async (...towns: [name: string, lat: number, lon: number][]) => {
    suggestions.length = 0
    suggest('Somewhere', 'GR', null, null)
    const bases = towns.map(([name, lat, lon]) => ({ id: `town-${name}`, name, displayName: name, lat, lon }))
    Object.assign(suggestions[0] ?? {}, { towns: bases })
    return (await find('somewhere')).items.filter(({ bases }) => bases !== undefined)
  }
  expect(await offered(['Pisa', 43.716, 10.397], ['Lucca', 43.843, 10.505])).toEqual([])
  expect(await offered(['Honolulu', 21.307, -157.858], ['Kahului', 20.889, -156.473])).toEqual([])
})

it('a server that does not answer leaves the cities that are known', async () => {
  const answered = globalThis.fetch
  await answered('/api/guides')
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('city-suggestions')) throw new TypeError('Failed to fetch')
    return Response.json({ cities, asOf: '2026-11-21', source: 'ours' })
  })
  expect(await optionsFor('flor')).toEqual([['florence', 'Florence', true]])
})

it('names the list of towns only where one of them is offered', async () => {
  const sourcesOf = async (text: string) => (await find(text)).sources.map(({ source }) => source)
  suggest('Rome', 'IT', 'rome')
  expect(await sourcesOf('rome')).toEqual(['ours'])
  suggest('Rome', 'US', 'town-us-n34257-w85165')
  expect(await sourcesOf('rome')).toEqual(['ours', 'GeoNames'])
})
