import { readdirSync, readFileSync } from 'node:fs'
import type { HolidayRule } from '@tripwright/domain/travel-intel'

/** What we wrote of a country that the library does not have. */
export type OwnHolidays = { country: string; asOf: string; missing: string | null; days: HolidayRule[] }

const FOLDER = new URL('../../../../data/holidays/', import.meta.url)
let known: ReadonlyMap<string, OwnHolidays> | null = null

/** Our own rules of a country; null where the library has it, or nobody. */
export function findOwnHolidays(country: string): OwnHolidays | null {
  return readFiles().get(country) ?? null
}

/** The countries that we wrote rules of. */
export function listOwnCountries(): string[] {
  return [...readFiles().keys()]
}

function readFiles(): ReadonlyMap<string, OwnHolidays> {
  known ??= new Map(
    readdirSync(FOLDER)
      .map(readFile)
      .map((file) => [file.country, file]),
  )
  return known
}

// The shape of the files is held by a test.
function readFile(name: string): OwnHolidays {
  return JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'))
}
