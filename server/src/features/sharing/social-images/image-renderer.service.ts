import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import {
  type AnswerSummary,
  drawAnswerOgImage,
  drawPageOgImage,
  type PageOgTexts,
} from '@tripwright/domain/sharing/share'
import { DISPLAY_FONT, isDisplayFontOnly, makeTextRenderer } from '@tripwright/domain/sharing/social-images'
import { makeRasteriser } from '@tripwright/raster'
import { FONTS_DIR, listFonts } from './fonts.service.ts'
import type { ShapeText } from './shaping.service.ts'

/** Draws pictures; the fonts and shaper of other scripts load when a text first needs them. */
export type ImageRenderer = (words: ImageWords) => Promise<Uint8Array>

/** The words of a picture: an answer's, or a page's. */
export type ImageWords = AnswerSummary | PageOgTexts

/** Loads the drawing library, once per thread. */
export async function loadImageRenderer(): Promise<ImageRenderer> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFileSync(wasm))
  const faces = listFonts()
  const fontBuffers = (faces[0]?.files ?? []).map((name) => readFileSync(new URL(name, FONTS_DIR)))
  const font = { fontBuffers, defaultFontFamily: DISPLAY_FONT, loadSystemFonts: false }
  let shaping: ShapeText | undefined
  const rasteriser = makeRasteriser((svg) => new Resvg(svg, { font }), {
    deflate: (bytes) => deflateSync(bytes, { level: 9 }),
  })
  const textRenderer = makeTextRenderer(rasteriser, {
    faces,
    shape(run, weight) {
      if (!shaping) throw new Error('What shapes letters was not loaded')
      return shaping(run, weight)
    },
  })
  return async (words) => {
    if (!shaping && !textsOf(words).every((text) => isDisplayFontOnly(text, faces)))
      shaping = (await import('./shaping.service.ts')).shapeRun
    const svg =
      'path' in words ? drawPageOgImage(words, textRenderer) : drawAnswerOgImage(words, textRenderer)
    return rasteriser.png(svg)
  }
}

function textsOf(words: ImageWords): string[] {
  if ('path' in words) return [words.title, words.line]
  const { kicker, title, line, figures, source } = words
  return [kicker, title, line, source, ...figures.flatMap(({ label, value }) => [label, value])]
}
