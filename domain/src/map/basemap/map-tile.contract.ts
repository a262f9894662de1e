import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { MAP_TILE_PATH } from './map-tiles.contract.ts'

// A separate file, because browsers fetch tiles as bytes and need no parser for such addresses.

/** The last zoom that has tiles (OpenMapTiles); higher zooms enlarge them. */
export const LAST_TILE_ZOOM = 14

export const MAP_TILE_TYPE = 'application/vnd.mapbox-vector-tile'

/** A number of the path: digits only, because an empty text would be read as 0. */
function index(most: number) {
  const text = z.string().check(z.regex(/^(0|[1-9]\d{0,5})$/, 'is not a whole number'))
  return z.pipe(z.pipe(text, z.transform(Number)), z.number().check(z.lte(most)))
}

const last = 2 ** LAST_TILE_ZOOM - 1

/** contract.md, "Second round". 204 when there is no tile; 429 when one client requests too many that are not cached. */
export const getMapTile = contract({
  method: 'GET',
  path: MAP_TILE_PATH,
  summary:
    'A vector tile in the OpenMapTiles schema: column x from the west, row y from the north; 204 where there is none',
  roles: 'anyone',
  answerTypes: [MAP_TILE_TYPE],
  // It only reads, and may wait for a tile server, so it runs outside a transaction.
  isComputation: true,
  input: z
    .object({ z: index(LAST_TILE_ZOOM), x: index(last), y: index(last) })
    .check(z.refine(({ z: zoom, x, y }) => Math.max(x, y) < 2 ** zoom, 'there is no such tile at this zoom')),
  output: z.unknown(),
  errors: ['too-many-requests'],
})
