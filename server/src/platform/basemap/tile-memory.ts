import { tileIdOf } from '@tripwright/map'
import type { KeptTile, TileCache } from './tile-cache.ts'

/** The tiles that people look at now: some screens of a city. */
const MAX_BYTES = 32_000_000
/** Another process may have put a newer one on the disk. */
const MAX_AGE_MS = 60_000

type Remembered = { tile: KeptTile; readAt: number }

/** The same tiles, those that were read last also in memory: reading one from the disk takes memory that has to be freed each time. */
export function withMemory(cache: TileCache): TileCache {
  const tiles = new Map<number, Remembered>()
  let bytes = 0
  const forget = (id: number) => {
    bytes -= tiles.get(id)?.tile.packed.length ?? 0
    tiles.delete(id)
  }
  const remember = (id: number, found: Remembered) => {
    forget(id)
    tiles.set(id, found)
    bytes += found.tile.packed.length
    // The one that was used longest ago stands first.
    for (const oldest of tiles.keys()) if (bytes > MAX_BYTES) forget(oldest)
  }
  return {
    note: cache.note,
    keepNote: cache.keepNote,
    close: cache.close,
    find(address, now) {
      const id = tileIdOf(address)
      const known = tiles.get(id)
      if (known && now - known.readAt < MAX_AGE_MS) {
        tiles.delete(id)
        tiles.set(id, known)
        return known.tile
      }
      const tile = cache.find(address, now)
      if (tile) remember(id, { tile, readAt: now })
      else forget(id)
      return tile
    },
    keep(address, tile, now) {
      forget(tileIdOf(address))
      cache.keep(address, tile, now)
    },
  }
}
