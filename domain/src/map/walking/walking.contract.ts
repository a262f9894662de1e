import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'

/** A position in the query: `41.8897,12.4692`. */
const position = z.pipe(
  z.pipe(
    z
      .string()
      .check(
        z.regex(/^-?\d{1,2}(\.\d{1,12})?,-?\d{1,3}(\.\d{1,12})?$/, 'is not a position like 41.8897,12.4692'),
      ),
    z.transform((text) => {
      const [lat = 0, lon = 0] = text.split(',').map(Number)
      return { lat, lon }
    }),
  ),
  z.object({
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lon: z.number().check(z.gte(-180), z.lte(180)),
  }),
)

/** contract.md, "Second round". */
export const findRoute = contract({
  method: 'GET',
  path: '/api/routes',
  isCompressed: true,
  summary:
    'The way on foot between two positions (degrees in WGS 84): along streets where this server has them, else an estimate from the straight line',
  roles: 'anyone',
  input: z.object({
    from: position,
    to: position,
    mode: z._default(z.literal('walk'), 'walk'),
    /** `true`: avoid steps, when the streets are known. */
    stepFree: z._default(z.enum(['true', 'false']), 'false'),
  }),
  output: z.object({
    /** Whole minutes, rounded up. */
    minutes: z.int(),
    metres: z.int(),
    basis: z.enum(['streets', 'estimate']),
    /** The path; for an estimate only its two ends. */
    geometry: z.object({
      type: z.literal('LineString'),
      /** Longitude, latitude, the order of GeoJSON (RFC 7946). */
      coordinates: z.array(z.array(z.number())),
    }),
    /** The date of the street data; null when it is unknown, and for an estimate. */
    asOf: z.nullable(z.string()),
    source: provenance.source,
  }),
  errors: ['too-many-requests'],
})
