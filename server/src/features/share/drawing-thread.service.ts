import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { type AnswerWords, answerPicture, FACE, makeRasteriser } from '@tripwright/domain/share'

// Runs in a thread of its own: a picture takes a sixth of a second in which nobody else would be answered.

const FACES = new URL('../../../../data/faces/', import.meta.url)

/** A picture that is asked for, and the answer to it. */
export type DrawingWish = { id: number; words: AnswerWords }
export type Drawn = { id: number; png: Uint8Array } | { id: number; problem: string }

const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm')
const fontBuffers = readdirSync(FACES)
  .filter((name) => name.endsWith('.ttf'))
  .map((name) => readFileSync(new URL(name, FACES)))
const font = { fontBuffers, defaultFontFamily: FACE, loadSystemFonts: false }
await initWasm(readFileSync(wasm))
const rasteriser = makeRasteriser((svg) => new Resvg(svg, { font }), {
  deflate: (bytes) => deflateSync(bytes, { level: 9 }),
})

parentPort?.on('message', ({ id, words }: DrawingWish) => {
  parentPort?.postMessage(draw(id, words))
})

function draw(id: number, words: AnswerWords): Drawn {
  try {
    return { id, png: rasteriser.png(answerPicture(words, rasteriser)) }
  } catch (error) {
    return { id, problem: String(error) }
  }
}
