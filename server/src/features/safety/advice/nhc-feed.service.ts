import { truncateText } from '@tripwright/domain/base/well-formed-text'
import type { HazardEvent } from '@tripwright/domain/safety/advice'
import { z } from 'zod/mini'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { type EventsCopy, eventsCopy } from './usgs-feed.service.ts'

const HOUR_MS = 60 * 60 * 1000
/** Advisories come every three to six hours, and a storm without one leaves the list. */
const MAX_AGE_MS = 24 * HOUR_MS
const KMH_PER_KNOT = 1.852
const PAGE = 'https://www.nhc.noaa.gov/'

const CLASSES: Readonly<Record<string, string>> = {
  HU: 'Hurricane',
  TS: 'Tropical storm',
  TD: 'Tropical depression',
  STS: 'Subtropical storm',
  STD: 'Subtropical depression',
  PTC: 'Post-tropical cyclone',
  PC: 'Potential tropical cyclone',
}

/** The fields that we read: https://www.nhc.noaa.gov/productexamples/NHC_JSON_Sample.json */
const list = z.object({
  activeStorms: z.array(
    z.object({
      id: z.string().check(z.regex(/^(al|ep|cp)\d{6}$/)),
      name: z.string().check(z.minLength(1)),
      classification: z.string(),
      /** Knots. */
      intensity: z.string().check(z.regex(/^\d{1,3}$/)),
      latitudeNumeric: z.number(),
      longitudeNumeric: z.number(),
      lastUpdate: z.iso.datetime(),
      publicAdvisory: z.nullable(z.object({ url: z.string() })),
    }),
  ),
})
type Storm = z.infer<typeof list>['activeStorms'][number]

/** Tropical storms of the Atlantic and the eastern and central Pacific, by the National Hurricane Center of the United States. */
export const nhcFeed: Feed<EventsCopy> = {
  id: 'nhc',
  url: 'https://www.nhc.noaa.gov/CurrentStorms.json',
  everyMinutes: 15,
  maxBytes: 1_000_000,
  copy: eventsCopy,
  read: (text, { previous, now }) => {
    const { activeStorms } = z.parse(list, JSON.parse(text))
    // Out of season the list is empty for months, and it has no date of its own.
    const events = activeStorms.map(toEvent)
    for (const { id, at } of events) {
      const age = now.getTime() - Date.parse(at)
      const before = previous?.events.find((one) => one.id === id)
      if (age > MAX_AGE_MS || age < -HOUR_MS || (before && before.at > at))
        throw new FeedFault('implausible', `${id} as of ${at}`)
    }
    return { asOf: now.toISOString(), events }
  },
}

function toEvent(storm: Storm): HazardEvent {
  const { id, name, classification, intensity, latitudeNumeric, longitudeNumeric, lastUpdate } = storm
  const kmh = Math.round(Number(intensity) * KMH_PER_KNOT)
  return {
    id: `nhc:${id}`,
    kind: 'cyclone',
    lat: latitudeNumeric,
    lon: longitudeNumeric,
    at: new Date(lastUpdate).toISOString(),
    until: null,
    // The center publishes no rating of the danger to people.
    alert: null,
    magnitude: null,
    measure: `${CLASSES[classification] ?? 'Tropical cyclone'} (maximum wind speed of ${kmh} km/h)`,
    place: truncateText(name, 100),
    url: storm.publicAdvisory?.url.replace(/^http:/, 'https:') ?? PAGE,
  }
}
