import { utcDate } from '@tripwright/domain/base/dates'
import {
  type Issue,
  type PlanAnswer,
  type PlanRequestInput,
  planTrip,
  todayInFirstCity,
} from '@tripwright/domain/trip/itinerary'
import { parseRefusalBody } from '@tripwright/domain/trip/planner'
import { z } from 'zod/mini'
import { loadFacts } from '#features/destination/places/index.ts'
import { log } from '#platform/log.ts'
import { parseJson } from '#platform/parse-json.ts'
import { fetchServer } from '#platform/reach-server.ts'
import { runEngineTask } from './engine.state.ts'
import type { EnginePlan } from './engine-tasks.state.ts'

export type FetchedPlan =
  | (EnginePlan & { onDevice: boolean })
  | { state: 'failed'; reason: 'no-facts' | 'told'; message: string }
type FetchListeners = {
  onPlan: (answer: PlanAnswer) => void
  /** Called with the position in the server's queue; 0 when the search begins. */
  onPlace: (place: number) => void
  signal: AbortSignal
}
/** Null: no usable response, so this device's engine may try. */
type ServerResult = Exclude<FetchedPlan, { onDevice: boolean }> | EnginePlan | null

/** Time limit for the start of the server's response. */
const SERVER_TIMEOUT_MS = 6000

/**
 * Requests a plan: from the server, each better plan as it comes; offline or without a response, from this device's engine.
 * Throws the signal's reason when aborted.
 */
export async function fetchPlan(input: PlanRequestInput, watch: FetchListeners): Promise<FetchedPlan> {
  const served = navigator.onLine ? await fetchFromServer(input, watch) : null
  watch.signal.throwIfAborted()
  if (served === null) return planOnDevice(input, watch)
  return served.state === 'failed' ? served : { ...served, onDevice: false }
}

async function fetchFromServer(
  input: PlanRequestInput,
  { onPlan, onPlace, signal }: FetchListeners,
): Promise<ServerResult> {
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), SERVER_TIMEOUT_MS)
  try {
    const response = await fetchServer(planTrip.path, {
      method: planTrip.method,
      headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
      body: JSON.stringify(input),
      signal: AbortSignal.any([signal, timeout.signal]),
    })
    clearTimeout(timer)
    if (!response.ok) return parseRefusal(response.status, await response.json())
    return response.body ? await readEvents(response.body, { onPlan, onPlace, signal }) : null
  } catch (error) {
    clearTimeout(timer)
    if (!signal.aborted) log.warn('A plan did not come from the network', { error: String(error) })
    return null
  }
}

async function readEvents(body: ReadableStream<Uint8Array>, watch: FetchListeners): Promise<ServerResult> {
  let text = ''
  const decoder = new TextDecoder()
  const reader = body.getReader()
  // Stop takes effect at once, whatever the network does.
  watch.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined))
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += decoder.decode(part.value, { stream: true })
    const blocks = text.split('\n\n')
    text = blocks.pop() ?? ''
    for (const block of blocks) {
      const served = readEvent(block, watch)
      if (served !== undefined) return served
    }
  }
  return null
}

/** One event of the stream; returns the result, or undefined when more follow. */
export function readEvent(
  block: string,
  { onPlan, onPlace }: Omit<FetchListeners, 'signal'>,
): ServerResult | undefined {
  const [, event, text = ''] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? []
  const data = parseJson(text)
  if (event === 'refused') return parseRefusal(422, data)
  if (event === 'waiting') {
    const place = z.safeParse(waitingEvent, data)
    if (place.success) onPlace(place.data.place)
    return undefined
  }
  const parsed = z.safeParse(planTrip.output, data)
  if (!parsed.success) return undefined
  if (event === 'done') return { state: 'planned', answer: parsed.data }
  onPlan(parsed.data)
  return undefined
}

const waitingEvent = z.object({ place: z.number() })

/** Errors about the constraints, and not the state of the server. */
const CONSTRAINT_ERRORS = ['infeasible', 'out-of-time']

function parseRefusal(status: number, body: unknown): ServerResult {
  const { error, message = '', issues = [] } = Object(body)
  const refusal = CONSTRAINT_ERRORS.includes(error) ? parseRefusalBody(body) : null
  if (refusal) return { state: 'refused', refusal }
  if (status === 400) return { state: 'wrong', issues: issues as Issue[] }
  // A failing or overloaded server says nothing about the constraint.
  return status >= 500 || error === 'unavailable'
    ? null
    : { state: 'failed', reason: 'told', message: String(message) }
}

async function planOnDevice(
  input: PlanRequestInput,
  { onPlan, signal }: FetchListeners,
): Promise<FetchedPlan> {
  const startDate = input.startDate ?? utcDate(Date.now())
  const cityIds = input.cities.map(({ id }) => id)
  const keyedFacts = await loadFacts({
    cityIds,
    startDate,
    days: input.days,
    currency: input.budget?.currency,
    request: input,
  })
  signal.throwIfAborted()
  if (keyedFacts === null) return { state: 'failed', reason: 'no-facts', message: '' }
  const today = todayInFirstCity(input, keyedFacts.facts, Date.now())
  const outcome = await runEngineTask(keyedFacts, { kind: 'plan', input, today }, { onPlan, signal })
  return { ...outcome, onDevice: true }
}
