import { metresBetween } from '../../base/geo.ts'
import { type Guide, isEatery, type PointOfInterest } from '../../destination/places/index.ts'
import type { ResolvedRequest } from '../itinerary/index.ts'
import type { DayFrame } from './day-frames.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'

/** The points that each further day of one ticket costs: about two sights. */
const SECOND_DAY_POINTS = 1500

type Routes = readonly (readonly StopCandidate[])[]

/** What the visits of one ticket cost on different days. */
export function splitTicketPoints(routes: Routes, frames: readonly DayFrame[]): number {
  const split = splitGroups(routes, ticketsOf(frames))
  return SECOND_DAY_POINTS * split.reduce((sum, { days }) => sum + days.length - 1, 0)
}

/** The candidates with the places of each ticket, and neighbours, that are split on their best day alone; null when none are. */
export function joinSplitGroups(
  candidates: readonly StopCandidate[],
  routes: Routes,
  frames: readonly DayFrame[],
  greatOf: ReadonlyMap<string, string>,
): StopCandidate[] | null {
  const neighbours = [...new Set(greatOf.values())].map((great) =>
    [...greatOf.keys()].filter((id) => greatOf.get(id) === great),
  )
  const split = splitGroups(routes, [...ticketsOf(frames), ...neighbours])
  if (split.length === 0) return null
  return candidates.map((candidate) => {
    const group = split.find(({ places }) => places.includes(candidate.place?.id ?? ''))
    if (!group || candidate.isLocked) return candidate
    return { ...candidate, starts: candidate.starts.map((spans, day) => (day === group.best ? spans : [])) }
  })
}

type SplitGroup = { places: string[]; days: number[]; best: number }

function ticketsOf(frames: readonly DayFrame[]): string[][] {
  const guides = [...new Set(frames.map(({ guide }) => guide))]
  return guides.flatMap(({ tickets = [] }) => tickets.map(({ places }) => places))
}

function splitGroups(routes: Routes, groups: readonly string[][]): SplitGroup[] {
  return groups.flatMap((places) => {
    const renown = routes.map((route) =>
      route.reduce((sum, { place }) => sum + (place && places.includes(place.id) ? place.renown : 0), 0),
    )
    const days = [...renown.keys()].filter((day) => (renown[day] ?? 0) > 0)
    const best = renown.indexOf(Math.max(...renown))
    return days.length > 1 ? [{ places, days, best }] : []
  })
}

/** Sights this near to a great one are seen on its day. */
const NEXT_DOOR_METRES = 300
const GREAT_RENOWN = 8
const LEAST_RENOWN = 6
/** These begin at many doors, and one comes back to them. */
const WIDE_CATEGORIES = ['neighbourhood', 'street', 'shopping', 'park', 'beach', 'market', 'food-street']
/** The points that each further day next door costs: about half an hour on the way. */
const APART_POINTS = 360

/** The sights of guides that stand next door to each other, a great one among them, by the id of the great one. */
export function neighbourhoods(guides: readonly Guide[]): Map<string, string> {
  const greatOf = new Map<string, string>()
  for (const { pointsOfInterest } of guides) {
    const sights = pointsOfInterest
      .filter((place) => !isEatery(place) && !WIDE_CATEGORIES.includes(place.category))
      .sort((one, other) => other.renown - one.renown)
    for (const great of sights.filter(({ id, renown }) => renown >= GREAT_RENOWN && !greatOf.has(id)))
      for (const sight of sights)
        if (!greatOf.has(sight.id) && isNextDoor(great, sight)) greatOf.set(sight.id, great.id)
  }
  return greatOf
}

function isNextDoor(great: PointOfInterest, { lat, lon, renown }: PointOfInterest): boolean {
  return renown >= LEAST_RENOWN && metresBetween(great, { lat, lon }) <= NEXT_DOOR_METRES
}

/** What it costs that neighbours are on different days. */
export function splitNeighbourPoints(routes: Routes, greatOf: ReadonlyMap<string, string>): number {
  return APART_POINTS * splitNeighbours(routes, greatOf).reduce((sum, { days }) => sum + days - 1, 0)
}

type Visit = { day: number; visit: StopCandidate }

function splitNeighbours(routes: Routes, greatOf: ReadonlyMap<string, string>) {
  const byGreat = new Map<string, Visit[]>()
  for (const [day, route] of routes.entries())
    for (const visit of route) {
      const great = visit.kind === 'visit' ? greatOf.get(visit.place?.id ?? '') : undefined
      if (great !== undefined) byGreat.set(great, [...(byGreat.get(great) ?? []), { day, visit }])
    }
  return [...byGreat.values()]
    .map((visits) => ({ visits, days: new Set(visits.map(({ day }) => day)).size }))
    .filter(({ days }) => days > 1)
}

/** Variants of a plan in which a visit moves beside its neighbour, alone or in exchange for another visit of that day. */
export function* joinNeighbours(
  routes: Routes,
  greatOf: ReadonlyMap<string, string>,
): Generator<StopCandidate[][]> {
  for (const { visits } of splitNeighbours(routes, greatOf))
    for (const moved of visits)
      for (const stays of visits) {
        if (stays.day === moved.day || moved.visit.isLocked) continue
        yield* moveBeside(routes, moved, stays, greatOf)
      }
}

function* moveBeside(
  routes: Routes,
  moved: Visit,
  stays: Visit,
  greatOf: ReadonlyMap<string, string>,
): Generator<StopCandidate[][]> {
  const [from = [], to = []] = [routes[moved.day], routes[stays.day]]
  const great = greatOf.get(stays.visit.place?.id ?? '')
  const swapped = to.filter(
    ({ kind, isLocked, place }) => kind === 'visit' && !isLocked && greatOf.get(place?.id ?? '') !== great,
  )
  for (const other of [null, ...swapped])
    for (const after of [1, 0]) {
      const rest = to.filter((one) => one !== other)
      const joined = rest.toSpliced(rest.indexOf(stays.visit) + after, 0, moved.visit)
      const left = from.flatMap((one) => (one !== moved.visit ? [one] : other ? [other] : []))
      yield routes.map((route, day) => {
        if (day === moved.day) return left
        return day === stays.day ? joined : [...route]
      })
    }
}

/** Two visits of one quarter, and what is so far from both that the party has left it in between. */
const QUARTER_METRES = { within: 500, left: 1500 }
/** The points of each way back to a quarter that the day has left: twenty minutes on the way. */
const RETURN_POINTS = 240

/** What it costs that a day comes back to a quarter that it has left. */
export function returnPoints(routes: Routes): number {
  return RETURN_POINTS * routes.reduce((sum, route) => sum + returnsOf(route).length, 0)
}

/** The visits of a day whose quarter it comes back to, each with the visit there afterwards. */
function returnsOf(route: readonly StopCandidate[]): { first: StopCandidate; again: StopCandidate }[] {
  const isVisit = ({ kind, place }: StopCandidate) => kind === 'visit' && place !== null
  return route.flatMap((first, at) => {
    if (!isVisit(first)) return []
    const away = route.findIndex(
      (other, i) => i > at && metresBetween(first.at, other.at) > QUARTER_METRES.left,
    )
    const again = route.find(
      (other, i) =>
        away >= 0 && i > away && isVisit(other) && metresBetween(first.at, other.at) < QUARTER_METRES.within,
    )
    return again ? [{ first, again }] : []
  })
}

/** Variants of a plan in which a visit of a quarter moves to the other one there, on its day. */
export function* joinReturns(routes: Routes): Generator<StopCandidate[][]> {
  for (const [day, route] of routes.entries())
    for (const { first, again } of returnsOf(route)) {
      const without = (one: StopCandidate) => route.filter((other) => other !== one)
      const beside = (one: StopCandidate, rest: StopCandidate[], by: StopCandidate, after: number) =>
        routes.map((other, i) => (i === day ? rest.toSpliced(rest.indexOf(by) + after, 0, one) : [...other]))
      if (!again.isLocked) yield beside(again, without(again), first, 1)
      if (!first.isLocked) yield beside(first, without(first), again, 0)
    }
}

/** What is no further from a day trip may be visited on its day. */
const OUTING_METRES = 10_000

/**
 * The candidates with a day of its own for each must-see far out, where the request wants that: on it nothing else is visited but
 * what is near, and the day trip on no other. Another seed gives other days.
 */
export function withWholeDays(
  candidates: readonly StopCandidate[],
  frames: readonly DayFrame[],
  { request, seed }: { request: ResolvedRequest; seed: number },
): StopCandidate[] {
  if (!request.wholeDayTrips) return [...candidates]
  const days = new Map<StopCandidate, number>()
  for (const outing of candidates.filter(isOuting)) {
    const near = [...days].find(([other]) => isNear(outing, other))
    const day = near?.[1] ?? dayForOuting(outing, frames, { taken: [...days.values()], seed })
    if (day !== undefined) days.set(outing, day)
  }
  return candidates.map((candidate) => {
    if (candidate.kind !== 'visit' || candidate.isLocked) return candidate
    const own = days.get(candidate)
    const isOpenTo = (day: number) =>
      own === undefined
        ? [...days].every(([outing, taken]) => taken !== day || isNear(candidate, outing))
        : own === day
    return { ...candidate, starts: candidate.starts.map((spans, day) => (isOpenTo(day) ? spans : [])) }
  })
}

function isOuting({ kind, isRequired, place }: StopCandidate): boolean {
  return kind === 'visit' && isRequired && place?.dayTrip === true
}

/** One of the days on which it is open, the longest first. */
function dayForOuting(
  { starts }: StopCandidate,
  frames: readonly DayFrame[],
  { taken, seed }: { taken: readonly number[]; seed: number },
): number | undefined {
  const lengthOf = (day: number) => {
    const frame = frames[day]
    return frame ? frame.close - frame.open : 0
  }
  const open = [...starts.keys()]
    .filter((day) => (starts[day]?.length ?? 0) > 0 && !taken.includes(day))
    .sort((one, other) => lengthOf(other) - lengthOf(one) || one - other)
  return open[seed % Math.max(1, open.length)]
}

function isNear({ at }: StopCandidate, other: StopCandidate): boolean {
  return metresBetween(at, other.at) <= OUTING_METRES
}
