export { DayBookings } from './day-bookings.tsx'
export { ListHead } from './list-head.tsx'
export { TripBaggage } from './trip-baggage.tsx'
export { type OpenBooking, TripBookings } from './trip-bookings.tsx'
