import { addDays, type IsoDate, isIsoDate } from '../../base/dates.ts'
import { toInstant, toWallTime } from '../../base/zones.ts'
import { CHECK_IN_HOURS, TELL_FROM_HOUR, TELL_UNTIL_HOUR } from './coming-days.rules.ts'

/** A flight that nobody has marked; `departs` in milliseconds since 1970. */
export type ComingFlight = { id: string; name: string; departs: number }
export type ComingTrip = { id: string; title: string; startDate: IsoDate | null; flights: ComingFlight[] }

/** What a device shows by itself; `at` in milliseconds since 1970, `path` a page of ours. */
export type DeviceReminder = {
  key: string
  kind: 'trip-week' | 'trip-tomorrow' | 'check-in'
  at: number
  detail: Record<string, string>
  path: string
}

/** Before a day begins for most, and after the server would have told. */
const MORNING_HOUR = 9
const HOUR_MS = 60 * 60 * 1000

/**
 * The reminders of these trips that are still ahead, the next first: a week and a day before a trip starts, in the morning, and
 * a day before each flight, by day. The server tells of the same things; a device that plans them rings with no network.
 * `zone` is that of the device.
 */
export function planDeviceReminders(
  trips: readonly ComingTrip[],
  now: number,
  zone: string,
): DeviceReminder[] {
  return trips
    .flatMap((trip) => [...startsOf(trip, zone), ...trip.flights.map((one) => checkInOf(trip, one, zone))])
    .filter((one) => one !== null)
    .filter(({ at }) => at > now)
    .sort((a, b) => a.at - b.at || (a.key < b.key ? -1 : 1))
}

function startsOf({ id, title, startDate }: ComingTrip, zone: string): DeviceReminder[] {
  if (startDate === null) return []
  const days = [
    ['trip-week', 7],
    ['trip-tomorrow', 1],
  ] as const
  return days.map(([kind, before]) => ({
    key: `${kind}:${id}`,
    kind,
    at: toInstant(addDays(startDate, -before), MORNING_HOUR * 60, zone),
    detail: { title },
    path: `/itinerary?trip=${id}`,
  }))
}

function checkInOf({ id }: ComingTrip, flight: ComingFlight, zone: string): DeviceReminder | null {
  const at = wakingHour(flight.departs - CHECK_IN_HOURS * HOUR_MS, zone)
  if (at >= flight.departs) return null
  const path = `/itinerary?trip=${id}#bookings`
  return { key: `check-in:${flight.id}`, kind: 'check-in', at, detail: { flight: flight.name }, path }
}

/** That moment, or the next morning where it is at night. */
function wakingHour(instant: number, zone: string): number {
  const { date, minutes } = toWallTime(instant, zone)
  if (minutes < TELL_FROM_HOUR * 60) return toInstant(date, TELL_FROM_HOUR * 60, zone)
  return minutes < TELL_UNTIL_HOUR * 60 ? instant : toInstant(addDays(date, 1), TELL_FROM_HOUR * 60, zone)
}

/** What was asked for under Documents; `times` on the clock of the traveller, such as `2027-01-01T08:00`. */
type AskedReminder = { key: string; text: string; times: readonly string[] }

/** The reminders that were asked for and are still ahead. `zone` is that of the device. */
export function planAskedReminders(asked: readonly AskedReminder[], now: number, zone: string) {
  return asked.flatMap(({ key, text, times }) =>
    times
      .map((time) => ({ key: `${key} ${time}`, at: instantOf(time, zone), text }))
      .filter(({ at }) => at > now),
  )
}

function instantOf(time: string, zone: string): number {
  const [date = '', hours = '', minutes = ''] = time.split(/[T:]/)
  return isIsoDate(date) ? toInstant(date, Number(hours) * 60 + Number(minutes), zone) : 0
}
