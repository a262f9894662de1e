import type { HazardEvent } from '@tripwright/domain/safety/advice'
import { z } from 'zod/mini'
import { type Feed, FeedFault } from '#platform/feeds/feeds.port.ts'
import { eventsCopy } from './usgs-feed.service.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The observatories renew each notice within a week at the latest; for some seamounts monthly. */
const MAX_AGE_MS = 100 * DAY_MS
const CATALOGUE = '/hans-public/api/volcano/getUSVolcanoes'
/** Advisory, watch and warning: ground-based alert levels, not the aviation colour codes. */
const ALERTS = { ADVISORY: 1, WATCH: 2, WARNING: 3 } as const

const elevated = z.array(
  z.object({
    volcano_name: z.string(),
    /** The number in the Smithsonian's catalogue; null for a notice of a whole region. */
    vnum: z.nullable(z.string()),
    sent_unixtime: z.number(),
    color_code: z.enum(['GREEN', 'YELLOW', 'ORANGE', 'RED', 'UNASSIGNED']),
    alert_level: z.enum(['NORMAL', 'ADVISORY', 'WATCH', 'WARNING', 'UNASSIGNED']),
    notice_url: z.string(),
  }),
)
type Notice = z.infer<typeof elevated>[number]

const catalogue = z
  .array(
    z.object({
      vnum: z.nullable(z.string()),
      latitude: z.nullable(z.number()),
      longitude: z.nullable(z.number()),
    }),
  )
  .check(z.minLength(1))

const copy = z.extend(eventsCopy, {
  /** Positions of volcanoes by number, fetched again only when a new one appears. */
  positions: z.record(z.string(), z.tuple([z.number(), z.number()])),
})
type VolcanoesCopy = z.infer<typeof copy>
type Positions = VolcanoesCopy['positions']

/**
 * Volcanoes above the normal level according to the observatories of the United States, by the Hazard Notification System of
 * the Geological Survey. https://volcanoes.usgs.gov/hans-public/api
 */
export const usgsVolcanoesFeed: Feed<VolcanoesCopy> = {
  id: 'usgs-volcanoes',
  url: 'https://volcanoes.usgs.gov/hans-public/api/volcano/getElevatedVolcanoes',
  everyMinutes: 15,
  maxBytes: 2_000_000,
  copy,
  read: async (text, { previous, now, get }) => {
    const notices = z.parse(elevated, JSON.parse(text))
    const previousPositions = previous?.positions ?? {}
    const isComplete = notices.every(({ vnum }) => vnum === null || previousPositions[vnum] !== undefined)
    const positions = isComplete ? previousPositions : readPositions(await get(CATALOGUE))
    const events = notices.flatMap((notice) => toEvent(notice, positions, now) ?? [])
    return { asOf: now.toISOString(), events, positions }
  },
}

function readPositions(text: string): Positions {
  const rows = z.parse(catalogue, JSON.parse(text))
  return Object.fromEntries(
    rows.flatMap(({ vnum, latitude, longitude }) =>
      vnum === null || latitude === null || longitude === null
        ? []
        : [[vnum, [latitude, longitude] as [number, number]]],
    ),
  )
}

function toEvent(notice: Notice, positions: Positions, now: Date): HazardEvent | null {
  const { vnum, volcano_name, sent_unixtime, alert_level, color_code, notice_url } = notice
  const position = vnum === null ? undefined : positions[vnum]
  if (!position || alert_level === 'NORMAL' || alert_level === 'UNASSIGNED') return null
  const at = sent_unixtime * 1000
  if (at > now.getTime() + DAY_MS / 24 || at < now.getTime() - MAX_AGE_MS)
    throw new FeedFault('implausible', `a notice of ${volcano_name} at ${sent_unixtime}`)
  return {
    id: `usgs-volcanoes:${vnum}`,
    kind: 'volcano',
    lat: position[0],
    lon: position[1],
    at: new Date(at).toISOString(),
    until: null,
    alert: ALERTS[alert_level],
    magnitude: null,
    measure: `Volcano alert level ${alert_level.toLowerCase()}, aviation colour ${color_code.toLowerCase()}`,
    place: volcano_name,
    url: notice_url.replace(/^http:/, 'https:'),
  }
}
