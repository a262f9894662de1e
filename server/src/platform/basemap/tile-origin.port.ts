import type { TileAddress } from '@tripwright/map'
import type { TilesDescription } from './basemap.port.ts'

export type OriginTile =
  /** As it came: packed with gzip or not, and not looked at yet. */
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'empty' }
  /** `waitMs`: so long we were asked to wait. */
  | { kind: 'failed'; why: string; waitMs?: number | null }

/** Somebody else who gives tiles. Neither call throws. */
export type TileOrigin = {
  /** Who it is, in the cache: tiles of another one are old. */
  id: string
  /** What it says of itself, asked for anew from time to time; null where it does not answer with what can be used. */
  describe(): Promise<TilesDescription | null>
  fetch(address: TileAddress): Promise<OriginTile>
}

/** What an origin was told before, and still knows after a new start with no network. */
export type OriginNotes = {
  read: (name: string) => string | null
  write: (name: string, text: string) => void
}
