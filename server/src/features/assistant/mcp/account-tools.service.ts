import { createHash } from 'node:crypto'
import {
  linesOfDay,
  nextDeparture,
  spendingOf,
  tripInQuestion,
} from '@tripwright/domain/assistant/conversation'
import { mcpMessages, type ProgramArguments } from '@tripwright/domain/assistant/mcp'
import { proposePlanChange } from '@tripwright/domain/assistant/plan-changes'
import type { ToolExecutors } from '@tripwright/domain/assistant/tools'
import { utcDate } from '@tripwright/domain/base/dates'
import { checkSubscription } from '@tripwright/domain/plans/subscription'
import { readUsage } from '@tripwright/domain/plans/usage'
import { saveItem } from '@tripwright/domain/sharing/saved'
import { bookingsOf, bookingTitle, type TripBooking } from '@tripwright/domain/trip/bookings'
import {
  emptyTrip,
  getTrip,
  listTrips,
  mergeServerChanges,
  stopsOf,
  type TripState,
  type TripSummary,
  tripName,
} from '@tripwright/domain/trip/sync'
import { AppError } from '#platform/http/app-error.ts'
import type { CallRoute } from './route-caller.service.ts'
import type { ToolResult, ToolSession } from './tool-session.ts'

const NO_TRIP: ToolResult = { kind: 'not-known', what: 'trip' }
const TRIPS_PER_PAGE = 100

/** The tools of one's own account: each reads as the holder of the token, so it finds what they may see and no more. */
export function makeAccountExecutors(
  { call, callRoute }: ToolSession,
  { trip: named, accept }: ProgramArguments,
): ToolExecutors<ToolResult> {
  const today = utcDate(call.now)
  /** The trip that is named; else the one that is on, else the next, or that of a day. */
  async function findTrip(date: string | null): Promise<TripSummary | null> {
    const trips = await listAllTrips(callRoute)
    return named === undefined
      ? tripInQuestion(trips, { today, date })
      : (trips.find(({ id }) => id === named) ?? null)
  }
  /** That trip, and what `read` finds in it. */
  async function ofTrip(
    date: string | null,
    read: (trip: TripState) => Record<string, unknown>,
  ): Promise<ToolResult | null> {
    const summary = await findTrip(date)
    if (summary === null) return null
    const trip = await readTripState(callRoute, summary.id)
    return { kind: 'trip', trip: describeTrip(summary), ...read(trip) }
  }
  return {
    async 'trips.read'({ date = null }) {
      if (date === null && named !== undefined)
        return (await ofTrip(null, (trip) => ({ topic: 'plan', days: describeDays(trip) }))) ?? NO_TRIP
      if (date === null) {
        const trips = await listAllTrips(callRoute)
        return { kind: 'trip', topic: 'list', trips: trips.map(describeTrip) }
      }
      return (
        (await ofTrip(date, (trip) => ({ topic: 'day', date, lines: linesOfDay(trip, date) }))) ?? NO_TRIP
      )
    },
    async 'plan.change'(args) {
      const trip = await findTrip(null)
      if (trip === null) throw new AppError('not-found', { message: mcpMessages.texts['no-trip'] })
      const answer = await callRoute(proposePlanChange, { ...args, id: trip.id, accept })
      if (answer instanceof Response) throw new Error('a proposal gave a response')
      return { kind: 'proposal', trip: describeTrip(trip), ...answer, path: `/itinerary?trip=${trip.id}` }
    },
    async 'bookings.read'({ kind = 'any' }) {
      const found = await ofTrip(null, (trip) => ({
        topic: 'bookings',
        bookings: bookingsOf(trip)
          .filter((one) => isOfKind(one, kind))
          .map(describeBooking),
        atAirport: atAirport(trip, call.now),
      }))
      return found ?? NO_TRIP
    },
    async 'money.spent'() {
      return (await ofTrip(null, describeSpending)) ?? NO_TRIP
    },
    async 'account.read'() {
      const [plan, usage] = [
        await callRoute(checkSubscription, undefined),
        await callRoute(readUsage, undefined),
      ].map((one) => (one instanceof Response ? {} : one))
      return { kind: 'page', path: '/settings', plan, usage }
    },
    async 'saved.add'({ title = '', description = '' }) {
      const item = { item_type: 'answer', item_id: idOfTitle(title), title, description }
      const saved = await callRoute(saveItem, item)
      if (saved instanceof Response) throw new Error('a save gave a response')
      return { kind: 'saved', title: saved.item.title, isNew: saved.created }
    },
  }
}

async function listAllTrips(callRoute: CallRoute): Promise<TripSummary[]> {
  const all: TripSummary[] = []
  let after: string | undefined
  do {
    const page = await callRoute(listTrips, { limit: TRIPS_PER_PAGE, after })
    if (page instanceof Response) return all
    all.push(...page.trips)
    after = page.next ?? undefined
  } while (after !== undefined)
  return all
}

async function readTripState(callRoute: CallRoute, id: string): Promise<TripState> {
  const changes = await callRoute(getTrip, { id })
  const trip = changes instanceof Response ? null : mergeServerChanges(emptyTrip(id), changes)
  if (trip === null) throw new Error('a trip was not read from its beginning')
  return trip
}

function describeTrip(summary: TripSummary): Record<string, unknown> {
  const { id, status, startDate, endDate, stops, places, sharedBy } = summary
  return {
    id,
    name: tripName(summary),
    status,
    startDate,
    endDate,
    stops,
    places: places.map(({ name }) => name),
    ...(sharedBy !== undefined && { sharedBy }),
  }
}

/** The program of each day that has one. */
function describeDays(trip: TripState): Record<string, unknown>[] {
  const dates = [
    ...stopsOf(trip).map(({ day }) => day),
    ...bookingsOf(trip).map(({ startsAt }) => startsAt?.date),
  ].filter((date) => date !== undefined && date !== null)
  return [...new Set(dates)].sort().map((date) => ({ date, lines: linesOfDay(trip, date) }))
}

function isOfKind({ kind }: TripBooking, wanted: 'flight' | 'stay' | 'any'): boolean {
  return wanted === 'any' || kind === (wanted === 'stay' ? 'hotel' : wanted)
}

function describeBooking(booking: TripBooking): Record<string, unknown> {
  const { kind, startsAt, endsAt } = booking
  return { kind, name: bookingTitle(booking), startsAt: startsAt ?? null, endsAt: endsAt ?? null }
}

/** Null: no expense is noted. */
function describeSpending(trip: TripState): Record<string, unknown> {
  return { topic: 'spent', ...(spendingOf(trip) ?? { spent: null }) }
}

/** When to be at the airport for the next flight; null without one. */
function atAirport(trip: TripState, now: Date): Record<string, unknown> | null {
  const departure = nextDeparture(trip, now.getTime())
  if (departure === null) return null
  const { date, time, by, flight } = departure
  return { flight: bookingTitle(flight), departs: { date, time }, by }
}

/** The same title is the same item, so that a repeated call saves once. */
function idOfTitle(title: string): string {
  return `mcp-${createHash('sha256').update(title.toLowerCase()).digest('hex').slice(0, 32)}`
}
