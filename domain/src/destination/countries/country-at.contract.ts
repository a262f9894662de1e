import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { countryCode } from './table.contract.ts'

/** Degrees as they stand in an address: no exponent, no empty text that would be taken for the equator. */
function degrees(most: number) {
  const text = z
    .string()
    .check(z.regex(/^-?\d{1,3}(\.\d{1,20})?$/, 'is not a number of degrees like 41.8897'))
  return z.pipe(z.pipe(text, z.transform(Number)), z.number().check(z.gte(-most), z.lte(most)))
}

/** contract.md, "Second round". */
export const getCountryAt = contract({
  method: 'GET',
  path: '/api/countries/at',
  summary:
    'The country or territory of a position (degrees in WGS 84), by its borders, with all that claim the place; 404 on the open sea.',
  roles: 'anyone',
  input: z.object({ lat: degrees(90), lon: degrees(180) }),
  output: z.object({
    /** ISO 3166-1 alpha-2 of the territory itself (GI, RE, GL). */
    code: countryCode,
    /** The state that a territory belongs to; null for a state. */
    sovereign: z.nullable(countryCode),
    /** ISO 3166-2; null where it is not known. */
    subdivision: z.nullable(z.string()),
    /** The codes of all states that claim the place; empty when it is undisputed. */
    disputed: z.array(countryCode),
    /** Whose emergency numbers answer there: a code, or a place of the list of countries that has none. */
    numbersOf: z.string(),
    asOf: z.string(),
    source: z.string(),
  }),
  errors: ['not-found'],
})
