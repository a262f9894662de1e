import {
  basePlanRequest,
  compareLever,
  type EstimateRequest,
  type LeverResult,
  PLAN_LEVERS,
  type PlanLever,
  withLevers,
} from '@tripwright/domain/money/estimate'
import type { Plan, PlanRequestInput } from '@tripwright/domain/trip/itinerary'
import { useEffect, useRef, useState } from 'react'
import { type KeyedFacts, loadCities, loadFacts } from '#features/destination/places/index.ts'
import { runEngineTask } from '#features/trip/planner/index.ts'
import { log } from '#platform/log.ts'

export type Comparison = {
  currency: string
  /** The cost of the plan unchanged, and with all useful levers; minor units. */
  before: number
  after: number
  /** The levers that save something, the greatest saving first. */
  levers: LeverResult[]
}
export type ComparisonState =
  | { state: 'idle' | 'no-guide' | 'failed' }
  | { state: 'working'; done: number; all: number }
  | { state: 'done'; comparison: Comparison }

/** One plan unchanged, one per lever, and one with all useful levers. */
const PLANS = PLAN_LEVERS.length + 2

/**
 * Plans the trip again with each lever, on this device, one plan after the other; the checker verifies each, as every plan.
 * Another trip, Cancel or leaving the page stops it.
 */
export function usePlanLevers(estimateRequest: EstimateRequest, today: string) {
  const key = JSON.stringify([
    estimateRequest.stops.map(({ city, nights }) => [city.id, nights]),
    estimateRequest.from,
    estimateRequest.people,
  ])
  const [comparison, setComparison] = useState<{ key: string; value: ComparisonState }>({
    key,
    value: { state: 'idle' },
  })
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  async function start(): Promise<void> {
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const show = (value: ComparisonState) => {
      if (!controller.signal.aborted) setComparison({ key, value })
    }
    show({ state: 'working', done: 0, all: PLANS })
    try {
      const onDone = (done: number) => show({ state: 'working', done, all: PLANS })
      show(await compare(estimateRequest, today, { onDone, signal: controller.signal }))
    } catch (error) {
      if (controller.signal.aborted) return
      log.warn('Plans could not be compared', { error: String(error) })
      show({ state: 'failed' })
    }
  }
  function cancel(): void {
    running.current?.abort()
    setComparison({ key, value: { state: 'idle' } })
  }
  const state: ComparisonState = comparison.key === key ? comparison.value : { state: 'idle' }
  return { state, start, cancel }
}

type Watch = { onDone: (done: number) => void; signal: AbortSignal }

async function compare(
  estimateRequest: EstimateRequest,
  today: string,
  { onDone, signal }: Watch,
): Promise<ComparisonState> {
  const guideIds = new Set((await loadCities())?.map(({ id }) => id))
  const cityIds = estimateRequest.stops.map(({ city }) => city.id).filter((id) => guideIds.has(id))
  const nights = estimateRequest.stops.reduce((sum, stop) => sum + stop.nights, 0)
  const keyedFacts = await loadFacts({ cityIds, startDate: estimateRequest.from, days: nights + 1 })
  const guides = keyedFacts?.facts.guides ?? []
  const request = basePlanRequest(estimateRequest, guides)
  if (!keyedFacts || !request) return { state: 'no-guide' }
  const plan = (planInput: PlanRequestInput) => makePlan(keyedFacts, planInput, today, signal)

  const base = await plan(request)
  if (!base) return { state: 'failed' }
  const levers: LeverResult[] = []
  for (const [i, lever] of PLAN_LEVERS.entries()) {
    onDone(i + 1)
    const changed = await plan(withLevers({ request, plan: base }, [lever], guides))
    if (changed) levers.push(compareLever(lever, { base, changed }, guides))
  }
  onDone(PLANS - 1)
  const saving = levers.filter(({ saving }) => saving > 0).sort((a, b) => b.saving - a.saving)
  const after = await totalWithAll(saving, base, (all) =>
    plan(withLevers({ request, plan: base }, all, guides)),
  )
  const { amount: before, currency } = base.total
  return { state: 'done', comparison: { currency, before, after, levers: saving } }
}

/** All levers together may be impossible, or more expensive than the best single one, which then counts. */
async function totalWithAll(
  levers: readonly LeverResult[],
  base: Plan,
  plan: (levers: PlanLever[]) => Promise<Plan | null>,
): Promise<number> {
  const best = base.total.amount - (levers[0]?.saving ?? 0)
  const all = levers.length > 1 ? await plan(levers.map(({ lever }) => lever)) : null
  return Math.min(best, all?.total.amount ?? best)
}

/** A verified plan; null where this request has none. */
async function makePlan(
  keyedFacts: KeyedFacts,
  input: PlanRequestInput,
  today: string,
  signal: AbortSignal,
): Promise<Plan | null> {
  const outcome = await runEngineTask(keyedFacts, { kind: 'plan', input, today }, { signal })
  return outcome.state === 'planned' ? outcome.answer.plan : null
}
