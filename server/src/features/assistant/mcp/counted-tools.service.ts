import type { ToolExecutors, ToolInput } from '@tripwright/domain/assistant/tools'
import { type IsoDate, utcDate } from '@tripwright/domain/base/dates'
import { carHandOff } from '@tripwright/domain/booking/cars'
import { flightHandOff } from '@tripwright/domain/booking/flights'
import { stayHandOff } from '@tripwright/domain/booking/stays'
import { type PlanAnswer, type PlanRequestInput, planTrip } from '@tripwright/domain/trip/itinerary'
import type { ToolResult, ToolSession } from './tool-session.ts'

/** A plan without a length has this many days for each of its cities. */
const DAYS_PER_CITY = 3
const MAX_DAYS = 30

/** The tools that use up a limit. Their routes count, and only what was given. */
export function makeCountedExecutors({ call, callRoute }: ToolSession): ToolExecutors<ToolResult> {
  const today = utcDate(call.now)
  return {
    async 'plan.make'(args) {
      const answer = await callRoute(planTrip, toPlanRequest(args, today))
      // The guide of a town is being gathered.
      if (answer instanceof Response) return gathering(answer)
      return toPlanResult(answer)
    },
    async 'flights.search'({ from, to, date, back, adults }) {
      const search = { origin: from, destination: to, departureDate: date, returnDate: back, adults }
      return { kind: 'flights', url: addressOf(await callRoute(flightHandOff, search)) }
    },
    async 'stays.search'({ place, from, to, adults }) {
      const search = { destination: place, checkInDate: from, checkOutDate: to, adults }
      return { kind: 'stays', url: addressOf(await callRoute(stayHandOff, search)) }
    },
    async 'cars.search'({ place, from, to }) {
      const search = { place, pickUpDate: from, dropOffDate: to }
      return { kind: 'page', path: '/car-rental', url: addressOf(await callRoute(carHandOff, search)) }
    },
  }
}

function toPlanRequest(args: ToolInput<'plan.make'>, today: IsoDate): PlanRequestInput {
  const {
    cities,
    days,
    startDate,
    month,
    adults = 1,
    children,
    interests,
    budget,
    pace,
    diets,
    stepFree,
  } = args
  return {
    cities: cities.map((id) => ({ id })),
    days: days ?? Math.min(MAX_DAYS, cities.length * DAYS_PER_CITY),
    startDate: startDate ?? (month === undefined ? undefined : firstOfMonth(month, today)),
    travellers: { adults, children },
    interests,
    budget,
    pace,
    needs: { diets, stepFree },
  }
}

/** The first day of the next such month that has not begun. */
function firstOfMonth(month: number, today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4))
  const first = (inYear: number) => `${inYear}-${String(month).padStart(2, '0')}-01`
  return first(year) < today ? first(year + 1) : first(year)
}

function toPlanResult({ request, plan, checks, asOf, source }: PlanAnswer): ToolResult {
  return {
    kind: 'plan',
    cities: request.cities,
    days: plan.days.map(({ date, cityId, transfer, stops }) => ({
      date,
      cityId,
      ...(transfer && { transfer }),
      stops: stops.map(({ kind, name, start, end, cost, costKnown, meal }) => ({
        kind,
        name,
        start,
        end,
        ...(meal && { meal }),
        ...(costKnown && { cost }),
      })),
    })),
    total: plan.total,
    travellers: request.travellers,
    isProved: checks.every(({ ok }) => ok),
    notProved: checks.flatMap(({ ok, detail }) => (ok ? [] : [detail])),
    asOf,
    source,
  }
}

function gathering({ headers }: Response): ToolResult {
  return { kind: 'not-known', what: 'gathering', retryAfterSeconds: Number(headers.get('retry-after')) }
}

function addressOf(response: unknown): string {
  const address = response instanceof Response ? response.headers.get('location') : null
  if (address === null) throw new Error('a search led nowhere')
  return address
}
