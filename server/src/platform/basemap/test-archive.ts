import { gzipSync } from 'node:zlib'
import type { PmtilesHeader, TileAddress } from '@tripwright/map'
import { writeArchive } from '../tiles/archive.ts'
import { makeTestTile } from './test-tile-server.ts'

type ArchiveParts = {
  build?: string
  bounds?: PmtilesHeader['bounds']
  maxZoom?: number
  layers?: readonly string[]
  metadata?: object
}

/** Writes a PMTiles file with test tiles at these places. */
export function writeTestArchive(
  file: string,
  addresses: readonly TileAddress[],
  parts: ArchiveParts = {},
): void {
  const { build = 'a', bounds = { west: 9, south: 47, east: 10, north: 48 }, maxZoom = 14 } = parts
  const { layers = ['transportation', 'water'], metadata = {} } = parts
  writeArchive(
    file,
    addresses.map((address) => ({ ...address, packed: gzipSync(makeTestTile(address, build)) })),
    { minZoom: 0, maxZoom, bounds, metadata: { vector_layers: layers.map((id) => ({ id })), ...metadata } },
  )
}
