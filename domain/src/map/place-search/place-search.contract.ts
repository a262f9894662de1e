import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

export const MIN_QUERY = 2
const MAX_QUERY = 200

/** A place that was found, or a position in the text. */
export const foundPlace = z.object({
  /** Stable for as long as the source keeps it: `osm-n123`, `position`. */
  id: z.string(),
  name: z.string(),
  /** Street, postcode, city and country in one line; empty where nothing is known. */
  address: z.string(),
  /** The kind in OpenStreetMap's terms (`hotel`, `residential`, `city`), or `position`. */
  kind: z.string(),
  lat: z.number(),
  lon: z.number(),
  /** In the grammar of OpenStreetMap, unparsed; absent: not known. */
  hours: z.optional(z.string()),
  /** Whether a wheelchair gets in: `yes`, `limited` or `no`; absent: not known. */
  wheelchair: z.optional(z.string()),
})
export type FoundPlace = z.infer<typeof foundPlace>

const degrees = (most: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,3}(\.\d{1,12})?$/, 'is not a number of degrees')),
      z.transform(Number),
    ),
    z.number().check(z.gte(-most), z.lte(most)),
  )

/**
 * Searches places by name, address, coordinates or a link of a map service. Clients call it after a pause in typing, not
 * for each letter.
 */
export const searchPlaces = contract({
  method: 'GET',
  path: '/api/places/search',
  isCompressed: true,
  summary:
    'Places by name or address, coordinates, or a link of a map service; from the regions of this server and, where there is one, an address search outside',
  roles: 'anyone',
  // It only reads, and may wait for an outside service, so it runs outside a transaction.
  isComputation: true,
  input: z.object({
    q: z.string().check(z.trim(), z.minLength(MIN_QUERY), z.maxLength(MAX_QUERY)),
    /** Results near this position come first. */
    lat: z.optional(degrees(90)),
    lon: z.optional(degrees(180)),
    /** BCP 47; names in this language where they are known. */
    lang: z._default(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)), 'en'),
  }),
  output: z.object({
    places: z.array(foundPlace),
    /** `local`: no outside service could be called, so only the data of this server was searched; `short-link`: open it and copy the long address. */
    state: z.enum(['complete', 'local', 'short-link']),
    /** The day on which the outside answer was fetched; null when all results are from this server. */
    asOf: z.nullable(z.string()),
    source: z.string(),
  }),
  errors: ['too-many-requests'],
})
