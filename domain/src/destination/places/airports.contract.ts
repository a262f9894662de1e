import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'

export const getAirport = contract({
  method: 'GET',
  path: '/api/airports/{iata}',
  summary: 'One airport by its IATA code: what it is called, where it lies, and its time zone.',
  roles: 'anyone',
  input: z.object({ iata: z.string().check(z.regex(/^[A-Za-z]{3}$/)) }),
  output: z.object({
    iata: z.string(),
    /** Null where it has none. */
    icao: z.nullable(z.string()),
    name: z.string(),
    city: z.string(),
    /** ISO 3166-1 alpha-2. */
    country: z.string(),
    lat: z.number(),
    lon: z.number(),
    /** IANA. */
    zone: z.string(),
    /** Whether two published lists have the same code, zone and position (within 2 km; 5 for the smaller airports), or the operator read it in. */
    certain: z.boolean(),
    ...provenance,
  }),
})
