import { oldestProvenance, type Provenance } from '@tripwright/domain/base/provenance'
import type { PointOfInterest } from '@tripwright/domain/destination/places'
import type { Sourced } from '#ui/use-suggestions.ts'
import { loadGuide, matchesName } from './plan-facts.state.ts'

const MAX_RESULTS = 8

/** The best-known places of the cities' guides whose name contains the text. */
export async function searchPlaces(
  cityIds: readonly string[],
  text: string,
): Promise<Sourced<PointOfInterest>> {
  const guides = (await Promise.all(cityIds.map(loadGuide))).filter((guide) => guide !== null)
  const items = guides
    .flatMap((guide) => guide.pointsOfInterest)
    .filter((place) => matchesName(place, text))
    .sort((a, b) => b.renown - a.renown)
    .slice(0, MAX_RESULTS)
  const oldest = oldestProvenance<Provenance>(guides)
  return { items, sources: oldest ? [oldest] : [] }
}
