import { randomBytes } from 'node:crypto'
import type { AnswerEvent, ModelOutcome } from '@tripwright/domain/assistant/language-model'
import { AppError } from '#platform/http/app-error.ts'

type RunLimits = {
  /** How long an answer goes on without anybody who reads it, for a connection that was lost. */
  leaveMs: number
  /** How long a finished answer can be read again. */
  storedMs: number
  heartbeatMs: number
}
const LIMITS: RunLimits = { leaveMs: 15_000, storedMs: 120_000, heartbeatMs: 15_000 }
/** Over everybody in this process, and of one owner. */
const MAX_RUNS = 200
const MAX_OWN = 3

type StartWork = (emit: (event: AnswerEvent) => void, signal: AbortSignal) => Promise<ModelOutcome>
type AnswerRun = {
  id: string
  owner: string
  text: string
  lines: string[]
  isDone: boolean
  readers: Set<() => void>
  abort: AbortController
  timer: NodeJS.Timeout | undefined
}

/** The answers that are being made in this process, or were a moment ago, by owner and question. */
export type AnswerRuns = ReturnType<typeof makeAnswerRuns>

export function makeAnswerRuns(limits: RunLimits = LIMITS) {
  const runs = new Map<string, AnswerRun>()
  const keyOf = (owner: string, question: string) => `${owner} ${question.toLowerCase()}`

  function requireRoom(owner: string): void {
    const own = [...runs.values()].filter((one) => one.owner === owner && !one.isDone).length
    const all = [...runs.values()].filter(({ isDone }) => !isDone).length
    if (own >= MAX_OWN) throw new AppError('too-many-requests', { retryAfter: 10 })
    if (all >= MAX_RUNS) throw new AppError('unavailable', { retryAfter: 10 })
  }

  function start(owner: string, question: string, text: string, work: StartWork): AnswerRun {
    const run: AnswerRun = {
      id: randomBytes(6).toString('hex'),
      owner,
      text,
      lines: [],
      isDone: false,
      readers: new Set(),
      abort: new AbortController(),
      timer: undefined,
    }
    const key = keyOf(owner, question)
    clearTimeout(runs.get(key)?.timer)
    runs.set(key, run)
    const emit = ({ event, data }: AnswerEvent) => {
      if (run.isDone) return
      // JSON has no line breaks of its own, so nothing in an event can look like a field of the stream.
      run.lines.push(
        `id: ${run.id}-${run.lines.length + 1}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
      )
      for (const wake of run.readers) wake()
    }
    void work(emit, run.abort.signal)
      .catch((): ModelOutcome => ({ state: 'failed', leftOut: 0 }))
      .then((outcome) => {
        emit({ event: 'done', data: outcome })
        run.isDone = true
        for (const wake of run.readers) wake()
        clearTimeout(run.timer)
        run.timer = setTimeout(() => runs.get(key) === run && runs.delete(key), limits.storedMs).unref()
      })
    return run
  }

  return {
    requireRoom,
    start,
    /** The answer of a question that can be read on; null when there is none. Throws conflict for another text under its id. */
    find(owner: string, question: string, text: string): AnswerRun | null {
      const run = runs.get(keyOf(owner, question)) ?? null
      if (run && run.text !== text) throw new AppError('conflict')
      return run
    },
    /** Streams an answer from the event after `lastEventId`; from the beginning for the id of another making of it. */
    respond: (run: AnswerRun, lastEventId: string | null): Response => respond(run, lastEventId, limits),
  }
}

function respond(run: AnswerRun, lastEventId: string | null, { leaveMs, heartbeatMs }: RunLimits): Response {
  const [id, count] = lastEventId?.split('-') ?? []
  let at = id === run.id ? Math.min(Number(count) || 0, run.lines.length) : 0
  let leave = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(out) {
      let isOpen = true
      const wake = () => {
        if (!isOpen) return
        for (const line of run.lines.slice(at)) out.enqueue(Buffer.from(line))
        at = run.lines.length
        if (!run.isDone) return
        leave()
        out.close()
      }
      const heartbeat = setInterval(() => isOpen && out.enqueue(Buffer.from(':\n\n')), heartbeatMs)
      leave = () => {
        isOpen = false
        clearInterval(heartbeat)
        run.readers.delete(wake)
        // A lost connection comes back; somebody who stopped does not, and then no model works for nobody.
        if (run.readers.size === 0 && !run.isDone)
          run.timer = setTimeout(() => run.abort.abort(), leaveMs).unref()
      }
      clearTimeout(run.isDone ? undefined : run.timer)
      run.readers.add(wake)
      wake()
    },
    cancel: () => leave(),
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      // nginx and similar proxies would buffer the events.
      'x-accel-buffering': 'no',
    },
  })
}
