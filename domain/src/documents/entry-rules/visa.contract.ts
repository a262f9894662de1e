import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance, sourceCheck } from '../../base/provenance.ts'
import { TRAVEL_PURPOSES, VISA_NEEDS } from './matrix.rules.ts'

/** ISO 3166-1 alpha-2, in small letters too. */
const country = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/))

const answer = {
  need: z.enum(VISA_NEEDS),
  /** The longest visit; null without a limit in days, or where none is known. */
  days: z.nullable(z.int()),
  /** Whether it is sure if a visa is needed; else it has to be checked. */
  certain: z.boolean(),
  /** Whether it is sure how one gets it. Answers kept from before do not say so. */
  kindCertain: z._default(z.boolean(), false),
  /** What it rests on: `citizen`, `bloc:EU`, `list`, `rest` or `import`; for a purpose also `right:EEA` or `purpose`. */
  basis: z.string(),
}

/** What our own table says of a pair for which another one was read in that says otherwise. */
const replacedRow = z.object({
  need: z.enum(VISA_NEEDS),
  days: z.nullable(z.int()),
  certain: z.boolean(),
  asOf: z.string(),
  source: z.string(),
})

export const findVisa = contract({
  method: 'GET',
  path: '/api/visa',
  summary:
    'What a passport needs for a destination, for a short visit or another purpose, what that rests on and how old it is.',
  roles: 'anyone',
  input: z.object({
    passport: country,
    destination: country,
    purpose: z._default(z.enum(TRAVEL_PURPOSES), 'tourism'),
  }),
  output: z.object({
    passport: z.string(),
    destination: z.string(),
    ...answer,
    ...provenance,
    /** In words: what it rests on. */
    reason: z.string(),
    notes: z.array(z.string()),
    replaced: z.optional(replacedRow),
  }),
  errors: ['not-found'],
})

export const matrixRow = z.object({
  destination: z.string(),
  ...answer,
  /** Keys of texts: `note.…`. */
  notes: z.array(z.string()),
  /** Where and when the row was imported from; without them it is as old as the table. */
  asOf: z.optional(z.string()),
  source: z.optional(z.string()),
  /** When this pair was compared with a source; without it the table's own word holds. */
  checked: z.optional(sourceCheck),
  replaced: z.optional(replacedRow),
})

export const listVisas = contract({
  method: 'GET',
  path: '/api/visa/matrix',
  isCompressed: true,
  summary: 'What a passport needs at every destination of the table.',
  roles: 'anyone',
  input: z.object({ passport: country }),
  output: z.object({ passport: z.string(), ...provenance, rows: z.array(matrixRow) }),
  errors: ['not-found'],
})
