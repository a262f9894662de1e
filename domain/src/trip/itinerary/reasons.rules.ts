import { formatClock } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { estimateTravel, fareOf, type Guide, type PointOfInterest } from '../../destination/places/index.ts'
import {
  daylight,
  type Meal,
  mealWindow,
  openSpans,
  type PlanFacts,
  streetsFor,
  type TimeSpan,
} from './facts.rules.ts'
import type { Plan, PlanDay, Stop } from './itinerary.contract.ts'
import { minutesOf, partySize, type ResolvedRequest } from './request.rules.ts'

/** One reason for a stop, which the page turns into text; computed from the facts. */
export type Reason =
  | { why: 'asked' | 'locked' | 'booked' | 'free' | 'where-you-are' | 'at-opening' }
  | { why: 'best-known'; count: number; city: string }
  | { why: 'interest'; category: PointOfInterest['category'] }
  | { why: 'on-the-way'; minutes: number }
  | { why: 'only-day'; city: string }
  | { why: 'closes-early' | 'opens-late' | 'before-sunset'; time: string }
  | { why: 'meal-time'; meal: Meal }
  | { why: 'walk-saves'; amount: Money }

type ReasonContext = { request: ResolvedRequest; facts: PlanFacts; plan: Plan }

const MAX_REASONS = 4
/** The number of places of a guide that count as its best known. */
const TOP_RANKS = [5, 10, 20]
const NEAR_MINUTES = 12
const AT_OPENING_MINUTES = 15
/** A place that closes before this time constrains the day. */
const EARLY_CLOSE = 960
const LATE_OPEN = 780
const BEFORE_SUNSET_MINUTES = 150
/** The earliest usual time of a meal in countries without late meals. */
const USUAL_START: Record<Meal, number> = { breakfast: 390, lunch: 690, dinner: 1050 }

/** The reasons for a stop and its time, the strongest first, at most four. */
export function reasonsFor(setting: ReasonContext, dayIndex: number, index: number): Reason[] {
  const day = setting.plan.days[dayIndex]
  const stop = day?.stops[index]
  const guide = setting.facts.guides.find(({ city }) => city.id === day?.cityId)
  if (!day || !stop || !guide) return []
  if (stop.kind === 'booking') return [{ why: 'booked' }]
  const place = guide.pointsOfInterest.find(({ id }) => id === stop.poiId)
  const reasons = place
    ? [...requestReasons(setting, stop, place, guide), ...timeReasons(setting, { day, stop, place, guide })]
    : [{ why: 'where-you-are' } as const]
  const meal: Reason[] =
    stop.meal && isUsualTime(stop.meal, stop.start, guide) ? [{ why: 'meal-time', meal: stop.meal }] : []
  return [...reasons, ...meal, ...travelReasons(setting, day, index, guide)].slice(0, MAX_REASONS)
}

function requestReasons(
  { request }: ReasonContext,
  stop: Stop,
  place: PointOfInterest,
  guide: Guide,
): Reason[] {
  const sights = guide.pointsOfInterest.filter(isSight)
  const better = sights.filter(({ renown }) => renown >= place.renown).length
  // In a guide of five sights every one would be among the top five.
  const among = isSight(place) && TOP_RANKS.find((count) => better <= count && count * 2 <= sights.length)
  return [
    ...(request.mustSee.includes(place.id) ? [{ why: 'asked' } as const] : []),
    ...(stop.isLocked ? [{ why: 'locked' } as const] : []),
    ...(request.interests.includes(place.category)
      ? [{ why: 'interest', category: place.category } as const]
      : []),
    ...(among ? [{ why: 'best-known', count: among, city: guide.city.name } as const] : []),
  ]
}

function isSight({ meals }: PointOfInterest): boolean {
  return !meals?.length
}

/** Whether the meal is at a usual time in that country: where the last seating is two hours later, so is the first. */
function isUsualTime(meal: Meal, start: string, { city }: Guide): boolean {
  const later = mealWindow(meal, city.country).close - mealWindow(meal, '').close
  return minutesOf(start) >= USUAL_START[meal] + later
}

type StopContext = { day: PlanDay; stop: Stop; place: PointOfInterest; guide: Guide }

function timeReasons({ facts, plan }: ReasonContext, { day, stop, place, guide }: StopContext): Reason[] {
  const [start, end] = [minutesOf(stop.start), minutesOf(stop.end)]
  const spansOn = (date: string): TimeSpan[] => openSpans(place, date, guide, facts)
  const span = spansOn(day.date).find(({ open, close }) => open <= start && end <= close)
  const others = plan.days.filter(({ cityId, date }) => cityId === day.cityId && date !== day.date)
  const isOnlyDay = others.length > 0 && others.every(({ date }) => spansOn(date).length === 0)
  const sunset = place.daylight ? daylight(place, day.date, guide).close : Number.POSITIVE_INFINITY
  return [
    ...(isOnlyDay ? [{ why: 'only-day', city: guide.city.name } as const] : []),
    ...(span && span.open > 0 && start - span.open <= AT_OPENING_MINUTES && span.open < LATE_OPEN
      ? [{ why: 'at-opening' } as const]
      : []),
    ...(span && span.close <= EARLY_CLOSE
      ? [{ why: 'closes-early', time: formatClock(span.close) } as const]
      : []),
    ...(span && span.open >= LATE_OPEN ? [{ why: 'opens-late', time: formatClock(span.open) } as const] : []),
    ...(sunset - end >= 0 && sunset - end <= BEFORE_SUNSET_MINUTES
      ? [{ why: 'before-sunset', time: formatClock(Math.floor(sunset)) } as const]
      : []),
  ]
}

function travelReasons(setting: ReasonContext, day: PlanDay, index: number, guide: Guide): Reason[] {
  const stop = day.stops[index]
  const leg = day.legs.find(({ to }) => to === index)
  const isFree = stop?.kind === 'visit' && stop.costKnown && stop.cost.amount === 0
  const before = index > 0 ? day.stops[index - 1] : undefined
  return [
    ...(leg && before && leg.minutes > 0 && leg.minutes <= NEAR_MINUTES
      ? [{ why: 'on-the-way', minutes: leg.minutes } as const]
      : []),
    ...(isFree ? [{ why: 'free' } as const] : []),
    ...savedByWalking(setting, leg?.mode === 'walk' && before && stop ? [before, stop] : null, guide),
  ]
}

/** The saved fare when the party walks instead of taking a ride; null when the walk is the usual choice. */
function savedByWalking(
  { request, facts }: ReasonContext,
  ends: [Stop, Stop] | null,
  guide: Guide,
): Reason[] {
  if (!ends || !request.modes.includes('transit')) return []
  const ride = estimateTravel('transit', ends[0], ends[1], guide)
  const walk = estimateTravel('walk', ends[0], ends[1], guide, streetsFor(request, facts))
  if (!ride || !walk || walk.minutes <= NEAR_MINUTES) return []
  const people = partySize(request)
  const amount = fareOf(ride, guide.transport, people) - fareOf(walk, guide.transport, people)
  return amount > 0 ? [{ why: 'walk-saves', amount: { amount, currency: guide.city.currency } }] : []
}
