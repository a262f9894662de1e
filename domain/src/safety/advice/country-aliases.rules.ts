import { removeAccents } from '../../base/fold-text.ts'
import { COUNTRY_ALIASES } from './country-aliases.data.ts'

/** A name in lowercase without accents, punctuation and article: `The Bahamas` is `bahamas`, `St Lucia` is `saint lucia`. */
function normalizeCountryName(name: string): string {
  return removeAccents(name)
    .replace(/['’]/g, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/^ ?the /, '')
    .trim()
}

/** Finds the code of a country by the name that a government uses; null when the name is unknown. */
export function makeCountryFinder(
  countries: Iterable<{ code: string; name: string }>,
): (name: string) => string | null {
  const codes = new Map<string, string>(Object.entries(COUNTRY_ALIASES))
  for (const { code, name } of countries) codes.set(normalizeCountryName(name), code)
  return (name) => codes.get(normalizeCountryName(name)) ?? null
}
