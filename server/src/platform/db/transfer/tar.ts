/** A file to be added to an archive; the content must have exactly `size` bytes. */
export type TarFile = {
  name: string
  size: number
  contents: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}
/** A file read from an archive; its content must be read to the end before the next file. */
export type TarEntry = { name: string; size: number; contents: AsyncGenerator<Buffer> }

const BLOCK = 512
const LONGEST_NAME = 100
const LARGEST_SIZE = 8 ** 11 - 1

/** The bytes of a POSIX tar archive (ustar, with pax headers where a name is long or a file has 8 GB or more). */
export async function* writeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, contents } of files) {
    const extra = paxRecords(name, size)
    if (extra.length > 0) {
      yield header('pax', extra.length, 'x')
      yield extra
      yield padding(extra.length)
    }
    yield header(name, size, '0')
    let written = 0
    for await (const chunk of contents) {
      written += chunk.length
      yield chunk
    }
    if (written !== size)
      throw new Error(`${name} changed while it was read: ${written} bytes instead of ${size}`)
    yield padding(size)
  }
  yield Buffer.alloc(2 * BLOCK)
}

/** The files of an archive in their order. Throws when it is cut off or is no tar archive. */
export async function* readTar(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = byteSource(bytes)
  try {
    yield* readEntries(source)
    // To the very end, where a compressed archive has its checksum.
    await source.drain()
  } finally {
    await source.close()
  }
}

async function* readEntries(source: ByteSource): AsyncGenerator<TarEntry> {
  let extra: { name?: string; size?: number } = {}
  for (;;) {
    const block = await source.take(BLOCK)
    if (block.every((byte) => byte === 0)) return
    checkSum(block)
    const size = Number.parseInt(text(block, 124, 12), 8)
    if (text(block, 156, 1) === 'x') {
      extra = parsePax(await source.take(size))
      await source.take(padding(size).length)
      continue
    }
    const entry = { name: extra.name ?? text(block, 0, LONGEST_NAME), size: extra.size ?? size }
    extra = {}
    const contents = source.stream(entry.size)
    yield { ...entry, contents }
    for await (const _ of contents) {
      // Skips what the reader left unread.
    }
    await source.take(padding(entry.size).length)
  }
}

function header(name: string, size: number, type: '0' | 'x'): Buffer {
  const block = Buffer.alloc(BLOCK)
  block.write(Buffer.from(name).subarray(0, LONGEST_NAME).toString('latin1'), 0, 'latin1')
  block.write('0000600\0' + '0000000\0' + '0000000\0', 100)
  block.write(`${Math.min(size, LARGEST_SIZE).toString(8).padStart(11, '0')}\0`, 124)
  block.write(
    `${Math.floor(Date.now() / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  )
  block.write('        ', 148)
  block.write(`${type}`, 156)
  block.write('ustar\x0000', 257)
  block.write(`${sumOf(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function sumOf(block: Buffer): number {
  return block.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function checkSum(block: Buffer): void {
  if (Number.parseInt(text(block, 148, 8), 8) !== sumOf(block)) throw new Error('not a tar archive')
}

function paxRecords(name: string, size: number): Buffer {
  const records: string[] = []
  if (Buffer.byteLength(name) > LONGEST_NAME || /[^\x20-\x7e]/.test(name)) records.push(`path=${name}`)
  if (size > LARGEST_SIZE) records.push(`size=${size}`)
  return Buffer.from(records.map(withLength).join(''))
}

// Each record begins with its length, which includes the digits of that length.
function withLength(record: string): string {
  const rest = Buffer.byteLength(record) + 2
  let length = rest + String(rest).length
  if (String(length).length > String(rest).length) length = rest + String(length).length
  return `${length} ${record}\n`
}

function parsePax(bytes: Buffer): { name?: string; size?: number } {
  const header: { name?: string; size?: number } = {}
  for (let at = 0; at < bytes.length; ) {
    const length = Number.parseInt(bytes.toString('latin1', at, at + 20), 10)
    if (!(length > 0)) throw new Error('not a tar archive')
    const [, key, value] = /^\d+ ([^=]+)=([\s\S]*)\n$/.exec(bytes.toString('utf8', at, at + length)) ?? []
    if (key === 'path' && value !== undefined) header.name = value
    if (key === 'size') header.size = Number(value)
    at += length
  }
  return header
}

function padding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

function text(block: Buffer, at: number, length: number): string {
  return block.toString('utf8', at, at + length).replace(/\0[\s\S]*$/, '')
}

type ByteSource = ReturnType<typeof byteSource>

/** Reads a stream of chunks in the requested lengths. */
function byteSource(bytes: AsyncIterable<Uint8Array>) {
  const chunks = bytes[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  async function* stream(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next()
        if (next.done) throw new Error('the archive is cut off')
        rest = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength)
      }
      const part = rest.subarray(0, left)
      rest = rest.subarray(part.length)
      left -= part.length
      yield part
    }
  }
  async function take(length: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of stream(length)) parts.push(part)
    return Buffer.concat(parts)
  }
  async function drain(): Promise<void> {
    while (!(await chunks.next()).done);
  }
  return { stream, take, drain, close: async () => void (await chunks.return?.()) }
}
