import { setTimeout as pause } from 'node:timers/promises'
import type { Position } from '@tripwright/domain/base/geo'
import type { TileAddress } from '@tripwright/map'
import type { BasemapSource } from '#platform/basemap/basemap.port.ts'
import type { PackedTile } from '#platform/tiles/archive.ts'
import { PACK_ZOOMS, ringsAround, tilesAbove, tilesOfRing } from './pack-area.service.ts'

export type PackProgress = { done: number; total: number; bytes: number }
/** Tiles as far out as the limit allows, and how many of them could not be had. */
export type PackTiles = { rings: number; tiles: PackedTile[]; missing: number }

type Options = {
  basemap: Pick<BasemapSource, 'find'>
  place: Position & { rank: number }
  maxBytes: number
  /** Between two tries of what could not be had; a source that refuses is left alone for a minute. */
  pauseMs: number
  onProgress: (progress: PackProgress) => void | Promise<void>
}

const AT_ONCE = 3
/** Further tries that bring nothing at all; then the source is taken to be down. */
const TRIES = 5
/** A tile that the source never gives right is a gap; more than one in a hundred is no map. */
const MOST_MISSING = 0.01

/** Fetches the tiles of a pack from the middle outwards; null where the source does not give them. */
export async function fetchPackTiles(options: Options): Promise<PackTiles | null> {
  const { place, maxBytes } = options
  const most = ringsAround(place)
  const all = Array.from({ length: most + 1 }, (_, ring) => tilesOfRing(place, ring))
  const total = all.flat().length + tilesAbove(place, most).length
  const work = startFetching(options, total)
  let rings = -1
  for (const [ring, addresses] of all.entries()) {
    // The zooms above take less than a half of what the last one does.
    if (work.bytes() * 1.3 > maxBytes) break
    await work.fetchAll(addresses)
    rings = ring
  }
  await work.fetchAll(tilesAbove(place, rings))
  const missing = await work.tryAgain()
  if (missing > work.asked() * MOST_MISSING || work.tiles().length === 0) return null
  return within(maxBytes, { rings, tiles: work.tiles(), missing }, place)
}

function startFetching({ basemap, pauseMs, onProgress }: Options, total: number) {
  const tiles: PackedTile[] = []
  let left: TileAddress[] = []
  let [done, bytes, asked] = [0, 0, 0]

  async function fetchOne(address: TileAddress): Promise<void> {
    const found = await basemap.find(address, async () => true, true)
    if (found === null || found.kind === 'unavailable') {
      left.push(address)
      return
    }
    done++
    if (found.kind === 'tile') {
      tiles.push({ ...address, packed: found.packed })
      bytes += found.packed.length
    }
    await onProgress({ done, total, bytes })
  }
  async function fetchEach(addresses: readonly TileAddress[]): Promise<void> {
    const waiting = addresses.values()
    const lane = async () => {
      for (const address of waiting) await fetchOne(address)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, lane))
  }
  return {
    bytes: () => bytes,
    asked: () => asked,
    tiles: () => tiles,
    fetchAll(addresses: readonly TileAddress[]): Promise<void> {
      asked += addresses.length
      return fetchEach(addresses)
    },
    /** Asks again for what could not be had, until it comes or nothing more does; how many are left. */
    async tryAgain(): Promise<number> {
      for (let tries = 0; left.length > 0 && tries < TRIES; ) {
        await pause(pauseMs)
        const before = left
        left = []
        await fetchEach(before)
        tries = left.length < before.length ? 0 : tries + 1
      }
      return left.length
    },
  }
}

/** Without the outermost rings where all is more than it may be. */
function within(maxBytes: number, pack: PackTiles, place: Position): PackTiles {
  const bytes = pack.tiles.reduce((sum, { packed }) => sum + packed.length, 0)
  if (bytes <= maxBytes || pack.rings === 0) return pack
  const rings = pack.rings - 1
  const keys = new Set(
    [...tilesAbove(place, rings), ...Array.from({ length: rings + 1 }, (_, ring) => tilesOfRing(place, ring))]
      .flat()
      .map(keyOf),
  )
  return within(
    maxBytes,
    { ...pack, rings, tiles: pack.tiles.filter((tile) => keys.has(keyOf(tile))) },
    place,
  )
}

function keyOf({ zoom, x, y }: TileAddress): string {
  return `${zoom}/${x}/${y}`
}

/** Bytes of a few tiles of a place, the middle first, for an estimate; fewer where they cannot be had now. */
export async function measureTiles(
  basemap: Pick<BasemapSource, 'find'>,
  place: Position & { rank: number },
  mayFetch: () => Promise<boolean>,
): Promise<number[]> {
  const far = Math.max(1, Math.round(ringsAround(place) * 0.6))
  const corners = tilesOfRing(place, far).filter((_, at, ring) => at % Math.ceil(ring.length / 4) === 0)
  const found = await Promise.all(
    [...tilesOfRing(place, 0), ...corners].map((address) => basemap.find(address, mayFetch)),
  )
  return found.flatMap((one) => (one?.kind === 'tile' ? one.packed.length : one?.kind === 'empty' ? 0 : []))
}

/** The tiles that names are read from. */
export function isLastZoom({ zoom }: TileAddress): boolean {
  return zoom === PACK_ZOOMS.maxZoom
}
