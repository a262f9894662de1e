import { joinOwnPlaces, type OwnPlace } from '@tripwright/domain/trip/itinerary'
import type { KeyedFacts } from './plan-facts.state.ts'

/** Facts with the places that somebody added to the trip. */
export function withPlacesOfTrip({ key, facts }: KeyedFacts, own: readonly OwnPlace[]): KeyedFacts {
  return { key: `${key},${JSON.stringify(own)}`, facts: joinOwnPlaces(facts, own) }
}
