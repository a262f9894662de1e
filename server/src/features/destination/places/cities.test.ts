import { readFileSync } from 'node:fs'
import { foldText } from '@tripwright/domain/base/fold-text'
import { citySuggestions } from '@tripwright/domain/destination/places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listBundledAirports } from '#features/booking/flights/index.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { suggestCities } from './city-suggestions.service.ts'
import { loadCityTable } from './city-table-cache.service.ts'
import { listCities } from './guides.service.ts'
import { placesRoutes } from './index.ts'

const MAKING_MS = 120_000
let server: TestServer
beforeAll(async () => {
  server = await openTestServer(placesRoutes)
  // The first call builds the table, which takes about two seconds.
  await suggestCities('rome')
}, MAKING_MS)
afterAll(() => server.close())

const suggest = (body: unknown) => server.call(null, 'POST', citySuggestions.path, { body })
const namesOf = async (query: string) => {
  const { body } = await suggest({ query })
  return (body.cities as { displayName: string }[]).map(({ displayName }) => displayName)
}

describe('POST /api/functions/city-suggestions', () => {
  it('answers cities with name, country and the name to show', async () => {
    const { status, body } = await suggest({ query: 'Rome, Italy' })
    expect(status).toBe(200)
    expect((body.cities as unknown[])[0]).toEqual({
      id: 'rome',
      name: 'Rome',
      country: 'IT',
      displayName: 'Rome, Italy',
      lat: expect.closeTo(41.89, 1),
      lon: expect.closeTo(12.48, 1),
    })
  })

  it('say where they come from and when that list was packed; the day of our writing is not given for it', async () => {
    const { body } = await suggest({ query: 'rome' })
    expect(body).toMatchObject({ asOf: '2020-03-18', written: null, checked: null })
    expect(body.source).toContain('GeoNames (CC BY 4.0)')
  })

  it.each([
    ['par', 'Paris, France'],
    ['san', 'Santiago, Chile'],
    ['san f', 'San Francisco, United States'],
    ['lisboa', 'Lisbon, Portugal'],
    ['東京', 'Tokyo, Japan'],
    ['Мюнхен', 'Munich, Germany'],
    ['القاهرة', 'Cairo, Egypt'],
    ['barclona', 'Barcelona, Spain'],
    ['salt lake', 'Salt Lake City, United States'],
    ['bombay', 'Mumbai, India'],
    ['cote d’azur', 'French Riviera, France'],
    ['bali', 'Bali, Indonesia'],
    ['new york', 'New York, United States'],
  ])('takes %s first for %s', async (query, first) => expect((await namesOf(query))[0]).toBe(first))

  it('leads a sight that no list of towns has to its guide, by its other names too', async () => {
    for (const [query, id] of [
      ['cappadocia', 'cappadocia'],
      ['ayers rock', 'uluru'],
      ['富士山', 'mount-fuji'],
    ]) {
      const { body } = await suggest({ query })
      const [first] = body.cities as { id: string | null; lat: number | null; lon: number | null }[]
      const middle = listCities().find((city) => city.id === id)
      expect(first, query).toMatchObject({ id, lat: middle?.lat, lon: middle?.lon })
    }
  })

  it('says the region of a city that has a greater namesake in its country', async () => {
    expect((await namesOf('portland'))[0]).toBe('Portland, United States')
    expect((await namesOf('portland maine'))[0]).toBe('Portland, Maine, United States')
  })

  it('is six cities at most, no two of one name in one country, those that are visited most first', async () => {
    const names = await namesOf('sa')
    expect(names).toHaveLength(6)
    expect(new Set(names).size).toBe(6)
    expect(await namesOf('ba')).toEqual(expect.arrayContaining(['Bangkok, Thailand', 'Barcelona, Spain']))
  })

  it('does not say a city and its country twice', async () => {
    expect((await namesOf('singap'))[0]).toBe('Singapore')
    expect((await namesOf('hong k'))[0]).toBe('Hong Kong')
    expect(await namesOf('roman')).toContain('Roman, Romania')
  })

  it('finds nothing for a text that is no city, and supports no patterns', async () => {
    for (const query of ['zzzz', '%%', '.*', '__', "'; --"]) expect(await namesOf(query)).toEqual([])
  })

  it('knows every city that has a guide or an airport of ours', { timeout: 20_000 }, async () => {
    const cities = [
      ...listCities(),
      ...listBundledAirports().map(({ city, country }) => ({ name: city, country })),
    ]
    const missing = []
    for (const { name, country } of cities)
      if (!(await suggestCities(name)).some((suggestion) => suggestion.country === country))
        missing.push(`${name} ${country}`)
    // Its airport is in France.
    expect(missing).toEqual(['Basel FR'])
  })

  it('leads every city that has a guide to its guide, also an island and one that the list calls something else', async () => {
    const lost = []
    for (const { id, name } of listCities())
      if (!(await suggestCities(name)).some((suggestion) => suggestion.id === id)) lost.push(name)
    expect(lost).toEqual([])
  })

  it.each([
    ['Göreme', 'cappadocia'],
    ['Ubud', 'bali'],
    ['Oia', 'santorini'],
    ['George Town', 'penang'],
    ['Machu Picchu', 'machu-picchu'],
    ['Ayers Rock', 'uluru'],
    ['Valladolid', 'chichen-itza'],
    ['Aguas Calientes', 'machu-picchu'],
    ['Manhattan', 'new-york'],
    ['Füssen', 'neuschwanstein'],
    ['Selçuk', 'ephesus'],
    ['Borobudur', 'yogyakarta'],
  ])('leads %s to the guide that it is in, %s', async (query, id) =>
    expect((await suggestCities(query)).map((suggestion) => suggestion.id)).toContain(id),
  )

  it.each([
    ['tuscany', ['florence', 'town-it-n43318-e11331'], ['Florence, Italy', 'Siena, Italy']],
    ['yellowstone', [expect.anything(), 'town-us-n43480-w110762'], ['West Yellowstone', 'Jackson, Wyoming']],
    ['grand teton', ['town-us-n43480-w110762'], ['Jackson, Wyoming']],
    ['svalbard', ['town-sj-n78223-e15647'], ['Longyearbyen']],
    // A village of that name is no wine country.
    ['champagne', ['town-fr-n49265-e4029'], ['Reims, France']],
  ])('says from which towns %s is seen', async (query, ids, names) => {
    const [{ id, towns = [] } = { id: '' }] = await suggestCities(query)
    expect(id).toBeNull()
    expect(towns.slice(0, ids.length).map((town) => town.id)).toEqual(ids)
    for (const [at, name] of names.entries()) expect(towns[at]?.displayName).toContain(name)
  })

  it('knows each town of each island, region and sight, and where it lies', async () => {
    const { names, countries, positions, towns } = await loadCityTable()
    const { destinations } = JSON.parse(
      readFileSync(new URL('../../../../../data/cities/destinations.json', import.meta.url), 'utf8'),
    )
    const unknown = []
    for (const { name, country, towns: named } of destinations) {
      if (named === undefined) continue
      const found = [...towns].find(([at]) => names[at] === name && countries[at] === country)?.[1] ?? []
      const placed = found.filter((at) => !Number.isNaN(positions[2 * at] ?? Number.NaN))
      if (placed.length !== named.length) unknown.push(`${name}: ${named}`)
    }
    expect(unknown).toEqual([])
  })

  it('calls no two guides by one name', () => {
    const names = listCities().flatMap(({ name, also = [] }) => [name, ...also].map(foldText))
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  })

  it.each([
    {},
    { query: '' },
    { query: 'r' },
    { query: ' r ' },
    { query: 7 },
    { query: 'x'.repeat(101) },
    [],
  ])('refuses %j with 400', async (body) => {
    const response = await suggest(body)
    expect([response.status, response.body.error]).toEqual([400, 'bad-input'])
  })
})
