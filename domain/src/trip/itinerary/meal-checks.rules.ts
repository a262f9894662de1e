import { formatClock } from '../../base/dates.ts'
import { MEALS } from '../../destination/places/index.ts'
import type { FixedBooking } from './booked-days.rules.ts'
import {
  type CheckContext,
  type CheckedDay,
  type CheckedStop,
  countText,
  type Finding,
  timesOf,
  type Violation,
  violationAt,
} from './check-context.rules.ts'
import { type Meal, mealsDue, mealWindow } from './facts.rules.ts'

/**
 * Each due meal is in the plan once a day, completely in its window, at a place that serves it or where the party is
 * anyway.
 */
export function checkMeals({ days, request }: CheckContext): Finding {
  const requested = new Set([...request.mustSee, ...request.locks.map(({ poiId }) => poiId)])
  const parts = days.flatMap((day) => [
    ...day.stops.flatMap((seen) => mealProblems(seen, day)),
    ...mealCounts(day, request.meals, requested),
  ])
  const meals = days.flatMap(({ stops }) => stops.filter(({ stop }) => stop.kind === 'meal'))
  return { parts, summary: `${countText(meals.length, 'meal')} at mealtimes, none missing` }
}

function mealProblems(seen: CheckedStop, day: CheckedDay): Violation[] {
  const { stop, start, end, due, place } = seen
  if (stop.kind !== 'meal')
    return stop.meal === mealOfFixed(seen)
      ? []
      : [violationAt(seen, `${stop.name} is no meal and is called ${stop.meal}`)]
  if (!MEALS.some((meal) => meal === stop.meal) || stop.meal === undefined || !due)
    return [violationAt(seen, `the meal at ${stop.name} is none of a day of this trip`)]
  const { open, close } = mealWindow(stop.meal, due.guide.city.country)
  if (!(open <= start && end <= close))
    return [
      violationAt(
        seen,
        `${stop.meal} is ${timesOf(seen)}, not within ${formatClock(open)} to ${formatClock(close)}`,
      ),
    ]
  if (stop.poiId !== null && !place?.meals?.includes(stop.meal))
    return [violationAt(seen, `${stop.name} serves no ${stop.meal}`)]
  if (stop.poiId === null && !anchorsOf(day).some(({ lat, lon }) => lat === stop.lat && lon === stop.lon))
    return [violationAt(seen, `${stop.meal} is where no stop of the day is`)]
  return []
}

/** The meal of a booked table; none for any other booking. */
function mealOfFixed({ stop, due, start, end }: CheckedStop): Meal | undefined {
  const isThis = (one: FixedBooking) =>
    one.booking.name === stop.name && one.start === start && one.end === end
  return (stop.kind === 'booking' && due?.booked.fixed.find(isThis)?.meal) || undefined
}

/** A meal without a place is at another stop of the day, where one ends, or where the day begins or ends. */
export function anchorsOf({ stops, due }: CheckedDay): { name: string; lat: number; lon: number }[] {
  const placed = stops
    .filter(({ stop }) => stop.poiId !== null || stop.kind === 'booking')
    .flatMap(({ stop }) => (stop.to ? [stop, stop.to] : [stop]))
  return [...placed, ...(due ? [due.from, due.to] : [])]
}

function mealCounts(
  { index, stops, due }: CheckedDay,
  areWanted: boolean,
  requested: ReadonlySet<string>,
): Violation[] {
  const expected: Meal[] = due && areWanted ? mealsDue(due.frame, due.guide.city.country) : []
  return MEALS.flatMap((meal) => {
    const meals = stops.filter(({ stop }) => stop.kind !== 'visit' && stop.meal === meal)
    const isRequested = meals.every(
      ({ stop }) => stop.kind === 'booking' || (stop.poiId !== null && requested.has(stop.poiId)),
    )
    const [least, most] = expected.includes(meal) ? [1, 1] : [0, isRequested ? 1 : 0]
    if (meals.length >= least && meals.length <= most) return []
    const detail = `the day has ${meal} ${countText(meals.length, 'time')}, not ${least === most ? least : 'at most once'}`
    return [{ day: index, stop: meals.at(-1)?.index ?? null, detail }]
  })
}
