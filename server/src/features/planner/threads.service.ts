import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Check, Plan, PlanAnswer, PlanFacts, SettledRequest } from '@tripwright/domain/itinerary'
import type { Wish } from '@tripwright/domain/planner'
import { AppError } from '#platform/http/app-error.ts'

export type Solved = { plan: Plan; checks: Check[]; solver: PlanAnswer['solver'] }
export type Outcome =
  | { ok: true; solved: Solved }
  | { ok: false; wishes: Wish[]; dropped: Wish[]; nearest: Solved | null }

export type ThreadTask = {
  id: number
  request: SettledRequest
  facts: PlanFacts
  /** Milliseconds since 1970. */
  deadline: number
  stop: SharedArrayBuffer
}
export type ThreadAnswer = { id: number } & (
  | { kind: 'plan'; solved: Solved }
  | { kind: 'done'; solved: Solved }
  | { kind: 'refused'; wishes: Wish[]; dropped: Wish[]; nearest: Solved | null }
  | { kind: 'failed'; message: string }
)

type Work = Omit<ThreadTask, 'id' | 'stop' | 'deadline'> & { milliseconds: number }
type Watch = { onPlan?: (solved: Solved) => void; signal?: AbortSignal }
type Job = { work: Work; watch: Watch; resolve: (outcome: Outcome) => void; reject: (error: unknown) => void }

/** More than this waiting means that the last would wait too long for anybody's patience. */
const MOST_WAITING = 40
/** A thread keeps 40 MB: it goes when nobody has planned for a while. */
const IDLE_MS = 60_000

export type Threads = ReturnType<typeof makeThreads>

/** Threads that plan, as many as there are processors to spare; each is started when it is needed first. */
export function makeThreads(most = Math.max(1, availableParallelism() - 1)) {
  const waiting: Job[] = []
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let lastId = 0

  function next(): void {
    const job = waiting[0]
    if (!job) return
    const worker = idle.pop() ?? (all.size < most ? start() : null)
    if (!worker) return
    waiting.shift()
    void give(worker, job)
  }

  function start(): Worker {
    const worker = new Worker(new URL('./solve-thread.service.ts', import.meta.url))
    worker.unref()
    all.add(worker)
    worker.once('exit', () => {
      all.delete(worker)
      const at = idle.indexOf(worker)
      if (at >= 0) idle.splice(at, 1)
      next()
    })
    return worker
  }

  async function give(worker: Worker, { work, watch, resolve, reject }: Job): Promise<void> {
    try {
      resolve(await solveIn(worker, ++lastId, work, watch))
    } catch (error) {
      reject(error)
    }
    if (all.has(worker)) rest(worker)
    next()
  }

  function rest(worker: Worker): void {
    idle.push(worker)
    setTimeout(() => {
      const at = idle.indexOf(worker)
      if (at < 0 || waiting.length > 0) return
      idle.splice(at, 1)
      void worker.terminate()
    }, IDLE_MS).unref()
  }

  return {
    /** Throws AppError unavailable when too many wait already; AbortError when the signal ends it before its turn. */
    solve(work: Work, watch: Watch = {}): Promise<Outcome> {
      if (waiting.length >= MOST_WAITING) throw new AppError('unavailable', { retryAfter: 10 })
      return new Promise((resolve, reject) => {
        const job = { work, watch, resolve, reject }
        waiting.push(job)
        watch.signal?.addEventListener('abort', () => {
          const at = waiting.indexOf(job)
          if (at < 0) return
          waiting.splice(at, 1)
          reject(watch.signal?.reason)
        })
        next()
      })
    },
    async close(): Promise<void> {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

function solveIn(worker: Worker, id: number, work: Work, { onPlan, signal }: Watch): Promise<Outcome> {
  const { milliseconds, ...task } = work
  const stop = new SharedArrayBuffer(4)
  const halt = () => void Atomics.store(new Int32Array(stop), 0, 1)
  signal?.addEventListener('abort', halt)
  return new Promise<Outcome>((resolve, reject) => {
    const onExit = () => reject(new Error('the planning thread ended'))
    const settle = (how: () => void) => {
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      signal?.removeEventListener('abort', halt)
      how()
    }
    function onMessage(answer: ThreadAnswer): void {
      if (answer.id !== id) return
      if (answer.kind === 'plan') onPlan?.(answer.solved)
      else if (answer.kind === 'done') settle(() => resolve({ ok: true, solved: answer.solved }))
      else if (answer.kind === 'refused') settle(() => resolve({ ok: false, ...answer }))
      else settle(() => reject(new Error(answer.message)))
    }
    worker.on('message', onMessage)
    worker.once('exit', onExit)
    worker.postMessage({ ...task, id, stop, deadline: Date.now() + milliseconds } satisfies ThreadTask)
  })
}
