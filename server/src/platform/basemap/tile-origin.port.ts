import type { TileAddress } from '@tripwright/map'
import type { TilesDescription } from './basemap.port.ts'

export type OriginTile =
  /** As received: compressed or not, unchecked. */
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'empty' }
  /** `waitMs`: the time that the server asked us to wait. */
  | { kind: 'failed'; why: string; waitMs?: number | null }

/** Another server with tiles. Neither call throws. */
export type TileOrigin = {
  /** The origin's id in the cache: tiles of another origin count as old. */
  id: string
  /** The origin's description, read again at intervals; null without a usable response. */
  describe(): Promise<TilesDescription | null>
  fetch(address: TileAddress): Promise<OriginTile>
}

/** A cache of an origin's descriptions, which survives a restart without a network. */
export type OriginNotes = {
  read: (name: string) => string | null
  write: (name: string, text: string) => void
}
