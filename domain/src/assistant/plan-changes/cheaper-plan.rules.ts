import { convertMoney, partySize } from '../../trip/itinerary/index.ts'
import type { PlanView, StopEdit } from '../../trip/sync/index.ts'
import { otherTables } from './find-stop-change.rules.ts'
import { type ChangeContext, searchDays, tryEdit } from './plan-searches.rules.ts'
import { type PlannedStop, plannedStops, planOfRows, rowsOf } from './stop-rows.rules.ts'
import { type ChangeResult, holds } from './wanted-change.rules.ts'

/** A trip has so many stops at most that are changed one by one; beyond, its days are planned again. */
const MAX_STEPS = 12
/** What a sum saved by leaving a sight out counts beside one saved at the table. */
const SIGHT_SHARE = 0.5

/**
 * A plan whose total is at most `amount`, in minor units of its currency: with as few stops changed as that takes, else
 * planned again as a whole under that budget.
 */
export function findCheaper(context: ChangeContext, amount: number): ChangeResult {
  const { view, facts } = context
  const { currency } = view.plan.total
  const budget = { amount, currency }
  let now = view
  for (let step = 0; step < MAX_STEPS && now.plan.total.amount > amount; step++) {
    const next = cheaperStep({ ...context, view: now }, now.plan.total.amount - amount)
    if (!next) break
    now = next
  }
  if (now.plan.total.amount <= amount) {
    const after = planOfRows({ ...now.request, budget }, facts, rowsOf(now))
    if (holds(view.checks, after.checks)) return { after }
  }
  const keep = { ...view.request, budget }
  const days = [...view.plan.days.keys()]
  const after = searchDays(context, { days, solve: keep, keep })
  if (after) return { after }
  const most = view.plan.total.amount - now.plan.total.amount
  return { after: null, obstacle: { why: 'saves-less', most, currency }, request: keep }
}

type Saving = { edit: StopEdit; saved: number }

/** The plan after the edit that loses least of those that save enough, else after the one that saves most; null when none holds. */
function cheaperStep(context: ChangeContext, goal: number): PlanView | null {
  const { view } = context
  const savings = plannedStops(view).flatMap((planned) => savingsOf(context, planned))
  const isEnough = ({ saved }: Saving) => saved >= goal
  // A cheaper table is missed less than a sight.
  const loss = ({ edit, saved }: Saving) => (edit.kind === 'remove' ? saved / SIGHT_SHARE : saved)
  const gain = ({ edit, saved }: Saving) => (edit.kind === 'remove' ? saved * SIGHT_SHARE : saved)
  const inOrder = [
    ...savings.filter(isEnough).sort((a, b) => loss(a) - loss(b)),
    ...savings.filter((one) => !isEnough(one)).sort((a, b) => gain(b) - gain(a)),
  ]
  for (const { edit } of inOrder) {
    const after = tryEdit(context, edit)
    if (after && after.plan.total.amount < view.plan.total.amount) return after
  }
  return null
}

/** What leaving a sight out or eating at another table saves, by the prices of the guide alone. */
function savingsOf(context: ChangeContext, planned: PlannedStop): Saving[] {
  const { view, facts } = context
  const { id, stop } = planned
  const { mustSee, locks } = view.request
  const isFixed =
    stop.isLocked ||
    (stop.poiId !== null && (mustSee.includes(stop.poiId) || locks.some(({ poiId }) => poiId === stop.poiId)))
  const inTotal = (amount: number) =>
    convertMoney({ amount, currency: stop.cost.currency }, view.plan.total.currency, facts.rates)?.amount ?? 0
  if (stop.kind === 'booking' || isFixed || stop.cost.amount === 0) return []
  if (!stop.meal) return [{ edit: { kind: 'remove', id }, saved: inTotal(stop.cost.amount) }]
  const places = new Map(facts.guides.flatMap((guide) => guide.pointsOfInterest).map((one) => [one.id, one]))
  return otherTables(context, planned, []).flatMap((poiId): Saving[] => {
    const price = places.get(poiId)?.price
    const saved = price ? stop.cost.amount - price.amount * partySize(view.request) : 0
    return saved > 0 ? [{ edit: { kind: 'swap', id, poiId }, saved: inTotal(saved) }] : []
  })
}
