import {
  checkPlan,
  checkTrip,
  itineraryMessages,
  type PlanAnswer,
  planTrip,
} from '@tripwright/domain/itinerary'
import type { PlanOutcome } from '@tripwright/domain/planner'
import { makeThreads, type Threads } from '#features/planner/index.ts'
import { takeOwnUsage } from '#features/usage/index.ts'
import { errorAnswer } from '#platform/http/answer.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { takeOfCaller } from '#platform/limits/caller-limit.ts'
import { type Settled, settle, toAnswer, toRefusal } from './itinerary.service.ts'
import type { House } from './plan-facts.service.ts'
import { openTab, PLANS, type PlanTab } from './plan-tab.service.ts'

type PlanCall = Call<typeof planTrip>

/** Planning is dear: this stops a machine, not a person who tries things out. */
const TRIES = { name: 'itinerary.plan', points: 240, seconds: 3600 }

export function itineraryRoutes(threads: Pick<Threads, 'solve'> = makeThreads()): Route[] {
  /** A plan as one answer. */
  async function plan(settled: Settled, call: PlanCall): Promise<PlanAnswer> {
    const outcome = await threads.solve(workOf(settled, call), { signal: call.request.signal })
    return finish(outcome, settled, call, null)
  }

  /** Plans as they are found, and before them the place in the line. Throws unavailable while that is full. */
  function streamPlans(settled: Settled, call: PlanCall): Response {
    const events = openEvents(call)
    const tab = openTab(call, (solved) => events.send('plan', toAnswer(solved, settled)))
    const searching = threads.solve(workOf(settled, call), {
      signal: AbortSignal.any([call.request.signal, tab.refused]),
      onPlan: tab.onPlan,
      onPlace: (place) => events.send('waiting', { place }),
    })
    const finished = searching.then(
      (outcome) => finish(outcome, settled, call, tab),
      async (error: unknown) => {
        await tab.giveBack()
        throw error
      },
    )
    return events.respond(finished)
  }

  return [
    route(planTrip, async (wish, call) => {
      const verdict = await takeOfCaller(call, TRIES)
      if (!verdict.ok)
        throw new AppError('too-many-requests', {
          retryAfter: verdict.retryAfterSeconds,
          message: itineraryMessages.texts['too-many-plans'],
        })
      const settled = await settle(houseOf(call), wish, call.now)
      const isStream = call.request.headers.get('accept')?.includes('text/event-stream')
      return isStream ? streamPlans(settled, call) : plan(settled, call)
    }),

    route(checkPlan, async ({ request: wish, plan: given, rates }, call) => {
      // A plan of the past is proved like any other.
      const day = wish.startDate === undefined ? call.now : new Date(wish.startDate)
      const { request, facts }: Settled = await settle(houseOf(call), wish, day)
      return { checks: checkTrip(request, given, rates ? { ...facts, rates } : facts) }
    }),
  ]
}

/** Whoever has an account is one wherever they are; of guests each address, and there each device, has its turns. */
function workOf({ request, facts }: Settled, { person, address, device }: PlanCall) {
  const owner = person ? [`person:${person.id}`] : [`address:${addressBucket(address)}`, device]
  return { request, facts, owner }
}

/** The answer of a search, counted and kept. Throws what the search was refused with. */
async function finish(
  outcome: PlanOutcome,
  settled: Settled,
  call: PlanCall,
  tab: PlanTab | null,
): Promise<PlanAnswer> {
  const isTaken = await tab?.isTaken()
  if (outcome.state !== 'planned') throw toRefusal(outcome)
  if (!tab && isGone(call.request)) throw new AppError('unavailable')
  let isNew = false
  const answer = await call.keep(async (db) => {
    isNew = true
    if (!isTaken) await takeOwnUsage({ ...call, db }, PLANS)
    return toAnswer(outcome.solved, settled)
  })
  // The same Idempotency-Key: the plan was paid when it was kept.
  if (!isNew) await tab?.giveBack()
  return answer
}

function houseOf({ db, platform: { config } }: Pick<Call, 'db' | 'platform'>): House {
  return { db, config }
}

/** Whoever left gets no plan and pays none; with a key they may still come for it. */
function isGone({ signal, headers }: Request): boolean {
  return signal.aborted && !headers.has('idempotency-key')
}

/** Server-sent events: what is sent, then `done` with the result or `refused` with the error's body. */
function openEvents(call: PlanCall) {
  const encoder = new TextEncoder()
  let isOpen = true
  const close = () => {
    isOpen = false
  }
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given
    },
    // Whoever reads no more may be known to us before their request is: a plan that is sent then would throw.
    cancel: close,
  })
  call.request.signal.addEventListener('abort', close)
  function send(event: string, data: unknown): void {
    if (isOpen) controller?.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
  }
  async function end(result: Promise<unknown>): Promise<void> {
    try {
      send('done', await result)
    } catch (error) {
      if (isOpen) send('refused', await errorAnswer(error, call.log).json())
    }
    if (isOpen) controller?.close()
  }
  return {
    send,
    respond(result: Promise<unknown>): Response {
      void end(result)
      const headers = { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }
      return new Response(body, { headers })
    },
  }
}
