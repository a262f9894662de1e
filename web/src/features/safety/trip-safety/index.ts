export { TripSafety } from './trip-safety.tsx'
