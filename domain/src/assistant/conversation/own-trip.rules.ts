import type { IsoDate } from '../../base/dates.ts'
import type { Money } from '../../base/money.ts'
import { countedOf, groupOfTrip } from '../../money/expenses/index.ts'
import { bookingsOf, endAt, instantOf, type TripBooking } from '../../trip/bookings/index.ts'
import { groupTrips, stopsOf, type TripState, type TripSummary } from '../../trip/sync/index.ts'
import { NAMED_CURRENCIES, normalizeWords, parseDates, parseMoneyMentions } from '../language/index.ts'
import { type ChangeArguments, readPlanChange } from '../plan-changes/index.ts'
import { parseToolCall } from '../tools/index.ts'
import { findDiets } from './vocabulary.rules.ts'

/** A line of a day: a stop or a booking with its local time, if it has one. */
export type TripDayLine = { time: string | null; name: string }

/** The trip that a question is about: the one that is on, else the next; for a date the one of that day. */
export function tripInQuestion(
  trips: readonly TripSummary[],
  { today, date }: { today: IsoDate; date: IsoDate | null },
): TripSummary | null {
  const on = date ?? today
  const isOn = ({ startDate, endDate }: TripSummary) =>
    startDate !== null && endDate !== null && startDate <= on && on <= endDate
  return trips.find(isOn) ?? groupTrips(trips, today).upcoming[0] ?? null
}

/** What a trip has on a day: bookings and stops by time, those without one last. */
export function linesOfDay(trip: TripState, date: IsoDate): TripDayLine[] {
  const stops = stopsOf(trip)
    .filter((stop) => stop.day === date)
    .map((stop) => ({ time: stop.start ?? null, name: stop.name ?? '' }))
  const bookings = bookingsOf(trip)
    .filter(({ startsAt }) => startsAt?.date === date)
    .map((one) => ({ time: one.startsAt?.time ?? null, name: one.name || one.number || '' }))
  const lines = [...bookings, ...stops].filter(({ name }) => name !== '')
  const start = ({ time }: TripDayLine) => time ?? '~'
  return lines.sort((a, b) => (start(a) < start(b) ? -1 : start(a) > start(b) ? 1 : 0))
}

/** How long before the departure airlines want passengers at the airport, in minutes: the usual advice for short flights. */
const AIRPORT_MINUTES = 120
const MS_PER_MINUTE = 60_000

type Departure = { flight: TripBooking; date: IsoDate; time: string; by: { date: IsoDate; time: string } }

/** The next flight of a trip after an instant, and when to be at the airport, both by the clocks there; null without one. */
export function nextDeparture(trip: TripState, now: number): Departure | null {
  for (const flight of bookingsOf(trip)) {
    const { kind, startsAt } = flight
    if (kind !== 'flight' || !startsAt || instantOf(startsAt) <= now) continue
    const by = endAt(instantOf(startsAt) - AIRPORT_MINUTES * MS_PER_MINUTE, startsAt)
    return { flight, date: startsAt.date, time: startsAt.time, by: { date: by.date, time: by.time } }
  }
  return null
}

/** What was spent on a trip in the group's currency; `isPartial` when expenses in others are left out. Null without any. */
export function spendingOf(trip: TripState): { spent: Money; isPartial: boolean } | null {
  const group = groupOfTrip(trip)
  if (!group || group.expenses.length === 0) return null
  const counted = group.expenses.filter((one) => countedOf(one) !== 0)
  const own = counted.filter(({ currency }) => currency === group.currency)
  const amount = own.reduce((total, one) => total + countedOf(one), 0)
  return { spent: { amount, currency: group.currency }, isPartial: own.length < counted.length }
}

/** The change that a sentence asks for of the trip on the screen, so that a city in it names no other trip; null: it asks for none. */
export function readTripChange(text: string, today: IsoDate): ChangeArguments | null {
  const read = readPlanChange({
    text,
    spoken: normalizeWords(text),
    date: parseDates(text, today).from,
    sum: parseMoneyMentions(text, NAMED_CURRENCIES).sum,
    diets: findDiets(normalizeWords(text)),
  })
  const call = read && parseToolCall('plan.change', Object.assign({ change: text }, read))
  return call?.ok && call.value.tool === 'plan.change' ? call.value.args : null
}
