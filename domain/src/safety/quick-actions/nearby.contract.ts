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
  /** 1 to 5, and of how many; null unless a provider says them: we make up none. */
  rating: z.nullable(z.number()),
  reviews: z.nullable(z.number()),
  /** By its hours, in the time of the place; null where they do not say. */
  openNow: z.nullable(z.boolean()),
  phone: text,
  website: text,
  photo: text,
  coordinates: z.object({ lat: z.number(), lng: z.number() }),
  /** What it is: a category of our guides, or the tag of OpenStreetMap. */
  kind: z.string(),
  /** A line of our guide about it. */
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
    /** Metres, as it was asked. */
    radius: z.number(),
    location: z.object(devicePosition),
    asOf: z.nullable(z.string()),
    /** The attribution to show beside the places. */
    source: z.string(),
    /** Of our guides, where no others are among the places. */
    written: provenance.written,
    checked: provenance.checked,
  }),
})
