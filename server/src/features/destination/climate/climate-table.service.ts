import { readFileSync } from 'node:fs'
import { utcDate } from '@tripwright/domain/base/dates'
import { isFresh } from '@tripwright/domain/base/provenance'
import { type CityClimate, type ClimateFile, toCityClimate } from '@tripwright/domain/destination/climate'
import { REGIONS } from '@tripwright/domain/destination/countries'

let climateByCity: ReadonlyMap<string, CityClimate> | null = null

/** Our own normals by city, in the order of names; loaded on first use. A test checks their shape. */
export function listCityClimates(): ReadonlyMap<string, CityClimate> {
  climateByCity ??= readTable()
  return climateByCity
}

function readTable(): Map<string, CityClimate> {
  const rows = REGIONS.flatMap((region) => {
    const url = new URL(`../../../../../data/climate/${region}.json`, import.meta.url)
    const file: ClimateFile = JSON.parse(readFileSync(url, 'utf8'))
    return file.rows.map((row) => toCityClimate(row, file))
  })
  rows.sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The climate of a city as it is answered on a day; null for a city that we do not know. */
export function cityClimateOn(city: string, now: Date): CityClimate | null {
  const climate = listCityClimates().get(city)
  return climate
    ? Object.assign({}, climate, { certain: climate.certain && isFresh(climate, utcDate(now)) })
    : null
}
