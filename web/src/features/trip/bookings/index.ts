export { DayBookings } from './day-bookings.tsx'
export { type OpenBooking, TripBookings } from './trip-bookings.tsx'
