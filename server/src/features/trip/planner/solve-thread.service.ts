import { type MessagePort, parentPort } from 'node:worker_threads'
import { proposeChange } from '@tripwright/domain/assistant/plan-changes'
import { ratesUsed } from '@tripwright/domain/money/currency'
import { planOrRefuse, type StartTimer } from '@tripwright/domain/trip/planner'
import type { ThreadAnswer, ThreadTask } from './solver-threads.service.ts'

/** Runs in a thread, one task at a time, so that the server keeps answering during a search. */
function serve(port: MessagePort): void {
  port.on('message', (task: ThreadTask) => {
    try {
      run(task, (message) => port.postMessage(message))
    } catch (error) {
      port.postMessage({ id: task.id, kind: 'failed', message: String(error) } satisfies ThreadAnswer)
    }
  })
}

function run({ id, request, facts, change, stop }: ThreadTask, post: (answer: ThreadAnswer) => void) {
  const flag = new Int32Array(stop)
  const isStopped = () => Atomics.load(flag, 0) === 1
  if (change) {
    const proposal = proposeChange(change.args, change.view, facts, iterationsOnly(isStopped))
    return post({ id, kind: 'proposed', proposal })
  }
  const verdict = planOrRefuse(request, facts, {
    startTimer: cpuTimer(isStopped),
    usedRates: (codes) => ratesUsed(facts.rates, codes),
    onPlan: (plan) => post({ id, kind: 'plan', answer: plan }),
  })
  post({ id, kind: 'done', verdict })
}

/** A search ends with its iterations alone, so that the same change of the same plan gives the same proposal each time. */
function iterationsOnly(isStopped: () => boolean): StartTimer {
  return () => {
    const started = cpuTimeMs()
    return { elapsed: () => cpuTimeMs() - started, isOver: isStopped }
  }
}

/** Limits the thread's own processor time: on a busy machine a search takes longer and finds as much. */
function cpuTimer(isStopped: () => boolean): StartTimer {
  return (milliseconds) => {
    const started = cpuTimeMs()
    const elapsed = () => cpuTimeMs() - started
    return { elapsed, isOver: () => isStopped() || elapsed() >= milliseconds }
  }
}

/** Processor time of this thread, ms. */
function cpuTimeMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

if (parentPort) serve(parentPort)
