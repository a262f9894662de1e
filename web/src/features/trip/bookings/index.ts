/** The bookings whose prices are not among the expenses. */
export const loadBookingPrices = () =>
  import('./booking-prices.tsx').then(({ BookingPrices }) => BookingPrices)
export { BookingWarnings } from './booking-warnings.tsx'
export { DayBookings } from './day-bookings.tsx'
export { FlightRules } from './flight-rules.tsx'
export { ListHead } from './list-head.tsx'
export { TripBaggage } from './trip-baggage.tsx'
export { type OpenBooking, TripBookings } from './trip-bookings.tsx'
