import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { DISPLAY_FONT, makeTextRenderer, type TextRenderer } from '@tripwright/domain/sharing/social-images'
import { makeRasteriser, type Rasteriser } from '@tripwright/raster'

const require = createRequire(import.meta.url)
/** The fonts for drawing: see subset-fonts.ts. The build's pictures are in English, so they need the display font only. */
const FACES = new URL('../../data/faces/', import.meta.url)

/** Loads the drawing library (WebAssembly) with the display font. */
export async function openRasteriser(): Promise<{ rasteriser: Rasteriser; textRenderer: TextRenderer }> {
  const names = (await readdir(FACES)).filter((name) => /^display-.*\.ttf$/.test(name)).sort()
  const [wasm, ...fontBuffers] = await Promise.all([
    readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')),
    ...names.map((name) => readFile(new URL(name, FACES))),
  ])
  await initWasm(wasm)
  const font = { fontBuffers, defaultFontFamily: DISPLAY_FONT, loadSystemFonts: false }
  const rasteriser = makeRasteriser((svg) => new Resvg(svg, { font }), {
    deflate: (bytes) => deflateSync(bytes, { level: 9 }),
  })
  const textRenderer = makeTextRenderer(rasteriser, {
    faces: [],
    shape: () => ({ unitsPerEm: 1, advance: 0, glyphs: [] }),
  })
  return { rasteriser, textRenderer }
}
