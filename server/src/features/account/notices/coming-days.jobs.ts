import { isCheckInDue, tripDayNotice } from '@tripwright/domain/account/notices'
import { addDays, parseClock, utcDate } from '@tripwright/domain/base/dates'
import { toInstant } from '@tripwright/domain/base/zones'
import { BOOKING_FIELDS, type BookingFields, tripsMessages } from '@tripwright/domain/trip/sync'
import { listComingFlights, listStartingTrips } from '#features/trip/sync/index.ts'
import { forEachIsolated } from '#platform/jobs/for-each-isolated.ts'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { readClocks } from './clocks.store.ts'
import { type Notice, type NoticeDeps, tellOnce, withoutTold } from './told-notices.store.ts'

const BATCH = 500

/** Tells everybody in a trip of the days to come, four times an hour: each by their own clock, and once. */
export function comingDaysJobs(deps: NoticeDeps): Job[] {
  return [{ name: 'notices.coming-days', schedule: '4,19,34,49 * * * *', run: () => tellComing(deps) }]
}

async function tellComing(deps: NoticeDeps): Promise<void> {
  const today = utcDate(deps.now())
  const faults: unknown[] = []
  // A day is today somewhere from the day before in UTC until the day after.
  for (const days of [1, 7]) {
    const span = { from: addDays(today, days - 1), to: addDays(today, days + 1) }
    faults.push(...(await eachPage(deps, (page) => listStartingTrips(deps.database.db, span, page), startOf)))
  }
  const span = { from: addDays(today, -1), to: addDays(today, 2) }
  faults.push(...(await eachPage(deps, (page) => listComingFlights(deps.database.db, span, page), checkInOf)))
  if (faults.length > 0) throw faults[0]
}

type Clock = Awaited<ReturnType<typeof readClocks>>
type Traveller = { userId: string; cursor: string }

async function eachPage<T extends Traveller>(
  deps: NoticeDeps,
  read: (page: { after: string; limit: number }) => Promise<T[]>,
  noticeOf: (one: T, clock: Clock, now: number) => Notice | null,
): Promise<unknown[]> {
  const { db } = deps.database
  const now = deps.now().getTime()
  const faults: unknown[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const page: T[] = await read({ after, limit: BATCH })
    const clock = await readClocks(
      db,
      page.map(({ userId }) => userId),
    )
    const due = page.flatMap((one) => noticeOf(one, clock, now) ?? [])
    faults.push(...(await forEachIsolated(await withoutTold(db, due), (notice) => tellOnce(deps, notice))))
    after = page.length < BATCH ? undefined : page.at(-1)?.cursor
  }
  return faults
}

type Starting = Awaited<ReturnType<typeof listStartingTrips>>[number]

function startOf(trip: Starting, clock: Clock, now: number): Notice | null {
  const { tripId, userId, startDate } = trip
  const since = clock(userId, trip.since.getTime()).date
  const kind = tripDayNotice(startDate, since, clock(userId, now))
  if (kind === null) return null
  const title = trip.title || tripsMessages.texts['card.untitled']
  const notification = { userId, kind, detail: { title }, tripId, path: `/itinerary?trip=${tripId}` }
  return { key: `${kind}:${tripId}:${startDate}`, notification }
}

type Flight = Awaited<ReturnType<typeof listComingFlights>>[number]

function checkInOf({ userId, tripId, bookingId, fields }: Flight, clock: Clock, now: number): Notice | null {
  const startsAt = fieldOf(fields, 'startsAt')
  const minutes = startsAt ? parseClock(startsAt.time) : null
  // Who marked the flight has seen to it.
  if (!startsAt || minutes === null || fieldOf(fields, 'mark')) return null
  const departure = toInstant(startsAt.date, minutes, startsAt.zone)
  if (!isCheckInDue(departure, now, clock(userId, now))) return null
  const flight = fieldOf(fields, 'number') || fieldOf(fields, 'name') || startsAt.place.name
  return {
    key: `check-in:${bookingId}:${startsAt.date}T${startsAt.time}`,
    notification: {
      userId,
      kind: 'check-in',
      detail: { flight },
      tripId,
      path: `/itinerary?trip=${tripId}#bookings`,
    },
  }
}

/** The value of a field of a booking, undefined where it has none that we know. */
function fieldOf<Name extends keyof BookingFields & keyof typeof BOOKING_FIELDS>(
  fields: Flight['fields'],
  name: Name,
): BookingFields[Name] | undefined {
  const parsed = BOOKING_FIELDS[name].safeParse(fields[name]?.value)
  return parsed.success ? (parsed.data as BookingFields[Name]) : undefined
}
