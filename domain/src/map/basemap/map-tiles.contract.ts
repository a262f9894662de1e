import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** The URL template of tiles. */
export const MAP_TILE_PATH = '/api/maps/tiles/{z}/{x}/{y}'

/** An attribution on the map; `url` is null for a text without a link. */
const credit = z.object({ text: z.string(), url: z.nullable(z.string()) })
export type MapCredit = z.infer<typeof credit>

/** The settings that a map needs before it requests tiles. */
export const getMapTilesInfo = contract({
  method: 'GET',
  path: '/api/maps/tiles.json',
  summary:
    'Where there are tiles with streets, to which zoom, how old they are and who is to be named on the map',
  roles: 'anyone',
  input: z.object({}),
  // It only reads, and may wait for a tile server, so it runs outside a transaction.
  isComputation: true,
  output: z.object({
    /** False when there are no tiles, so that a map shows only its built-in land. */
    available: z.boolean(),
    minzoom: z.int(),
    maxzoom: z.int(),
    /** West, south, east, north in degrees. */
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    /** The attributions that every map with these tiles shows, in this order. */
    attribution: z.array(credit),
    /** `file`: of this installation; `server`: fetched from a server of tiles; `none`: there are none. */
    source: z.enum(['file', 'server', 'none']),
    /** The day of the data; null where it is not known. */
    asOf: z.nullable(z.string()),
  }),
})
