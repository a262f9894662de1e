import { idOf, type KeptTile, type TileCache } from './tile-cache.ts'

/** Tiles in memory: some screens of a city. */
const MAX_BYTES = 32_000_000
/** After this time the disk is read again, because another process may have stored a newer tile. */
const MAX_AGE_MS = 60_000

type Remembered = { tile: KeptTile; readAt: number }

/** The tile cache with the last tiles also in memory: a read from the disk allocates memory that must be freed each time. */
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
    // The least recently used one is first.
    for (const oldest of tiles.keys()) if (bytes > MAX_BYTES) forget(oldest)
  }
  return {
    note: cache.note,
    keepNote: cache.keepNote,
    close: cache.close,
    find(address, now) {
      const id = idOf(address)
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
      forget(idOf(address))
      cache.keep(address, tile, now)
    },
  }
}
