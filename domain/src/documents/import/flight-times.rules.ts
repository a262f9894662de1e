import { metresBetween } from '../../base/geo.ts'

type Position = { lat: number; lon: number }

const MINUTES_PER_HOUR = 60
/** Ground speed with the strongest wind behind, in kilometres an hour. */
const FASTEST = 1250
/** With a stop on the way under one number. */
const SLOWEST = 600
const STOP_MINUTES = 6 * MINUTES_PER_HOUR
/** Nearer airports are the two of one town, or an error of the table. */
const MIN_KM = 80

/**
 * Whether a flight between two airports may take so many minutes: neither faster than any aeroplane flies nor slower than
 * one with a stop of some hours on the way.
 */
export function isPossibleFlight(from: Position, to: Position, minutes: number): boolean {
  const km = metresBetween(from, to) / 1000
  if (km < MIN_KM) return minutes > 0
  const [least, most] = [FASTEST, SLOWEST].map((speed) => (km / speed) * MINUTES_PER_HOUR)
  return minutes >= (least ?? 0) && minutes <= (most ?? 0) + STOP_MINUTES
}
