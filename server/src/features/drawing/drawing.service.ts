import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { deflateSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { FACE, isPlain, makeRasteriser } from '@tripwright/domain/drawing'
import { type AnswerWords, answerPicture } from '@tripwright/domain/share'
import { FACES, listFaces } from './faces.service.ts'
import type { Shaping } from './shaping.service.ts'

/** Draws pictures; what other scripts need is loaded when a text first has their letters. */
export type Drawer = (words: AnswerWords) => Promise<Uint8Array>

/** Loads the drawing library. Once in a thread. */
export async function openDrawer(): Promise<Drawer> {
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
  await initWasm(readFileSync(wasm))
  const faces = listFaces()
  const fontBuffers = (faces[0]?.files ?? []).map((name) => readFileSync(new URL(name, FACES)))
  const font = { fontBuffers, defaultFontFamily: FACE, loadSystemFonts: false }
  let shaping: Shaping | undefined
  const rasteriser = makeRasteriser(
    (svg) => new Resvg(svg, { font }),
    { deflate: (bytes) => deflateSync(bytes, { level: 9 }) },
    {
      faces,
      shape(run, weight) {
        if (!shaping) throw new Error('What shapes letters was not loaded')
        return shaping(run, weight)
      },
    },
  )
  return async (words) => {
    if (!shaping && !textsOf(words).every((text) => isPlain(text, faces)))
      shaping = (await import('./shaping.service.ts')).shapeRun
    return rasteriser.png(answerPicture(words, rasteriser))
  }
}

function textsOf({ kicker, title, line, figures, source }: AnswerWords): string[] {
  return [kicker, title, line, source, ...figures.flatMap(({ label, value }) => [label, value])]
}
