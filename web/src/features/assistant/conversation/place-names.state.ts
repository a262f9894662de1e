import { type NamedGuide, readPlaceNames } from '@tripwright/domain/assistant/language'
import type { City } from '@tripwright/domain/destination/places'

/** Read once for a list of cities, because a place is found by an index of that very list. */
const read = new WeakMap<readonly City[], readonly NamedGuide[]>()

/** What the places of all guides are called, made with the website; null when neither the network nor this device has it. */
export async function loadPlaceNames(cities: readonly City[]): Promise<readonly NamedGuide[] | null> {
  const before = read.get(cities)
  if (before) return before
  const file = await import('virtual:place-names').catch(() => null)
  if (!file) return null
  const names = readPlaceNames(file.placeNames, cities)
  read.set(cities, names)
  return names
}
