import type { Position } from '@tripwright/domain/base/geo'
import { type Guide, townIdOf } from '@tripwright/domain/destination/places'
import { packIdOfCity, parsePackId } from '@tripwright/domain/map/map-packs'
import { findCityOfTown, findGuide, findTownAt } from '#features/destination/places/index.ts'

/** A place that a map pack is made of. `rank`: about 3 for a village, 10 for Paris. */
export type PackPlace = Position & {
  id: string
  name: string
  country: string
  rank: number
  guide: Guide | null
}

/** Cities with a guide are those that many travel to. */
const CITY_RANK = 8

/** The place that an id stands for; null where there is none. A town that has a guide is the city of that guide. */
export async function findPackPlace(id: string): Promise<PackPlace | null> {
  const parsed = parsePackId(id)
  if (parsed === null) return null
  if (parsed.kind === 'city') return placeOfCity(parsed.cityId)
  const town = await findTownAt(parsed)
  if (town === null) return null
  const city = findCityOfTown(town)
  if (city) return placeOfCity(city.id)
  return { ...town, id: townIdOf(town) ?? id, guide: null }
}

function placeOfCity(cityId: string): PackPlace | null {
  const guide = findGuide(cityId)
  if (guide === null) return null
  const { name, country, lat, lon } = guide.city
  return { id: packIdOfCity(cityId), name, country, lat, lon, rank: CITY_RANK, guide }
}
