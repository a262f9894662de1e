export { RivalEdit, TripPresence } from './late-presence.ts'
export { ShareTrip } from './share-trip.tsx'
export { keepTripCopies } from './trip-copies.state.ts'
