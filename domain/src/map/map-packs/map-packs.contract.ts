import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { REGION_ID, regionManifest } from '../offline-maps/index.ts'

const packId = z.string().check(z.regex(REGION_ID, 'is no id of a map pack'))

/** A map pack of a place: what it is, whether it is there, and how far it is while it is made. */
const mapPackStatus = z.object({
  /** Of the place: one town that two ids stand for has one pack. */
  id: z.string(),
  name: z.string(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  /** `none`: nobody has asked for it yet. `failed`: it may be asked for again, and goes on where it ended. */
  state: z.enum(['none', 'waiting', 'building', 'failed', 'ready']),
  /** Why it failed: the source of tiles did not give them, or something else went wrong. */
  reason: z.nullable(z.enum(['source', 'unexpected'])),
  /** While it is made: tiles that are there of all, and their bytes so far. */
  progress: z.nullable(z.object({ done: z.int(), total: z.int(), bytes: z.int() })),
  /** What it is going to take; null where it is there, for then its own size is known. */
  estimate: z.nullable(z.object({ tiles: z.int(), bytes: z.int() })),
  /** What is there, also while a newer one is made. */
  manifest: z.nullable(regionManifest),
  /** It is older than 90 days: a newer one can be asked for. */
  isOld: z.boolean(),
  /** A full pack of this server that holds the place: it knows more. */
  fullPack: z.nullable(z.object({ id: z.string(), name: z.string() })),
})
export type MapPackStatus = z.infer<typeof mapPackStatus>

export const getMapPack = contract({
  method: 'GET',
  path: '/api/map-packs/{id}',
  summary:
    'The map pack of a city (`city-rome`) or a town (`town-br-s30033-w51230`): its size before it is made, how far it is, or where its files are',
  roles: 'anyone',
  // The list of towns may have to be read, and tiles to be measured.
  isComputation: true,
  input: z.object({
    id: packId,
    /** `true`: somebody wants to know the size, so a few tiles are looked at. */
    measure: z.optional(z.enum(['true', 'false'])),
  }),
  output: mapPackStatus,
  errors: ['not-found', 'too-many-requests'],
})

export const makeMapPack = contract({
  method: 'POST',
  path: '/api/map-packs',
  summary: 'Makes the map pack of a place, or makes it anew when it is older than 90 days; needs a paid plan',
  roles: 'signed-in',
  isComputation: true,
  input: z.object({ id: packId }),
  output: mapPackStatus,
  errors: ['not-found', 'not-allowed', 'too-many-requests', 'unavailable'],
})
