import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** Where a tile is fetched. */
export const MAP_TILE_PATH = '/api/maps/tiles/{z}/{x}/{y}'

/** Who is to be named on a map; `url` is null for words that lead nowhere. */
const credit = z.object({ text: z.string(), url: z.nullable(z.string()) })
export type MapCredit = z.infer<typeof credit>

/** What a map has to know before it asks for tiles. */
export const getMapTilesInfo = contract({
  method: 'GET',
  path: '/api/maps/tiles.json',
  summary:
    'Where there are tiles with streets, to which zoom, how old they are and who is to be named on the map',
  roles: 'anyone',
  input: z.object({}),
  // It only reads, and may wait for a server of tiles.
  isComputation: true,
  output: z.object({
    /** False: there are none now, and a map shows its own land. */
    available: z.boolean(),
    minzoom: z.int(),
    maxzoom: z.int(),
    /** West, south, east, north in degrees. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** To be shown on every map with these tiles, in this order. */
    attribution: z.array(credit),
    /** `file`: of this installation; `server`: fetched from a server of tiles; `none`: there are none. */
    source: z.enum(['file', 'server', 'none']),
    /** The day of the data; null where it is not known. */
    asOf: z.nullable(z.string()),
  }),
})
