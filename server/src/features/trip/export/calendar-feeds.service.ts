import { createHash, randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { addDays, utcDate } from '@tripwright/domain/base/dates'
import { type ChangedTrip, calendarFeedMessages, writeCalendarFeed } from '@tripwright/domain/trip/export'
import { tripName } from '@tripwright/domain/trip/sync'
import { listSummaries, tripChangeTimes } from '#features/trip/sync/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import type { Call } from '#platform/http/route.ts'
import { consumeAddressLimit } from '#platform/limits/caller-limit.ts'
import { type FeedOwner, findFeedBySecret, recordFeedRead, setFeedSecret } from './calendar-feeds.store.ts'
import { exportWords } from './export-words.service.ts'
import { layOutExport, readTripState } from './exported-trip.service.ts'

/** 192 bits. */
const SECRET_BYTES = 24
/** Calendar programs of many people share an address, so that only wrong secrets count against one. */
const MISSES = { name: 'calendar-feeds.misses', points: 120, seconds: 10 * 60 }
/** Every minute is more often than any program comes. */
const READS = { name: 'calendar-feeds.reads', points: 60, seconds: 60 * 60 }
/** Of all trips those are left out that ended longer ago, and the oldest beyond the count. */
const DAYS_KEPT = 400
const MAX_TRIPS_IN_FEED = 200

type FeedCall = Pick<Call, 'db' | 'now' | 'address' | 'platform' | 'request'>
type Feed = FeedOwner & { id: string }

/** Gives a feed its secret; it is told now and never again. */
export async function tellSecret({ db }: Pick<Call, 'db'>, feedId: string): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url')
  if (!(await setFeedSecret(db, feedId, secret))) throw new AppError('not-found')
  return secret
}

/** The feed with this secret, of this trip or of all (null). One refusal for every address that leads nowhere. */
export async function requireFeed(
  { db, now, address, platform }: FeedCall,
  secret: string,
  tripId: string | null,
): Promise<Feed> {
  const feed = await findFeedBySecret(db, secret)
  if (feed === null || feed.tripId !== tripId) {
    const turn = await consumeAddressLimit(platform, MISSES, address)
    throw turn.ok ? feedNotFound() : tooMany(turn.retryAfterSeconds)
  }
  const turn = await platform.limits.take(READS, feed.id)
  if (!turn.ok) throw tooMany(turn.retryAfterSeconds)
  await recordFeedRead(db, feed.id, now)
  return feed
}

/** The calendar of one trip; not found once the person is not in it any more. */
export async function tripCalendar(call: FeedCall, { userId }: Feed, tripId: string): Promise<Response> {
  const trip = await changedTrip(call, userId, tripId).catch((error: unknown) => {
    throw isNotFound(error) ? feedNotFound() : error
  })
  return calendarResponse(call, trip.trip.title || exportWords.say('untitled'), [trip])
}

/** The calendar of all trips of a person. */
export async function accountCalendar(call: FeedCall, { userId }: Feed): Promise<Response> {
  const oldest = addDays(utcDate(call.now), -DAYS_KEPT)
  const trips: ChangedTrip[] = []
  let after: string | undefined
  do {
    const page = await listSummaries(call.db, userId, { limit: 100, after })
    after = page.next ?? undefined
    for (const summary of page.trips) {
      if (trips.length >= MAX_TRIPS_IN_FEED || (summary.endDate ?? oldest) < oldest) continue
      // A trip may have been left since it was listed.
      const trip = await changedTrip(call, userId, summary.id).catch((error: unknown) => {
        if (isNotFound(error)) return null
        throw error
      })
      if (trip) trips.push({ ...trip, trip: { ...trip.trip, title: trip.trip.title || tripName(summary) } })
      // Other calls take their turn between two trips.
      await nextTurn()
    }
  } while (after !== undefined && trips.length < MAX_TRIPS_IN_FEED)
  return calendarResponse(call, calendarFeedMessages.texts['feed.all'], trips)
}

async function changedTrip({ db, platform }: FeedCall, userId: string, tripId: string): Promise<ChangedTrip> {
  const state = await readTripState(db, tripId, userId)
  const times = await tripChangeTimes(db, [tripId])
  const trip = await layOutExport({ db, config: platform.config }, state)
  return { trip, changedAt: times.get(tripId)?.getTime() ?? 0 }
}

function calendarResponse({ request }: FeedCall, name: string, trips: readonly ChangedTrip[]): Response {
  const text = writeCalendarFeed(name, trips, exportWords)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  const changedAt = Math.max(0, ...trips.map((trip) => trip.changedAt))
  const headers = {
    etag,
    'last-modified': new Date(changedAt).toUTCString(),
    'cache-control': 'private, max-age=300',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
  }
  const known = request.headers
    .get('if-none-match')
    ?.split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
  if (known?.some((one) => one === etag || one === '*')) return new Response(null, { status: 304, headers })
  return new Response(text, {
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="tripwright.ics"',
    },
  })
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.code === 'not-found'
}

function feedNotFound(): AppError {
  return new AppError('not-found', { message: calendarFeedMessages.texts['feed.dead'] })
}

function tooMany(retryAfter: number): AppError {
  return new AppError('too-many-requests', { retryAfter })
}
