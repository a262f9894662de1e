import { z } from 'zod/mini'
import { contract } from '../base/contract.ts'

const code = z.string().check(z.regex(/^[A-Za-z0-9]{1,3}$/))

const origin = { asOf: z.optional(z.string()), source: z.optional(z.string()) }

export const listHolidays = contract({
  method: 'GET',
  path: '/api/holidays',
  summary:
    'The public holidays of a country, or of a part of it, in a year. A day that is moved is listed where it is kept.',
  roles: 'anyone',
  input: z.object({
    /** ISO 3166-1 alpha-2. */
    country: z.string().check(z.regex(/^[A-Za-z]{2}$/)),
    /** The part after the hyphen of ISO 3166-2, as ENG of GB-ENG. */
    subdivision: z.optional(code),
    year: z.coerce.number().check(z.int(), z.gte(2000), z.lte(2075)),
  }),
  output: z.object({
    days: z.array(
      z.object({
        date: z.string(),
        name: z.string(),
        /** There where the day may be one earlier or later: it hangs on the moon being seen. */
        isEstimate: z.optional(z.literal(true)),
        /** There for a day that the operator added: of what day it is, and who says it. */
        ...origin,
      }),
    ),
    /** Days of ours that the operator took away, there where it did. */
    removed: z.optional(z.array(z.object({ date: z.string(), name: z.string(), ...origin }))),
    /** What we know to be missing; null where nothing is known to be. */
    missing: z.nullable(z.string()),
    asOf: z.string(),
    source: z.string(),
  }),
})
