import type { EngineMessage, EngineRequest } from './engine.state.ts'
import { type EngineFacts, runTask } from './engine-tasks.state.ts'

// Planner and checker in a worker: they work offline, and the page stays responsive meanwhile.
let last: { key: string; facts: EngineFacts } | null = null

addEventListener('message', ({ data }: MessageEvent<EngineRequest>) => {
  const { id, key, facts, task } = data
  if (facts) last = { key, facts }
  const send = (message: EngineMessage) => postMessage(message)
  if (last?.key !== key) return send({ id, kind: 'failed', message: 'these facts are not here' })
  try {
    send({
      id,
      kind: 'done',
      result: runTask(task, last.facts, (answer) => send({ id, kind: 'plan', answer })),
    })
  } catch (error) {
    send({ id, kind: 'failed', message: String(error) })
  }
})
