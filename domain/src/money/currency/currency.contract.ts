import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { currencyCode } from '../../base/money.ts'
import { provenance } from '../../base/provenance.ts'

/** Pages show the age of rates, so the date must exist. */
const day = z.string().check(z.refine(isIsoDate))

export const listRates = contract({
  method: 'GET',
  path: '/api/rates',
  isCompressed: true,
  summary:
    'How many of each currency one of the base is, with the date of the rates and where they come from.',
  roles: 'anyone',
  input: z.object({ base: z._default(currencyCode, 'EUR') }),
  output: z.object({
    base: currencyCode,
    /** The date of the rates; `asOf` repeats it, as for every fact. */
    date: day,
    ...provenance,
    /** When the publisher last answered; null without a publisher, or before its first answer. */
    fetchedAt: z.nullable(z.string()),
    /** True when the rates were not compared with published ones. */
    isEstimate: z.boolean(),
    /** Currencies whose rate is known only roughly. */
    uncertain: z.array(z.string()),
    rates: z.record(z.string(), z.number()),
    /** Currencies that the source does not publish: their rates have this other date and source. */
    older: z.optional(
      z.object({
        date: day,
        source: z.string(),
        isEstimate: z.boolean(),
        codes: z.array(z.string()),
      }),
    ),
  }),
  errors: ['not-found', 'unprocessable'],
})

export const listWeeklyRates = contract({
  method: 'GET',
  path: '/api/rates/history',
  isCompressed: true,
  summary:
    'How many of each currency one euro was week by week, as the bank published it; no weeks where live feeds are off.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    base: currencyCode,
    source: z.string(),
    /** The last day with rates of each week, the oldest first. */
    weeks: z.array(z.object({ date: day, rates: z.record(z.string(), z.number()) })),
    /** The last of these days; null when there are none. */
    asOf: z.nullable(z.string()),
    written: provenance.written,
    checked: provenance.checked,
  }),
})
