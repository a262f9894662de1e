import { formatClock } from '../../base/dates.ts'
import type { ResolvedRequest } from '../../trip/itinerary/index.ts'
import type { PlanView } from '../../trip/sync/index.ts'
import { changePace } from './change-pace.rules.ts'
import { findCheaper } from './cheaper-plan.rules.ts'
import { addPlace, moveStop, removeStop, swapMeals, swapStop } from './find-stop-change.rules.ts'
import { avoidRain } from './out-of-rain.rules.ts'
import {
  type ChangeContext,
  countVisits,
  firstFound,
  searchDays,
  withoutNewPlaces,
} from './plan-searches.rules.ts'
import { sightsOf } from './stop-rows.rules.ts'
import type { ChangeResult, WantedChange } from './wanted-change.rules.ts'

/** Computes a change: only the stops and days that it names move, and what comes of it is proved. */
export function findChange(context: ChangeContext, change: WantedChange): ChangeResult {
  switch (change.kind) {
    case 'pace':
      return changePace(context, change)
    case 'arrival':
    case 'departure':
      return changeEnds(context, change)
    case 'rest':
      return restOn(context, change.day)
    case 'budget':
      return findCheaper(context, change.amount)
    case 'move':
      return moveStop(context, change)
    case 'remove':
      return removeStop(context, change.id)
    case 'swap':
      return swapStop(context, change)
    case 'meals':
      return swapMeals(context, change)
    case 'add':
      return addPlace(context, change)
    case 'rain':
      return avoidRain(context, change)
  }
}

function changeEnds(
  context: ChangeContext,
  { kind, minutes }: Extract<WantedChange, { kind: 'arrival' | 'departure' }>,
): ChangeResult {
  const { request, plan } = context.view
  const day = kind === 'arrival' ? 0 : plan.days.length - 1
  const keep = { ...request, [kind]: formatClock(Math.min(Math.max(minutes, 0), 1440)) }
  const days = [day]
  const own = sightsOf(context.view, days)
  const more = { ...keep, mustSee: [...new Set([...keep.mustSee, ...own])] }
  // With less time the sights of the day are enough; with more, others may come.
  const isLonger = kind === 'arrival' ? minutes < startOf(request) : minutes > endOf(request)
  const solves = isLonger
    ? [more, keep]
    : [withoutNewPlaces(context, keep, days, { isStrict: true }), withoutNewPlaces(context, keep, days)]
  const all = [...plan.days.keys()]
  const after = firstFound([
    ...solves.map((solve) => () => searchDays(context, { days, solve, keep })),
    () => searchDays(context, { days: all, solve: withoutNewPlaces(context, keep, all), keep }),
  ])
  return after ? { after } : { after: null, obstacle: null, request: keep }
}

const startOf = ({ arrival, dayStart }: ResolvedRequest) => clockMinutes(arrival ?? dayStart)
const endOf = ({ departure, dayEnd }: ResolvedRequest) => clockMinutes(departure ?? dayEnd)

function clockMinutes(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

/** A day without sights; meals and what is booked stay. */
function restOn(context: ChangeContext, day: number): ChangeResult {
  const { view } = context
  const sights = sightsOf(view, [day])
  const { request } = view
  const keep = {
    ...request,
    mustSee: request.mustSee.filter((id) => !sights.includes(id)),
    locks: request.locks.filter(({ poiId }) => !sights.includes(poiId)),
  }
  if (countVisits(view.plan, day) === 0)
    return { after: null, obstacle: { why: 'already', name: '' }, request: keep }
  const isWanted = (plan: PlanView['plan']) => countVisits(plan, day) === 0
  // Without its locks a stop of the day is free to go.
  const unlocked = { ...context, view: withoutLocks(view, day) }
  const strict = withoutNewPlaces(context, keep, [day], { isStrict: true })
  const solves = [strict, withoutNewPlaces(context, keep, [day])].map((solve) => ({
    ...solve,
    avoid: [...solve.avoid, ...sights],
  }))
  const after = firstFound(
    solves.map((solve) => () => searchDays(unlocked, { days: [day], solve, keep, isWanted })),
  )
  return after ? { after } : { after: null, obstacle: null, request: keep }
}

function withoutLocks(view: PlanView, day: number): PlanView {
  const free = (stops: PlanView['plan']['days'][number]['stops']) =>
    stops.map((stop) => (stop.kind === 'visit' ? { ...stop, isLocked: false } : stop))
  const days = view.plan.days.map((one, i) => (i === day ? { ...one, stops: free(one.stops) } : one))
  return { ...view, plan: { ...view.plan, days } }
}
