import { OTHER_NAMES } from './issuer-names.data.ts'

/** A name in small letters without accents, signs and article: `The Bahamas` is `bahamas`, `St Lucia` is `saint lucia`. */
function plainName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^a-z]+/g, ' ')
    .replace(/\bst\b/g, 'saint')
    .replace(/^ ?the /, '')
    .trim()
}

/** Finds the code of a country by the name that a government gives it; null for a place that has none here. */
export function countryFinder(
  countries: Iterable<{ code: string; name: string }>,
): (name: string) => string | null {
  const codes = new Map<string, string>(Object.entries(OTHER_NAMES))
  for (const { code, name } of countries) codes.set(plainName(name), code)
  return (name) => codes.get(plainName(name)) ?? null
}
