import { metresBetween } from '../../base/geo.ts'
import { isEatery, type PointOfInterest } from '../../destination/places/index.ts'
import {
  type CheckContext,
  type CheckedDay,
  type CheckedStop,
  countText,
  type Finding,
  readClock,
  type Violation,
  violationAt,
} from './check-context.rules.ts'
import { openSpans } from './facts.rules.ts'
import { anchorsOf } from './meal-checks.rules.ts'

/** The maximum distance of a rain alternative. */
const NEAR_METRES = 3000

const KINDS = ['visit', 'meal', 'booking']

/** Every stop matches its guide, so that no name is invented. */
export function checkFacts({ days, stops, due }: CheckContext): Finding {
  const unknown = due.flatMap((day, index) =>
    day ? [] : [{ day: index, stop: null, detail: 'there is no guide of the city of this day' }],
  )
  const parts = days.flatMap((day) =>
    day.stops.flatMap((seen) => {
      const problem = seen.stop.poiId === null ? namelessProblem(seen, day) : placeProblem(seen)
      return problem === null ? [] : [violationAt(seen, problem)]
    }),
  )
  const places = stops.filter(({ place }) => place !== null).length
  return { parts: [...unknown, ...parts], summary: `${countText(places, 'place')}, all found in our guide` }
}

function placeProblem({ stop, place, due }: CheckedStop): string | null {
  if (stop.kind !== 'visit' && stop.kind !== 'meal') return `${stop.name} is no place of a guide`
  if (!place) return `${stop.poiId} is no place of ${due?.guide.city.name ?? 'a day of this trip'}`
  if (stop.name !== place.name) return `${place.id} is ${place.name}, not ${stop.name}`
  return stop.lat === place.lat && stop.lon === place.lon
    ? null
    : `${place.name} is at ${place.lat}, ${place.lon}, not at ${stop.lat}, ${stop.lon}`
}

/** The fault of a stop without a place. The rule of bookings checks bookings; a meal without a place has the name of a stop nearby. */
function namelessProblem({ stop }: CheckedStop, day: CheckedDay): string | null {
  if (!KINDS.includes(stop.kind)) return `${stop.name} is no stop of a known kind`
  if (stop.kind === 'visit') return `the visit to ${stop.name} names no place`
  const isNamed = stop.kind === 'booking' || anchorsOf(day).some(({ name }) => name === stop.name)
  return isNamed ? null : `${stop.name} names no stop of the day`
}

/** A place is in the plan at most once, as a visit or as a meal. */
export function checkOnce({ stops }: CheckContext): Finding {
  const met = new Set<string>()
  const parts: Violation[] = []
  for (const seen of stops) {
    const { poiId, name } = seen.stop
    if (poiId === null) continue
    if (met.has(poiId)) parts.push(violationAt(seen, `${name} is there a second time`))
    met.add(poiId)
  }
  return { parts, summary: `${countText(met.size, 'place')}, none twice` }
}

/** What is visited on the day of a day trip that has the day to itself is no further from it. */
const OUTING_METRES = 10_000

export function checkMustSee({ days, stops, request }: CheckContext): Finding {
  const missing = request.mustSee
    .filter((id) => !stops.some(({ stop }) => stop.poiId === id))
    .map((id) => ({ day: -1, stop: null, detail: `${id} is not in the plan` }))
  const parts = [
    ...missing,
    ...(request.wholeDayTrips ? days.flatMap((day) => besideOuting(day, request)) : []),
  ]
  const summary = `${countText(request.mustSee.length, 'must-see')}, all in the plan`
  return { parts, summary: request.mustSee.length === 0 ? 'no must-sees were chosen' : summary }
}

/** The visits that take a day trip the day which is its own. */
function besideOuting({ stops }: CheckedDay, { mustSee, locks }: CheckContext['request']): Violation[] {
  const visits = stops.filter(({ stop }) => stop.kind === 'visit')
  const outings = visits.filter(({ place }) => place?.dayTrip && mustSee.includes(place.id))
  return visits.flatMap((seen) => {
    const isLocked = locks.some(({ poiId }) => poiId === seen.stop.poiId)
    const outing = outings.find(({ at }) => metresBetween(at, seen.at) > OUTING_METRES)
    if (!outing || isLocked) return []
    return [violationAt(seen, `${seen.stop.name} is on the day that ${outing.stop.name} has to itself`)]
  })
}

export function checkAvoid({ stops, request }: CheckContext): Finding {
  const parts = stops
    .filter(({ stop }) => stop.poiId !== null && request.avoid.includes(stop.poiId))
    .map((seen) => violationAt(seen, `${seen.stop.name} was to be avoided`))
  const summary = `${countText(request.avoid.length, 'place')} to avoid, none in the plan`
  return { parts, summary: request.avoid.length === 0 ? 'no places to avoid were chosen' : summary }
}

/** Each lock is kept: place, date and start. */
export function checkLocks({ stops, request }: CheckContext): Finding {
  const parts = request.locks
    .filter(
      ({ poiId, date, start }) =>
        !stops.some(
          (seen) => seen.stop.poiId === poiId && seen.due?.date === date && seen.start === readClock(start),
        ),
    )
    .map(({ poiId, date, start }) => {
      const visit = stops.find(({ stop }) => stop.poiId === poiId)
      const detail = `${poiId} is not on ${date} at ${start}`
      return { day: visit?.day ?? -1, stop: visit?.index ?? null, detail }
    })
  const summary = `${countText(request.locks.length, 'locked stop')}, all at their times`
  return { parts, summary: request.locks.length === 0 ? 'no stop has a fixed time' : summary }
}

/** Every place meets the needs of the party. */
export function checkNeeds({ stops, request }: CheckContext): Finding {
  const parts = stops.flatMap((seen) => {
    const lack = seen.place ? unmetNeed(seen.place, request.needs) : null
    return lack ? [violationAt(seen, `${seen.stop.name} ${lack}`)] : []
  })
  const needs = [...(request.needs.stepFree ? ['no steps'] : []), ...request.needs.diets]
  return {
    parts,
    summary: needs.length === 0 ? 'no special wishes' : `every place meets your needs: ${needs.join(', ')}`,
  }
}

/** An unknown fact does not count as met. */
function unmetNeed(
  place: PointOfInterest,
  { stepFree, diets }: CheckContext['request']['needs'],
): string | null {
  if (stepFree && place.stepFree !== true) return 'has steps, or we don’t know'
  const missing = isEatery(place) ? diets.filter((diet) => !place.diet?.includes(diet)) : []
  return missing.length > 0 ? `has nothing known to be ${missing.join(', ')}` : null
}

/** A rain alternative is indoor, near, open for the whole visit, meets the needs, and is neither avoided nor in the plan. */
export function checkRainAlternative(view: CheckContext): Finding {
  const offered = view.stops.filter(({ stop }) => stop.rainPoiId !== undefined)
  const planned = new Set(view.stops.flatMap(({ stop }) => stop.poiId ?? []))
  const parts = offered.flatMap((seen) => {
    const problem = rainProblem(seen, planned, view)
    return problem
      ? [violationAt(seen, `${seen.stop.rainPoiId}, the alternative to ${seen.stop.name}, ${problem}`)]
      : []
  })
  return {
    parts,
    summary: `${countText(offered.length, 'indoor place')} for rain, all near and open then`,
  }
}

function rainProblem(
  seen: CheckedStop,
  planned: ReadonlySet<string>,
  { request, facts }: CheckContext,
): string | null {
  const { stop, due, start, end, at } = seen
  const rain = due?.guide.pointsOfInterest.find(({ id }) => id === stop.rainPoiId)
  if (!due || !rain) return 'is no place of this city'
  if (!seen.place || seen.place.indoor) return 'stands in for what is not outdoor'
  if (!rain.indoor) return 'is outdoor'
  if (planned.has(rain.id)) return 'is in the plan already'
  if (request.avoid.includes(rain.id)) return 'was to be avoided'
  const lack = unmetNeed(rain, request.needs)
  if (lack) return lack
  const metres = metresBetween(at, rain)
  if (!(metres <= NEAR_METRES)) return `is ${Math.round(metres)} metres away`
  const isOpen = openSpans(rain, due.date, due.guide, facts).some(
    ({ open, close }) => open <= start && end <= close && start <= close - (rain.lastEntryMinutes ?? 0),
  )
  return isOpen ? null : `cannot be visited from ${stop.start} to ${stop.end}`
}
