import { bookingsOf } from '../../trip/bookings/index.ts'
import { stopsOf, type TripState } from '../../trip/sync/index.ts'
import { linesOfDay } from '../conversation/index.ts'
import { MAX_TRIP_DAYS, MAX_TRIP_LINES, MAX_TRIP_NAME, type TripContext } from './language-model.contract.ts'

/** What a model reads of a trip that its person shares with a question: its name, and by day what is when. No notes, numbers or people. */
export function tripContextOf(name: string, trip: TripState): TripContext {
  const ofStops = stopsOf(trip).map(({ day }) => day)
  const ofBookings = bookingsOf(trip).map(({ startsAt }) => startsAt?.date)
  const dates = [...new Set([...ofStops, ...ofBookings])].filter((date) => typeof date === 'string').sort()
  return {
    name: name.slice(0, MAX_TRIP_NAME),
    days: dates.slice(0, MAX_TRIP_DAYS).map((date) => ({
      date,
      lines: linesOfDay(trip, date)
        .slice(0, MAX_TRIP_LINES)
        .map((line) => ({ time: line.time, name: line.name.slice(0, MAX_TRIP_NAME) })),
    })),
  }
}
