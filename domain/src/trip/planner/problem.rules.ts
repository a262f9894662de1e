import type { Problem, RequiredSet, ResourceLimit } from '@tripwright/orienteering'
import type { Position } from '../../base/geo.ts'
import { maxVisitsPerDay, maxWalkMinutesPerDay, mealsDue, type ResolvedRequest } from '../itinerary/index.ts'
import { minutesOnFoot } from './car-travel.rules.ts'
import type { DayFrame } from './day-frames.rules.ts'
import { playSets, walkMinutesFor } from './party.rules.ts'
import type { StopCandidate } from './stop-candidate.rules.ts'
import type { TravelLookup } from './travel-lookup.rules.ts'

/** Longer than any day, because an orienteering problem has no missing edges. */
const UNREACHABLE_MINUTES = 100_000
/** Bonus for a required place that can be a visit or a meal: marking both roles required would demand two stops there. */
const REQUIRED_ROLE_BONUS = 20_000
/** Spare minutes between two stops, beside the travel, for a queue, a photograph or a wrong turn. */
const BUFFER_MINUTES = { relaxed: 10, balanced: 5, packed: 0 } as const
/** With a car, who walks on from where it stands has some of the way before them again. */
const BACK_SHARE = 0.5
/** The most visits per day of categories that people tire of. */
const CATEGORY_LIMITS: {
  categories: string[]
  isIndoor?: true
  /** Only visits that usually last as long. */
  fromMinutes?: number
  most: Record<ResolvedRequest['pace'], number>
}[] = [
  { categories: ['museum', 'gallery', 'science'], most: { relaxed: 2, balanced: 2, packed: 3 } },
  // One museum that takes two hours is enough.
  {
    categories: ['museum', 'gallery', 'science'],
    fromMinutes: 120,
    most: { relaxed: 1, balanced: 1, packed: 1 },
  },
  { categories: ['worship'], most: { relaxed: 2, balanced: 2, packed: 3 } },
  { categories: ['shopping', 'market', 'food-street'], most: { relaxed: 1, balanced: 2, packed: 2 } },
  { categories: ['viewpoint'], most: { relaxed: 1, balanced: 1, packed: 1 } },
  // Towers with a lift and a ticket.
  { categories: ['viewpoint'], isIndoor: true, most: { relaxed: 1, balanced: 1, packed: 1 } },
  ...['spa', 'beach', 'zoo', 'theatre'].map((category) => ({
    categories: [category],
    most: { relaxed: 1, balanced: 1, packed: 1 },
  })),
]

/** Decks at the top of a lift in a trip: one, and one more for every second day. */
const maxDecks = (days: number) => 1 + Math.floor(days / 2)

type ProblemContext = {
  request: ResolvedRequest
  frames: readonly DayFrame[]
  candidates: readonly StopCandidate[]
  travelBetween: TravelLookup
  /** Drops spare minutes and the limits of categories, so that all constraints fit. */
  isTight: boolean
  /** Each meal that is due is required like a must-see place; otherwise it only scores high. */
  areMealsRequired: boolean
  /** Visits per day, when fewer than the pace allows. */
  visitsADay?: number
}

/**
 * The trip as an orienteering problem: its places are the candidates, its terminals the stays and one more, at no distance
 * from anywhere, for cities without a stay.
 */
export function toOrienteeringProblem(context: ProblemContext): Problem {
  const { request, frames, candidates } = context
  const terminals = listTerminals(request, frames)
  const places = candidates.length
  const nodes = places + terminals.length + 1
  const terminalOf = ({ guide }: DayFrame, { lat, lon }: Position) => {
    const i = terminals.findIndex(
      ({ cityId, at }) => cityId === guide.city.id && at.lat === lat && at.lon === lon,
    )
    return i === -1 ? nodes - 1 : places + i
  }
  const { travel, walking, fares } = travelTables(context, terminals, nodes)
  const hasRoles = ({ place, isRequired }: StopCandidate) =>
    isRequired && place !== null && candidates.filter((other) => other.place === place).length > 1
  return {
    places,
    nodes,
    travel,
    days: frames.map((frame) => ({
      start: terminalOf(frame, frame.from),
      end: terminalOf(frame, frame.to),
      opens: frame.open,
      closes: frame.close,
    })),
    score: Int32Array.from(
      candidates,
      (candidate) => candidate.score + (hasRoles(candidate) ? REQUIRED_ROLE_BONUS : 0),
    ),
    minutes: Int32Array.from(candidates, ({ minutes }) => minutes),
    windows: toWindows(candidates, frames.length),
    required: Uint8Array.from(candidates, (candidate) =>
      candidate.isRequired && !hasRoles(candidate) ? 1 : 0,
    ),
    requiredSets: [
      ...(request.meals && context.areMealsRequired ? requiredMealSets(context) : []),
      ...(context.isTight ? [] : playSets(request, frames, candidates)),
    ],
    limits: [...dayLimits(context, walking), ...tripLimits(context, fares)],
  }
}

/** Where days begin and end: the stays of the cities, then other beds and where booked ways lead to or from. */
function listTerminals({ cities }: ResolvedRequest, frames: readonly DayFrame[]): Point[] {
  const terminals: Point[] = cities.map(({ id, stay }) => ({ cityId: id, at: stay }))
  for (const { guide, from, to } of frames)
    for (const at of [from, to]) {
      const isSame = (one: Point) =>
        one.cityId === guide.city.id && one.at.lat === at.lat && one.at.lon === at.lon
      if (!terminals.some(isSame)) terminals.push({ cityId: guide.city.id, at })
    }
  return terminals
}

/** For each meal that is due on a day, the candidates that can be this meal. */
function requiredMealSets({ frames, candidates }: ProblemContext): RequiredSet[] {
  return frames.flatMap((frame, day) =>
    mealsDue(frame.hours, frame.guide.city.country).map((due) => ({
      places: [...candidates.keys()].filter(
        (i) => candidates[i]?.meal === due && (candidates[i].starts[day] ?? []).length > 0,
      ),
      day,
    })),
  )
}

function toWindows(candidates: readonly StopCandidate[], days: number): Problem['windows'] {
  const offset = new Int32Array(days * candidates.length + 1)
  const spans: number[] = []
  for (let day = 0; day < days; day++)
    for (const [i, { starts }] of candidates.entries()) {
      for (const { open, close } of starts[day] ?? []) spans.push(open, close)
      offset[day * candidates.length + i + 1] = spans.length
    }
  return { offset, spans: Int32Array.from(spans) }
}

type Point = { cityId: string; at: Position }
/** A position with the nodes of the problem at it. */
type Spot = Point & { nodes: number[] }

/** Travel minutes (with spare minutes), walking minutes and fares between all nodes of the same city. */
function travelTables(
  { request, candidates, travelBetween, frames, isTight }: ProblemContext,
  terminals: readonly Point[],
  nodes: number,
) {
  const tables: TravelTables = {
    travel: new Int32Array(nodes * nodes),
    walking: new Int32Array(nodes * nodes),
    fares: new Int32Array(nodes * nodes),
  }
  const points: Point[] = [...candidates.map(({ cityId, at }) => ({ cityId, at })), ...terminals]
  // A booked way is reached at one place and left at another.
  const ends: Point[] = [...candidates.map(({ cityId, at, to }) => ({ cityId, at: to ?? at })), ...terminals]
  const guides = new Map(frames.map(({ guide }) => [guide.city.id, guide]))
  const spare = isTight ? 0 : BUFFER_MINUTES[request.pace]
  const size = {
    nodes,
    candidates,
    spare,
    backShare: request.modes.includes('drive') && !isTight ? BACK_SHARE : 0,
  }
  const spots = groupBySpot(points)
  for (const from of groupBySpot(ends)) {
    const guide = guides.get(from.cityId)
    if (!guide) continue
    for (const to of spots)
      if (from.cityId === to.cityId) fillCells(tables, from, to, travelBetween(guide, from.at, to.at), size)
  }
  return tables
}

type TravelTables = { travel: Int32Array; walking: Int32Array; fares: Int32Array }
type TableSize = {
  nodes: number
  candidates: readonly StopCandidate[]
  spare: number
  /** Of a walk between two stops, what leads back to the car. */
  backShare: number
}

/** Writes the travel between two spots into the table cells of all their nodes. */
function fillCells(
  tables: TravelTables,
  from: Spot,
  to: Spot,
  way: ReturnType<TravelLookup>,
  { nodes, candidates, spare, backShare }: TableSize,
): void {
  const { minutes, cost } = way ?? { minutes: UNREACHABLE_MINUTES, cost: 0 }
  const walking = way ? minutesOnFoot(way) : 0
  const back = Math.ceil(walking * backShare)
  const places = candidates.length
  for (const i of from.nodes) {
    const rest = candidates[i]?.rest ?? 0
    for (const j of to.nodes) {
      if (i === j) continue
      const cell = i * nodes + j
      // The way back to the stay needs no spare minutes, because no stop follows.
      const pause = Math.max(j < places ? spare : 0, rest)
      tables.travel[cell] = minutes + pause + (Math.max(i, j) < places ? back : 0)
      tables.walking[cell] = walking
      tables.fares[cell] = cost
    }
  }
}

/** Nodes at the same position share a spot, so that travel is looked up once for a place in several roles. */
function groupBySpot(points: readonly Point[]): Spot[] {
  const spots = new Map<string, Spot>()
  for (const [node, point] of points.entries()) {
    const key = `${point.cityId} ${point.at.lat} ${point.at.lon}`
    const spot = spots.get(key) ?? { ...point, nodes: [] }
    spot.nodes.push(node)
    spots.set(key, spot)
  }
  return [...spots.values()]
}

function dayLimits(
  { request, candidates, isTight, visitsADay }: ProblemContext,
  walking: Int32Array,
): ResourceLimit[] {
  const each = (is: (candidate: StopCandidate) => boolean) =>
    Int32Array.from(candidates, (candidate) => (is(candidate) ? 1 : 0))
  const tiring = CATEGORY_LIMITS.filter(
    ({ categories }) => !isTight && !request.interests.some((interest) => categories.includes(interest)),
  )
  return [
    { scope: 'day', max: visitsADay ?? maxVisitsPerDay(request), use: each(({ kind }) => kind === 'visit') },
    {
      scope: 'day',
      max: isTight ? maxWalkMinutesPerDay(request) : walkMinutesFor(request),
      travelUse: walking,
    },
    ...(['breakfast', 'lunch', 'dinner'] as const).map(
      (meal): ResourceLimit => ({ scope: 'day', max: 1, use: each((candidate) => candidate.meal === meal) }),
    ),
    ...tiring.map(({ categories, isIndoor, fromMinutes = 0, most }): ResourceLimit => {
      const use = each(
        ({ kind, place, isRequired }) =>
          !isRequired &&
          kind === 'visit' &&
          categories.includes(place?.category ?? '') &&
          (place?.minutes ?? 0) >= fromMinutes &&
          (!isIndoor || place?.indoor === true),
      )
      return { scope: 'day', max: most[request.pace], use }
    }),
  ]
}

function tripLimits(context: ProblemContext, fares: Int32Array): ResourceLimit[] {
  const { request, candidates } = context
  const roles = new Map<string, number[]>()
  for (const [i, { place }] of candidates.entries())
    if (place) roles.set(place.id, [...(roles.get(place.id) ?? []), i])
  const once = [...roles.values()]
    .filter((indexes) => indexes.length > 1)
    .map((indexes): ResourceLimit => {
      const use = new Int32Array(candidates.length)
      for (const index of indexes) use[index] = 1
      return { scope: 'trip', max: 1, use }
    })
  const limits = [...once, ...deckLimits(context)]
  if (request.budget === undefined) return limits
  const use = Int32Array.from(candidates, ({ cost }) => cost)
  return [{ scope: 'trip', max: request.budget.amount, use, travelUse: fares }, ...limits]
}

function deckLimits({ request, candidates, frames, isTight }: ProblemContext): ResourceLimit[] {
  if (isTight || request.interests.includes('viewpoint')) return []
  const isDeck = ({ kind, place, isRequired }: StopCandidate) =>
    kind === 'visit' && !isRequired && place?.category === 'viewpoint' && place.indoor
  const use = Int32Array.from(candidates, (candidate) => (isDeck(candidate) ? 1 : 0))
  return [{ scope: 'trip', max: maxDecks(frames.length), use }]
}

/** Finds the stops of routes in another list of candidates; a stop that is not in it is left out. */
export function candidateIndexes(
  routes: StopCandidate[][],
  candidates: readonly StopCandidate[],
  days: number,
): number[][] {
  const taken = new Set<number>()
  return Array.from({ length: days }, (_, day) =>
    (routes[day] ?? []).flatMap((wanted) => {
      const index = candidates.findIndex((other, i) => !taken.has(i) && isSame(wanted, other))
      if (index === -1) return []
      taken.add(index)
      return [index]
    }),
  )
}

function isSame(one: StopCandidate, other: StopCandidate): boolean {
  const isThere = one.at.lat === other.at.lat && one.at.lon === other.at.lon
  const isThen = JSON.stringify(one.starts) === JSON.stringify(other.starts)
  return isThere && isThen && one.place === other.place && one.meal === other.meal && one.name === other.name
}
