import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'

const position = {
  /** Degrees, three decimals; null or nothing for an island or a region of which we hold no position. */
  lat: z.optional(z.nullable(z.number())),
  lon: z.optional(z.nullable(z.number())),
}

/** Specification section 7, "Function city-suggestions", with the limits of section 9. */
export const citySuggestions = contract({
  method: 'POST',
  path: '/api/functions/city-suggestions',
  summary: 'Up to six cities that a text of two characters or more may mean, the best first.',
  roles: 'anyone',
  // It only reads: no transaction, and nothing to remember for a repeated call.
  isComputation: true,
  input: z.object({ query: z.string().check(z.trim(), z.minLength(2), z.maxLength(100)) }),
  output: z.object({
    cities: z.array(
      z.object({
        /** Of its guide, which may have to be gathered first; null where no position is known. */
        id: z.optional(z.nullable(z.string())),
        name: z.string(),
        /** ISO 3166-1 alpha-2. */
        country: z.string(),
        /** Name and country in English: `Rome, Italy`. */
        displayName: z.string(),
        ...position,
        /** Of an island, a region or a sight: the towns from which it is seen, the usual one first. */
        towns: z.optional(
          z.array(z.object({ id: z.string(), name: z.string(), displayName: z.string(), ...position })),
        ),
      }),
    ),
    /** The day on which the list of towns was packed; null where it does not say one. It is theirs: `written` is null. */
    asOf: z.nullable(z.string()),
    source: provenance.source,
    written: provenance.written,
    checked: provenance.checked,
  }),
})
