import { Worker } from 'node:worker_threads'
import { importMessages } from '@tripwright/domain/documents/import'
import { AppError } from '#platform/http/app-error.ts'
import type { ReadFile } from './read-document.service.ts'
import type { ReadTask } from './read-thread.service.ts'

const MAX_RUNNING = 2
const MAX_WAITING = 20
const RETRY_SECONDS = 5
/** A mail of 20 MB takes a second or two. */
const TIMEOUT_MS = 15_000
const MEMORY_MB = 256

export type ReaderThreads = { read: (task: ReadTask) => Promise<ReadFile> }

/** Reads files in threads that end with them, two at once; bounded in time and memory. */
export function makeReaderThreads(timeoutMs = TIMEOUT_MS): ReaderThreads {
  const waiting: (() => void)[] = []
  let running = 0

  async function takeTurn(): Promise<void> {
    if (running < MAX_RUNNING) return void running++
    if (waiting.length >= MAX_WAITING)
      throw new AppError('unavailable', {
        message: importMessages.texts['problem.busy'],
        retryAfter: RETRY_SECONDS,
      })
    // Whoever ends hands its place on.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  function endTurn(): void {
    const next = waiting.shift()
    if (next) next()
    else running--
  }

  return {
    async read(task) {
      await takeTurn()
      try {
        return await readInThread(task, timeoutMs)
      } finally {
        endTurn()
      }
    },
  }
}

async function readInThread(task: ReadTask, timeoutMs: number): Promise<ReadFile> {
  const worker = new Worker(new URL('./read-thread.service.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB, stackSizeMb: 8 },
  })
  const timer = setTimeout(() => void worker.terminate(), timeoutMs)
  try {
    return await new Promise<ReadFile>((resolve) => {
      const tooHeavy = () => resolve({ ok: false, problem: 'too-heavy' })
      worker.once('message', resolve)
      // Out of memory is an error of the thread alone.
      worker.once('error', tooHeavy)
      worker.once('exit', tooHeavy)
      worker.postMessage(task)
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
