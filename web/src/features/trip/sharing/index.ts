export { ShareTrip } from './share-trip.tsx'
