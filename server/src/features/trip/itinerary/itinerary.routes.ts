import type { Gathering } from '@tripwright/domain/destination/gathered-guides'
import { parseTownId } from '@tripwright/domain/destination/places'
import {
  checkPlan,
  checkTrip,
  itineraryMessages,
  joinOwnPlaces,
  type PlanAnswer,
  planTrip,
} from '@tripwright/domain/trip/itinerary'
import type { PlanVerdict } from '@tripwright/domain/trip/planner'
import { gatheringResponse, openGuide } from '#features/destination/gathered-guides/index.ts'
import type { Walking } from '#features/map/walking/index.ts'
import { consumeOwnUsage } from '#features/plans/usage/index.ts'
import { makeSolverThreads, type SolverThreads } from '#features/trip/planner/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { addressBucket } from '#platform/http/client-address.ts'
import { errorResponse } from '#platform/http/response.ts'
import { type Call, type Route, route } from '#platform/http/route.ts'
import { consumeCallerLimit } from '#platform/limits/caller-limit.ts'
import { type ResolvedPlanning, resolvePlanning, toPlanError } from './itinerary.service.ts'
import type { PlanFactsDeps } from './plan-facts.service.ts'
import { PLAN_USAGE, reserveUsage, type UsageReservation } from './usage-reservation.service.ts'

type PlanCall = Call<typeof planTrip>

/** Planning is expensive: the limit stops scripts, not a person who tries things out. */
const PLAN_LIMIT = { name: 'itinerary.plan', points: 240, seconds: 3600 }

type ItineraryDeps = {
  walking: Pick<Walking, 'findWalkTables'>
  threads?: Pick<SolverThreads, 'solve'>
  /** How long a plan waits for a guide that has to be gathered first. */
  guideWaitMs?: number
}

export function itineraryRoutes({
  walking,
  threads = makeSolverThreads(),
  guideWaitMs,
}: ItineraryDeps): Route[] {
  const depsOf = ({ db, platform: { config } }: Pick<Call, 'db' | 'platform'>): PlanFactsDeps => ({
    db,
    config,
    walking,
  })
  /** A plan as a single response. */
  async function plan(settled: ResolvedPlanning, call: PlanCall): Promise<PlanAnswer> {
    const verdict = await threads.solve(toPlanWork(settled, call), { signal: call.request.signal })
    return finish(verdict, call, null)
  }

  /** Streams plans as they are found, and before them the position in the queue. Throws unavailable while the queue is full. */
  function streamPlans(settled: ResolvedPlanning, call: PlanCall): Response {
    const events = openEvents(call)
    const tab = reserveUsage(call, (answer) => events.send('plan', answer))
    const searching = threads.solve(toPlanWork(settled, call), {
      signal: AbortSignal.any([call.request.signal, tab.refused]),
      onPlan: tab.onPlan,
      onPlace: (place) => events.send('waiting', { place }),
    })
    const finished = searching.then(
      (verdict) => finish(verdict, call, tab),
      async (error: unknown) => {
        await tab.giveBack()
        throw error
      },
    )
    return events.respond(finished)
  }

  return [
    route(planTrip, async (request, call) => {
      const verdict = await consumeCallerLimit(call, PLAN_LIMIT)
      if (!verdict.ok)
        throw new AppError('too-many-requests', {
          retryAfter: verdict.retryAfterSeconds,
          message: itineraryMessages.texts['too-many-plans'],
        })
      for (const id of new Set(request.cities.map((city) => city.id))) {
        const opened = await openPlanGuide(call, id, guideWaitMs)
        if (opened) return gatheringResponse(opened)
      }
      const settled = await resolvePlanning(depsOf(call), request, call.now)
      const isStream = call.request.headers.get('accept')?.includes('text/event-stream')
      return isStream ? streamPlans(settled, call) : plan(settled, call)
    }),

    route(checkPlan, async ({ request: input, plan, rates, walks = [] }, call) => {
      // A plan with past dates is checked like any other.
      const day = input.startDate === undefined ? call.now : new Date(input.startDate)
      const { request, facts }: ResolvedPlanning = await resolvePlanning(depsOf(call), input, day)
      const ofPlan = { ...(rates && { rates }), walks: [...walks, ...(facts.walks ?? [])] }
      return { checks: checkTrip(request, plan, joinOwnPlaces({ ...facts, ...ofPlan }, request.places)) }
    }),
  ]
}

/** How far the guide of a city is while it is gathered; null where it is there, or is none, which the request's own refusal says. */
async function openPlanGuide(call: PlanCall, id: string, waitMs?: number): Promise<Gathering | null> {
  if (parseTownId(id) === null) return null
  const opened = await openGuide(call, id, waitMs)
  return 'gathering' in opened ? opened.gathering : null
}

/** An account is one owner from every device; a guest is one by address and device. */
function toPlanWork({ request, facts }: ResolvedPlanning, { person, address, device }: PlanCall) {
  const owner = person ? [`person:${person.id}`] : [`address:${addressBucket(address)}`, device]
  return { request, facts, owner }
}

/** The result of a search, counted and stored. Throws the search's refusal. */
async function finish(
  verdict: PlanVerdict,
  call: PlanCall,
  tab: UsageReservation | null,
): Promise<PlanAnswer> {
  const isTaken = await tab?.isTaken()
  if (verdict.state === 'refused') throw toPlanError(verdict.refusal)
  if (!tab && hasLeft(call.request)) throw new AppError('unavailable')
  let isNew = false
  const answer = await call.keep(async (db) => {
    isNew = true
    if (!isTaken) await consumeOwnUsage({ ...call, db }, PLAN_USAGE)
    return verdict.answer
  })
  // The same Idempotency-Key: the plan was counted when it was stored.
  if (!isNew) await tab?.giveBack()
  return answer
}

/** A caller who disconnects gets no plan and no count; with an Idempotency-Key they may fetch the plan later. */
function hasLeft({ signal, headers }: Request): boolean {
  return signal.aborted && !headers.has('idempotency-key')
}

/** Server-sent events: progress, then `done` with the result or `refused` with the error's body. */
function openEvents(call: PlanCall) {
  const encoder = new TextEncoder()
  let isOpen = true
  const close = () => {
    isOpen = false
  }
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      controller = stream
    },
    // The stream may be cancelled before the request's signal aborts: enqueueing a plan then would throw.
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
      if (isOpen) send('refused', await errorResponse(error, call.log).json())
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
