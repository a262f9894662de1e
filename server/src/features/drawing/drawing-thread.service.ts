import { parentPort } from 'node:worker_threads'
import type { AnswerWords } from '@tripwright/domain/share'
import { openDrawer } from './drawing.service.ts'

// Runs in a thread of its own: a picture takes a sixth of a second in which nobody else would be answered.

/** A picture that is asked for, and the answer to it. */
export type DrawingWish = { id: number; words: AnswerWords }
export type Drawn = { id: number; png: Uint8Array } | { id: number; problem: string }

const draw = await openDrawer()

parentPort?.on('message', async ({ id, words }: DrawingWish) => {
  parentPort?.postMessage(await answer(id, words))
})

async function answer(id: number, words: AnswerWords): Promise<Drawn> {
  try {
    return { id, png: await draw(words) }
  } catch (error) {
    return { id, problem: String(error) }
  }
}
