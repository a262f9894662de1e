import { parentPort } from 'node:worker_threads'
import { type ImageWords, loadImageRenderer } from './image-renderer.service.ts'

// Runs in a thread of its own: a picture takes a sixth of a second, which would block all other calls.

/** The request for a picture, and the response. */
export type RenderRequest = { id: number; words: ImageWords }
export type RenderResult = { id: number; png: Uint8Array } | { id: number; problem: string }

const draw = await loadImageRenderer()

parentPort?.on('message', async ({ id, words }: RenderRequest) => {
  parentPort?.postMessage(await answer(id, words))
})

async function answer(id: number, words: ImageWords): Promise<RenderResult> {
  try {
    return { id, png: await draw(words) }
  } catch (error) {
    return { id, problem: String(error) }
  }
}
