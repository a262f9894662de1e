import { type HazardEvent, hazardEvent } from '@tripwright/domain/safety/advice'
import { z } from 'zod/mini'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'

const HOUR_MS = 60 * 60 * 1000
/** The summary is updated every few minutes: an older one comes from a stale cache. */
const MAX_AGE_MS = 24 * HOUR_MS

export const eventsCopy = z.object({ asOf: z.string(), events: z.array(hazardEvent) })
export type EventsCopy = z.infer<typeof eventsCopy>

const ALERTS = { green: 1, yellow: 2, orange: 2, red: 3 } as const

/** The fields that we read of the summary format: https://earthquake.usgs.gov/earthquakes/feed/v1.0/geojson.php */
const summary = z.object({
  type: z.literal('FeatureCollection'),
  metadata: z.object({ generated: z.number() }),
  features: z.array(
    z.object({
      id: z.string().check(z.minLength(1)),
      geometry: z.object({
        type: z.literal('Point'),
        coordinates: z.array(z.nullable(z.number())).check(z.minLength(2)),
      }),
      properties: z.object({
        type: z.string(),
        mag: z.nullable(z.number()),
        place: z.nullable(z.string()),
        time: z.number(),
        url: z.string(),
        alert: z.optional(z.nullable(z.enum(['green', 'yellow', 'orange', 'red']))),
        tsunami: z.optional(z.number()),
      }),
    }),
  ),
})

/** Earthquakes of magnitude 4.5 and more of the last seven days, by the United States Geological Survey. */
export const usgsFeed: Feed<EventsCopy> = {
  id: 'usgs',
  url: 'https://earthquake.usgs.gov/earthquakes/feed/v1.0/summary/4.5_week.geojson',
  everyMinutes: 15,
  maxBytes: 3_000_000,
  copy: eventsCopy,
  read: (text, { previous, now }) => {
    const { metadata, features } = z.parse(summary, JSON.parse(text))
    const age = now.getTime() - metadata.generated
    const asOf = new Date(metadata.generated).toISOString()
    if (age > MAX_AGE_MS || age < -HOUR_MS) throw new FeedFault('implausible', `made at ${asOf}`)
    if (previous !== null && asOf < previous.asOf)
      throw new FeedFault('implausible', `older than ${previous.asOf}`)
    const events = features.filter(({ properties }) => properties.type === 'earthquake').map(toEvent)
    if (events.some(({ at }) => Date.parse(at) > now.getTime() + HOUR_MS))
      throw new FeedFault('implausible', 'an earthquake of the future')
    return { asOf, events }
  },
}

type Feature = z.infer<typeof summary>['features'][number]

function toEvent({ id, geometry, properties }: Feature): HazardEvent {
  const [lon, lat, depth = null] = geometry.coordinates
  const { mag, place, time, url, alert } = properties
  return {
    id: `usgs:${id}`,
    kind: 'earthquake',
    lat: round(lat ?? Number.NaN),
    lon: round(lon ?? Number.NaN),
    at: new Date(time).toISOString(),
    until: null,
    magnitude: mag,
    place: place ?? '',
    alert: alert ? ALERTS[alert] : null,
    measure: depth === null ? null : `${Math.round(depth)} km deep`,
    url,
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
