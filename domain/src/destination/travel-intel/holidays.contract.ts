import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const code = z.string().check(z.regex(/^[A-Za-z0-9]{1,3}$/))

const origin = { asOf: z.optional(z.string()), source: z.optional(z.string()) }

const day = z.object({
  date: z.string(),
  name: z.string(),
  /** There where the day may be one earlier or later: it hangs on the moon being seen. */
  isEstimate: z.optional(z.literal(true)),
  /** There where lists differ about the day, or not everybody in the country keeps it. */
  isUnsure: z.optional(z.literal(true)),
  /** Only for a day that the operator added: `asOf` and `source` of that entry. */
  ...origin,
})

export const listHolidays = contract({
  method: 'GET',
  path: '/api/holidays',
  isCompressed: true,
  summary:
    'The public holidays of a country, or of a part of it, in a year, as its own list has them. Doors are closed on `originals` too.',
  roles: 'anyone',
  input: z.object({
    /** ISO 3166-1 alpha-2. */
    country: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
    /** The part after the hyphen of ISO 3166-2, as ENG of GB-ENG. */
    subdivision: z.optional(code),
    year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2075)),
  }),
  output: z.object({
    days: z.array(day),
    /** The feasts themselves where the list of the country names only the days given in their place (United Kingdom). */
    originals: z.optional(z.array(day)),
    /** Days of ours that the operator took away, there where it did. */
    removed: z.optional(z.array(z.object({ date: z.string(), name: z.string(), ...origin }))),
    /** What we know to be missing; null where nothing is known to be. */
    missing: z.nullable(z.string()),
    /** The day of which the list is true by its source. */
    asOf: z.string(),
    source: z.string(),
    /** The day on which we wrote our part of it; null where all of it is the library's. */
    written: z.nullable(z.string()),
    /** When it was last compared day by day, and with what. */
    checked: z.nullable(z.object({ date: z.string(), source: z.string() })),
  }),
})
