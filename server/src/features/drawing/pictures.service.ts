import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { AnswerWords } from '@tripwright/domain/share'
import type { DrawingWish, Drawn } from './drawing-thread.service.ts'

/** Another number when the drawing changes: what others keep is then asked for anew. */
const DRAWING = 2
/** Some forty kilobytes each. */
const MOST_KEPT = 64
/** More than this wait for nobody: they get the usual picture. */
const MOST_WAITING = 12
const PATIENCE_MS = 20_000
/** The thread takes about 60 MB; it goes when nobody has asked for so long. */
const IDLE_MS = 60_000

type Waiting = { resolve: (png: Uint8Array) => void; reject: (error: Error) => void; timer: NodeJS.Timeout }

/** Draws pictures of answers, one after the other in a thread of its own, and keeps the last of them. */
export type Pictures = {
  /** One that is kept, or null. */
  find: (key: string) => Uint8Array | null
  /** Draws it, or waits for who is drawing it. Rejects where too many wait or the drawing fails. */
  draw: (key: string, words: AnswerWords) => Promise<Uint8Array>
  /** Ends the thread. */
  stop: () => Promise<void>
}

/** The name of a picture by what is in it; its etag too. */
export function keyOf({ kicker, title, line, figures, source, at }: AnswerWords): string {
  const content = JSON.stringify([DRAWING, kicker, title, line, figures, source, at])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

export function makePictures(): Pictures {
  const kept = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  const thread = makeThread()

  function keep(key: string, png: Uint8Array): Uint8Array {
    const [oldest] = kept.size >= MOST_KEPT ? kept.keys() : []
    if (oldest !== undefined) kept.delete(oldest)
    kept.set(key, png)
    return png
  }

  return {
    find: (key) => kept.get(key) ?? null,
    draw(key, words) {
      const known = underWay.get(key)
      if (known !== undefined) return known
      if (underWay.size >= MOST_WAITING) return Promise.reject(new Error('Too many pictures are waited for'))
      const drawing = thread
        .draw(words)
        .then((png) => keep(key, png))
        .finally(() => underWay.delete(key))
      underWay.set(key, drawing)
      return drawing
    },
    stop: thread.stop,
  }
}

function makeThread() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function running(): Worker {
    if (worker) return worker
    const made = new Worker(new URL('./drawing-thread.service.ts', import.meta.url))
    made.unref()
    made.on('message', settle)
    made.on('error', (error) => fail(made, error instanceof Error ? error : new Error(String(error))))
    worker = made
    return made
  }

  function settle(drawn: Drawn): void {
    const one = take(drawn.id)
    if (one && 'png' in drawn) one.resolve(drawn.png)
    else if (one && 'problem' in drawn) one.reject(new Error(drawn.problem))
    if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref()
  }

  function take(id: number): Waiting | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  // A thread that fell or hangs is no use to the others that wait for it.
  function fail(fallen: Worker, error: Error): void {
    if (worker !== fallen) return
    for (const id of [...waiting.keys()]) take(id)?.reject(error)
    void stop()
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    worker = null
    await ended?.terminate()
  }

  function draw(words: AnswerWords): Promise<Uint8Array> {
    clearTimeout(idle)
    const drawer = running()
    last += 1
    const wish: DrawingWish = { id: last, words }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail(drawer, new Error('A picture took too long')), PATIENCE_MS).unref()
      waiting.set(wish.id, { resolve, reject, timer })
      drawer.postMessage(wish)
    })
  }
  return { draw, stop }
}
