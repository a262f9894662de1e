import {
  checkPlan,
  checkTrip,
  itineraryMessages,
  type PlanRequest,
  planTrip,
} from '@tripwright/domain/itinerary'
import { makeThreads, type Solved, type Threads } from '#features/planner/index.ts'
import { takeOwnUsage } from '#features/usage/index.ts'
import { errorAnswer } from '#platform/http/answer.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { type Settled, settle, toAnswer, toRefusal } from './itinerary.service.ts'
import type { House } from './plan-facts.service.ts'
import { openTab, PLANS, type PlanTab } from './plan-tab.service.ts'

type PlanCall = Call<typeof planTrip>

/** Planning is dear: this stops a machine, not a person who tries things out. */
const TRIES = { name: 'itinerary.plan', points: 240, seconds: 3600 }
/** A plan may be laid, proved and sent a little after its search is over. */
const GRACE_MS = 250

export function itineraryRoutes(threads: Pick<Threads, 'solve'> = makeThreads()): Route[] {
  async function plan(wish: PlanRequest, call: PlanCall, onPlan?: (solved: Solved) => void) {
    const { limits } = call.platform
    const verdict = await limits.take(TRIES, call.person?.id ?? call.address, call.db)
    if (!verdict.ok)
      throw new AppError('too-many-requests', {
        retryAfter: verdict.retryAfterSeconds,
        message: itineraryMessages.texts['too-many-plans'],
      })
    const settled = await settle(houseOf(call), wish, call.now)
    const milliseconds = settled.request.timeBudgetMs + GRACE_MS
    const tab = onPlan ? openTab(call, onPlan) : null
    const outcome = await search({ ...settled, milliseconds }, call.request.signal, tab)
    const isTaken = await tab?.isTaken()
    if (!outcome.ok) throw toRefusal(outcome, settled)
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

  async function search(work: Parameters<Threads['solve']>[0], signal: AbortSignal, tab: PlanTab | null) {
    try {
      if (!tab) return await threads.solve(work, { signal })
      const { onPlan, refused } = tab
      return await threads.solve(work, { signal: AbortSignal.any([signal, refused]), onPlan })
    } catch (error) {
      await tab?.giveBack()
      throw error
    }
  }

  return [
    route(planTrip, async (wish, call) => {
      if (!call.request.headers.get('accept')?.includes('text/event-stream')) return plan(wish, call)
      // What is wrong with the request is told by a status, before the stream has begun.
      const settled = await settle(houseOf(call), wish, call.now)
      return stream(call, (send) => plan(wish, call, (solved) => send('plan', toAnswer(solved, settled))))
    }),

    route(checkPlan, async ({ request: wish, plan: given, rates }, call) => {
      // A plan of the past is proved like any other.
      const day = wish.startDate === undefined ? call.now : new Date(wish.startDate)
      const { request, facts }: Settled = await settle(houseOf(call), wish, day)
      return { checks: checkTrip(request, given, rates ? { ...facts, rates } : facts) }
    }),
  ]
}

function houseOf({ db, platform: { config } }: Pick<Call, 'db' | 'platform'>): House {
  return { db, config }
}

/** Whoever left gets no plan and pays none; with a key they may still come for it. */
function isGone({ signal, headers }: Request): boolean {
  return signal.aborted && !headers.has('idempotency-key')
}

/** Server-sent events: what `work` sends, then `done` with its result or `refused` with the error's body. */
function stream(
  call: PlanCall,
  work: (send: (event: string, data: unknown) => void) => Promise<unknown>,
): Response {
  const encoder = new TextEncoder()
  let isOpen = true
  const close = () => {
    isOpen = false
  }
  const body = new ReadableStream<Uint8Array>({
    // Whoever reads no more may be known to us before their request is: a plan that is sent then would throw.
    cancel: close,
    async start(controller) {
      const send = (event: string, data: unknown) => {
        if (isOpen) controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`))
      }
      call.request.signal.addEventListener('abort', close)
      try {
        send('done', await work(send))
      } catch (error) {
        if (isOpen) send('refused', await errorAnswer(error, call.log).json())
      }
      if (isOpen) controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' } })
}
