import { concatBytes, crc32 } from './bytes.ts'

/** The platform's compression: zlib deflate. */
export type Compression = { deflate: (bytes: Uint8Array) => Uint8Array }

/** Opaque pixels as RGBA, row by row. */
export type RasterImage = { pixels: Uint8Array; width: number; height: number }

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
const MAX_COLOURS = 256

/**
 * A picture as PNG with a palette: a drawing of few inks takes a third of what full colour takes.
 * Past 256 colours, the rarer ones, which are edges of letters and lines, become their nearest neighbour.
 */
export function encodePalettePng(
  { pixels, width, height }: RasterImage,
  { deflate }: Compression,
): Uint8Array {
  const colours = coloursOf(pixels)
  const { palette, indexOf } = choosePalette(colours)
  // Each row begins with its filter byte: none, the best filter for flat areas.
  const rows = new Uint8Array(height * (width + 1))
  // Neighbouring pixels are mostly equal, so caching the last result saves nearly every look-up.
  let last = -1
  let index = 0
  for (let at = 0; at < colours.length; at += 1) {
    const colour = colours[at] ?? 0
    if (colour !== last) index = indexOf(colour)
    last = colour
    rows[at + Math.floor(at / width) + 1] = index
  }
  const header = new Uint8Array(13)
  new DataView(header.buffer).setUint32(0, width)
  new DataView(header.buffer).setUint32(4, height)
  header.set([8, 3, 0, 0, 0], 8) // 8 bits, palette, deflate, the usual filters, not interlaced
  const inks = Uint8Array.from(palette.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]))
  return concatBytes([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', inks),
    chunk('IDAT', deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ])
}

function coloursOf(pixels: Uint8Array): Uint32Array {
  const colours = new Uint32Array(pixels.length / 4)
  for (let at = 0; at < colours.length; at += 1)
    colours[at] = ((pixels[at * 4] ?? 0) << 16) | ((pixels[at * 4 + 1] ?? 0) << 8) | (pixels[at * 4 + 2] ?? 0)
  return colours
}

function choosePalette(colours: Uint32Array) {
  const counts = new Map<number, number>()
  let from = 0
  for (let at = 1; at <= colours.length; at += 1) {
    const colour = colours[from] ?? 0
    if (at < colours.length && colours[at] === colour) continue
    counts.set(colour, (counts.get(colour) ?? 0) + at - from)
    from = at
  }
  const byFrequency = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const palette = byFrequency.slice(0, MAX_COLOURS).map(([colour]) => colour)
  const indexes = new Map(palette.map((colour, index) => [colour, index]))

  function indexOf(colour: number): number {
    const index = indexes.get(colour) ?? nearest(palette, colour)
    indexes.set(colour, index)
    return index
  }
  return { palette, indexOf }
}

function nearest(palette: readonly number[], colour: number): number {
  const distance = (other: number) =>
    ((other >> 16) - (colour >> 16)) ** 2 +
    (((other >> 8) & 255) - ((colour >> 8) & 255)) ** 2 +
    ((other & 255) - (colour & 255)) ** 2
  let best = 0
  for (const [index, other] of palette.entries())
    if (distance(other) < distance(palette[best] ?? 0)) best = index
  return best
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const framed = new Uint8Array(data.length + 12)
  const view = new DataView(framed.buffer)
  view.setUint32(0, data.length)
  for (let at = 0; at < 4; at += 1) framed[4 + at] = type.charCodeAt(at)
  framed.set(data, 8)
  view.setUint32(data.length + 8, crc32(framed.subarray(4, data.length + 8)))
  return framed
}
