import type { PmtilesHeader, TileAddress } from '@tripwright/map'

/** Attributions of a map, in this order; `url` is null for text without a link. */
export type TileCredit = { text: string; url: string | null }

export type TilesDescription = {
  minZoom: number
  maxZoom: number
  /** Degrees. */
  bounds: PmtilesHeader['bounds']
  credits: TileCredit[]
  /** The day of the data; null where it is unknown. */
  asOf: string | null
}

export type TileResult =
  /** Compressed with gzip. `isOld`: a newer one may exist and is being fetched. */
  | { kind: 'tile'; packed: Uint8Array<ArrayBuffer>; etag: string; isOld: boolean }
  /** There is no tile here. `isOld`: there may be one by now, and it is being asked for. */
  | { kind: 'empty'; isOld?: boolean }
  /** No source could answer now. */
  | { kind: 'unavailable' }

/**
 * Called before a tile is fetched from another server, once for the caller who begins the fetch; false prevents it. Callers
 * who want the same tile meanwhile join the fetch without a call.
 */
export type MayFetch = () => Promise<boolean>

/** Vector tiles in the OpenMapTiles schema. */
export type BasemapSource = {
  /** Null where there are none, or none now. */
  describe(): Promise<(TilesDescription & { source: 'file' | 'server' }) | null>
  /**
   * Null where `mayFetch` refused. Never throws. `isPatient`: lets everybody else go first, and waits for a new tile where an old one
   * is here, which it takes where there is no newer one.
   */
  find(address: TileAddress, mayFetch: MayFetch, isPatient?: boolean): Promise<TileResult | null>
  close(): void
}
