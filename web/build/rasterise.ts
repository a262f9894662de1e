import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import subsetFont from 'subset-font'
import { palettePng } from './png.ts'

/** Draws SVG as PNG, with the display face and no other. Its letters are those of Western languages. */
export type Rasteriser = {
  /** Width of a text in pixels. */
  widthOf: (text: string, size: number, weight: number) => number
  /** Of an opaque picture. */
  png: (svg: string) => Buffer
}

const FACE = 'Bricolage Grotesque'
/** The weights that there are; the library knows whole hundreds only. */
export const WEIGHTS = { line: 500, title: 700 } as const

const require = createRequire(import.meta.url)

/** Loads the drawing library (WebAssembly) and cuts the display face to its weights. */
export async function openRasteriser(): Promise<Rasteriser> {
  const [wasm, ...faces] = await Promise.all([
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    ...Object.values(WEIGHTS).map(faceOf),
  ])
  await initWasm(wasm)
  const font = { fontBuffers: faces, defaultFontFamily: FACE, loadSystemFonts: false }

  function withPicture<T>(svg: string, use: (picture: InstanceType<typeof Resvg>) => T): T {
    const picture = new Resvg(svg, { font })
    try {
      return use(picture)
    } finally {
      picture.free() // WebAssembly has no garbage collector
    }
  }
  return {
    widthOf(text, size, weight) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9000" height="200">${textElement(text, { x: 0, y: 100, size, weight })}</svg>`
      return withPicture(svg, (picture) => picture.innerBBox()?.width ?? 0)
    },
    png: (svg) =>
      withPicture(svg, (picture) => {
        const image = picture.render()
        const bytes = palettePng(image.pixels, image.width, image.height)
        image.free()
        return bytes
      }),
  }
}

type Place = { x: number; y: number; size: number; weight: number; fill?: string }

/** One line of text; `y` is its base line. */
export function textElement(text: string, { x, y, size, weight, fill = '#000' }: Place): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<text x="${x}" y="${y}" font-family="${FACE}" font-size="${size}" font-weight="${weight}" fill="${fill}" xml:space="preserve">${escaped}</text>`
}

// The library knows no variable faces: one weight, as a face of its own.
async function faceOf(weight: number): Promise<Uint8Array> {
  const file = require.resolve(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  )
  const letters = String.fromCodePoint(...Array.from({ length: 0x17f - 0x20 }, (_, i) => 0x20 + i))
  return subsetFont(await readFile(file), `${letters}–—‘’“”…`, {
    targetFormat: 'sfnt',
    variationAxes: { opsz: 48, wdth: 85, wght: weight },
    keepFeatures: ['kern'],
    noHinting: true,
  })
}
