type Table = { tag: string; body: Buffer }
type Outlines = {
  glyphs: Buffer[]
  metrics: { advance: number; bearing: number }[]
  letters: Map<number, number>
}

/** Flags of a composite glyph (OpenType 1.9, "glyf"). */
const WORDS = 0x0001
const SCALE = 0x0008
const MORE = 0x0020
const SCALES = 0x0040
const MATRIX = 0x0080

/**
 * Merges several parts of a TrueType font with the same design and size, each with characters of its own (OpenType 1.9).
 * Names, metrics and kerning are those of the first; a character in two parts comes from the first.
 */
export function mergeFonts(parts: readonly Buffer[]): Buffer {
  const [first, ...others] = parts.map((part) => ({ tables: tablesOf(part), outlines: outlinesOf(part) }))
  if (!first) throw new Error('There is no face to begin with')
  const { glyphs, metrics, letters } = first.outlines
  for (const { outlines } of others) {
    const shift = glyphs.length
    glyphs.push(...outlines.glyphs.map((glyph) => shifted(glyph, shift)))
    metrics.push(...outlines.metrics)
    for (const [letter, glyph] of outlines.letters)
      if (!letters.has(letter)) letters.set(letter, glyph + shift)
  }
  const whole = new Map<string, Buffer>(first.tables.map(({ tag, body }) => [tag, Buffer.from(body)]))
  const table = (tag: string) => whole.get(tag) ?? fail(tag)
  table('head').writeInt16BE(1, 50) // glyph offsets of four bytes
  table('hhea').writeUInt16BE(glyphs.length, 34)
  table('maxp').writeUInt16BE(glyphs.length, 4)
  whole.set('post', postWithoutNames(table('post')))
  whole.set('hmtx', Buffer.concat(metrics.map(metricOf)))
  whole.set('glyf', Buffer.concat(glyphs))
  whole.set('loca', addressesOf(glyphs))
  whole.set('cmap', charactersOf(letters))
  const tables = [
    'GDEF',
    'GPOS',
    'OS/2',
    'cmap',
    'glyf',
    'head',
    'hhea',
    'hmtx',
    'loca',
    'maxp',
    'name',
    'post',
  ]
  return written(tables.flatMap((tag) => (whole.has(tag) ? [{ tag, body: table(tag) }] : [])))
}

function fail(tag: string): never {
  throw new Error(`The face has no table ${tag}`)
}

export function tablesOf(face: Buffer): Table[] {
  return Array.from({ length: face.readUInt16BE(4) }, (_, at) => {
    const entry = 12 + 16 * at
    const from = face.readUInt32BE(entry + 8)
    return {
      tag: face.toString('latin1', entry, entry + 4),
      body: face.subarray(from, from + face.readUInt32BE(entry + 12)),
    }
  })
}

export function outlinesOf(face: Buffer): Outlines {
  const tables = new Map(tablesOf(face).map(({ tag, body }) => [tag, body]))
  const table = (tag: string) => tables.get(tag) ?? fail(tag)
  const [loca, glyf, hmtx] = [table('loca'), table('glyf'), table('hmtx')]
  const count = table('maxp').readUInt16BE(4)
  const isLong = table('head').readInt16BE(50) === 1
  const address = (at: number) => (isLong ? loca.readUInt32BE(4 * at) : 2 * loca.readUInt16BE(2 * at))
  const metricCount = table('hhea').readUInt16BE(34)
  return {
    glyphs: Array.from({ length: count }, (_, at) => padded(glyf.subarray(address(at), address(at + 1)))),
    metrics: Array.from({ length: count }, (_, at) => ({
      advance: hmtx.readUInt16BE(4 * Math.min(at, metricCount - 1)),
      bearing: hmtx.readInt16BE(at < metricCount ? 4 * at + 2 : 4 * metricCount + 2 * (at - metricCount)),
    })),
    letters: lettersOf(table('cmap')),
  }
}

/** The characters of a font, from a cmap of either kind: segments of 16 bits (4) or groups of 32 (12). */
function lettersOf(cmap: Buffer): Map<number, number> {
  const letters = new Map<number, number>()
  for (let at = 0; at < cmap.readUInt16BE(2); at += 1) {
    const map = cmap.subarray(cmap.readUInt32BE(8 + 8 * at))
    const glyphs =
      map.readUInt16BE(0) === 4 ? segmentsOf(map) : map.readUInt16BE(0) === 12 ? groupsOf(map) : []
    for (const [letter, glyph] of glyphs) if (glyph !== 0) letters.set(letter, glyph)
  }
  return letters
}

function segmentsOf(map: Buffer): [letter: number, glyph: number][] {
  const size = map.readUInt16BE(6)
  return Array.from({ length: size / 2 }, (_, at) => {
    const [end, start] = [14 + 2 * at, 16 + size + 2 * at]
    const [first, last] = [map.readUInt16BE(start), map.readUInt16BE(end)]
    const delta = map.readUInt16BE(start + size)
    const range = map.readUInt16BE(start + 2 * size)
    return Array.from({ length: last === 0xffff ? 0 : last - first + 1 }, (_, step): [number, number] => {
      const glyph = range === 0 ? first + step : map.readUInt16BE(start + 2 * size + range + 2 * step)
      return [first + step, range !== 0 && glyph === 0 ? 0 : (glyph + delta) & 0xffff]
    })
  }).flat()
}

function groupsOf(map: Buffer): [letter: number, glyph: number][] {
  return Array.from({ length: map.readUInt32BE(12) }, (_, at) => {
    const [first, last, glyph] = [0, 4, 8].map((field) => map.readUInt32BE(16 + 12 * at + field))
    if (first === undefined || last === undefined || glyph === undefined) return []
    return Array.from({ length: last - first + 1 }, (_, step): [number, number] => [
      first + step,
      glyph + step,
    ])
  }).flat()
}

/** A glyph with the ids of its components, if it is composite, moved by an offset. */
function shifted(glyph: Buffer, by: number): Buffer {
  if (glyph.length === 0 || glyph.readInt16BE(0) >= 0) return glyph
  const moved = Buffer.from(glyph)
  for (let at = 10, flags = MORE; (flags & MORE) !== 0; ) {
    flags = moved.readUInt16BE(at)
    moved.writeUInt16BE(moved.readUInt16BE(at + 2) + by, at + 2)
    at += 4 + (flags & WORDS ? 4 : 2) + (flags & SCALE ? 2 : flags & SCALES ? 4 : flags & MATRIX ? 8 : 0)
  }
  return moved
}

function metricOf({ advance, bearing }: { advance: number; bearing: number }): Buffer {
  const row = Buffer.alloc(4)
  row.writeUInt16BE(advance, 0)
  row.writeInt16BE(bearing, 2)
  return row
}

function addressesOf(glyphs: readonly Buffer[]): Buffer {
  const table = Buffer.alloc(4 * (glyphs.length + 1))
  let from = 0
  for (const [at, glyph] of glyphs.entries()) {
    from += glyph.length
    table.writeUInt32BE(from, 4 * (at + 1))
  }
  return table
}

/** A cmap with one group per character (format 12), for the whole of Unicode. */
function charactersOf(letters: ReadonlyMap<number, number>): Buffer {
  const rows = [...letters].sort(([a], [b]) => a - b)
  const map = Buffer.alloc(12 + 16 + 12 * rows.length)
  map.set([0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12], 0)
  map.writeUInt32BE(map.length - 12, 16)
  map.writeUInt32BE(rows.length, 24)
  for (const [at, [letter, glyph]] of rows.entries())
    for (const [field, value] of [letter, letter, glyph].entries())
      map.writeUInt32BE(value, 28 + 12 * at + 4 * field)
  return map
}

function postWithoutNames(post: Buffer): Buffer {
  const short = Buffer.from(post.subarray(0, 32))
  short.writeUInt32BE(0x0003_0000, 0)
  return short
}

function written(tables: readonly Table[]): Buffer {
  const power = Math.floor(Math.log2(tables.length))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.set(
    [0, 1, 0, 0, 0, tables.length, 0, 16 * 2 ** power, 0, power, 0, 16 * (tables.length - 2 ** power)],
    0,
  )
  let from = head.length
  for (const [at, { tag, body }] of tables.entries()) {
    head.write(tag, 12 + 16 * at, 'latin1')
    for (const [field, value] of [sumOf(body), from, body.length].entries())
      head.writeUInt32BE(value, 16 + 16 * at + 4 * field)
    from += padded(body).length
  }
  return Buffer.concat([head, ...tables.map(({ body }) => padded(body))])
}

function padded(bytes: Buffer): Buffer {
  return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
}

function sumOf(bytes: Buffer): number {
  const whole = padded(bytes)
  let sum = 0
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0
  return sum
}
