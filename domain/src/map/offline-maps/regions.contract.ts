import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'
import { PLACE_GROUPS } from './region-places.rules.ts'

/** The attribution that the licence requires beside the data (Open Database License 1.0). */
export const REGION_ATTRIBUTION = '© OpenStreetMap contributors, ODbL'

export const REGION_ID = /^(?=.{1,40}$)[a-z0-9]+(-[a-z0-9]+)*$/
export const REGION_FILE = /^[0-9a-f]{16}\.(pmtiles|places\.json|streets|addresses\.json)$/

/** The schema that maps draw (openmaptiles.org/schema). */
export const REGION_SCHEMA = 'openmaptiles'

const file = { file: z.string().check(z.regex(REGION_FILE)), bytes: z.int(), sha256: z.string() }

/** The schema of a region for a guide's city, which is built with the website and has no streets. */
export const GUIDE_ATTRIBUTION = 'Natural Earth, Tripwright guide'

/** The metadata of a region, stored beside its files as `region.json`. */
export const regionManifest = z.object({
  id: z.string().check(z.regex(REGION_ID)),
  name: z.string(),
  /** The day of the data; null where the extract does not say. */
  date: z.nullable(z.string()),
  builtAt: z.string(),
  attribution: z.string(),
  /**
   * `guide`: coast, borders and the places of a guide. `tiles`: a map pack, made of the tiles of the map's source. Left out where it was
   * made of an extract: a full pack.
   */
  basis: z.optional(z.enum(['guide', 'tiles'])),
  /** Whom to name, where that is more than `attribution` and its licence. */
  credits: z.optional(z.array(z.object({ text: z.string(), url: z.nullable(z.string()) }))),
  /** How many tiles of it could not be had; none where it is left out. */
  missing: z.optional(z.int()),
  /** The schema of its tiles; absent in regions built by an earlier version, which must be built again. */
  schema: z.optional(z.literal(REGION_SCHEMA)),
  /** The highest zoom with tiles; 14 by default. */
  maxZoom: z.optional(z.int()),
  /** Degrees. */
  bounds: z.object({ west: z.number(), south: z.number(), east: z.number(), north: z.number() }),
  tiles: z.object(file),
  /** The number of places, and of those with opening hours that we can parse. */
  places: z.object({ ...file, count: z.int(), withHours: z.int() }),
  /** The walkable streets, packed with gzip; absent for regions without streets, and in those of earlier versions. */
  streets: z.optional(z.object(file)),
  /** Names of streets, those of a full pack with their house numbers, packed with gzip; left out by those built earlier. */
  addresses: z.optional(z.object({ ...file, streets: z.int(), numbers: z.int() })),
})
export type RegionManifest = z.infer<typeof regionManifest>

const optionalText = z.optional(z.string())

/** The file of addresses, unpacked: streets with their house numbers, each with where it is. */
export const regionAddresses = z.object({
  streets: z.array(
    z.object({
      name: z.string(),
      lat: z.number(),
      lon: z.number(),
      numbers: z.array(z.tuple([z.string(), z.number(), z.number()])),
    }),
  ),
})

/** The file of places, unpacked. */
export const regionPlaces = z.object({
  places: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      also: optionalText,
      group: z.enum(PLACE_GROUPS),
      kind: z.string(),
      lat: z.number(),
      lon: z.number(),
      hours: optionalText,
      website: optionalText,
      phone: optionalText,
      address: optionalText,
      cuisine: optionalText,
      wheelchair: optionalText,
      wikidata: optionalText,
      fee: optionalText,
      diet: optionalText,
      closed: optionalText,
      emergency: optionalText,
      sender: optionalText,
    }),
  ),
})

/** Regions with streets, made by the operator from OpenStreetMap, and those of the cities that have a guide, by name. */
export const listRegions = contract({
  method: 'GET',
  path: '/api/maps/regions',
  isCompressed: true,
  summary: 'Regions that can be taken along, by name: with streets, or of the places of a guide',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({
    regions: z.array(regionManifest),
    /** How many cities with a guide have no region yet: the server is still making them. Left out by earlier versions. */
    pending: z.optional(z.int()),
    /** The oldest day of data among them; null where one of them does not say. Each region has its own. */
    asOf: z.nullable(z.string()),
    /** The sources of their data. */
    source: provenance.source,
    written: provenance.written,
    checked: provenance.checked,
  }),
})

/** A file of a region, as bytes. Its name contains a hash of its content, so it can be cached for ever. Answers ranges (RFC 9110, 14). */
export const getRegionFile = contract({
  method: 'GET',
  path: '/api/maps/regions/{id}/{file}',
  summary:
    'A file of a region or map pack: its tiles (PMTiles), places, streets or addresses, whole or a range of it',
  roles: 'anyone',
  answerTypes: ['application/octet-stream'],
  input: z.object({ id: z.string(), file: z.string() }),
  output: z.unknown(),
  errors: ['not-found'],
})
