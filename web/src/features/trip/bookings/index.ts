export { DayBookings } from './day-bookings.tsx'
export { TripBaggage } from './trip-baggage.tsx'
export { type OpenBooking, TripBookings } from './trip-bookings.tsx'
