import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { currencyCode } from '../../base/money.ts'
import { DIETS } from '../../destination/places/index.ts'
import { UNITS } from './units.rules.ts'

/** The maximum number of passports. */
export const MAX_PASSPORTS = 5

/** ISO 3166-1 alpha-2. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/))
const isTwiceNone = (list: readonly string[]) => new Set(list).size === list.length

/** Saved defaults that every tool starts with; null means not chosen. */
export const preferences = z.object({
  homeCountry: z.nullable(country),
  /** IATA. */
  homeAirport: z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))),
  /** The first is the one used most. */
  passports: z
    .array(country)
    .check(z.maxLength(MAX_PASSPORTS), z.refine(isTwiceNone, 'A passport is named twice.')),
  currency: z.nullable(currencyCode),
  /** Null: the units of the browser's region. */
  units: z.nullable(z.enum(UNITS)),
  /** The same fields as in a plan request. */
  needs: z.object({
    stepFree: z.boolean(),
    diets: z
      .array(z.enum(DIETS))
      .check(z.maxLength(DIETS.length), z.refine(isTwiceNone, 'A diet is named twice.')),
  }),
})
export type Preferences = z.infer<typeof preferences>

/** With the airport text that fills the search field. */
const storedPreferences = z.extend(preferences, { homeAirportText: z.nullable(z.string()) })
export type SavedPreferences = z.infer<typeof storedPreferences>

export const readPreferences = contract({
  method: 'GET',
  path: '/api/account/preferences',
  summary: 'What the tools begin with for this account; nothing chosen until something is kept.',
  roles: 'signed-in',
  output: storedPreferences,
})

export const putPreferences = contract({
  method: 'PUT',
  path: '/api/account/preferences',
  summary: 'Keeps what the tools begin with for this account, in the place of all that was kept before.',
  roles: 'signed-in',
  input: preferences,
  output: storedPreferences,
})
