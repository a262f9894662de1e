import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeByteWriter } from '../tiles/byte-writer.ts'
import { type ElementSink, readElements } from './elements.ts'
import { cursorOf, readSigned, readVarint } from './protobuf.ts'
import { VILLAGE, writeBlob, writeTestExtract } from './test-extract.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'extract-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SINK: ElementSink = { node: () => undefined, way: () => undefined, relation: () => undefined }

function read(bytes: Uint8Array, sink: ElementSink = SINK) {
  const file = join(folder, 'some.osm.pbf')
  writeFileSync(file, bytes)
  return readElements(file, sink)
}

describe('an extract', () => {
  it('is read with its day, its box and every element', () => {
    const seen: unknown[] = []
    const header = read(writeTestExtract(VILLAGE), {
      node: (id, lat, lon, tags) =>
        id > 30 && seen.push([id, lat.toFixed(5), lon.toFixed(5), tags.get('name')]),
      way: (id, refs, tags) => seen.push([id, refs, tags.get('highway')]),
      relation: (id, members, tags) =>
        seen.push([id, members.map(({ ref, role }) => `${ref} ${role}`), tags.size]),
    })
    expect(header.date).toBe('2024-03-04')
    expect(header.box?.west).toBeCloseTo(9.5, 9)
    expect(header.box?.north).toBeCloseTo(47.14, 9)
    expect(seen).toEqual([
      [31, '47.12005', '9.52005', 'Löwen'],
      [32, '47.12010', '9.52010', 'Oberdorf'],
      [33, '47.12050', '9.52050', undefined],
      [101, [1, 3, 2], 'residential'],
      [102, [3, 4, 5, 6, 3], undefined],
      [103, [11, 12, 13], undefined],
      [104, [11, 14, 13], undefined],
      [105, [21, 22, 23, 24, 21], undefined],
      [201, ['103 outer', '104 outer', '105 inner'], 3],
    ])
  })

  it('without a day or a box has none', () => {
    expect(read(writeTestExtract({ nodes: [], box: null, date: '' }))).toEqual({ date: null, box: null })
  })
})

describe('any other file is refused with a sentence', () => {
  const whole = writeTestExtract(VILLAGE)
  const nothing = makeByteWriter()
  nothing.field(9, new Uint8Array(30_000_000))
  const bomb = writeBlob('OSMData', nothing.taken())
  const header = writeTestExtract({ nodes: [] }).subarray(0, -1)

  it.each([
    ['a text', Buffer.from('Dear reader, this is a letter.'), /no OpenStreetMap extract/],
    ['a packed file', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1, 2, 3]), /no OpenStreetMap extract/],
    ['an empty file', Buffer.alloc(0), /empty/],
    ['four bytes', Buffer.from([0, 0, 0, 9]), /no OpenStreetMap extract/],
    ['another kind of block', writeBlob('Fileformat', Buffer.from('x')), /no OpenStreetMap extract/],
    ['one cut in its data', whole.subarray(0, whole.length - 20), /damaged/],
    ['one cut in a header', Buffer.concat([whole, Buffer.from([0, 0])]), /damaged/],
    ['one that says it is larger than a block may be', Buffer.concat([whole, lyingBlob()]), /damaged/],
    [
      'one whose block is larger than it says',
      Buffer.concat([whole, writeBlob('OSMData', whole, 9)]),
      /damaged/,
    ],
    ['one with its end missing', header, /damaged/],
    [
      'one with a history',
      writeTestExtract({ nodes: [], features: ['HistoricalInformation'] }),
      /History|Historical/,
    ],
    ['one that unpacks without end', Buffer.concat([whole, ...Array(6).fill(bomb)]), /far more/],
  ])('%s', (_, bytes, sentence) => {
    expect(() => read(bytes)).toThrow(sentence)
  })

  it('any byte of it changed: refused in a sentence or read, never anything else', () => {
    for (let at = 0; at < whole.length; at += 3) {
      const changed = Buffer.from(whole)
      changed[at] = (changed[at] ?? 0) ^ 0xff
      try {
        read(changed)
      } catch (error) {
        expect(error).toMatchObject({ code: 'bad-extract' })
      }
    }
  })
})

// A header that announces two billion bytes.
function lyingBlob(): Buffer {
  const header = makeByteWriter()
  header.field(1, Buffer.from('OSMData'))
  header.number(3, 2_000_000_000)
  const length = Buffer.alloc(4)
  length.writeUInt32BE(header.size())
  return Buffer.concat([length, header.taken()])
}

describe('a number', () => {
  it.each([0, 1, 127, 128, 300, 2 ** 31, 12_345_678_901, Number.MAX_SAFE_INTEGER])(
    '%i comes back',
    (value) => {
      const bytes = makeByteWriter()
      bytes.varint(value)
      expect(readVarint(cursorOf(bytes.taken()))).toBe(value)
    },
  )

  it('below nothing takes ten bytes', () => {
    const bytes = Uint8Array.of(0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 1)
    expect(readVarint(cursorOf(bytes))).toBe(-2)
  })

  it.each([
    [0, 0],
    [1, -1],
    [2, 1],
    [4_294_967_295, -2_147_483_648],
  ])('%i in zigzag is %i', (written, value) => {
    const bytes = makeByteWriter()
    bytes.varint(written)
    expect(readSigned(cursorOf(bytes.taken()))).toBe(value)
  })

  it('that never ends is refused', () => {
    expect(() => readVarint(cursorOf(new Uint8Array(20).fill(255)))).toThrow(/damaged/)
  })
})
