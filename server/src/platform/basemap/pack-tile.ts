import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { findTileFault, type TileFault } from '../tiles/check-tile.ts'
import { MAX_TILE_BYTES } from './tile-http.ts'

type PackedResult =
  | { kind: 'tile'; packed: Uint8Array<ArrayBuffer>; etag: string }
  | { kind: 'empty' }
  | { kind: 'failed'; why: TileFault | 'too large' }

const unpack = promisify(gunzip)
const pack = promisify(gzip)

/** Checks a received tile, compressed or not, and compresses it for the cache. Never throws. */
export async function packTile(bytes: Uint8Array): Promise<PackedResult> {
  const plain = await unpackTile(bytes)
  if (!(plain instanceof Uint8Array)) return { kind: 'failed', why: plain }
  const fault = findTileFault(plain)
  if (fault !== null) return { kind: 'failed', why: fault }
  if (plain.length === 0) return { kind: 'empty' }
  const packed = new Uint8Array(await pack(plain))
  return { kind: 'tile', packed, etag: etagOf(packed) }
}

async function unpackTile(bytes: Uint8Array): Promise<Uint8Array | 'broken' | 'too large'> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes
  try {
    return await unpack(bytes, { maxOutputLength: MAX_TILE_BYTES })
  } catch (error) {
    return Object(error).code === 'ERR_BUFFER_TOO_LARGE' ? 'too large' : 'broken'
  }
}

/** The tile's ETag, a hash of its content (RFC 9110, section 8.8.3). */
export function etagOf(packed: Uint8Array): string {
  return `"${createHash('sha256').update(packed).digest('base64url').slice(0, 22)}"`
}
