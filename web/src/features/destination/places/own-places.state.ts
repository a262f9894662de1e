import { joinOwnPlaces, type OwnPlace, type PlanFacts } from '@tripwright/domain/trip/itinerary'

/** Facts with the places that somebody added to the trip. */
export function withPlacesOfTrip<Facts extends PlanFacts>(
  { key, facts }: { key: string; facts: Facts },
  own: readonly OwnPlace[],
): { key: string; facts: Facts } {
  return { key: `${key},${JSON.stringify(own)}`, facts: joinOwnPlaces(facts, own) }
}
