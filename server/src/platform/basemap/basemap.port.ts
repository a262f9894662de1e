import type { PmtilesHeader, TileAddress } from '@tripwright/map'

/** Who is to be named on a map, in this order; `url` is null for words that lead nowhere. */
export type TileCredit = { text: string; url: string | null }

export type TilesDescription = {
  minZoom: number
  maxZoom: number
  /** Degrees. */
  bounds: PmtilesHeader['bounds']
  credits: TileCredit[]
  /** The day of the data; null where nobody says it. */
  asOf: string | null
}

export type TileResult =
  /** Packed with gzip. `isOld`: there may be a newer one, which is on its way. */
  | { kind: 'tile'; packed: Uint8Array<ArrayBuffer>; etag: string; isOld: boolean }
  /** There is nothing at this place. */
  | { kind: 'empty' }
  /** Nobody can tell now. */
  | { kind: 'unavailable' }

/**
 * Asked before a tile is fetched from somebody else, once for the caller who begins it: false, and it is not. Others who want the
 * same tile meanwhile wait for it without being asked.
 */
export type MayFetch = () => Promise<boolean>

/** Vector tiles in the OpenMapTiles schema. */
export type BasemapSource = {
  /** Null where there are none, or none now. */
  describe(): Promise<(TilesDescription & { source: 'file' | 'server' }) | null>
  /** Null where `mayFetch` refused. Never throws. */
  find(address: TileAddress, mayFetch: MayFetch): Promise<TileResult | null>
  close(): void
}
