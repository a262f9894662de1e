import { z } from 'zod/mini'
import { contract } from '../../base/contract.ts'

const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/))
const webAddress = z.string().check(z.regex(/^https:\/\/[^\s<>"]+$/), z.maxLength(500))

/** Measured or declared events: an account is notified when one is near its trips. */
export const DISASTER_KINDS = [
  'earthquake',
  'cyclone',
  'flood',
  'volcano',
  'drought',
  'wildfire',
  'tsunami',
] as const
/** `unrest` is only a sign of it: a place that the news name. */
export const EVENT_KINDS = [...DISASTER_KINDS, 'unrest'] as const
/** What the news tell of a place, the least grave first. */
export const UNREST_KINDS = ['protest', 'strike', 'blockade', 'curfew', 'riot'] as const
export const ADVISORY_ISSUERS = ['us', 'gb', 'ca', 'au', 'de'] as const

/** Something that happens in the world now, as a publisher tells it. */
export const hazardEvent = z.object({
  /** The publisher's own id, after its name: `usgs:us7000abcd`. */
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
  at: instant,
  /** Of something that lasts, when it was last seen. */
  until: z.nullable(instant),
  /** The publisher's colour: 1 green, 2 yellow or orange, 3 red; null where it has none yet. */
  alert: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  /** Of an earthquake. */
  magnitude: z.nullable(z.number()),
  /** How strong it is in the publisher's own words. */
  measure: z.nullable(z.string()),
  /** Of unrest: what most articles of the last 24 hours tell of, and how many of them name the place. */
  news: z.optional(z.object({ sign: z.enum(UNREST_KINDS), articles: z.int() })),
  place: z.string(),
  url: webAddress,
})
export type HazardEvent = z.infer<typeof hazardEvent>

/** What one government says to its own people of one country; levels on the scale of four that we use for all. */
export const travelAdvisory = z.object({
  issuer: z.enum(ADVISORY_ISSUERS),
  /** For the country as a whole; null: it warns against nothing that holds everywhere, and has no lower steps. */
  level: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(4))),
  /** For parts of it, where that is more. */
  parts: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(4))),
  /** Parts are spoken of apart, whatever is said of them. */
  hasParts: z.boolean(),
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  url: webAddress,
})
export type TravelAdvisory = z.infer<typeof travelAdvisory>

/** How it stands with a publisher: when it last answered, and when it last failed to. */
const sourceStatus = z.object({
  id: z.string(),
  fetchedAt: z.nullable(instant),
  failedAt: z.nullable(instant),
  /** Failures in a row since the last success. */
  failures: z.number(),
})
export type SourceStatus = z.infer<typeof sourceStatus>

/** False where this installation fetches nothing from anybody; then there is nothing else here either. */
const liveEnvelope = {
  isLive: z.boolean(),
  sources: z.array(sourceStatus),
  asOf: z.nullable(instant),
  source: z.string(),
}

export const listLiveEvents = contract({
  method: 'GET',
  path: '/api/safety/events',
  isCompressed: true,
  summary:
    'Earthquakes, storms, floods and other disasters of these days, and places of protest in the news, with how old each publisher’s last answer is.',
  roles: 'anyone',
  input: z.object({}),
  output: z.object({ events: z.array(hazardEvent), ...liveEnvelope }),
})

export const listAdvisories = contract({
  method: 'GET',
  path: '/api/safety/advisories/{country}',
  summary: 'What five governments say to their people of a country: level, date and the page itself.',
  roles: 'anyone',
  input: z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/)) }),
  output: z.object({ country: z.string(), readings: z.array(travelAdvisory), ...liveEnvelope }),
})
