import { DIETS } from '../../destination/places/index.ts'
import type { Preferences, SavedPreferences } from './preferences.contract.ts'
import { UNITS } from './units.rules.ts'

// No schema library here, because every tool loads this file first.

export const NO_PREFERENCES: SavedPreferences = {
  homeCountry: null,
  homeAirport: null,
  homeAirportText: null,
  passports: [],
  currency: null,
  units: null,
  needs: { stepFree: false, diets: [] },
}

/** Reads saved preferences field by field; an invalid field counts as not chosen, because device storage may hold anything. */
export function parseSavedPreferences(stored: unknown): SavedPreferences {
  const { homeCountry, homeAirport, homeAirportText, passports, currency, units, needs } = Object(stored)
  const { stepFree, diets } = Object(needs)
  return {
    homeCountry: codeOf(homeCountry, COUNTRY),
    homeAirport: codeOf(homeAirport, CODE),
    homeAirportText: typeof homeAirportText === 'string' ? homeAirportText : null,
    passports: listOf(passports).filter((one) => COUNTRY.test(one)),
    currency: codeOf(currency, CODE),
    units: UNITS.find((one) => one === units) ?? null,
    needs: { stepFree: stepFree === true, diets: DIETS.filter((one) => listOf(diets).includes(one)) },
  }
}

const COUNTRY = /^[A-Z]{2}$/
const CODE = /^[A-Z]{3}$/

function codeOf(value: unknown, form: RegExp): string | null {
  return typeof value === 'string' && form.test(value) ? value : null
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : []
}

/** The fields with a value that no table has; `knows` looks a value up in its table. */
export function unknownChoices(
  { homeCountry, homeAirport, passports, currency }: Preferences,
  knows: {
    country: (code: string) => boolean
    airport: (iata: string) => boolean
    currency: (code: string) => boolean
  },
): ('homeCountry' | 'homeAirport' | 'currency' | `passports.${number}`)[] {
  return [
    ...(homeCountry === null || knows.country(homeCountry) ? [] : (['homeCountry'] as const)),
    ...(homeAirport === null || knows.airport(homeAirport) ? [] : (['homeAirport'] as const)),
    ...passports.flatMap((code, i) => (knows.country(code) ? [] : [`passports.${i}` as const])),
    ...(currency === null || knows.currency(currency) ? [] : (['currency'] as const)),
  ]
}
