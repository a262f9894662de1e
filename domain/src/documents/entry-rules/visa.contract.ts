import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance, sourceCheck } from '../../base/provenance.ts'
import { TRAVEL_PURPOSES, VISA_NEEDS } from './matrix.rules.ts'

/** ISO 3166-1 alpha-2, in upper or lower case. */
const country = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z]{2}$/))

const answer = {
  need: z.enum(VISA_NEEDS),
  /** The longest visit in days; null without a limit, or when it is unknown. */
  days: z.nullable(z.int()),
  /** Whether it is certain if a visa is needed; otherwise it must be checked. */
  certain: z.boolean(),
  /** Whether the kind of visa is certain. Absent in answers of earlier versions. */
  kindCertain: z._default(z.boolean(), false),
  /** The basis: `citizen`, `bloc:EU`, `list`, `rest` or `import`; for a purpose also `right:EEA` or `purpose`. */
  basis: z.string(),
}

/** The row of our own table, when an imported row contradicts it. */
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
    /** The basis as a text. */
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
  /** Source and date of an imported row; without them it is as old as the table. */
  asOf: z.optional(z.string()),
  source: z.optional(z.string()),
  /** When this pair was compared with a source; without it, the provenance of the table applies. */
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
