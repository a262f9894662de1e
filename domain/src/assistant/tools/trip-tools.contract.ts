import { z } from 'zod/mini'
import { CATEGORIES, DIETS, MEALS } from '../../destination/places/index.ts'
import {
  city,
  country,
  currencyCode,
  day,
  month,
  page,
  people,
  reading,
  result,
  sum,
  words,
} from './tool.contract.ts'

export const PACES = ['relaxed', 'balanced', 'packed'] as const
export const SPENDING = ['low', 'mid', 'high'] as const
const categories = z.optional(z.array(z.enum(CATEGORIES)))
const diets = z.optional(z.array(z.enum(DIETS)))
const dayOfTrip = z.optional(z.int().check(z.gte(1), z.lte(366)))
const tripCard = result('trip', { topic: z.string() })
const CHANGE_KINDS = [
  'pace',
  'move',
  'meals',
  'arrival',
  'departure',
  'rest',
  'budget',
  'remove',
  'swap',
  'add',
] as const
const minutesOfDay = 24 * 60

const MAX_FURTHER = 3
/** One change of a plan. */
const oneChange = z.object({
  /** The person’s own words. */
  change: words,
  /** A change without a kind was not understood. */
  kind: z.optional(z.enum(CHANGE_KINDS)),
  day: dayOfTrip,
  date: z.optional(day),
  /** 0 is Monday. */
  weekday: z.optional(z.int().check(z.gte(0), z.lte(6))),
  /** The day of the trip on which the stop is now, where `day` is another one. */
  from: dayOfTrip,
  isLastDay: z.optional(z.boolean()),
  /** All days or meals, not one. */
  every: z.optional(z.boolean()),
  /** The stop as the person calls it: a name, or what it is. */
  stop: z.optional(words),
  /** The place that comes. */
  place: z.optional(words),
  part: z.optional(z.enum(['morning', 'afternoon', 'evening'])),
  meal: z.optional(z.enum(MEALS)),
  diets,
  pace: z.optional(z.enum(['relaxed', 'packed'])),
  /** Later; earlier where it is negative. */
  minutes: z.optional(z.int().check(z.gte(-minutesOfDay), z.lte(minutesOfDay))),
  clock: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
  /** In whole units of the currency, which is that of the trip where none is said: what is saved, or with `isTotal` what all costs. */
  amount: z.optional(z.number().check(z.positive(), z.lte(1e9))),
  currency: z.optional(currencyCode),
  isTotal: z.optional(z.boolean()),
})

/** Tools for plans, one's own trips, and places. */
export const TRIP_TOOLS = {
  'plan.make': {
    whenToUse: 'Plan a trip to one or more cities: days, people, budget, pace, interests, diets.',
    input: z.object({
      cities: z.array(city).check(z.minLength(1), z.maxLength(10)),
      days: z.optional(z.int().check(z.gte(1), z.lte(30))),
      startDate: z.optional(day),
      month: z.optional(month),
      adults: z.optional(people),
      children: z.optional(people),
      interests: categories,
      budget: z.optional(sum),
      pace: z.optional(z.enum(PACES)),
      spending: z.optional(z.enum(SPENDING)),
      diets,
      stepFree: z.optional(z.boolean()),
    }),
    output: z.union([result('plan', { cities: z.array(z.looseObject({ id: city })) }), page]),
    callers: 'anyone',
    changes: false,
    counts: 'itinerary_generations',
  },
  'plan.change': {
    whenToUse: 'Change the plan of a trip: move, swap, add or drop a stop, an easier day, a later arrival.',
    input: z.extend(oneChange, {
      /** Further changes of the same sentence, made one after the other. */
      further: z.optional(z.array(oneChange).check(z.minLength(1), z.maxLength(MAX_FURTHER))),
    }),
    output: z.union([z.looseObject({ kind: z.literal('proposal') }), page]),
    callers: 'anyone',
    changes: true,
    counts: 'itinerary_generations',
  },
  'plan.explain': reading(
    'Say why a plan is as it is: why a stop, why then.',
    z.object({ question: words, day: dayOfTrip }),
    page,
  ),
  'trips.read': reading(
    'What is in one’s own trips: a day’s program, the list of trips, the next one.',
    z.object({ date: z.optional(day) }),
    tripCard,
  ),
  'bookings.read': reading(
    'One’s own bookings: flights, stays, when to leave for the airport.',
    z.object({ kind: z.optional(z.enum(['flight', 'stay', 'any'])) }),
    tripCard,
  ),
  'bookings.add': {
    whenToUse: 'Add a booking to a trip.',
    input: z.object({ text: words }),
    output: page,
    callers: 'anyone',
    changes: true,
    counts: null,
  },
  'places.find': reading(
    'Find sights or eating places in a city by category, diet, and the day on which they are open.',
    z.object({ city, categories, diets, openOn: z.optional(day) }),
    result('places', { rows: z.array(z.looseObject({ name: z.string() })) }),
  ),
  'hours.check': reading(
    'Whether a named place is open on a day.',
    z.object({ place: words, city: z.optional(city), date: z.optional(day) }),
    result('hours', { days: z.array(z.looseObject({ date: day })) }),
  ),
  'guide.read': reading('What a city is like in general.', z.object({ city }), page),
  'documents.checklist': reading(
    'The papers for a journey, with the dates by which to get them.',
    z.object({ country }),
    page,
  ),
  'routes.find': reading(
    'The way between two places of a city: on foot, by public transport and by taxi; or from its airport.',
    z.object({ from: words, to: words, city: z.optional(city) }),
    z.union([
      result('airport', { city: z.looseObject({ id: city }) }),
      result('route', {
        city: z.nullable(z.looseObject({ id: city })),
        ways: z.array(z.looseObject({ mode: z.string(), minutes: z.int(), metres: z.int() })),
      }),
      result('distance', { metres: z.number() }),
    ]),
  ),
  'nearby.find': reading(
    'What is near here: a pharmacy, a cash machine, food.',
    z.object({ what: words }),
    page,
  ),
  'saved.add': {
    whenToUse: 'Save an answer or a place as a favourite.',
    // On a page one saves what one sees; a program has to say what.
    input: z.object({
      title: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
      description: z.optional(z.string().check(z.maxLength(4000))),
    }),
    output: z.union([page, z.looseObject({ kind: z.literal('saved'), title: z.string() })]),
    callers: 'anyone',
    changes: true,
    counts: 'saved_items',
  },
  'account.read': {
    whenToUse: 'One’s own account: plan, questions left, where to export or delete it.',
    input: z.object({}),
    output: page,
    callers: 'anyone',
    changes: false,
    counts: null,
  },
  'packing.list': reading(
    'What to pack for a city in a month, by its usual weather and sockets.',
    z.object({ city, month: z.optional(month), date: z.optional(day) }),
    result('packing', { items: z.array(z.string()) }),
  ),
  smalltalk: reading(
    'A greeting, thanks, a farewell, or a question about the assistant itself.',
    z.object({ kind: z.enum(['greeting', 'thanks', 'farewell', 'identity', 'abilities']) }),
    z.object({ kind: z.literal('smalltalk'), topic: z.string() }),
  ),
  'ask-back': reading(
    'One short question to the person when something needed is missing or two readings are near.',
    z.object({
      about: z.optional(z.string()),
      missing: z.optional(z.string()),
      offers: z.array(z.string()).check(z.maxLength(4)),
      args: z.record(z.string(), z.unknown()),
    }),
    z.looseObject({ kind: z.literal('question') }),
  ),
  refuse: reading(
    'What this assistant does not do, such as harm or another person’s data.',
    z.object({ why: z.string() }),
    z.object({ kind: z.literal('refused') }),
  ),
} as const
