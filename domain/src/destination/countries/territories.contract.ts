import { z } from 'zod/mini'
import { currencyCode } from '../../base/money.ts'
import { emergencyBacking } from './emergency-pages.contract.ts'
import { countryCode, emergencyNumbers, PLUGS, REGIONS } from './table.contract.ts'

/** Facts of a territory that published lists have too. */
const CONFIRMABLE_FACTS = ['currency', 'callingCode', 'drivingSide'] as const

const territoryFacts = z.object({
  /** Null where the money has no code of ISO 4217. */
  currency: z.nullable(currencyCode),
  /** As it is dialled from abroad: `+1-264`; null where we know none. Not in answers kept from before. */
  callingCode: z.optional(z.nullable(z.string().check(z.regex(/^\+\d{1,3}(-\d{3})?$/)))),
  /** ISO 639-1, or 639-3 where that has none. */
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.minLength(1)),
  plugs: z.array(z.enum(PLUGS)).check(z.minLength(1)),
  /** Those of `plugs` that only some sockets take. */
  rarePlugs: z.array(z.enum(PLUGS)),
  drivingSide: z.enum(['left', 'right']),
  /** Whether who may enter `state` may enter here, may with differences, or the place has rules of its own. */
  entry: z.object({
    rules: z.enum(['same', 'differs', 'own']),
    state: countryCode,
    /** The authority to ask, and its page, where a government's page names it. */
    ask: z.optional(
      z.object({ name: z.string().check(z.minLength(1)), url: z.string().check(z.regex(/^https:\/\//)) }),
    ),
  }),
  /** False as long as one writer alone is behind some of them. */
  certain: z.boolean(),
  /** Which of them two lists that others publish have as we do. */
  confirmed: z.optional(z.array(z.enum(CONFIRMABLE_FACTS))),
})

const territoryRow = z.object({
  /** ISO 3166-1 alpha-2, or a word of ours for a place that has no code: `northern-cyprus`. */
  code: z.string().check(z.regex(/^([A-Z]{2}|[a-z]+(-[a-z]+)*)$/)),
  /** English, as it stands in a sentence. */
  name: z.string().check(z.minLength(1)),
  /** Whose territory it is, or which state it is held to be part of; null where the United Nations count it apart. */
  sovereign: z.nullable(countryCode),
  region: z.enum(REGIONS),
  emergency: emergencyNumbers,
  /** Not in answers that a device kept from before they were known. */
  facts: z.optional(territoryFacts),
  /** The state whose emergency numbers the territory uses; null when it has different numbers. */
  follows: z.nullable(countryCode),
  certain: z.boolean(),
  /** The government's page that somebody compared it with, and the day of the copy that was read. */
  checked: z.nullable(
    z.object({
      date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
      source: z.string().check(z.regex(/^https:\/\//)),
    }),
  ),
})
export type TerritoryRow = z.infer<typeof territoryRow>

/** `data/territories.json`: the emergency numbers of each inhabited territory that is not in the table of countries. */
export const territoryFile = z.object({
  /** The day up to which its writers knew. */
  asOf: z.string(),
  /** The day we wrote it. */
  written: z.string(),
  source: z.string(),
  rows: z.array(territoryRow),
})
export type TerritoryFile = z.infer<typeof territoryFile>

/** A territory as it is listed beside the countries. */
export const listedTerritory = z.extend(territoryRow, emergencyBacking)
export type ListedTerritory = z.infer<typeof listedTerritory>
