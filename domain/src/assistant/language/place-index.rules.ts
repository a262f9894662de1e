import type { NamedCity, NamedGuide } from './place-names.rules.ts'
import { SIGHT_NAMES } from './sight-names.data.ts'

/** Between cities, between the places of one, and between the parts of a place. */
const CITY_MARK = '\n\n'
const PLACE_MARK = '\n'
const PART_MARK = '|'
/** Renown from 0 to 35 is one letter. */
const RADIX = 36

/**
 * The names of all places as one text, so that a place is found without its guide: of each city its id, and of each place its renown, its
 * name, the local name where it is another, and its id where further names hang on it. Throws RangeError for a name with a mark in it.
 */
export function packPlaceNames(guides: readonly NamedGuide[]): string {
  return guides
    .map(({ city, pointsOfInterest }) => [city.id, ...pointsOfInterest.map(packPlace)].join(PLACE_MARK))
    .join(CITY_MARK)
}

function packPlace({ id, name, nameLocal, renown }: NamedGuide['pointsOfInterest'][number]): string {
  if (/[|\n]/.test(name + nameLocal)) throw new RangeError(`a name has a mark of the index in it: ${name}`)
  const local = nameLocal === name ? '' : nameLocal
  const further = SIGHT_NAMES.has(id) ? id : ''
  const parts = further === '' ? (local === '' ? [name] : [name, local]) : [name, local, further]
  return Math.round(renown).toString(RADIX) + parts.join(PART_MARK)
}

/** The index again, with the cities that are known here; a place without further names has no id. */
export function readPlaceNames<C extends NamedCity>(
  packed: string,
  cities: readonly C[],
): (NamedGuide & { city: C })[] {
  const byId = new Map(cities.map((city) => [city.id, city]))
  return packed.split(CITY_MARK).flatMap((block) => {
    const [id = '', ...rows] = block.split(PLACE_MARK)
    const city = byId.get(id)
    return city ? [{ city, pointsOfInterest: rows.map(readPlace) }] : []
  })
}

function readPlace(row: string): NamedGuide['pointsOfInterest'][number] {
  const [name = '', local = '', id = ''] = row.slice(1).split(PART_MARK)
  return { id, name, nameLocal: local === '' ? name : local, renown: Number.parseInt(row.slice(0, 1), RADIX) }
}
