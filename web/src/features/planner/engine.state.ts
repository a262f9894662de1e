import type { PlanAnswer, PlanFacts } from '@tripwright/domain/itinerary'
import type { NamedFacts } from '#features/places/index.ts'
import type { EngineResult, EngineTask } from './engine-tasks.state.ts'

export type EngineQuestion = { id: number; key: string; facts: PlanFacts | null; task: EngineTask }
export type EngineSaying = { id: number } & (
  | { kind: 'plan'; answer: PlanAnswer }
  | { kind: 'done'; result: EngineResult[EngineTask['kind']] }
  | { kind: 'failed'; message: string }
)
type Watch = { onPlan?: (answer: PlanAnswer) => void; signal?: AbortSignal }
type Waiting = { resolve: (result: never) => void; reject: (error: unknown) => void; onPlan: Watch['onPlan'] }

export type Engine = ReturnType<typeof makeEngine>

/** Planner and checker in a worker of their own, which is started when it is needed first. */
export function makeEngine() {
  let worker: Worker | null = null
  let sentKey: string | null = null
  let lastId = 0
  const waiting = new Map<number, Waiting>()

  function running(): Worker {
    if (worker) return worker
    worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<EngineSaying>) => hear(data)
    worker.onerror = () => end(new Error('the engine could not be started'))
    return worker
  }

  function hear(saying: EngineSaying): void {
    const asked = waiting.get(saying.id)
    if (saying.kind === 'plan') {
      asked?.onPlan?.(saying.answer)
      return
    }
    waiting.delete(saying.id)
    if (saying.kind === 'failed') asked?.reject(new Error(saying.message))
    // The result of a task is of the kind of its task.
    else asked?.resolve(saying.result as never)
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
    /** Rejects when the engine fails, or with the signal's reason when it is stopped. */
    ask<K extends EngineTask['kind']>(
      { key, facts }: NamedFacts,
      task: Extract<EngineTask, { kind: K }>,
      { onPlan, signal }: Watch = {},
    ): Promise<EngineResult[K]> {
      signal?.throwIfAborted()
      const engine = running()
      const id = ++lastId
      const question: EngineQuestion = { id, key, facts: sentKey === key ? null : facts, task }
      sentKey = key
      engine.postMessage(question)
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject, onPlan })
        // A search hears nothing while it runs: it is ended with its worker.
        signal?.addEventListener('abort', () => {
          if (waiting.has(id)) end(signal.reason)
        })
      })
    },
    /** The first answer then comes as fast as all others. */
    start: () => void running(),
    end,
  }
}

const engine = makeEngine()
/** Asks the engine of the page. */
export const askEngine = engine.ask
/** Starts it before it is asked. */
export const startEngine = engine.start
