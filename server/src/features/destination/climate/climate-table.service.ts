import { readFileSync } from 'node:fs'
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
