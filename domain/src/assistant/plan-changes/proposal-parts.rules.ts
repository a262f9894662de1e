import type { PlanFacts, ResolvedRequest } from '../../trip/itinerary/index.ts'
import { retimeDay } from '../../trip/planner/index.ts'
import {
  makePlanView,
  type PlanView,
  refreshRainAlternatives,
  type StoredStop,
} from '../../trip/sync/index.ts'
import type { StopDifference } from './plan-difference.rules.ts'
import { planOfRows, rowsOf } from './stop-rows.rules.ts'
import { holds } from './wanted-change.rules.ts'

/** Differences that are accepted together: one stop with the times that follow from it. */
export type ProposalPart = { id: string; days: number[]; differences: StopDifference[] }
export type ProposedPlans = { before: PlanView; after: PlanView; parts: ProposalPart[] }
/** The plan with what was accepted; `lost` are the accepted parts that do not hold with the others. */
export type AcceptedPlan = { view: PlanView; lost: string[] }

/**
 * The parts of a change: each stop that comes, goes, moves or is replaced, and the stops of `subjects`. Times that only
 * follow belong to the last part of their day, or are a part by themselves where the day has no other.
 */
export function partsOf(stops: readonly StopDifference[], subjects: readonly string[]): ProposalPart[] {
  const isMain = ({ id, kind }: StopDifference) => kind !== 'retimed' || subjects.includes(id)
  const parts = stops.filter(isMain).map(
    (one): ProposalPart => ({
      id: one.id,
      days: daysOf(one),
      differences: [one],
    }),
  )
  for (const one of stops.filter((stop) => !isMain(stop))) {
    const [day = 0] = daysOf(one)
    const part = parts.findLast(({ days }) => days.includes(day))
    if (part) part.differences.push(one)
    else parts.push({ id: `day-${day}`, days: [day], differences: [one] })
  }
  return parts
}

function daysOf({ before, after }: StopDifference): number[] {
  return [...new Set([before, after].flatMap((side) => (side ? [side.day] : [])))]
}

/**
 * The plan before with the chosen parts. Each is proved together with those accepted before it, at its own times or, when
 * others stay as they were, at the earliest that they leave; one that holds in no way is left out and named.
 */
export function acceptParts(
  proposal: ProposedPlans,
  facts: PlanFacts,
  chosen: readonly string[],
): AcceptedPlan {
  const { before, after, parts } = proposal
  const wanted = parts.filter(({ id }) => chosen.includes(id))
  if (wanted.length === parts.length) return { view: after, lost: [] }
  if (wanted.length === 0) return { view: before, lost: [] }
  let view = before
  let waiting = wanted
  const accepted: ProposalPart[] = []
  // One that needs a later one is tried again after that.
  for (let left = -1; left !== waiting.length; ) {
    left = waiting.length
    // Two that change places hold together and neither of them alone.
    for (const group of [...waiting.map((part) => [part]), ...pairsOf(waiting)]) {
      if (group.some((part) => accepted.includes(part))) continue
      const next = acceptGroup(proposal, facts, { view, accepted, group })
      if (!next) continue
      view = next
      accepted.push(...group)
    }
    waiting = waiting.filter((part) => !accepted.includes(part))
  }
  return { view, lost: waiting.map(({ id }) => id) }
}

/** Two parts that take a stop from each other's day. */
function pairsOf(parts: readonly ProposalPart[]): ProposalPart[][] {
  const wayOf = ({ differences: [main] }: ProposalPart) =>
    main?.kind === 'moved' ? [main.before?.day, main.after?.day] : null
  return parts.flatMap((one, i) =>
    parts.slice(i + 1).flatMap((other) => {
      const [from, to] = wayOf(one) ?? []
      const [otherFrom, otherTo] = wayOf(other) ?? []
      return from !== undefined && from === otherTo && to === otherFrom ? [[one, other]] : []
    }),
  )
}

type NextGroup = {
  view: PlanView
  accepted: readonly ProposalPart[]
  group: readonly ProposalPart[]
}

function acceptGroup(
  proposal: ProposedPlans,
  facts: PlanFacts,
  { view, accepted, group }: NextGroup,
): PlanView | null {
  const { before, after, parts } = proposal
  const all = [...accepted, ...group]
  const days = [...new Set(group.flatMap((part) => part.days))]
  const request = partialRequest(before.request, after.request, all)
  const isProved = (found: PlanView) => holds(before.checks, found.checks)
  const isLast = (day: number) =>
    parts.filter(({ days }) => days.includes(day)).every((one) => all.includes(one))
  // The times that follow from several parts are right only when all of them are accepted.
  const isWhole = days.every(isLast)
  const changed = group.flatMap(({ differences }) => (isWhole ? differences : differences.slice(0, 1)))
  const withTimes = replaceRows(rowsOf(view), after, changed)
  const exact = planOfRows(request, facts, withTimes)
  if (isProved(exact)) return exact
  const retimed = retimeDays(exact, facts, days)
  return isProved(retimed) ? retimed : null
}

function replaceRows(
  rows: readonly StoredStop[],
  after: PlanView,
  differences: readonly StopDifference[],
): StoredStop[] {
  const changed = new Set(differences.map(({ id }) => id))
  // Of two at one time the changed one comes first.
  return [...rowsOf(after).filter(({ id }) => changed.has(id)), ...rows.filter(({ id }) => !changed.has(id))]
}

/** Each stop of these days as early as it can be, in the order of the times before. */
function retimeDays(view: PlanView, facts: PlanFacts, days: readonly number[]): PlanView {
  const { request, ids } = view
  const timed = days.reduce(
    (plan, day) => retimeDay(request, facts, plan, { day, stops: plan.days[day]?.stops ?? [] }),
    view.plan,
  )
  return makePlanView(request, facts, refreshRainAlternatives(timed, request, facts), ids)
}

/**
 * The request when only some parts are accepted: what is asked of the whole trip, such as its budget, needs all of them;
 * when the party comes and goes is a fact; and what is said of a place goes with its part.
 */
function partialRequest(
  before: ResolvedRequest,
  after: ResolvedRequest,
  accepted: readonly ProposalPart[],
): ResolvedRequest {
  const places = new Set(
    accepted.flatMap(({ differences }) =>
      differences.flatMap((one) => [one.before?.poiId, one.after?.poiId].flatMap((id) => id ?? [])),
    ),
  )
  const merge = (old: readonly string[], next: readonly string[]) => [
    ...old.filter((id) => !places.has(id) || next.includes(id)),
    ...next.filter((id) => places.has(id) && !old.includes(id)),
  ]
  const { arrival: _, departure: __, ...rest } = before
  const { arrival, departure } = after
  return {
    ...rest,
    ...(arrival !== undefined && { arrival }),
    ...(departure !== undefined && { departure }),
    mustSee: merge(before.mustSee, after.mustSee),
    avoid: merge(before.avoid, after.avoid),
    locks: [
      ...before.locks.filter(({ poiId }) => !places.has(poiId)),
      ...after.locks.filter(({ poiId }) => places.has(poiId)),
    ],
  }
}
