import { foldText } from '../../base/fold-text.ts'
import type { Airport } from './airport-search.rules.ts'

/** Words that say nothing of which airport it is. */
const GENERIC = new Set(
  'airport intl international internacional internazionale airfield aeroport aeroporto aeropuerto flughafen lufthavn flygplats lentoasema lotnisko letiste luchthaven havalimani repuloter terminal the of de da di du la le el'.split(
    ' ',
  ),
)

/**
 * The airport that a name means, and the time zone (IANA) of what it means. The airport only where the name has its town or its
 * whole own name, and a word of that own name, and no other airport has all its words: `London Gatwick`, `PARIS-DE GAULLE`. A
 * town alone has a zone where all its airports have the same, and no airport: there may be another, or have been one.
 */
export function airportNamed(
  name: string,
  table: readonly Airport[],
): { airport: Airport | null; zone: string | null } {
  const asked = wordsOf(name)
  if (asked.size === 0) return { airport: null, zone: null }
  const meant = table.filter((airport) => hasAll(airport, asked) && isWhole(airport, asked))
  const [only, ...others] = meant
  const zones = new Set(meant.map(({ zone }) => zone))
  return {
    airport: only && others.length === 0 && hasOwnWord(only, asked) ? only : null,
    zone: zones.size === 1 ? (only?.zone ?? null) : null,
  }
}

/** The telling words of a name; a hall and its number are none. */
function wordsOf(text: string): Set<string> {
  const words = foldText(text).split(' ')
  return new Set(words.filter((word) => word.length > 1 && !/\d/.test(word) && !GENERIC.has(word)))
}

function hasAll({ city, name, country }: Airport, asked: ReadonlySet<string>): boolean {
  const known = new Set([...wordsOf(city), ...wordsOf(name), country.toLowerCase()])
  return [...asked].every((word) => known.has(word))
}

/** Whether a name has the whole of the town, or the whole of the airport's own name. */
function isWhole({ city, name }: Airport, asked: ReadonlySet<string>): boolean {
  return [city, name].some((text) => {
    const words = [...wordsOf(text)]
    return words.length > 0 && words.every((word) => asked.has(word))
  })
}

function hasOwnWord({ city, name }: Airport, asked: ReadonlySet<string>): boolean {
  const town = wordsOf(city)
  return [...wordsOf(name)].some((word) => asked.has(word) && !town.has(word))
}
