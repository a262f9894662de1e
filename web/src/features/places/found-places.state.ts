import { oldestOf, type Provenance } from '@tripwright/domain/base/provenance'
import type { PointOfInterest } from '@tripwright/domain/places'
import type { Sourced } from '#ui/use-suggestions.ts'
import { isNamed, loadGuide } from './facts.state.ts'

const MOST_FOUND = 8

/** The best-known places of the cities' guides whose name holds the text. */
export async function searchPlaces(
  cityIds: readonly string[],
  text: string,
): Promise<Sourced<PointOfInterest>> {
  const guides = (await Promise.all(cityIds.map(loadGuide))).filter((guide) => guide !== null)
  const items = guides
    .flatMap((guide) => guide.pointsOfInterest)
    .filter((place) => isNamed(place, text))
    .sort((a, b) => b.renown - a.renown)
    .slice(0, MOST_FOUND)
  const oldest = oldestOf<Provenance>(guides)
  return { items, sources: oldest ? [oldest] : [] }
}
