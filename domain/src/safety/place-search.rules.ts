import { foldedText } from '../base/folded-text.ts'
import { OTHER_NAMES } from './issuer-names.data.ts'

/** A city or a country by the names that it may be looked for by, the shown one first. */
export type NamedPlace = { id: string; names: readonly string[] }

const MOST_FOUND = 8

/** The places whose names begin with a text, then those that have a word that does, then those that hold it; at most eight. */
export function searchPlaces<P extends NamedPlace>(text: string, places: readonly P[]): P[] {
  const query = foldedText(text)
  if (query === '') return []
  return places
    .map((place) => ({
      place,
      rank: Math.min(...place.names.map((name) => rankOf(foldedText(name), query))),
    }))
    .filter(({ rank }) => rank < NOT_FOUND)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_FOUND)
    .map(({ place }) => place)
}

const NOT_FOUND = 4

function rankOf(name: string, query: string): number {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (name.includes(` ${query}`)) return 2
  return name.includes(query) ? 3 : NOT_FOUND
}

/** What a country is called besides: `Burma`, `Holland`. */
export function otherNamesOf(code: string): string[] {
  return Object.keys(OTHER_NAMES).filter((name) => OTHER_NAMES[name] === code)
}
