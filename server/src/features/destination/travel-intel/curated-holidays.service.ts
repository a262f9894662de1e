import { readdirSync, readFileSync } from 'node:fs'
import type { HolidayRule } from '@tripwright/domain/destination/travel-intel'

/** Our own holidays of a country: a complete list, or corrections of the library. */
export type CuratedHolidays = {
  country: string
  asOf: string
  written: string
  missing: string | null
  /** Holidays that are missing in years without written dates. */
  missingInOtherYears?: string
  /** The library's days apply, with the corrections given here. */
  usesLibrary?: true
  /** A part of the country has the library's days without corrections. */
  isForWholeCountryAlone?: true
  /** Names or dates of library days that nobody observes. */
  without?: readonly string[]
  /** Names or dates of library days on which sources disagree, or that not all parts of the country observe. */
  unsure?: readonly string[]
  days: HolidayRule[]
}

const FOLDER = new URL('../../../../../data/holidays/', import.meta.url)
let curatedByCountry: ReadonlyMap<string, CuratedHolidays> | null = null

/** Our own holidays of a country; null where we have none. */
export function findCuratedHolidays(country: string): CuratedHolidays | null {
  return readFiles().get(country) ?? null
}

/** The countries with holidays of our own. */
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
