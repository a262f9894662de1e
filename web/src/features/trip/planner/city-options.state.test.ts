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

const suggest = (name: string, country: string, lat: number | null, lon: number | null) =>
  suggestions.push({ name, country, displayName: `${name}, ${country}`, lat, lon })
const optionsFor = async (text: string) =>
  (await offerCities(text, never)).items.map(({ city, insteadOf }) => [city.name, insteadOf])

it('a town that cannot be planned yet leads to the nearest city that can', async () => {
  suggest('Bologna', 'IT', 44.494, 11.343)
  expect(await optionsFor('bologna')).toEqual([['Florence', { name: 'Bologna, IT', kilometres: 81 }]])
})

it('a city that can be planned comes first and only once', async () => {
  suggest('Rome', 'IT', 41.89, 12.48)
  suggest('Rome', 'US', 34.257, -85.165)
  expect(await optionsFor('rome')).toEqual([
    ['Rome', null],
    ['Granada', { name: 'Rome, US', kilometres: expect.any(Number) }],
  ])
})

it('a place without a position is not offered, for nobody knows what is near it', async () => {
  suggest('Bali', 'ID', null, null)
  expect(await optionsFor('bali')).toEqual([])
})

it('a server that does not answer leaves the cities that are known', async () => {
  const answered = globalThis.fetch
  await answered('/api/guides')
  vi.stubGlobal('fetch', async (url: string) => {
    if (String(url).includes('city-suggestions')) throw new TypeError('Failed to fetch')
    return Response.json({ cities, asOf: '2026-11-21', source: 'ours' })
  })
  expect(await optionsFor('flor')).toEqual([['Florence', null]])
})

it('names the list of towns only where one of them is offered', async () => {
  const sourcesOf = async (text: string) =>
    (await offerCities(text, never)).sources.map(({ source }) => source)
  suggest('Rome', 'IT', 41.89, 12.48)
  expect(await sourcesOf('rome')).toEqual(['ours'])
  suggest('Rome', 'US', 34.257, -85.165)
  expect(await sourcesOf('rome')).toEqual(['ours', 'GeoNames'])
})
