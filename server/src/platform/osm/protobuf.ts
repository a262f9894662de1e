import { damaged } from './extract-error.ts'

/** A position in a protocol buffers message; `end` is the end of the message. */
export type ProtobufCursor = { readonly bytes: Uint8Array; at: number; end: number }

const LONGEST_VARINT = 10
const VARINT = 0
const EIGHT_BYTES = 1
const LENGTH = 2
const FOUR_BYTES = 5

export function cursorOf(bytes: Uint8Array): ProtobufCursor {
  return { bytes, at: 0, end: bytes.length }
}

/** A varint; a negative number, which takes ten bytes, keeps its sign. */
export function readVarint(cursor: ProtobufCursor): number {
  const { bytes, end, at: start } = cursor
  let value = 0
  let factor = 1
  for (let at = start; at < end && at - start < LONGEST_VARINT; at++) {
    const byte = bytes[at] ?? 0
    value += (byte & 127) * factor
    if (byte < 128) {
      cursor.at = at + 1
      return value <= Number.MAX_SAFE_INTEGER ? value : wide(bytes.subarray(start, at + 1))
    }
    factor *= 128
  }
  throw damaged()
}

// Ten bytes hold 64 bits: a negative number in two's complement.
function wide(bytes: Uint8Array): number {
  let value = 0n
  for (const byte of bytes.toReversed()) value = (value << 7n) | BigInt(byte & 127)
  const signed = Number(BigInt.asIntN(64, value))
  if (!Number.isSafeInteger(signed)) throw damaged()
  return signed
}

/** A signed number in zigzag encoding. */
export function readSigned(cursor: ProtobufCursor): number {
  const value = readVarint(cursor)
  return value % 2 === 0 ? value / 2 : -(value + 1) / 2
}

/** The bytes of the next field, which begins with its length. */
export function readBytes(cursor: ProtobufCursor): Uint8Array {
  const length = readVarint(cursor)
  const from = cursor.at
  if (length < 0 || from + length > cursor.end) throw damaged()
  cursor.at = from + length
  return cursor.bytes.subarray(from, from + length)
}

/** The next message as a cursor of its own. */
export function readMessage(cursor: ProtobufCursor): ProtobufCursor {
  return cursorOf(readBytes(cursor))
}

/** A packed field of numbers; deltas are summed when `isDelta`. */
export function readNumbers(cursor: ProtobufCursor, isSigned: boolean, isDelta = false): number[] {
  const packed = readMessage(cursor)
  const numbers: number[] = []
  let sum = 0
  while (packed.at < packed.end) {
    const value = isSigned ? readSigned(packed) : readVarint(packed)
    sum = isDelta ? sum + value : value
    numbers.push(sum)
  }
  return numbers
}

/** Iterates over the fields of a message; a field that `read` does not handle (false) is skipped. */
export function eachField(
  cursor: ProtobufCursor,
  read: (field: number, cursor: ProtobufCursor) => boolean,
): void {
  while (cursor.at < cursor.end) {
    const key = readVarint(cursor)
    if (!read(key >>> 3, cursor)) skip(cursor, key & 7)
  }
}

function skip(cursor: ProtobufCursor, wire: number): void {
  if (wire === VARINT) readVarint(cursor)
  else if (wire === LENGTH) readBytes(cursor)
  else if (wire === EIGHT_BYTES || wire === FOUR_BYTES) cursor.at += wire === EIGHT_BYTES ? 8 : 4
  else throw damaged()
  if (cursor.at > cursor.end) throw damaged()
}
