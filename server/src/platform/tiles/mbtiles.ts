import { DatabaseSync } from 'node:sqlite'
import { tileIdOf } from '@tripwright/map'
import type { PackedTile } from './archive.ts'

/** The tiles of an .mbtiles file in the order of an archive. Its rows count from the south. */
export function* readMbtiles(file: string): Generator<PackedTile> {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    const rows = database.prepare('select rowid, zoom_level, tile_column, tile_row from tiles').iterate()
    const order: { rowid: number; id: number; zoom: number; x: number; y: number }[] = []
    for (const { rowid, zoom_level, tile_column, tile_row } of rows) {
      const [zoom, x] = [Number(zoom_level), Number(tile_column)]
      const y = 2 ** zoom - 1 - Number(tile_row)
      order.push({ rowid: Number(rowid), id: tileIdOf({ zoom, x, y }), zoom, x, y })
    }
    order.sort((a, b) => a.id - b.id)
    const tile = database.prepare('select tile_data from tiles where rowid = ?')
    for (const { rowid, zoom, x, y } of order) {
      const packed = tile.get(rowid)?.tile_data
      if (packed instanceof Uint8Array) yield { zoom, x, y, packed }
    }
  } finally {
    database.close()
  }
}
