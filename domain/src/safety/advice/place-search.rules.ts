import { foldText } from '../../base/fold-text.ts'
import { COUNTRY_ALIASES } from './country-aliases.data.ts'

/** A city or country with its search names, the displayed one first. */
export type SearchablePlace = { id: string; names: readonly string[] }

const MAX_RESULTS = 8

/** At most eight places: first names that begin with the text, then names with a word that does, then names that contain it. */
export function searchPlaces<P extends SearchablePlace>(text: string, places: readonly P[]): P[] {
  const query = foldText(text)
  if (query === '') return []
  return places
    .map((place) => ({
      place,
      rank: Math.min(...place.names.map((name) => rankOf(foldText(name), query))),
    }))
    .filter(({ rank }) => rank < NO_MATCH_RANK)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MAX_RESULTS)
    .map(({ place }) => place)
}

const NO_MATCH_RANK = 4

function rankOf(name: string, query: string): number {
  if (name === query) return 0
  if (name.startsWith(query)) return 1
  if (name.includes(` ${query}`)) return 2
  return name.includes(query) ? 3 : NO_MATCH_RANK
}

/** Aliases of countries: `Burma`, `Holland`. */
export function countryAliasesOf(code: string): string[] {
  return Object.keys(COUNTRY_ALIASES).filter((name) => COUNTRY_ALIASES[name] === code)
}
