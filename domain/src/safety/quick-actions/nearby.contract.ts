import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { provenance } from '../../base/provenance.ts'
import { devicePosition } from './emergency-info.contract.ts'

/** The radius in metres and the kind of place to search (specification section 9). */
export const DEFAULT_RADIUS = 5000
const MAX_RADIUS = 50_000
const NEARBY_TYPES = ['restaurant'] as const

const text = z.nullable(z.string())

const nearbyPlace = z.object({
  id: z.string(),
  name: z.string(),
  address: text,
  /** Metres in a straight line. */
  distance: z.number(),
  /** The rating, 1 to 5, and the number of ratings; null unless a provider has them. */
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.number()),
  /** By its hours in local time; null when they are unknown. */
  openNow: z.nullable(z.boolean()),
  phone: text,
  website: text,
  photo: text,
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  /** A category of our guides, or the tag of OpenStreetMap. */
  kind: z.string(),
  /** The description in our guide. */
  about: text,
  /** In the grammar of OpenStreetMap. */
  hours: text,
  /** The source of the place. */
  source: z.enum(['guide', 'openstreetmap', 'google']),
})
export type NearbyPlace = z.infer<typeof nearbyPlace>

/** Specification section 7, "Function nearby-places"; the answer as section 3 has it. */
export const findNearbyPlaces = contract({
  method: 'POST',
  path: '/api/functions/nearby-places',
  summary: 'Places to eat within a radius in metres, the nearest first, at most twenty; open now or not.',
  roles: 'anyone',
  // It only reads: no transaction, and nothing to remember for a repeated call.
  isComputation: true,
  input: z.object({
    ...devicePosition,
    type: z._default(z.enum(NEARBY_TYPES), 'restaurant'),
    radius: z._default(z.number().check(z.gte(1), z.lte(MAX_RADIUS)), DEFAULT_RADIUS),
  }),
  output: z.object({
    places: z.array(nearbyPlace),
    /** The requested radius in metres. */
    radius: z.number(),
    location: z.object(devicePosition),
    asOf: z.nullable(z.string()),
    /** The attribution to show beside the places. */
    source: z.string(),
    /** The provenance of our guides, when all places are theirs. */
    written: provenance.written,
    checked: provenance.checked,
  }),
})
