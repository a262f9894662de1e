import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance, tableProvenance } from '../../base/provenance.ts'

export const listImportedAirports = contract({
  method: 'GET',
  path: '/api/airports',
  isCompressed: true,
  summary:
    'The airports with scheduled flights that the operator read in; each takes the place of our own of its code.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    /** The day of the file; null when nothing was read in. It is theirs: we neither wrote nor checked it. */
    asOf: z.nullable(z.string()),
    source: provenance.source,
    written: provenance.written,
    checked: provenance.checked,
    /** How old our own table is, which holds where nothing was read in. */
    own: z.optional(z.object(tableProvenance)),
    /** By country (ISO 3166-1 alpha-2) and zone (IANA); the larger airports of each first. */
    groups: z.array(
      z.object({
        country: z.string(),
        zone: z.string(),
        airports: z.array(
          z.object({
            iata: z.string(),
            city: z.string(),
            name: z.string(),
            lat: z.number(),
            lon: z.number(),
          }),
        ),
      }),
    ),
  }),
})
