import { formatClock } from '../../base/dates.ts'
import { CAR_PARK_MINUTES } from '../../destination/places/index.ts'
import { driveProblem, isCarLeftBehind } from './car-checks.rules.ts'
import {
  type CheckContext,
  type CheckedDay,
  type CheckedLeg,
  type CheckedStop,
  countText,
  endsOfLeg,
  type Finding,
  pairsOf,
  timesOf,
  type Violation,
  violationAt,
} from './check-context.rules.ts'
import { daylight } from './facts.rules.ts'
import type { Leg } from './itinerary.contract.ts'
import { PACE_LIMITS } from './limits.rules.ts'

/** Each stop at a place is within one of the place's opening windows of that date. */
export function checkOpeningHours({ stops }: CheckContext): Finding {
  const atPlaces = stops.filter(({ stop }) => stop.poiId !== null)
  const slacks = atPlaces.flatMap(({ spans, start, end }) =>
    spans.filter(({ open, close }) => open <= start && end <= close).map(({ close }) => close - end),
  )
  const parts = atPlaces
    .filter(
      ({ spans, start, end }) =>
        !spans.some(({ open, close }) => open <= start && end <= close && start < end),
    )
    .map((seen) =>
      violationAt(seen, `${seen.stop.name} is visited ${timesOf(seen)} and is open ${showSpans(seen)}`),
    )
  const tightest =
    slacks.length === 0
      ? ''
      : `, each ending at least ${countText(Math.min(...slacks), 'minute')} before closing`
  return { parts, summary: `${countText(atPlaces.length, 'visit')}, all inside opening hours${tightest}` }
}

/** No stop begins after the last entry of its place; the rule of opening hours covers times outside its hours. */
export function checkLastEntry({ stops }: CheckContext): Finding {
  const limited = stops.filter(({ place }) => place !== null && place.lastEntryMinutes !== null)
  const parts = limited.flatMap((seen) => {
    const least = seen.place?.lastEntryMinutes ?? 0
    const span = seen.spans.find(({ open, close }) => open <= seen.start && seen.start <= close)
    if (span && seen.start <= span.close - least) return []
    const until = span ? ` and lets nobody in after ${clockOf(span.close - least)}` : ''
    return [violationAt(seen, `${seen.stop.name} is entered at ${seen.stop.start}${until}`)]
  })
  return {
    parts,
    summary: `${countText(limited.length, 'place')} with a last entry time, and the plan is there before it everywhere`,
  }
}

/**
 * There is one leg between neighbouring stops and no other; each is at least as slow as the model, and fits between the
 * stops.
 */
export function checkTravelTime({ days, request }: CheckContext): Finding {
  const parts = days.flatMap((day) => [
    ...missingLegs(day),
    ...legProblems(day, request),
    ...tooShort(day),
    ...carLeftBehind(day, request),
  ])
  const legs = days.flatMap((day) => day.legs)
  const minutes = legs.reduce((sum, { leg }) => sum + leg.minutes, 0)
  return {
    parts,
    summary: `${countText(legs.length, 'travel time')}, ${countText(minutes, 'minute')} in total, enough time for each`,
  }
}

function missingLegs(day: CheckedDay): Violation[] {
  return pairsOf(day)
    .filter(({ from, to }) => !day.legs.some(({ leg }) => leg.from === from && leg.to === to))
    .map(({ from, to }) => ({
      day: day.index,
      stop: Math.max(0, from),
      detail: `there is no way from ${nameAt(day, from)} to ${nameAt(day, to)}`,
    }))
}

function legProblems(day: CheckedDay, request: CheckContext['request']): Violation[] {
  const pairs = pairsOf(day)
  return day.legs.flatMap((checked, i) => {
    const { leg } = checked
    const isRepeated =
      day.legs.findIndex((other) => other.leg.from === leg.from && other.leg.to === leg.to) < i
    const isBetween = pairs.some(({ from, to }) => from === leg.from && to === leg.to)
    const detail = isBetween
      ? isRepeated
        ? 'is there twice'
        : wayProblem(checked, day, request)
      : 'joins no neighbours'
    if (detail === null) return []
    const title = `the way from ${nameAt(day, leg.from)} to ${nameAt(day, leg.to)}`
    return [{ day: day.index, stop: day.stops[leg.from] ? leg.from : null, detail: `${title} ${detail}` }]
  })
}

function wayProblem({ leg, way, car }: CheckedLeg, day: CheckedDay, request: CheckContext['request']) {
  if (!request.modes.some((mode) => mode === leg.mode)) return `is by ${leg.mode}, which is not wanted`
  if (!way) return `cannot be made by ${leg.mode}`
  if (!Number.isInteger(leg.minutes) || !(leg.minutes >= way.minutes))
    return `takes ${way.minutes} minutes, not ${leg.minutes}`
  if (leg.metres !== way.metres) return `is ${way.metres} metres long, not ${leg.metres}`
  if (leg.basis !== way.basis) return `is measured by ${way.basis}, not by ${leg.basis}`
  const isLast = leg.to === day.stops.length
  return driveProblem({ leg, way, car, ...endsOfLeg(leg, day), guide: day.due?.guide, isLast }, request)
}

/** A party with a car has it in the evening where it is itself. */
function carLeftBehind(
  { index, due, stops, legs }: CheckedDay,
  { modes }: CheckContext['request'],
): Violation[] {
  if (!due || stops.length === 0 || !modes.includes('drive')) return []
  const isBedToBed = !due.booked.open && !due.booked.close
  return isCarLeftBehind(legs, due.to, { stops: stops.length, isBedToBed })
    ? [{ day: index, stop: stops.length - 1, detail: 'the car is left behind' }]
    : []
}

function tooShort(day: CheckedDay): Violation[] {
  return day.legs.flatMap(({ leg }) => {
    const [before, after] = [day.stops[leg.from], day.stops[leg.to]]
    if (!before || !after || before.end + leg.minutes <= after.arrive) return []
    const detail = `${after.stop.name} is reached at ${after.stop.arrive}, ${leg.minutes} minutes from ${before.stop.name}, left at ${before.stop.end}`
    return [violationAt(after, detail)]
  })
}

/** Times are valid, and stops are in order without overlaps. */
export function checkOrder({ days, stops }: CheckContext): Finding {
  const parts = days.flatMap((day) =>
    day.stops.flatMap((seen, i) => {
      const before = day.stops[i - 1]
      const { arrive, start, end, stop } = seen
      if (!(arrive <= start && start < end))
        return [
          violationAt(
            seen,
            `${stop.name} is reached ${stop.arrive}, begins ${stop.start} and ends ${stop.end}`,
          ),
        ]
      if (before && !(before.end <= arrive))
        return [
          violationAt(
            seen,
            `${stop.name} is reached ${stop.arrive}, before ${before.stop.name} ends ${before.stop.end}`,
          ),
        ]
      return []
    }),
  )
  return {
    parts,
    summary: `${countText(stops.length, 'stop')} on ${countText(days.length, 'day')}, one after the other`,
  }
}

/** The allowed minutes of a visit by its usual length, so that a visit is neither a glance nor a filler for a whole day. */
const SHORTEST_VISIT = 15
const LONGER_BY = { least: 60, most: 180 } as const

/** Each visit takes about as long as its guide says. The rules of meals and bookings cover the other stops. */
export function checkVisitLength({ stops }: CheckContext): Finding {
  const visits = stops.filter(({ stop }) => stop.kind === 'visit')
  const parts = visits.flatMap((seen) => {
    const { place, start, end, stop } = seen
    if (!place) return []
    const least = Math.min(SHORTEST_VISIT, place.minutes)
    const most = place.minutes + Math.max(LONGER_BY.least, Math.min(LONGER_BY.most, place.minutes))
    if (least <= end - start && end - start <= most) return []
    const detail = `${stop.name} takes ${countText(end - start, 'minute')}, not ${least} to ${most}; ${place.minutes} are usual`
    return [violationAt(seen, detail)]
  })
  return {
    parts,
    summary: `${countText(visits.length, 'visit')}, without meals and bookings, each about as long as usual`,
  }
}

/** Every stop, and the legs from and to the stay, are in the frame of their day. */
export function checkDayBounds({ days }: CheckContext): Finding {
  const parts = days.flatMap((day) =>
    day.stops.flatMap((seen, i) => {
      const problem = boundsProblem(day, seen, i)
      return problem === null ? [] : [violationAt(seen, `${seen.stop.name} is ${problem}`)]
    }),
  )
  return { parts, summary: `${countText(days.length, 'day')}, all within the start and end times` }
}

function boundsProblem(day: CheckedDay, { stop, arrive, start, end }: CheckedStop, i: number): string | null {
  if (!day.due) return 'on no day of this trip'
  const { frame } = day.due
  // What is booked may be before or after the hours of the day.
  const isBooked = day.stops[i]?.stop.kind === 'booking'
  if (!isBooked && !(frame.open <= start && end <= frame.close) && frame.open <= frame.close)
    return `${stop.start} to ${stop.end}, the day ${clockOf(frame.open)} to ${clockOf(frame.close)}`
  const { open, close } = day.due.whole
  const out = i === 0 ? legMinutes(day, -1, 0) : 0
  const home = i === day.stops.length - 1 ? legMinutes(day, i, i + 1) : 0
  const until = isBooked || home === 0 ? close : Math.min(close, frame.close)
  if (open + out <= arrive && end + home <= until) return null
  if (open > close) return 'on a day that holds nothing'
  const travelText = `${out > 0 ? ` after ${out} minutes of way` : ''}${home > 0 ? ` with ${home} minutes home` : ''}`
  return `${stop.arrive} to ${stop.end}${travelText}, the day ${clockOf(open)} to ${clockOf(close)}`
}

function legMinutes({ legs }: CheckedDay, from: number, to: number): number {
  return legs.find(({ leg }) => leg.from === from && leg.to === to)?.leg.minutes ?? 0
}

/** The walking minutes between stops per day, back to the car included, are within the limit. */
export function checkWalking({ days, request }: CheckContext): Finding {
  const most = request.maxWalkMinutes ?? PACE_LIMITS[request.pace].walkMinutes
  const walked = days.map(({ legs }) => legs.reduce((sum, { leg }) => sum + onFoot(leg), 0))
  const parts = walked.flatMap((minutes, day) =>
    minutes <= most ? [] : [{ day, stop: null, detail: `${minutes} minutes on foot, of ${most}` }],
  )
  return { parts, summary: `at most ${Math.max(0, ...walked)} minutes on foot a day (limit: ${most})` }
}

/** Of a drive only the way back to where the car stands counts, not the streets from where it is parked. */
function onFoot({ mode, minutes, car }: Leg): number {
  return mode === 'walk' ? minutes : Math.max(0, (car?.toCar ?? 0) - CAR_PARK_MINUTES)
}

/** The visits per day are within the limit; meals and bookings do not count. */
export function checkPace({ days, request }: CheckContext): Finding {
  const most = PACE_LIMITS[request.pace].visits
  const visits = days.map(({ stops }) => stops.filter(({ stop }) => stop.kind === 'visit').length)
  const parts = visits.flatMap((number, day) =>
    number <= most ? [] : [{ day, stop: null, detail: `${countText(number, 'visit')}, of ${most}` }],
  )
  return { parts, summary: `at most ${countText(Math.max(0, ...visits), 'visit')} a day (limit: ${most})` }
}

/** Places that make sense by daylight only are visited between sunrise and sunset. */
export function checkDaylight({ stops }: CheckContext): Finding {
  const lit = stops.filter(({ place }) => place?.daylight)
  const parts = lit.flatMap((seen) => {
    const { place, due, start, end } = seen
    if (!place || !due) return []
    const { open, close } = daylight(place, due.date, due.guide)
    if (open <= start && end <= close) return []
    return [
      violationAt(
        seen,
        `${seen.stop.name} is visited ${timesOf(seen)}; the light is ${clockOf(open)} to ${clockOf(close)}`,
      ),
    ]
  })
  return {
    parts,
    summary: `${countText(lit.length, 'place that needs', 'places that need')} daylight, all between sunrise and sunset`,
  }
}

function showSpans({ spans, place }: CheckedStop): string {
  if (!place) return 'at no known time'
  return spans.length === 0
    ? 'not at all that day'
    : spans.map(({ open, close }) => `${clockOf(open)} to ${clockOf(close)}`).join(' and ')
}

/** A time that may be before the midnight of the date. */
function clockOf(minutes: number): string {
  return minutes < 0 ? `${formatClock(minutes + 1440)} the day before` : formatClock(minutes)
}

function nameAt({ stops }: CheckedDay, index: number): string {
  return stops[index]?.stop.name ?? 'the stay'
}
