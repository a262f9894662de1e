import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

/** The last zoom that has tiles of its own (OpenMapTiles); nearer by they are drawn larger. */
export const LAST_TILE_ZOOM = 14

export const MAP_TILE_TYPE = 'application/vnd.mapbox-vector-tile'

/** A number as it stands in an address: digits alone, no empty text that would be taken for 0. */
function index(most: number) {
  const text = z.string().check(z.regex(/^(0|[1-9]\d{0,5})$/, 'is not a whole number'))
  return z.pipe(z.pipe(text, z.transform(Number)), z.number().check(z.lte(most)))
}

const last = 2 ** LAST_TILE_ZOOM - 1

/** contract.md, "Second round". 204 where there is none; 429 where one address asks for very many that are not here yet. */
export const getMapTile = contract({
  method: 'GET',
  path: '/api/maps/tiles/{z}/{x}/{y}',
  summary:
    'A vector tile in the OpenMapTiles schema: column x from the west, row y from the north; 204 where there is none',
  roles: 'anyone',
  answerTypes: [MAP_TILE_TYPE],
  // It only reads, and may wait for a server of tiles: meanwhile others have their turn.
  isComputation: true,
  input: z
    .object({ z: index(LAST_TILE_ZOOM), x: index(last), y: index(last) })
    .check(z.refine(({ z: zoom, x, y }) => Math.max(x, y) < 2 ** zoom, 'there is no such tile at this zoom')),
  output: z.unknown(),
  errors: ['too-many-requests'],
})

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
