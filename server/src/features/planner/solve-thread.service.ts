import { type MessagePort, parentPort } from 'node:worker_threads'
import { checkTrip, type Plan, type PlanFacts, type SettledRequest } from '@tripwright/domain/itinerary'
import { type Found, findConflict, solveTrip } from '@tripwright/domain/planner'
import type { Solved, ThreadAnswer, ThreadTask } from './threads.service.ts'

/** Runs in a thread of its own: one task at a time, so that the server keeps answering while a plan is searched. */
function serve(port: MessagePort): void {
  port.on('message', (task: ThreadTask) => {
    try {
      run(task, (answer) => port.postMessage(answer))
    } catch (error) {
      port.postMessage({ id: task.id, kind: 'failed', message: String(error) } satisfies ThreadAnswer)
    }
  })
}

function run({ id, request, facts, deadline, stop }: ThreadTask, answer: (answer: ThreadAnswer) => void) {
  const started = Date.now()
  const flag = new Int32Array(stop)
  const shouldStop = () => Atomics.load(flag, 0) === 1 || Date.now() >= deadline
  const isProved = (plan: Plan, asked: SettledRequest) => checkTrip(asked, plan, facts).every(({ ok }) => ok)
  const solved = (found: Found, asked = request): Solved => proved(found, asked, facts, Date.now() - started)
  const options = { isProved, shouldStop }
  const onPlan = (found: Found) => answer({ id, kind: 'plan', solved: solved(found) })
  const { found, cut } = solveTrip(request, facts, { ...options, onPlan })
  if (found) return answer({ id, kind: 'done', solved: solved({ ...found, cut }) })
  // What is to be told now is worth a little more time than the plan was given.
  const patience = Date.now() + PATIENCE_MS
  const conflict = findConflict(request, facts, {
    ...options,
    shouldStop: () => Atomics.load(flag, 0) === 1 || Date.now() >= patience,
  })
  const nearest = conflict?.nearest ? solved(conflict.nearest, conflict.kept) : null
  answer({ id, kind: 'refused', wishes: conflict?.wishes ?? [], dropped: conflict?.dropped ?? [], nearest })
}

const PATIENCE_MS = 6000

function proved(found: Found, request: SettledRequest, facts: PlanFacts, milliseconds: number): Solved {
  const { plan, score, iterations, cut } = found
  return {
    plan,
    checks: checkTrip(request, plan, facts),
    solver: { seed: request.seed, iterations, cut, milliseconds, score },
  }
}

if (parentPort) serve(parentPort)
