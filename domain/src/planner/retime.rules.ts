import { showClock } from '../base/dates.ts'
import {
  type Leg,
  minutesOf,
  openSpans,
  type Plan,
  type PlanDay,
  type PlanFacts,
  type SettledRequest,
  type Stop,
  totalCurrency,
} from '../itinerary/index.ts'
import { type Frame, makeFrames } from './frames.rules.ts'
import { sumOf } from './replan.rules.ts'
import { makeWays, type Ways } from './ways.rules.ts'

type Timed = { stops: Stop[]; legs: Leg[] }

/**
 * A plan with one day in a new order: every way and time of that day worked out again, as early as it can be. It keeps
 * the order whatever comes of it; the checker then says which rules are broken.
 */
export function retimeDay(
  request: SettledRequest,
  facts: PlanFacts,
  plan: Plan,
  { day: index, stops }: { day: number; stops: readonly Stop[] },
): Plan {
  const frame = makeFrames(request, facts)[index]
  const day = plan.days[index]
  if (!frame || !day) return plan
  const timed = timeStops(stops, frame, facts, makeWays(request, facts, {}))
  const days = plan.days.map((other, i): PlanDay => (i === index ? { ...day, ...timed } : other))
  return { days, total: { amount: sumOf(days, request, facts), currency: totalCurrency(request, facts) } }
}

function timeStops(given: readonly Stop[], frame: Frame, facts: PlanFacts, ways: Ways): Timed {
  const stops: Stop[] = []
  const legs: Leg[] = []
  let free = frame.open
  for (const [i, stop] of given.entries()) {
    const before = stops.at(-1) ?? frame.stay
    const way = before ? ways(frame.guide, before, stop) : null
    if (before && way) legs.push(toLeg(way, i - 1, i))
    const arrive = free + (way?.minutes ?? 0)
    const length = minutesOf(stop.end) - minutesOf(stop.start)
    const start = startOf(stop, { arrive, length }, frame, facts)
    // The first stop of a day without a stay begins when it begins: nobody travels to it.
    stops.push({
      ...stop,
      arrive: showClock(before ? arrive : start),
      start: showClock(start),
      end: showClock(start + length),
    })
    free = start + length
  }
  const last = stops.at(-1)
  const home = last && frame.stay ? ways(frame.guide, last, frame.stay) : null
  if (home) legs.push(toLeg(home, stops.length - 1, stops.length))
  return { stops, legs }
}

/** As soon as the place is open for the whole visit; at once where it never is. A lock keeps its time if it can be reached. */
function startOf(
  stop: Stop,
  { arrive, length }: { arrive: number; length: number },
  frame: Frame,
  facts: PlanFacts,
) {
  if (stop.isLocked || stop.kind === 'booking') return Math.max(arrive, minutesOf(stop.start))
  const place = frame.guide.pointsOfInterest.find(({ id }) => id === stop.poiId)
  if (!place) return stop.meal ? Math.max(arrive, minutesOf(stop.start)) : arrive
  const spans = openSpans(place, frame.date, frame.guide, facts)
  const span = spans.find(({ open, close }) => Math.max(arrive, open) + length <= close)
  return span ? Math.max(arrive, span.open) : arrive
}

function toLeg(way: NonNullable<ReturnType<Ways>>, from: number, to: number): Leg {
  const { mode, minutes, metres, price, basis } = way
  return { from, to, mode, minutes, metres, cost: price, basis }
}
