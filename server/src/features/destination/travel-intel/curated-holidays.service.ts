import { readdirSync, readFileSync } from 'node:fs'
import type { HolidayRule } from '@tripwright/domain/destination/travel-intel'

/** What we wrote of a country: all of it, or what the library has wrong. */
export type CuratedHolidays = {
  country: string
  asOf: string
  written: string
  missing: string | null
  /** What else is missing in years without written dates. */
  missingInOtherYears?: string
  /** The days of the library apply, with the corrections named here. */
  usesLibrary?: true
  /** A part of the country has the library's days as they are. */
  isForWholeCountryAlone?: true
  /** Names or dates of days of the library that are not kept. */
  without?: readonly string[]
  /** Names or dates of days of the library that lists differ about, or that not all parts of the country keep. */
  unsure?: readonly string[]
  days: HolidayRule[]
}

const FOLDER = new URL('../../../../../data/holidays/', import.meta.url)
let curatedByCountry: ReadonlyMap<string, CuratedHolidays> | null = null

/** Our own holidays of a country; null where we have none. */
export function findCuratedHolidays(country: string): CuratedHolidays | null {
  return readFiles().get(country) ?? null
}

/** The countries that we wrote of. */
export function listCuratedCountries(): string[] {
  return [...readFiles().keys()]
}

function readFiles(): ReadonlyMap<string, CuratedHolidays> {
  curatedByCountry ??= new Map(
    readdirSync(FOLDER)
      .map(readFile)
      .map((file) => [file.country, file]),
  )
  return curatedByCountry
}

// The shape of the files is held by a test.
function readFile(name: string): CuratedHolidays {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
}
