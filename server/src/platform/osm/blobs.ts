import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { damaged, refused } from './extract-error.ts'
import { cursorOf, eachField, readBytes, readVarint } from './protobuf.ts'

/** One block of a .osm.pbf file, decompressed. */
export type PbfBlock = { type: string; bytes: Uint8Array }

// The format's maximum sizes in bytes (OpenStreetMap wiki, "PBF Format").
const LARGEST_HEADER = 64 * 1024
const LARGEST_BLOCK = 32 * 1024 * 1024
/** Extracts decompress to two or three times their size; a higher factor means a malicious file. */
const MAX_GROWTH = 60

const NOT_A_PBF = 'the file is no OpenStreetMap extract: a .osm.pbf file is wanted'

/** The blocks of a file in order, read lazily. Throws StartError for a file that is no extract. */
export function* readBlocks(file: string): Generator<PbfBlock> {
  const handle = openSync(file, 'r')
  try {
    const { size } = fstatSync(handle)
    let at = 0
    let unpacked = 0
    while (at < size) {
      const isFirst = at === 0
      const length = readAt(handle, at, 4, isFirst).readUInt32BE()
      if (length === 0 || length > LARGEST_HEADER) throw isFirst ? refused(NOT_A_PBF) : damaged()
      const header = readBlockHeader(readAt(handle, at + 4, length, isFirst), isFirst)
      const bytes = unpack(readAt(handle, at + 4 + length, header.size, false))
      unpacked += bytes.length
      if (unpacked > LARGEST_BLOCK + size * MAX_GROWTH)
        throw refused('the extract unpacks to far more than an extract of its size can hold')
      at += 4 + length + header.size
      yield { type: header.type, bytes }
    }
    if (size === 0) throw refused('the file is empty')
  } finally {
    closeSync(handle)
  }
}

function readAt(handle: number, at: number, length: number, isFirst: boolean): Buffer {
  const bytes = Buffer.alloc(length)
  if (readSync(handle, bytes, 0, length, at) < length) throw isFirst ? refused(NOT_A_PBF) : damaged()
  return bytes
}

function readBlockHeader(bytes: Uint8Array, isFirst: boolean): { type: string; size: number } {
  let type = ''
  let size = -1
  try {
    eachField(cursorOf(bytes), (field, cursor) => {
      if (field === 1) type = textOf(readBytes(cursor))
      else if (field === 3) size = readVarint(cursor)
      else return false
      return true
    })
  } catch (cause) {
    throw isFirst ? refused(NOT_A_PBF, cause) : damaged(cause)
  }
  if (isFirst && type !== 'OSMHeader') throw refused(NOT_A_PBF)
  if (size < 0 || size > LARGEST_BLOCK) throw damaged()
  return { type, size }
}

function unpack(blob: Uint8Array): Uint8Array {
  let bytes: Uint8Array | null = null
  let declared = LARGEST_BLOCK
  let packed: Uint8Array | null = null
  eachField(cursorOf(blob), (field, cursor) => {
    if (field === 1) bytes = readBytes(cursor)
    else if (field === 2) declared = readVarint(cursor)
    else if (field === 3) packed = readBytes(cursor)
    else return false
    return true
  })
  if (bytes !== null) return bytes
  if (packed === null)
    throw refused('the extract is packed in a way that is not read here: convert it with "osmium cat"')
  if (declared < 0 || declared > LARGEST_BLOCK) throw damaged()
  try {
    return inflateSync(packed, { maxOutputLength: Math.max(1, declared) })
  } catch (cause) {
    throw damaged(cause)
  }
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8')
}
