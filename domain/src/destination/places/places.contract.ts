import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'
import { isIsoDate } from '../../base/dates.ts'
import { currencyCode, money } from '../../base/money.ts'
import { sourceCheck } from '../../base/provenance.ts'
import { DIETS } from './diets.data.ts'

export const SIGHT_CATEGORIES = [
  'landmark',
  'ancient',
  'museum',
  'gallery',
  'worship',
  'palace',
  'square',
  'viewpoint',
  'park',
  'garden',
  'beach',
  'neighbourhood',
  'memorial',
  'bridge',
  'science',
  'zoo',
  'theme-park',
  'theatre',
  'spa',
  'shopping',
  'street',
] as const
export const EATING_CATEGORIES = ['restaurant', 'cafe', 'market', 'food-street', 'bar'] as const
export const CATEGORIES = [...SIGHT_CATEGORIES, ...EATING_CATEGORIES] as const
export const MEALS = ['breakfast', 'lunch', 'dinner'] as const
/** `drive` is a car of the party, hired or its own; a taxi is driven by somebody else. */
export const TRAVEL_MODES = ['walk', 'transit', 'taxi', 'drive'] as const

const count = z.number().check(z.int(), z.gte(0))
const latitude = z.number().check(z.gte(-90), z.lte(90))
const longitude = z.number().check(z.gte(-180), z.lte(180))
/** Latitude, longitude. */
const point = z.tuple([latitude, longitude])
export const isoDate = z.string().check(z.refine(isIsoDate, 'is not a date like 2026-05-01'))
export const slug = z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/), z.maxLength(80))

export const city = z.object({
  id: slug,
  name: z.string(),
  nameLocal: z.string(),
  /** What else people look for and mean this guide: older spellings, the towns of a region, a sight that they come for. */
  also: z.optional(z.array(z.string())),
  /** ISO 3166-1 alpha-2. */
  country: z.string().check(z.length(2)),
  /** The part after the hyphen of ISO 3166-2, as ENG of GB-ENG, where its public holidays differ from those of the country. */
  subdivision: z.optional(z.string().check(z.regex(/^[A-Z0-9]{1,3}$/))),
  lat: latitude,
  lon: longitude,
  /** IANA zone. */
  zone: z.string(),
  currency: currencyCode,
})
export type City = z.infer<typeof city>

/** Ordinary values for the whole city; sums in minor units of its currency. The travel model explains them. */
const transport = z.object({
  transitFare: count,
  transitKmh: z.number().check(z.gt(0)),
  transitWaitMinutes: count,
  taxiBase: count,
  taxiPerKm: count,
  /** How much longer a way on foot is than the straight line. */
  detour: z.number().check(z.gte(1), z.lte(2)),
})

/** Water or another line that can only be crossed at its crossings. A closed line is an island. */
const barrier = z.object({
  name: z.string(),
  line: z.array(point).check(z.minLength(2)),
  crossings: z.array(
    z.object({
      name: z.string(),
      from: point,
      to: point,
      /** A ferry's or cable car's own time with its wait; null for a bridge that is walked or driven. */
      minutes: z.nullable(count),
      modes: z.array(z.enum(['walk', 'transit', 'drive'])).check(z.minLength(1)),
      /** The fare of a ferry or cable car for one person, in minor units; 0 when free. Absent: it costs a ticket of the city's transport. */
      fare: z.optional(count),
    }),
  ),
})
export type Barrier = z.infer<typeof barrier>

/** A row of a guide (facts.md, "points of interest"). */
const poiRow = z.object({
  id: slug,
  name: z.string().check(z.minLength(1)),
  nameLocal: z.string().check(z.minLength(1)),
  lat: latitude,
  lon: longitude,
  category: z.enum(CATEGORIES),
  /** The opening-hours grammar, local time of the city. */
  hours: z.string().check(z.minLength(1)),
  /** How long before closing the last visitor is let in. */
  lastEntryMinutes: z.nullable(count),
  /** An ordinary visit. */
  minutes: count.check(z.gte(5), z.lte(720)),
  indoor: z.boolean(),
  /** Makes sense by daylight only. */
  daylight: z.boolean(),
  /** Minor units of the city's currency per adult: 0 is free, null is unknown; for eating places an ordinary meal. */
  price: z.nullable(count),
  booking: z.nullable(z.enum(['needed', 'advised'])),
  stepFree: z.nullable(z.boolean()),
  /** It is reached, or seen, only by many steps or a steep way. */
  climb: z.optional(z.boolean()),
  /** 1 to 10: how sorry an ordinary visitor would be to miss it. */
  renown: z.number().check(z.int(), z.gte(1), z.lte(10)),
  about: z.string().check(z.minLength(1), z.maxLength(120)),
  meals: z.optional(z.array(z.enum(MEALS))),
  diet: z.optional(z.array(z.enum(DIETS))),
  url: z.nullable(z.url()),
  confidence: z.enum(['high', 'medium', 'low']),
  /** The day we wrote the row. */
  written: isoDate,
  /** When somebody compared the row with a source; a second reading of ours is none. */
  checked: z.optional(z.nullable(sourceCheck)),
  /** What an independent second look said of position, hours and price; without it there was one reading only. */
  secondLook: z.optional(z.enum(['agree', 'differ', 'unsure'])),
})

/** Places that one ticket opens: they belong to one day. */
const sharedTicket = z.object({
  name: z.string().check(z.minLength(1)),
  places: z.array(slug).check(z.minLength(2)),
  /** The page that says so; `us` where only we do. */
  source: z.union([z.url(), z.literal('us')]),
})

/** The file of one city in `data/guides`. */
export const guideFile = z.object({
  /** How far its writers knew. */
  asOf: isoDate,
  city,
  transport,
  barriers: z.array(barrier),
  tickets: z.optional(z.array(sharedTicket)),
  pointsOfInterest: z.array(poiRow),
})
export type GuideFile = z.infer<typeof guideFile>

const pointOfInterest = z.extend(poiRow, {
  price: z.nullable(money),
  // A guide that a device kept from before called the day of writing `checked`: it was none, and is read as null.
  asOf: z.optional(isoDate),
  source: z.optional(z.string()),
  written: z.optional(isoDate),
  checked: z.catch(z.nullable(sourceCheck), null),
  /** Over 25 km from the middle of the city. */
  dayTrip: z.boolean(),
  /** 0 to 1, as sources outside show it; gathered guides only. */
  fame: z.optional(z.number()),
  /** No source has its hours: ordinary ones of its kind are taken. */
  hoursAssumed: z.optional(z.boolean()),
  /** A picture on Wikimedia Commons, with what its licence asks to be said. */
  picture: z.optional(z.object({ url: z.url(), author: z.string(), licence: z.string(), page: z.url() })),
})
export type PointOfInterest = z.infer<typeof pointOfInterest>

const provenance = {
  asOf: isoDate,
  source: z.string(),
  written: z.optional(z.nullable(isoDate)),
  checked: z.optional(z.nullable(sourceCheck)),
}

export const guide = z.object({
  city,
  transport,
  barriers: z.array(barrier),
  /** Guides that a device kept from before have none. */
  tickets: z.optional(z.array(sharedTicket)),
  pointsOfInterest: z.array(pointOfInterest),
  /** The highest of an ordinary day in each month, January first, in °C; absent where no climate of the city is known. */
  highs: z.optional(z.array(z.number()).check(z.length(12))),
  /** Whether a source outside has the hours of every place too; guides that a device kept from before do not say. */
  hoursCertain: z.optional(z.boolean()),
  ...provenance,
})
export type Guide = z.infer<typeof guide>

export const listGuides = contract({
  method: 'GET',
  path: '/api/guides',
  isCompressed: true,
  summary: 'The cities that have a guide.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({ cities: z.array(city), ...provenance }),
})

export const getGuide = contract({
  method: 'GET',
  path: '/api/guides/{cityId}',
  isCompressed: true,
  summary: 'The guide of one city: its points of interest with hours, prices and where they are.',
  roles: 'anyone',
  input: z.object({ cityId: z.string() }),
  output: guide,
})

export const getOpeningHours = contract({
  method: 'GET',
  path: '/api/opening-hours',
  summary: 'The windows in which opening hours are open, per date, both ends inclusive; at most 366 days.',
  roles: 'anyone',
  input: z.object({
    value: z.string().check(z.minLength(1), z.maxLength(1000)),
    country: z.optional(z.string().check(z.regex(/^[A-Za-z]{2}$/))),
    from: isoDate,
    to: isoDate,
    /** Where the place is, both or neither: hours that follow the sun cannot be worked out without it. */
    lat: z.optional(z.coerce.number().check(z.gte(-90), z.lte(90))),
    lon: z.optional(z.coerce.number().check(z.gte(-180), z.lte(180))),
  }),
  output: z.object({
    windows: z.array(z.object({ date: isoDate, open: z.string(), close: z.nullable(z.string()) })),
    ...provenance,
  }),
  errors: ['unknown-hours'],
})
