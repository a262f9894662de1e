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
/** `unrest` is only an indication: a place in the news. */
export const EVENT_KINDS = [...DISASTER_KINDS, 'unrest'] as const
/** The kinds of unrest in the news, the least severe first. */
export const UNREST_KINDS = ['protest', 'strike', 'blockade', 'curfew', 'riot'] as const
export const ADVISORY_ISSUERS = ['us', 'gb', 'ca', 'au', 'de'] as const

/** A current event, as a publisher reports it. */
export const hazardEvent = z.object({
  /** The publisher's own id, after its name: `usgs:us7000abcd`. */
  id: z.string(),
  kind: z.enum(EVENT_KINDS),
  lat: z.number().check(z.gte(-90), z.lte(90)),
  lon: z.number().check(z.gte(-180), z.lte(180)),
  at: instant,
  /** The last observation of a lasting event. */
  until: z.nullable(instant),
  /** The publisher's alert level: 1 green, 2 yellow or orange, 3 red; null when it has none yet. */
  alert: z.nullable(z.union([z.literal(1), z.literal(2), z.literal(3)])),
  /** The magnitude of an earthquake. */
  magnitude: z.nullable(z.number()),
  /** The severity in the publisher's own words. */
  measure: z.nullable(z.string()),
  /**
   * For unrest: the most frequent kind in the articles of the last 24 hours, and the number of articles that name the
   * place.
   */
  news: z.optional(z.object({ sign: z.enum(UNREST_KINDS), articles: z.int() })),
  place: z.string(),
  url: webAddress,
})
export type HazardEvent = z.infer<typeof hazardEvent>

/** One government's advice for one country; levels on our scale of four. */
export const travelAdvisory = z.object({
  issuer: z.enum(ADVISORY_ISSUERS),
  /** The level for the whole country; null when it has no nationwide warning and no lower levels. */
  level: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(4))),
  /** The level for parts of the country, when it is higher. */
  parts: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(4))),
  /** Whether the advice has separate parts for regions. */
  hasParts: z.boolean(),
  date: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
  url: webAddress,
})
export type TravelAdvisory = z.infer<typeof travelAdvisory>

/** The state of a publisher: its last success and its last failure. */
const sourceStatus = z.object({
  id: z.string(),
  fetchedAt: z.nullable(instant),
  failedAt: z.nullable(instant),
  /** Failures in a row since the last success. */
  failures: z.number(),
})
export type SourceStatus = z.infer<typeof sourceStatus>

/** False when this installation calls no outside services; then all lists are empty. */
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
