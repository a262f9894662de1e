import { metresBetween, type Position } from '@tripwright/domain/base/geo'
import { type City, type Guide, parseTownId } from '@tripwright/domain/destination/places'
import { findCityOfTown, findGuide, findTownAt, listCities } from '#features/destination/places/index.ts'

/** A town whose guide can be gathered. `reach`: how far from its middle its guide goes, metres. */
export type GuidePlace = Position & { id: string; name: string; country: string; reach: number }

/** By the rank of a town: ten times the people add 1. */
const REACHES = [
  [6.3, 12_000],
  [5.3, 9_000],
  [0, 6_000],
] as const
const NEAREST = 3

/** What an id of `city-suggestions` stands for: a guide of ours, or a town; null for none. */
export async function findGuidePlace(id: string): Promise<{ guide: Guide } | { place: GuidePlace } | null> {
  const guide = findGuide(id)
  if (guide) return { guide }
  const parsed = parseTownId(id)
  const town = parsed && (await findTownAt(parsed))
  if (!town) return null
  const city = findCityOfTown(town)
  const own = city && findGuide(city.id)
  if (own) return { guide: own }
  const reach = REACHES.find(([rank]) => town.rank >= rank)?.[1] ?? 6_000
  const { name, country, lat, lon } = town
  return { place: { id, name, country, lat, lon, reach } }
}

/** The known guides near a place, the nearest first. */
export function nearestCities(place: Position): City[] {
  return listCities()
    .toSorted((a, b) => metresBetween(a, place) - metresBetween(b, place))
    .slice(0, NEAREST)
}
