import { addDays, daysBetween, type IsoDate, parseClock } from '../../base/dates.ts'
import { toInstant, toWallTime } from '../../base/zones.ts'
import { isEatery } from '../../destination/places/index.ts'
import { convertMoney, type PlanFacts } from './facts.rules.ts'
import type { PlanRequest } from './itinerary.contract.ts'
import { PACE_LIMITS, TRANSPORT_KINDS } from './limits.rules.ts'
import { cityOfPlace } from './own-places.rules.ts'

/** A request with all defaults filled in: its first day, and for each city its nights and its stay. */
export type ResolvedRequest = Omit<PlanRequest, 'startDate' | 'cities'> & {
  startDate: IsoDate
  cities: (PlanRequest['cities'][number] & {
    nights: number
    stay: NonNullable<PlanRequest['cities'][number]['stay']>
  })[]
}
export type Issue = { path: string; message: string }
export type RequestResolution = { ok: true; value: ResolvedRequest } | { ok: false; issues: Issue[] }

/** How far ahead hours, holidays and prices are reliable. */
const MAX_DAYS_AHEAD = 730

/**
 * Fills in the defaults of a request and reports its faults: unknown cities and places, nights that do not add up, dates in
 * the past. `today` is the date in the first city; the solver decides whether the constraints can be met together.
 */
export function resolveRequest(request: PlanRequest, facts: PlanFacts, today: IsoDate): RequestResolution {
  const nights = spreadNights(request)
  if (nights === null) return refused('days', 'is not the sum of the nights plus 1')
  const cities = request.cities.map((city, i) => ({
    ...city,
    nights: nights[i] ?? 0,
    stay: city.stay ?? middleOf(city.id, facts),
  }))
  const settled = {
    ...request,
    cities,
    // Who has a car walks what is near.
    modes: request.modes.includes('drive')
      ? [...new Set([...request.modes, 'walk' as const])]
      : request.modes,
    startDate: request.startDate ?? addDays(today, 1),
    bookings: request.bookings.map((booking) => pricedIfKnown(booking, request, facts)),
  }
  const issues = [
    ...cityIssues(settled, facts),
    ...dateIssues(settled, today),
    ...ownPlaceIssues(settled, facts),
    ...placeIssues(settled, facts),
    ...moneyIssues(settled, facts),
  ]
  return issues.length === 0 ? { ok: true, value: settled } : { ok: false, issues }
}

/** A booking that was read from a trip bears whatever its price is in: without a rate the price is not known. */
function pricedIfKnown(booking: PlanRequest['bookings'][number], request: PlanRequest, facts: PlanFacts) {
  const { cost, ...rest } = booking
  if (!cost || booking.kind === undefined) return booking
  return convertMoney(cost, totalCurrency(request, facts), facts.rates) === null ? rest : booking
}

/** The date in the first city of a request at an instant in milliseconds. */
export function todayInFirstCity(
  { cities }: Pick<PlanRequest, 'cities'>,
  facts: PlanFacts,
  now: number,
): IsoDate {
  const first = facts.guides.find(({ city }) => city.id === cities[0]?.id)
  return toWallTime(now, first?.city.zone ?? 'UTC').date
}

function refused(path: string, message: string): RequestResolution {
  return { ok: false, issues: [{ path, message }] }
}

/** Without a stay the party starts at the centre of the city, so that a day trip includes its travel. */
function middleOf(id: string, { guides }: PlanFacts): ResolvedRequest['cities'][number]['stay'] {
  const city = guides.find((guide) => guide.city.id === id)?.city
  return { name: city?.name ?? id, lat: city?.lat ?? 0, lon: city?.lon ?? 0 }
}

/** The nights of each city; null when they cannot add up to the days (docs/itinerary.md, "Days"). */
function spreadNights({ cities, days }: PlanRequest): number[] | null {
  const named = cities.reduce((sum, { nights }) => sum + (nights ?? 0), 0)
  const open = cities.filter(({ nights }) => nights === undefined).length
  const left = days - 1 - named
  if (left < 0 || (open === 0 && left > 0)) return null
  const share = open === 0 ? 0 : Math.floor(left / open)
  let over = open === 0 ? 0 : left % open
  const result = cities.map(({ nights }) => nights ?? share + (over-- > 0 ? 1 : 0))
  return result.slice(0, -1).every((nights) => nights > 0) ? result : null
}

function cityIssues({ cities }: ResolvedRequest, facts: PlanFacts): Issue[] {
  return cities.flatMap(({ id }, i) => [
    ...(facts.guides.some(({ city }) => city.id === id)
      ? []
      : [issue(`cities.${i}.id`, `there is no guide of ${id}`)]),
    ...(cities.findIndex((other) => other.id === id) < i ? [issue(`cities.${i}.id`, 'is named twice')] : []),
  ])
}

function dateIssues(
  { startDate, days, locks, bookings, dayStart, dayEnd }: ResolvedRequest,
  today: IsoDate,
): Issue[] {
  const last = addDays(startDate, days - 1)
  const isOfTrip = (date: IsoDate) => date >= startDate && date <= last
  return [
    ...(startDate < today ? [issue('startDate', 'is in the past')] : []),
    ...(startDate > addDays(today, MAX_DAYS_AHEAD)
      ? [issue('startDate', 'is more than two years ahead')]
      : []),
    ...(minutesOf(dayStart) < minutesOf(dayEnd) ? [] : [issue('dayEnd', 'is not after dayStart')]),
    ...locks.flatMap(({ date }, i) =>
      isOfTrip(date) ? [] : [issue(`locks.${i}.date`, 'is no day of this trip')],
    ),
    ...bookings.flatMap((booking, i) => bookingIssues(booking, i, isOfTrip)),
  ]
}

function bookingIssues(
  booking: PlanRequest['bookings'][number],
  i: number,
  isOfTrip: (date: IsoDate) => boolean,
): Issue[] {
  const { kind, date, start, end, endDate = date, zone, endZone, to } = booking
  if (kind === 'hotel')
    return endDate > date ? [] : [issue(`bookings.${i}.endDate`, 'is not after the day of the check-in')]
  if (TRANSPORT_KINDS.some((one) => one === kind)) {
    if (!to || !zone || !endZone) return [issue(`bookings.${i}`, 'does not say where and when it arrives')]
    const departs = toInstant(date, minutesOf(start), zone)
    return departs < toInstant(endDate, minutesOf(end), endZone)
      ? []
      : [issue(`bookings.${i}.end`, 'is not after its start')]
  }
  const later = daysBetween(date, endDate) * 1440
  return [
    ...(isOfTrip(date) ? [] : [issue(`bookings.${i}.date`, 'is no day of this trip')]),
    ...(minutesOf(start) < minutesOf(end) + later && later >= 0 && later <= 1440
      ? []
      : [issue(`bookings.${i}.end`, 'is not after its start')]),
  ]
}

function ownPlaceIssues({ places = [] }: ResolvedRequest, { guides }: PlanFacts): Issue[] {
  const cities = guides.map(({ city }) => city)
  return places.flatMap((place, i) => [
    ...(places.findIndex(({ id }) => id === place.id) < i ? [issue(`places.${i}.id`, 'is there twice')] : []),
    ...(cityOfPlace(place, cities) ? [] : [issue(`places.${i}.location`, 'is over 100 km from every city')]),
  ])
}

function placeIssues({ cities, mustSee, avoid, locks }: ResolvedRequest, facts: PlanFacts): Issue[] {
  const places = facts.guides
    .filter(({ city }) => cities.some(({ id }) => id === city.id))
    .flatMap(({ pointsOfInterest }) => pointsOfInterest)
  const placeIds = new Set(places.map(({ id }) => id))
  const unknown = (id: string, path: string) =>
    placeIds.has(id) ? [] : [issue(path, `${id} is no place of these cities' guides`)]
  return [
    ...mustSee.flatMap((id, i) => unknown(id, `mustSee.${i}`)),
    ...avoid.flatMap((id, i) => unknown(id, `avoid.${i}`)),
    ...locks.flatMap(({ poiId }, i) => unknown(poiId, `locks.${i}.poiId`)),
  ]
}

function moneyIssues(request: ResolvedRequest, facts: PlanFacts): Issue[] {
  const currency = totalCurrency(request, facts)
  const hasRate = (from: string) =>
    convertMoney({ amount: 0, currency: from }, currency, facts.rates) !== null
  return [
    ...facts.guides.flatMap(({ city }) =>
      hasRate(city.currency)
        ? []
        : [issue('budget.currency', `there is no rate from ${city.currency} to ${currency}`)],
    ),
    ...request.bookings.flatMap(({ cost }, i) =>
      cost === undefined || hasRate(cost.currency)
        ? []
        : [issue(`bookings.${i}.cost`, `there is no rate to ${currency}`)],
    ),
  ]
}

function issue(path: string, message: string): Issue {
  return { path, message }
}

/** The currency of the total: the budget's, else the first city's. */
export function totalCurrency({ budget, cities }: PlanRequest, facts: PlanFacts): string {
  const first = facts.guides.find(({ city }) => city.id === cities[0]?.id)
  return budget?.currency ?? first?.city.currency ?? 'EUR'
}

/** Minutes after midnight of a time that the contract has validated. */
export function minutesOf(clock: string): number {
  const minutes = parseClock(clock)
  if (minutes === null) throw new RangeError(`${clock} is no time of day`)
  return minutes
}

/** The number of paying people: children pay like adults, because no guide has every discount. */
export function partySize({ travellers }: PlanRequest): number {
  return travellers.adults + travellers.children
}

export function maxVisitsPerDay({ pace }: PlanRequest): number {
  return PACE_LIMITS[pace].visits
}

export function maxWalkMinutesPerDay({ pace, maxWalkMinutes }: PlanRequest): number {
  return maxWalkMinutes ?? PACE_LIMITS[pace].walkMinutes
}

/** Whether a place meets the needs; an unknown fact does not count as met. */
export function suitsNeeds(
  place: PlanFacts['guides'][number]['pointsOfInterest'][number],
  { needs }: PlanRequest,
) {
  if (needs.stepFree && place.stepFree !== true) return false
  return !isEatery(place) || needs.diets.every((diet) => place.diet?.includes(diet))
}
