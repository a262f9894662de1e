import { metresBetween } from '../../base/geo.ts'
import {
  bestKnownWithout,
  type Guide,
  isEatery,
  isOutOfSeason,
  minutesOfSiesta,
  type PointOfInterest,
} from '../../destination/places/index.ts'
import {
  isQuietDay,
  minutesOf,
  openSpans,
  type Plan,
  type PlanDay,
  type PlanFacts,
  type ResolvedRequest,
  suitsNeeds,
  type TimeSpan,
} from '../itinerary/index.ts'
import { type DayFrame, makeDayFrames } from './day-frames.rules.ts'
import { makeTravelLookup, type TravelLookup } from './travel-lookup.rules.ts'

/** Why a day has few visits, by the facts, and what of the guide could fill it. */
type ThinDay = {
  why: 'short' | 'outing' | 'heat' | 'closed' | 'left' | 'few'
  /** The outing, the usual high in °C, or how many sights are closed. */
  place?: PointOfInterest
  degrees?: number
  count?: number
  offers: { kind: 'beach' | 'day-trip' | 'sight'; place: PointOfInterest }[]
}
type PlanContext = { request: ResolvedRequest; facts: PlanFacts; plan: Plan }

const SHORT_DAY_MINUTES = 360
/** A visit and its ways that take so long are the day. */
const OUTING_MINUTES = 330
const SIESTA_MINUTES = 75
/** Fewer closed doors than that are no reason. */
const CLOSED_SIGHTS = 2
/** A visit that would be shorter than this share of the usual one is none. */
const LEAST_SHARE = 0.6
/** A ride there of so many minutes makes a day trip, and so much longer ones none. */
const DAY_TRIP_MINUTES = { from: 40, to: 150 } as const
const BEACH_MINUTES = 75
const MOST_OFFERS = 3

/** Why a day of a plan is thin; null for a day that is full enough. */
export function explainThinDay(context: PlanContext, index: number): ThinDay | null {
  const { request, facts, plan } = context
  const [day, frame] = [plan.days[index], makeDayFrames(request, facts)[index]]
  if (!day || !frame || frame.open >= frame.close || !isThin(day)) return null
  const free = freeSights(context, frame)
  const offers = offersFor(day, frame, free, context)
  const reason = reasonOf(day, frame, free, context) ?? { why: offers.length > 0 ? 'left' : 'few' }
  return { ...reason, offers }
}

const visitsOf = ({ stops }: PlanDay) => stops.filter(({ kind }) => kind !== 'meal')

function isThin(day: PlanDay): boolean {
  return isQuietDay(day) || visitsOf(day).length <= 1
}

/** The sights of the city that a plan leaves, and that the party may be shown. */
function freeSights({ request, plan }: PlanContext, { guide, date }: DayFrame): PointOfInterest[] {
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ poiId }) => poiId ?? [])))
  return guide.pointsOfInterest.filter(
    (place) =>
      !isEatery(place) &&
      !planned.has(place.id) &&
      !request.avoid.includes(place.id) &&
      suitsNeeds(place, request) &&
      !isOutOfSeason(place, date),
  )
}

function reasonOf(
  day: PlanDay,
  { hours, hot, guide, date }: DayFrame,
  free: readonly PointOfInterest[],
  { facts, plan }: PlanContext,
): Omit<ThinDay, 'offers'> | null {
  if (hours.close - hours.open < SHORT_DAY_MINUTES) return { why: 'short' }
  const outing = outingOf(day, guide)
  if (outing) return { why: 'outing', place: outing }
  const siesta = day.stops.reduce(
    (sum, { arrive, start }) =>
      sum + minutesOfSiesta({ open: minutesOf(arrive), close: minutesOf(start) }, hot),
    0,
  )
  const degrees = guide.highs?.[Number(date.slice(5, 7)) - 1]
  if (siesta >= SIESTA_MINUTES && degrees !== undefined) return { why: 'heat', degrees }
  const isOpenOn = (place: PointOfInterest, on: string) =>
    openSpans(place, on, guide, facts).some((span) => isLongEnough(span, place, hours))
  const other = plan.days.filter(({ cityId, date: on }) => cityId === guide.city.id && on !== date)
  const count = free.filter(
    (place) => !isOpenOn(place, date) && other.some((one) => isOpenOn(place, one.date)),
  ).length
  return count >= CLOSED_SIGHTS ? { why: 'closed', count } : null
}

/** The one visit that, with its ways, is the day. */
function outingOf(day: PlanDay, { pointsOfInterest }: Guide): PointOfInterest | null {
  const [visit, ...others] = visitsOf(day)
  if (!visit || others.length > 0) return null
  const at = day.stops.indexOf(visit)
  const ways = day.legs.filter(({ from, to }) => from === at || to === at)
  const minutes = ways.reduce((sum, leg) => sum + leg.minutes, minutesOf(visit.end) - minutesOf(visit.start))
  return minutes >= OUTING_MINUTES ? (pointsOfInterest.find(({ id }) => id === visit.poiId) ?? null) : null
}

function isLongEnough(span: TimeSpan, { minutes }: PointOfInterest, hours: TimeSpan): boolean {
  return Math.min(hours.close, span.close) - Math.max(hours.open, span.open) >= LEAST_SHARE * minutes
}

/** The best known of what is open on the day and not too far: a beach, a day trip, another sight, one of each. */
function offersFor(
  day: PlanDay,
  frame: DayFrame,
  free: readonly PointOfInterest[],
  { request, facts }: PlanContext,
): ThinDay['offers'] {
  const travelBetween = makeTravelLookup(request, facts)
  const open = free
    .filter((place) =>
      openSpans(place, day.date, frame.guide, facts).some((span) => isLongEnough(span, place, frame.hours)),
    )
    .sort((one, other) => other.renown - one.renown)
  const kinds = new Map<string, ThinDay['offers'][number]>()
  for (const place of open) {
    const kind = kindOf(place, frame, travelBetween)
    if (kind && !kinds.has(kind)) kinds.set(kind, { kind, place })
  }
  return [...kinds.values()].slice(0, MOST_OFFERS)
}

function kindOf(
  place: PointOfInterest,
  { guide, from, to, hours }: DayFrame,
  travelBetween: TravelLookup,
): ThinDay['offers'][number]['kind'] | null {
  const way = travelBetween(guide, from, place)?.minutes ?? Number.POSITIVE_INFINITY
  const onward = travelBetween(guide, place, to)?.minutes ?? Number.POSITIVE_INFINITY
  const minutesThere = hours.close - hours.open
  if (way + LEAST_SHARE * place.minutes + onward > minutesThere) return null
  if (place.category === 'beach') return way <= BEACH_MINUTES ? 'beach' : null
  if (way < DAY_TRIP_MINUTES.from) return 'sight'
  // Where one is for a few hours only, nothing is a day trip.
  return way <= DAY_TRIP_MINUTES.to && minutesThere >= SHORT_DAY_MINUTES ? 'day-trip' : null
}

/** A well known sight that is in no day of a plan, and the first reason that the facts give. */
type LeftOut = { cityId: string; place: PointOfInterest; why: LeftOutReason }
type LeftOutReason = 'avoided' | 'needs' | 'closed' | 'season' | 'far' | 'full'

/** The well known sights of each city that the plan leaves out: its icons, and of a stay of three days its ten best known. */
export function listLeftOut({ request, facts, plan }: PlanContext): LeftOut[] {
  const planned = new Set(plan.days.flatMap(({ stops }) => stops.flatMap(({ poiId }) => poiId ?? [])))
  const frames = makeDayFrames(request, facts).filter(({ open, close }) => open < close)
  const travelBetween = makeTravelLookup(request, facts)
  return facts.guides.flatMap((guide) => {
    const days = frames.filter((frame) => frame.guide === guide)
    const sights = guide.pointsOfInterest.filter((place) => !isEatery(place))
    const whyNot = (place: PointOfInterest): LeftOutReason => {
      if (request.avoid.includes(place.id)) return 'avoided'
      if (!suitsNeeds(place, request)) return 'needs'
      if (!days.some((day) => isOpenOn(place, day, guide, facts))) return 'closed'
      if (days.every(({ date }) => isOutOfSeason(place, date))) return 'season'
      const fits = (day: DayFrame) => {
        const minutes = travelBetween(guide, day.stay, place)?.minutes ?? Infinity
        return 2 * minutes + LEAST_SHARE * place.minutes <= day.close - day.open
      }
      return days.some(fits) ? 'full' : 'far'
    }
    if (days.length === 0) return []
    return bestKnownWithout(sights, planned, days.length).map((place) => ({
      cityId: guide.city.id,
      place,
      why: whyNot(place),
    }))
  })
}

function isOpenOn(
  place: PointOfInterest,
  { date, open, close }: DayFrame,
  guide: Guide,
  facts: PlanFacts,
): boolean {
  return openSpans(place, date, guide, facts).some(
    (span) => Math.min(close, span.close) - Math.max(open, span.open) >= LEAST_SHARE * place.minutes,
  )
}

/** What of a plan is by car: the countries that are driven in, and the cities that the car does not get to; null without a car. */
export function drivingOf({
  request,
  facts,
  plan,
}: PlanContext): { countries: string[]; withoutRoad: { from: string; to: string }[] } | null {
  if (!request.modes.includes('drive')) return null
  const cityOf = (cityId: string) => facts.guides.find(({ city }) => city.id === cityId)?.city
  const driven = plan.days.flatMap(({ cityId, legs, transfer }) => [
    ...(transfer?.mode === 'drive' ? [transfer.fromCityId, cityId] : []),
    ...(legs.some(({ mode }) => mode === 'drive') ? [cityId] : []),
  ])
  const countries = [...new Set(driven.flatMap((id) => cityOf(id)?.country ?? []))]
  const withoutRoad = plan.days.flatMap(({ transfer }) =>
    transfer && transfer.mode !== 'drive' ? [{ from: transfer.fromCityId, to: transfer.toCityId }] : [],
  )
  const named = withoutRoad.map(({ from, to }) => ({
    from: cityOf(from)?.name ?? from,
    to: cityOf(to)?.name ?? to,
  }))
  return { countries, withoutRoad: named }
}

/** A place far out that a day leads to, in a straight line from the middle of the city, and the minutes there and back. */
type DayTrip = { place: PointOfInterest; metres: number; minutes: number }

/** The day trips of a day of a plan: the places over 25 km out, the best known first. */
export function listDayTrips({ facts, plan }: Omit<PlanContext, 'request'>, index: number): DayTrip[] {
  const day = plan.days[index]
  const guide = facts.guides.find(({ city }) => city.id === day?.cityId)
  if (!day || !guide) return []
  const trips = day.stops.flatMap(({ poiId }, i) => {
    const place = guide.pointsOfInterest.find(({ id, dayTrip }) => id === poiId && dayTrip)
    if (!place) return []
    const ways = day.legs.filter(({ from, to }) => from === i || to === i)
    const minutes = ways.reduce((sum, leg) => sum + leg.minutes, 0)
    return [{ place, metres: metresBetween(guide.city, place), minutes }]
  })
  return trips.sort((one, other) => other.place.renown - one.place.renown)
}
