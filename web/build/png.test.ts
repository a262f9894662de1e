import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { encodePalettePng } from '@tripwright/domain/sharing/social-images'
import { describe, expect, it } from 'vitest'

type Rgb = [number, number, number]

function pngOf(colours: readonly Rgb[], width: number, height: number): Buffer {
  const pixels = Uint8Array.from(colours.flatMap((colour) => [...colour, 255]))
  return Buffer.from(encodePalettePng({ pixels, width, height }, { deflate: deflateSync }))
}

/** Reads a picture back by the book (PNG specification, sections 5 and 11), checksums included. */
function read(png: Buffer): { width: number; height: number; colours: Rgb[]; palette: Rgb[] } {
  const parts: Record<string, Buffer> = {}
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    const body = png.subarray(at + 4, at + 8 + length)
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(body))
    parts[body.toString('latin1', 0, 4)] = body.subarray(4)
    at += length + 12
  }
  const { IHDR = Buffer.alloc(13), PLTE = Buffer.alloc(0), IDAT = Buffer.alloc(0) } = parts
  const [width, height] = [IHDR.readUInt32BE(0), IHDR.readUInt32BE(4)]
  const palette = Array.from({ length: PLTE.length / 3 }, (_, at): Rgb => {
    return [PLTE[at * 3] ?? -1, PLTE[at * 3 + 1] ?? -1, PLTE[at * 3 + 2] ?? -1]
  })
  const rows = inflateSync(IDAT)
  const indexes = [...rows].filter((_, at) => at % (width + 1) !== 0)
  return { width, height, palette, colours: indexes.map((index) => palette[index] ?? [-1, -1, -1]) }
}

describe('a picture with a palette', () => {
  it('gives back every pixel while there are few colours', () => {
    const colours: Rgb[] = [
      [246, 244, 234],
      [20, 38, 44],
      [246, 244, 234],
      [10, 92, 102],
      [255, 0, 1],
      [246, 244, 234],
    ]
    const picture = read(pngOf(colours, 3, 2))
    expect(picture).toMatchObject({ width: 3, height: 2, colours })
    expect(picture.palette).toHaveLength(4)
  })

  it('draws a rare colour past the 256th as its nearest neighbour', () => {
    const many = Array.from({ length: 256 }, (_, at): Rgb => [at, 0, 0])
    const colours: Rgb[] = [...many, ...many, [7, 3, 0], [250, 0, 9]]
    const picture = read(pngOf(colours, 2, 257))
    expect(picture.colours.slice(0, 512)).toEqual(colours.slice(0, 512))
    expect(picture.colours.slice(512)).toEqual([
      [7, 0, 0],
      [250, 0, 0],
    ])
  })
})
