import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { parseClock } from '../../base/dates.ts'
import { currencyCode, money } from '../../base/money.ts'
import { provenance } from '../../base/provenance.ts'
import { isZone } from '../../base/zone-name.ts'
import { CATEGORIES, DIETS, isoDate, MEALS, slug, TRAVEL_MODES } from '../../destination/places/index.ts'
import { walkTable } from '../../map/walking/index.ts'
import {
  BOOKING_KINDS,
  MAX_BOOKINGS,
  MAX_CITIES,
  MAX_OWN_PLACES,
  MAX_PLAN_DAYS,
  PACES,
} from './limits.rules.ts'
import { ownPlace } from './own-place.contract.ts'

const clock = z
  .string()
  .check(z.refine((text) => (parseClock(text) ?? 1441) <= 1440, 'is not a time like 09:00'))
const zone = z.string().check(z.refine(isZone, 'is not a time zone such as Europe/Rome'))
const whole = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most))
const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))
const poiIds = z._default(z.array(slug).check(z.maxLength(60)), [])
const latitude = z.number().check(z.gte(-90), z.lte(90))
const longitude = z.number().check(z.gte(-180), z.lte(180))

/** A plan request (planner.md, "request"; contract.md): one city and `days` are enough. */
export const planRequest = z.object({
  cities: z
    .array(
      z.object({
        id: slug,
        nights: z.optional(whole(0, MAX_PLAN_DAYS)),
        /** The stay in this city, where days begin and end. */
        stay: z.optional(z.object({ name: text(200), lat: latitude, lon: longitude })),
      }),
    )
    .check(z.minLength(1), z.maxLength(MAX_CITIES)),
  /** The first day; tomorrow in the first city when it is missing. */
  startDate: z.optional(isoDate),
  days: whole(1, MAX_PLAN_DAYS),
  travellers: z._default(
    z.object({
      adults: whole(1, 20),
      children: z._default(whole(0, 20), 0),
      /** Of the children, in years, as far as somebody said: for what they need, not for the plan. */
      ages: z.optional(z.array(whole(0, 17)).check(z.maxLength(20))),
    }),
    { adults: 1, children: 0 },
  ),
  pace: z._default(z.enum(PACES), 'balanced'),
  interests: z._default(z.array(z.enum(CATEGORIES)).check(z.maxLength(CATEGORIES.length)), []),
  /** The budget of the party for sights, meals and local transport, without accommodation. */
  budget: z.optional(money),
  mustSee: poiIds,
  avoid: poiIds,
  locks: z._default(
    z.array(z.object({ poiId: slug, date: isoDate, start: clock })).check(z.maxLength(60)),
    [],
  ),
  /** Existing bookings with their place and time. */
  bookings: z._default(
    z
      .array(
        z.object({
          name: text(200),
          lat: latitude,
          lon: longitude,
          date: isoDate,
          start: clock,
          end: clock,
          cost: z.optional(money),
          /** Of the trip's booking that it was read from. */
          id: z.optional(text(100)),
          /** Without one it is an event at its time. A hotel begins with the check-in and ends with the check-out. */
          kind: z.optional(z.enum(BOOKING_KINDS)),
          /** The day on which it ends, where that is another one; a flight, train, bus, ferry or hotel names it. */
          endDate: z.optional(isoDate),
          /** A flight, train, bus or ferry: what the place of departure is called, where it leads, and whose time is told at both. */
          from: z.optional(text(200)),
          to: z.optional(z.object({ name: text(200), lat: latitude, lon: longitude })),
          zone: z.optional(zone),
          endZone: z.optional(zone),
        }),
      )
      .check(z.maxLength(MAX_BOOKINGS)),
    [],
  ),
  /** Places that the person added, beside those of the guides; a must-see names one by its id. */
  places: z.optional(z.array(ownPlace).check(z.maxLength(MAX_OWN_PLACES))),
  /** Each must-see over 25 km out has its day to itself: what else is visited on that day is within 10 km of it, but for locks. */
  wholeDayTrips: z.optional(z.boolean()),
  meals: z._default(z.boolean(), true),
  dayStart: z._default(clock, '09:00'),
  dayEnd: z._default(clock, '21:00'),
  /** The local times when the party can start on the first day, and must finish on the last. */
  arrival: z.optional(clock),
  departure: z.optional(clock),
  /** With `drive` the party has a car throughout, its own or a hired one, and walks what is near: `walk` is among them then. */
  modes: z._default(z.array(z.enum(TRAVEL_MODES)).check(z.minLength(1), z.maxLength(4)), ['walk', 'transit']),
  /** The maximum walking minutes between stops per day. */
  maxWalkMinutes: z.optional(whole(0, 720)),
  needs: z._default(
    z.object({
      stepFree: z._default(z.boolean(), false),
      diets: z._default(z.array(z.enum(DIETS)).check(z.maxLength(DIETS.length)), []),
    }),
    { stepFree: false, diets: [] },
  ),
  seed: z._default(whole(1, 2 ** 31 - 1), 1),
  timeBudgetMs: z._default(whole(10, 10_000), 1000),
})
export type PlanRequest = z.output<typeof planRequest>
export type PlanRequestInput = z.input<typeof planRequest>

const stop = z.object({
  kind: z.enum(['visit', 'meal', 'booking']),
  /** Null for a booking, and for a meal when no open restaurant is known. */
  poiId: z.nullable(z.string()),
  name: z.string(),
  lat: latitude,
  lon: longitude,
  /** Local times of the city, HH:MM; past midnight as 24:30. The party arrives, waits until start, and leaves at end. */
  arrive: z.string(),
  start: z.string(),
  end: z.string(),
  /** For the party, by the guide's prices; 0 with `costKnown` false when the price is unknown. */
  cost: money,
  costKnown: z.boolean(),
  meal: z.optional(z.enum(MEALS)),
  /** Of a booking that has an id; and where the party is when it is over, where that is another place. */
  bookingId: z.optional(z.string()),
  to: z.optional(z.object({ name: z.string(), lat: latitude, lon: longitude })),
  isLocked: z._default(z.boolean(), false),
  /** An indoor place open at the same time near by, for an outdoor stop in rain. */
  rainPoiId: z.optional(z.string()),
})
export type Stop = z.output<typeof stop>

/** A leg between two stops of a day, by their index; -1 is the stay in the morning, the number of stops the stay at night. */
const leg = z.object({
  from: whole(-1, 100),
  to: whole(0, 100),
  mode: z.enum([...TRAVEL_MODES, 'train', 'flight']),
  minutes: whole(0, 6000),
  metres: whole(0, 50_000_000),
  /** For the party. */
  cost: money,
  basis: z.enum(['estimate', 'streets']),
  /** Of a way by car, whose minutes are at least their sum: on foot to the car, driving with its ferries, and parking with the walk from there. */
  car: z.optional(z.object({ toCar: whole(0, 6000), driving: whole(0, 6000), parking: whole(0, 600) })),
})
export type Leg = z.output<typeof leg>

const transfer = z.object({
  fromCityId: z.string(),
  toCityId: z.string(),
  mode: z.enum(['train', 'flight', 'drive']),
  /** Local dates and times in the zone of the departure city, and of the arrival city. */
  departDate: isoDate,
  depart: z.string(),
  arriveDate: isoDate,
  arrive: z.string(),
  minutes: whole(0, 6000),
  metres: whole(0, 50_000_000),
})
export type Transfer = z.output<typeof transfer>

const planDay = z.object({
  date: isoDate,
  cityId: z.string(),
  /** The IANA zone of all times of this day. */
  zone: z.string(),
  /** The transfer from the previous city, on the day of arrival. */
  transfer: z.optional(transfer),
  stops: z.array(stop).check(z.maxLength(60)),
  legs: z.array(leg).check(z.maxLength(61)),
})
export type PlanDay = z.output<typeof planDay>

export const plan = z.object({ days: z.array(planDay).check(z.maxLength(MAX_PLAN_DAYS)), total: money })
export type Plan = z.output<typeof plan>

/** All rules of the checker, in the order in which the page shows them. */
export const RULES = [
  'facts',
  'opening-hours',
  'last-entry',
  'travel-time',
  'order',
  'visit-length',
  'once',
  'meals',
  'day-bounds',
  'walking',
  'pace',
  'costs',
  'budget',
  'bookings',
  'transport',
  'connections',
  'stays',
  'must-see',
  'avoid',
  'locks',
  'route',
  'needs',
  'daylight',
  'rain-alternative',
] as const
export type CheckRule = (typeof RULES)[number]

const check = z.object({
  rule: z.enum(RULES),
  ok: z.boolean(),
  /** The figures of the check as an English sentence; `parts` has the violations. */
  detail: z.string(),
  parts: z.array(z.object({ day: z.number(), stop: z.nullable(z.number()), detail: z.string() })),
})
export type Check = z.output<typeof check>

const solver = z.object({
  seed: z.number(),
  iterations: z.number(),
  /** Whether the time limit ended the search before its iterations: the plan is valid, but a better one may exist. */
  cut: z.boolean(),
  /** Processor time; in a browser, wall time. */
  milliseconds: z.number(),
  score: z.number(),
})

/** The exchange rates of the sums, with the date and source of the oldest. */
const usedRates = z.object({
  base: currencyCode,
  date: isoDate,
  source: z.string(),
  isEstimate: z.boolean(),
  rates: z.record(currencyCode, z.number().check(z.positive())),
})

/** Walks along streets, of a whole trip and the places beside it. */
const usedWalks = z.array(walkTable).check(z.maxLength(20))

const planAnswer = z.object({
  /** The request with its defaults filled in: what was planned. */
  request: planRequest,
  plan,
  checks: z.array(check),
  solver,
  /** Present when sums were converted. */
  rates: z.optional(usedRates),
  /** The walks along streets that it was made with, where there are some: those of another day may be others. */
  walks: z.optional(usedWalks),
  /** The provenance of its guides; the age is that of the oldest. */
  asOf: isoDate,
  source: z.string(),
  written: provenance.written,
  checked: provenance.checked,
})
export type PlanAnswer = z.output<typeof planAnswer>

export const planTrip = contract({
  method: 'POST',
  path: '/api/itineraries/plan',
  isCompressed: true,
  summary:
    'Plans a trip and proves it. `timeBudgetMs` is a fixed number of iterations: the same request and seed give the same plan wherever `solver.cut` is false. As an event stream: `waiting` events with the `place` in the line (0: the search begins), `plan` events, each better than the last, then `done`, or `refused` with the body of the error.',
  roles: 'anyone',
  answerTypes: ['application/json', 'text/event-stream'],
  input: planRequest,
  output: planAnswer,
  errors: ['infeasible', 'limit-reached', 'too-many-requests', 'unavailable', 'out-of-time'],
  isComputation: true,
})

export const checkPlan = contract({
  method: 'POST',
  path: '/api/itineraries/check',
  isCompressed: true,
  summary: 'Proves a plan against its request and the facts, by the checker alone.',
  roles: 'anyone',
  /** The rates and walks with which the plan was made, where the plan has them: those of today may differ. */
  input: z.object({
    request: planRequest,
    plan,
    rates: z.optional(usedRates),
    walks: z.optional(usedWalks),
  }),
  output: z.object({ checks: z.array(check) }),
  isComputation: true,
  maxBytes: 1024 * 1024,
})
