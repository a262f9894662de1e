import { describe, expect, it } from 'vitest'
import { crc32 } from './bytes.ts'
import { encodePalettePng, makeRasteriser, type RasterImage } from './index.ts'

type Rgb = readonly number[]

/** No compression, so that a test can read the rows. */
const UNPACKED = { deflate: (bytes: Uint8Array) => bytes }
const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

function imageOf(colours: readonly Rgb[], width: number, height: number): RasterImage {
  return { pixels: Uint8Array.from(colours.flatMap((colour) => [...colour, 255])), width, height }
}

/** Reads a picture back by the book (PNG specification, sections 5 and 11), checksums included. */
function read(png: Uint8Array) {
  expect([...png.subarray(0, 8)]).toEqual(SIGNATURE)
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength)
  const chunks = new Map<string, Uint8Array>()
  for (let at = 8; at < png.length; ) {
    const length = view.getUint32(at)
    expect(view.getUint32(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)))
    chunks.set(String.fromCharCode(...png.subarray(at + 4, at + 8)), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND'])
  const [header, inks, rows] = ['IHDR', 'PLTE', 'IDAT'].map((type) => [...(chunks.get(type) ?? [])])
  const sizeAt = (at: number) => (header ?? []).slice(at, at + 4).reduce((sum, byte) => sum * 256 + byte, 0)
  const [width, height] = [sizeAt(0), sizeAt(4)]
  const palette = Array.from({ length: (inks ?? []).length / 3 }, (_, at) => inks?.slice(at * 3, at * 3 + 3))
  const indexes = (rows ?? []).filter((_, at) => at % (width + 1) !== 0)
  return { width, height, palette, colours: indexes.map((index) => palette[index]) }
}

describe('a picture with a palette', () => {
  it('gives back every pixel while there are few colours', () => {
    const paper = [246, 244, 234]
    const colours = [paper, [20, 38, 44], paper, [10, 92, 102], [255, 0, 1], paper]
    const picture = read(encodePalettePng(imageOf(colours, 3, 2), UNPACKED))
    expect(picture).toMatchObject({ width: 3, height: 2, colours })
    expect(picture.palette).toHaveLength(4)
  })

  it('draws a rare colour past the 256th as its nearest neighbour', () => {
    const many = Array.from({ length: 256 }, (_, at) => [at, 0, 0])
    const colours = [...many, ...many, [7, 3, 0], [250, 0, 9]]
    const { colours: drawn } = read(encodePalettePng(imageOf(colours, 257, 2), UNPACKED))
    expect(drawn.slice(0, 512)).toEqual(colours.slice(0, 512))
    expect(drawn.slice(512)).toEqual([
      [7, 0, 0],
      [250, 0, 0],
    ])
  })

  it('is byte-identical to earlier versions: a change of this hash changes every picture', () => {
    const colours = Array.from({ length: 64 * 48 }, (_, at) => {
      const [x, y] = [at % 64, Math.floor(at / 64)]
      return [x * 4, y * 5, (x * y) & 255]
    })
    const png = encodePalettePng(imageOf(colours, 64, 48), UNPACKED)
    const sum = png.reduce((before, byte) => (Math.imul(before, 31) + byte) | 0, 0)
    expect({ length: png.length, sum }).toEqual({ length: 3957, sum: 1437531806 })
  })

  it('has the checksum of ISO 3309, by its published check value', () => {
    expect(crc32(Uint8Array.from('123456789', (digit) => digit.charCodeAt(0)))).toBe(0xcbf4_3926)
  })
})

describe('a rasteriser', () => {
  /** A drawing library that counts unreleased objects. */
  function library(image: RasterImage, box?: { width: number }) {
    let held = 0
    const hold = () => {
      held += 1
      return () => {
        held -= 1
      }
    }
    const open = () => ({
      free: hold(),
      innerBBox: () => box,
      render: () => ({ ...image, free: hold() }),
    })
    return { open, held: () => held }
  }
  const dot = imageOf([[1, 2, 3]], 1, 1)

  it('measures, draws and frees everything', () => {
    const { open, held } = library(dot, { width: 12.5 })
    const rasteriser = makeRasteriser(open, UNPACKED)
    expect(rasteriser.widthOf('<svg/>')).toBe(12.5)
    expect(rasteriser.png('<svg/>')).toEqual(encodePalettePng(dot, UNPACKED))
    expect(held()).toBe(0)
  })

  it('returns width 0 for an empty drawing', () => {
    expect(makeRasteriser(library(dot).open, UNPACKED).widthOf('<svg/>')).toBe(0)
  })

  it('frees everything also when compression fails', () => {
    const { open, held } = library(dot)
    const failing = () => {
      throw new Error('no memory')
    }
    expect(() => makeRasteriser(open, { deflate: failing }).png('<svg/>')).toThrow('no memory')
    expect(held()).toBe(0)
  })
})
