import { createHash } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { AnswerSummary, PageOgTexts } from '@tripwright/domain/sharing/share'
import type { RenderRequest, RenderResult } from './drawing-thread.service.ts'
import type { ImageWords } from './image-renderer.service.ts'

/** Raise it when the drawing changes, so that cached pictures elsewhere are fetched again. */
const RENDER_VERSION = 2
/** Pictures in memory, some forty kilobytes each. */
const MAX_CACHED = 64
/** Above this number of waiting pictures a caller gets the default picture at once. */
const MAX_WAITING = 12
const TIMEOUT_MS = 20_000
/** The thread takes about 60 MB, so it ends after this time without a request. */
const IDLE_MS = 60_000

type PendingRender = {
  resolve: (png: Uint8Array) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Draws pictures of answers one after the other in a thread, and caches the last ones. */
export type OgImages = {
  /** The cached picture, or null. */
  find: (key: string) => Uint8Array | null
  /** Draws it, or joins a drawing in progress. Rejects when too many wait or the drawing fails. */
  draw: (key: string, words: ImageWords) => Promise<Uint8Array>
  /** Ends the thread. */
  stop: () => Promise<void>
}

/** The name of a picture, made from its content; also its etag. */
export function ogImageKey({ kicker, title, line, figures, source, at }: AnswerSummary): string {
  return keyOf([kicker, title, line, figures, source, at])
}

/** The same for the picture of a page. */
export function pageImageKey({ path, title, line }: PageOgTexts): string {
  return keyOf(['page', path, title, line])
}

function keyOf(parts: unknown[]): string {
  const content = JSON.stringify([RENDER_VERSION, ...parts])
  return createHash('sha256').update(content).digest('base64url').slice(0, 22)
}

export function makeOgImages(): OgImages {
  const cache = new Map<string, Uint8Array>()
  const underWay = new Map<string, Promise<Uint8Array>>()
  const thread = makeRenderThread()

  function keep(key: string, png: Uint8Array): Uint8Array {
    const [oldest] = cache.size >= MAX_CACHED ? cache.keys() : []
    if (oldest !== undefined) cache.delete(oldest)
    cache.set(key, png)
    return png
  }

  return {
    find: (key) => cache.get(key) ?? null,
    draw(key, words) {
      const pending = underWay.get(key)
      if (pending !== undefined) return pending
      if (underWay.size >= MAX_WAITING) return Promise.reject(new Error('Too many pictures are waited for'))
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

function makeRenderThread() {
  const waiting = new Map<number, PendingRender>()
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let last = 0

  function running(): Worker {
    if (worker) return worker
    const made = new Worker(new URL('./drawing-thread.service.ts', import.meta.url))
    made.unref()
    made.on('message', complete)
    made.on('error', (error) => fail(made, error instanceof Error ? error : new Error(String(error))))
    worker = made
    return made
  }

  function complete(drawn: RenderResult): void {
    const one = take(drawn.id)
    if (one && 'png' in drawn) one.resolve(drawn.png)
    else if (one && 'problem' in drawn) one.reject(new Error(drawn.problem))
    if (waiting.size === 0) idle = setTimeout(() => void stop(), IDLE_MS).unref()
  }

  function take(id: number): PendingRender | undefined {
    const one = waiting.get(id)
    waiting.delete(id)
    clearTimeout(one?.timer)
    return one
  }

  // A crashed or hanging thread cannot serve the others that wait for it.
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

  function draw(words: ImageWords): Promise<Uint8Array> {
    clearTimeout(idle)
    const drawer = running()
    last += 1
    const request: RenderRequest = { id: last, words }
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => fail(drawer, new Error('A picture took too long')), TIMEOUT_MS).unref()
      waiting.set(request.id, { resolve, reject, timer })
      drawer.postMessage(request)
    })
  }
  return { draw, stop }
}
