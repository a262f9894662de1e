/** A growing buffer with the encodings of protocol buffers. */
export type ByteWriter = {
  varint: (value: number) => void
  /** A field with bytes of a known length. */
  field: (number: number, bytes: Uint8Array) => void
  /** A field with one number. */
  number: (number: number, value: number) => void
  append: (bytes: Uint8Array) => void
  taken: () => Uint8Array
  size: () => number
}

const INITIAL_CAPACITY = 64
const LONGEST_VARINT = 10
const LENGTH = 2

export function makeByteWriter(): ByteWriter {
  let room = new Uint8Array(INITIAL_CAPACITY)
  let size = 0
  function reserve(more: number): void {
    if (size + more <= room.length) return
    const wider = new Uint8Array(Math.max(room.length * 2, size + more))
    wider.set(room.subarray(0, size))
    room = wider
  }
  function varint(value: number): void {
    reserve(LONGEST_VARINT)
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) room[size++] = (rest & 127) | 128
    room[size++] = rest
  }
  function append(bytes: Uint8Array): void {
    reserve(bytes.length)
    room.set(bytes, size)
    size += bytes.length
  }
  return {
    varint,
    append,
    field(number, bytes) {
      varint(number * 8 + LENGTH)
      varint(bytes.length)
      append(bytes)
    },
    number(number, value) {
      varint(number * 8)
      varint(value)
    },
    taken: () => room.subarray(0, size),
    size: () => size,
  }
}
