import type { Position } from '@tripwright/domain/base/geo'
import { type HazardEvent, mergeEvents, type TravelAdvisory } from '@tripwright/domain/safety/advice'
import {
  alertableEvents,
  diffAdvice,
  findTripAlerts,
  type MonitoredPlace,
  monitoringWindow,
  type StoredTripPlace,
} from '@tripwright/domain/safety/alerts'
import { loadBorders } from '#features/destination/countries/index.ts'
import { findGuide } from '#features/destination/places/index.ts'
import {
  auswaertigesAmtFeed,
  fcdoFeed,
  gdacsFeed,
  globalAffairsFeed,
  nhcFeed,
  smartravellerFeed,
  stateDepartmentFeed,
  usgsFeed,
  usgsVolcanoesFeed,
} from '#features/safety/advice/index.ts'
import type { Feed } from '#platform/feeds/feeds.port.ts'
import { readFeed } from '#platform/feeds/feeds.ts'
import type { Platform } from '#platform/platform.ts'
import {
  addAdvice,
  addAlert,
  insertChange,
  listAdviceChanges,
  listMonitoredTrips,
  lockAdvice,
  readAdvice,
  updateAdvice,
} from './alerts.store.ts'

type AlertScanDeps = Pick<Platform, 'config' | 'database' | 'log' | 'now'>

const ADVISORY_FEEDS = [
  ['us', stateDepartmentFeed],
  ['gb', fcdoFeed],
  ['ca', globalAffairsFeed],
  ['au', smartravellerFeed],
  ['de', auswaertigesAmtFeed],
] as const
/** Same order as the safety check, so that an event in two feeds becomes one alert with one name. */
const DISASTER_FEEDS = [usgsFeed, gdacsFeed, nhcFeed, usgsVolcanoesFeed] as const
const BATCH = 200

/** Compares the current advice and events with the watched trips, and stores the alerts for their owners. */
export async function scanForAlerts(deps: AlertScanDeps): Promise<void> {
  const { db } = deps.database
  const at = deps.now()
  const read: FetchTimes = new Map()
  for (const [issuer, feed] of ADVISORY_FEEDS) {
    const fetchedAt = await recordAdvice(deps, issuer, feed)
    if (fetchedAt) read.set(feed.id, fetchedAt)
  }
  const events = await readEvents(deps, at, read)
  const world = { events, changes: await listAdviceChanges(db, at) }
  if (world.events.length + world.changes.length === 0) return
  const asOf = (publisher: string) => (read.get(publisher) ?? at).toISOString()
  const span = monitoringWindow(at.getTime())
  const { countryAt } = await loadBorders()
  for (let after: string | null = null; ; ) {
    const trips = await listMonitoredTrips(db, span, after, BATCH)
    for (const trip of trips) {
      const watched = { ...trip, places: trip.places.map((place) => withCountry(place, countryAt)) }
      for (const touch of findTripAlerts(watched, world, at.getTime(), asOf))
        await addAlert(db, { userId: trip.userId, tripId: trip.id }, touch, at)
    }
    const last = trips.at(-1)
    if (!last || trips.length < BATCH) return
    after = last.id
  }
}

/** The last fetch of each publisher, by feed id. */
type FetchTimes = Map<string, Date>

/** The natural events of now that are worth an alert. */
async function readEvents({ config, database: { db } }: AlertScanDeps, at: Date, read: FetchTimes) {
  const lists: HazardEvent[][] = []
  for (const feed of DISASTER_FEEDS) {
    const { value, fetchedAt } = await readFeed<{ events: HazardEvent[] }>({ config, db }, feed)
    if (fetchedAt) read.set(feed.id, fetchedAt)
    lists.push(value?.events ?? [])
  }
  return alertableEvents(mergeEvents(lists), at.getTime())
}

/**
 * Stores a government's current advice, and each change of it once over all processes; gives the time of the fetch. In one
 * transaction: after a partial write the rest would count as changes later.
 */
function recordAdvice(
  { database, config, log, now }: AlertScanDeps,
  issuer: TravelAdvisory['issuer'],
  feed: Feed<{ readings: Record<string, TravelAdvisory> }>,
): Promise<Date | null> {
  return database.db.transaction(async (db) => {
    // Locks before the copy is read: an older copy must not be compared with rows from a newer one.
    await lockAdvice(db, issuer)
    const { value, fetchedAt } = await readFeed({ config, db }, feed)
    if (!value) return fetchedAt
    const previous = await readAdvice(db, issuer)
    const { changed, isNews } = diffAdvice(previous, value.readings)
    if (!isNews)
      log.warn({ issuer, countries: changed.length }, 'advice changed everywhere at once: nobody is told')
    for (const change of changed) {
      await updateAdvice(db, change)
      if (isNews) await insertChange(db, change, now())
    }
    if (Object.keys(value.readings).some((country) => !previous.has(country)))
      await addAdvice(db, issuer, value.readings)
    return fetchedAt
  })
}

/** A place of a trip with its country: from its guide, else from the borders. */
function withCountry(
  { id, ...place }: StoredTripPlace,
  countryAt: (at: Position) => { code: string } | null,
): MonitoredPlace {
  const guide = id === undefined ? null : findGuide(id)
  if (guide) return { ...place, id: guide.city.id, country: guide.city.country }
  return { ...place, country: countryAt(place)?.code ?? null }
}
