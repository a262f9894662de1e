import { foldText } from '../../base/fold-text.ts'
import type { RegionPlace } from './region-places.rules.ts'

/** A street with its house numbers, each with where it is. */
export type AddressStreet = {
  name: string
  lat: number
  lon: number
  numbers: (readonly [number: string, lat: number, lon: number])[]
}

const MAX_RESULTS = 10
const SHORTEST_WORD = 2

/**
 * Streets that a text may name, with the house number that it holds where that is known: as places, so that a list shows both alike.
 * At most ten, names that begin so first. A number that nobody has entered finds its street.
 */
export function findAddresses(streets: readonly AddressStreet[], query: string): RegionPlace[] {
  const words = foldText(query)
    .split(/[\s,]+/)
    .filter(Boolean)
  const number = words.find((word, at) => /^\d+\p{L}?$/u.test(word) && (at > 0 || words.length > 1))
  const names = words.filter((word) => word !== number)
  if (names.every((word) => word.length < SHORTEST_WORD)) return []
  return streets
    .flatMap((street) => {
      const name = foldText(street.name)
      if (!names.every((word) => name.includes(word))) return []
      const house =
        number === undefined ? undefined : street.numbers.find(([one]) => foldText(one) === number)
      const rank = (house ? 0 : 2) + (name.startsWith(names.join(' ')) ? 0 : 1)
      return [{ place: house ? placeOfHouse(street, house) : placeOfStreet(street), rank }]
    })
    .toSorted((a, b) => a.rank - b.rank || (a.place.name < b.place.name ? -1 : 1))
    .slice(0, MAX_RESULTS)
    .map(({ place }) => place)
}

function placeOfStreet({ name, lat, lon }: AddressStreet): RegionPlace {
  return { id: `street:${name}:${lat},${lon}`, name, group: 'streets', kind: 'street', lat, lon }
}

function placeOfHouse(
  { name }: AddressStreet,
  [number, lat, lon]: AddressStreet['numbers'][number],
): RegionPlace {
  const id = `house:${name}:${number}:${lat},${lon}`
  return { id, name: `${name} ${number}`, group: 'streets', kind: 'address', lat, lon }
}
