import type { PlanAnswer } from '@tripwright/domain/trip/itinerary'
import type { KeyedFacts } from '#features/destination/places/index.ts'
import type { EngineFacts, EngineResult, EngineTask } from './engine-tasks.state.ts'

export type EngineRequest = { id: number; key: string; facts: EngineFacts | null; task: EngineTask }
export type EngineMessage = { id: number } & (
  | { kind: 'plan'; answer: PlanAnswer }
  | { kind: 'done'; result: EngineResult[EngineTask['kind']] }
  | { kind: 'failed'; message: string }
)
type TaskListeners = { onPlan?: (answer: PlanAnswer) => void; signal?: AbortSignal }
type PendingTask = {
  resolve: (result: never) => void
  reject: (error: unknown) => void
  onPlan: TaskListeners['onPlan']
}

/** Planner and checker in a web worker, which starts on first use. */
export function makeEngine() {
  let worker: Worker | null = null
  let sentKey: string | null = null
  let lastId = 0
  const waiting = new Map<number, PendingTask>()

  function running(): Worker {
    if (worker) return worker
    worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<EngineMessage>) => onMessage(data)
    worker.onerror = () => end(new Error('the engine could not be started'))
    return worker
  }

  function onMessage(message: EngineMessage): void {
    const pending = waiting.get(message.id)
    if (message.kind === 'plan') {
      pending?.onPlan?.(message.answer)
      return
    }
    waiting.delete(message.id)
    if (message.kind === 'failed') pending?.reject(new Error(message.message))
    // The result of a task is of the kind of its task.
    else pending?.resolve(message.result as never)
  }

  function end(reason: unknown): void {
    worker?.terminate()
    worker = null
    sentKey = null
    const all = [...waiting.values()]
    waiting.clear()
    for (const { reject } of all) reject(reason)
  }

  return {
    /** Rejects when the engine fails, or with the signal's reason when it is aborted. */
    run<K extends EngineTask['kind']>(
      { key, facts }: KeyedFacts,
      task: Extract<EngineTask, { kind: K }>,
      { onPlan, signal }: TaskListeners = {},
    ): Promise<EngineResult[K]> {
      signal?.throwIfAborted()
      const engine = running()
      const id = ++lastId
      const message: EngineRequest = { id, key, facts: sentKey === key ? null : facts, task }
      sentKey = key
      engine.postMessage(message)
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onPlan })
        // A search cannot receive messages while it runs, so aborting it terminates its worker.
        signal?.addEventListener('abort', () => {
          if (waiting.has(id)) end(signal.reason)
        })
      })
    },
    /** Warms up, so that the first answer is as fast as all others. */
    start: () => void running(),
    end,
  }
}

const engine = makeEngine()
/** Runs a task in the page's engine. */
export const runEngineTask = engine.run
/** Starts the engine ahead of its first task. */
export const startEngine = engine.start
