import { readFileSync } from 'node:fs'
import {
  type CountryFile,
  type CountryRow,
  type EmergencyPage,
  type EmergencyPageFile,
  REGIONS,
  type Roads,
  type RoadsFile,
  roadsOf,
  type TerritoryFile,
} from '@tripwright/domain/destination/countries'

/** A row with the fields that its file states once for all rows. */
export type CountryRowWithFrame = { row: CountryRow; frame: Omit<CountryFile, 'rows'> }

let rowsByCode: ReadonlyMap<string, CountryRowWithFrame> | null = null

/** Our own table by code, in the order of English names; loaded on first use. A test checks its shape. */
export function listCountryRows(): ReadonlyMap<string, CountryRowWithFrame> {
  rowsByCode ??= readTable()
  return rowsByCode
}

let territories: TerritoryFile | null = null

/** Emergency numbers of the territories that are not a country of the table; loaded on first use. */
export function readTerritories(): TerritoryFile {
  territories ??= JSON.parse(
    readFileSync(new URL('../../../../../data/territories.json', import.meta.url), 'utf8'),
  ) as TerritoryFile
  return territories
}

let emergencyPages: EmergencyPageFile | null = null

/** What governments' pages say of the numbers of a country or territory; loaded on first use. */
export function readEmergencyPages(code: string): readonly EmergencyPage[] {
  emergencyPages ??= JSON.parse(
    readFileSync(new URL('../../../../../data/emergency-pages.json', import.meta.url), 'utf8'),
  ) as EmergencyPageFile
  return emergencyPages.rows[code] ?? []
}

let roads: RoadsFile | null = null

/** Tolls, vignettes and closed towns of a country; loaded on first use. A test checks their shape. */
export function readRoads(code: string): Roads {
  roads ??= readRoadsFile()
  return roadsOf(roads, code)
}

function readRoadsFile(): RoadsFile {
  return JSON.parse(readFileSync(new URL('../../../../../data/roads.json', import.meta.url), 'utf8'))
}

function readTable(): Map<string, CountryRowWithFrame> {
  const framed = REGIONS.map(readFile).flatMap(({ rows, ...frame }) => rows.map((row) => ({ row, frame })))
  framed.sort((a, b) => a.row.name.localeCompare(b.row.name, 'en'))
  return new Map(framed.map((one) => [one.row.code, one]))
}

function readFile(region: string): CountryFile {
  const url = new URL(`../../../../../data/countries/${region}.json`, import.meta.url)
  return JSON.parse(readFileSync(url, 'utf8'))
}
