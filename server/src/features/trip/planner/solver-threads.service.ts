import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ChangeArguments, ChangeProposal } from '@tripwright/domain/assistant/plan-changes'
import type { RateTable } from '@tripwright/domain/money/currency'
import {
  itineraryMessages,
  type PlanAnswer,
  type PlanFacts,
  type ResolvedRequest,
} from '@tripwright/domain/trip/itinerary'
import type { PlanVerdict } from '@tripwright/domain/trip/planner'
import type { PlanView } from '@tripwright/domain/trip/sync'
import { AppError } from '#platform/http/app-error.ts'
import { makeFairQueue, type QueueOwner } from './fair-queue.service.ts'

/** The facts of a plan, and the age of its rates. */
export type DatedFacts = PlanFacts & { rates: RateTable }

/** A change of a plan to compute, instead of a plan. */
export type ThreadChange = { args: ChangeArguments; view: PlanView }
export type ThreadTask = {
  id: number
  request: ResolvedRequest
  facts: DatedFacts
  change?: ThreadChange | undefined
  /** The server sets it to 1 when the caller has disconnected. */
  stop: SharedArrayBuffer
}
export type ThreadAnswer = { id: number } & (
  | { kind: 'plan'; answer: PlanAnswer }
  | { kind: 'done'; verdict: PlanVerdict }
  | { kind: 'proposed'; proposal: ChangeProposal }
  | { kind: 'failed'; message: string }
)

type PlanWork = Pick<ThreadTask, 'request' | 'facts' | 'change'> & { owner: QueueOwner }
type ThreadResult = PlanVerdict | ChangeProposal
type SolveListeners = {
  onPlan?: (answer: PlanAnswer) => void
  /** Called with the position in the queue, 1 for the next, whenever it changes; 0 when the search begins. */
  onPlace?: (place: number) => void
  signal?: AbortSignal
}
type Job = {
  work: PlanWork
  watch: SolveListeners
  place: number
  resolve: (result: ThreadResult) => void
  reject: (error: unknown) => void
}

/** Maximum of waiting searches: the last one waits as long as a person would. */
const MAX_WAITING = 40
/** About the time of two searches. */
const RETRY_SECONDS = 10
/** A thread holds 40 MB, so it ends after some time without a plan. */
const IDLE_MS = 60_000

export type SolverThreads = ReturnType<typeof makeSolverThreads>

/** Planning threads, one per spare processor; each starts on first use. */
export function makeSolverThreads(most = Math.max(1, availableParallelism() - 1)) {
  const line = makeFairQueue<Job>(MAX_WAITING)
  const idle: Worker[] = []
  const all = new Set<Worker>()
  let lastId = 0

  function next(): void {
    const worker = line.isEmpty() ? undefined : (idle.pop() ?? (all.size < most ? start() : undefined))
    const turn = worker && line.next()
    if (worker && turn) void give(worker, turn)
    tellPlaces()
  }

  function tellPlaces(): void {
    for (const [i, job] of line.places().entries()) {
      if (job.place === i + 1) continue
      job.place = i + 1
      job.watch.onPlace?.(job.place)
    }
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

  async function give(worker: Worker, { job, done }: { job: Job; done: () => void }): Promise<void> {
    const { work, watch, resolve, reject } = job
    if (job.place > 0) watch.onPlace?.(0)
    try {
      resolve(await solveIn(worker, ++lastId, work, watch))
    } catch (error) {
      reject(error)
    }
    done()
    if (all.has(worker)) rest(worker)
    next()
  }

  function rest(worker: Worker): void {
    idle.push(worker)
    setTimeout(() => {
      const at = idle.indexOf(worker)
      if (at < 0 || !line.isEmpty()) return
      idle.splice(at, 1)
      void worker.terminate()
    }, IDLE_MS).unref()
  }

  /** Throws AppError unavailable when too many wait; AbortError when the signal aborts before its turn. */
  function queue(work: PlanWork, watch: SolveListeners): Promise<ThreadResult> {
    const { promise, resolve, reject } = Promise.withResolvers<ThreadResult>()
    const job: Job = { work, watch, place: 0, resolve, reject }
    const { isIn, displaced } = line.join(job, work.owner)
    displaced?.reject(queueFull())
    if (!isIn) throw queueFull()
    watch.signal?.addEventListener('abort', () => {
      if (!line.leave(job)) return
      reject(watch.signal?.reason)
      tellPlaces()
    })
    next()
    return promise
  }

  return {
    /** A plan for a request; throws as the queue does. */
    solve: (work: Omit<PlanWork, 'change'>, watch: SolveListeners = {}): Promise<PlanVerdict> =>
      // A thread answers work without a change with a verdict.
      queue(work, watch) as Promise<PlanVerdict>,
    /** A change of a plan; throws as the queue does. */
    propose: (
      { change, facts, owner }: { change: ThreadChange; facts: DatedFacts; owner: QueueOwner },
      signal: AbortSignal,
    ): Promise<ChangeProposal> =>
      // A thread answers work with a change with a proposal.
      queue({ change, facts, owner, request: change.view.request }, { signal }) as Promise<ChangeProposal>,
    async close(): Promise<void> {
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

function queueFull(): AppError {
  return new AppError('unavailable', {
    message: itineraryMessages.texts['line-full'],
    retryAfter: RETRY_SECONDS,
  })
}

function solveIn(
  worker: Worker,
  id: number,
  { request, facts, change }: PlanWork,
  { onPlan, signal }: SolveListeners,
): Promise<ThreadResult> {
  const stop = new SharedArrayBuffer(4)
  const halt = () => void Atomics.store(new Int32Array(stop), 0, 1)
  signal?.addEventListener('abort', halt)
  return new Promise<ThreadResult>((resolve, reject) => {
    const onExit = () => reject(new Error('the planning thread ended'))
    const complete = (how: () => void) => {
      worker.off('message', onMessage)
      worker.off('exit', onExit)
      signal?.removeEventListener('abort', halt)
      how()
    }
    function onMessage(answer: ThreadAnswer): void {
      if (answer.id !== id) return
      if (answer.kind === 'plan') onPlan?.(answer.answer)
      else if (answer.kind === 'done') complete(() => resolve(answer.verdict))
      else if (answer.kind === 'proposed') complete(() => resolve(answer.proposal))
      else complete(() => reject(new Error(answer.message)))
    }
    worker.on('message', onMessage)
    worker.once('exit', onExit)
    worker.postMessage({ id, request, facts, change, stop } satisfies ThreadTask)
  })
}
