import { z } from 'zod/mini'
import { type Preferences, preferences } from './preferences.contract.ts'

export const NO_PREFERENCES: Preferences = {
  ...{ homeCountry: null, homeAirport: null, passports: [], currency: null, units: null },
  needs: { stepFree: false, diets: [] },
}

/** What a device kept, or nothing chosen where that is not sound: storage may hold anything. */
export function soundPreferences(kept: unknown): Preferences {
  const parsed = z.safeParse(preferences, kept)
  return parsed.success ? parsed.data : NO_PREFERENCES
}

/** The fields of a choice that no table of ours knows; `knows` asks each table. */
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
