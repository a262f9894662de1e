export { chooseBookedPlace, endsWithPosition, textToLookUp } from './booked-place.rules.ts'
export {
  bookingsOf,
  bookingTitle,
  calendarDays,
  durationMinutes,
  endAt,
  instantOf,
  isOnDate,
  isTransport,
  parseFlightNumber,
  type TimedBooking,
  type TripBooking,
  timedBooking,
} from './booking.rules.ts'
export { bookingsMessages } from './bookings.messages.ts'
export { type BookingWarning, bookingWarnings } from './collisions.rules.ts'
export { countedBookings, expenseIdOf } from './counted-bookings.rules.ts'
export { layOutTrip } from './lay-out-trip.rules.ts'
export { withBookings } from './plan-bookings.rules.ts'
