import { foldText } from '../../base/fold-text.ts'
import type { Position } from '../../base/geo.ts'

/** An airport of our own table; `zone` is an IANA time zone, `country` ISO 3166-1 alpha-2. */
export type Airport = Position & { iata: string; city: string; name: string; country: string; zone: string }

const CODE_IN_BRACKETS = /\(\s*([a-z]{3})\s*\)/i
const CODE_ALONE = /^[a-z]{3}$/i
const CODE_AS_WORD = /(?<![\p{L}\p{N}])[A-Z]{3}(?![\p{L}\p{N}])/gu
/** The punctuation that stays around a code after the code was removed. */
const LOOSE_ENDS = /^[\s,;:/–-]+|[\s,;:/–-]+$/gu

/** City and name without saying the city twice: `London Heathrow`, `Los Angeles International`. */
export function airportName({ city, name }: Pick<Airport, 'city' | 'name'>): string {
  return foldText(name).includes(foldText(city)) ? name : `${city} ${name}`
}

/** `London Heathrow (LHR)`: how an airport is written in the form and for the partner. */
export function airportText(airport: Airport): string {
  return `${airportName(airport)} (${airport.iata})`
}

/**
 * Airport text as name plus (CODE) when a 3-letter code is found in it (specification section 5); else the text itself,
 * trimmed. A code stands in brackets, alone, or as a word of three capitals among others.
 */
export function normaliseAirport(text: string, table: readonly Airport[]): string {
  const query = text.trim().replace(/\s+/g, ' ')
  const typedCode = findCode(query, table)
  if (typedCode === null) return query
  const code = typedCode.toUpperCase()
  const name = query
    .replace(CODE_IN_BRACKETS, ' ')
    .replace(new RegExp(`(?<![\\p{L}\\p{N}])${typedCode}(?![\\p{L}\\p{N}])`, 'u'), ' ')
    .replace(/\s+/g, ' ')
    .replace(LOOSE_ENDS, '')
  if (name !== '') return `${name} (${code})`
  const airport = table.find(({ iata }) => iata === code)
  return airport ? airportText(airport) : code
}

function findCode(query: string, table: readonly Airport[]): string | null {
  const isKnown = (code: string) => table.some(({ iata }) => iata === code.toUpperCase())
  const inBrackets = CODE_IN_BRACKETS.exec(query)?.[1]
  if (inBrackets) return inBrackets
  // "Rio" is three letters and no code.
  if (CODE_ALONE.test(query)) return isKnown(query) || query === query.toUpperCase() ? query : null
  // Where everything is in capitals, three of them say nothing: NEW YORK.
  if (query === query.toUpperCase()) return null
  const words = query.match(CODE_AS_WORD) ?? []
  return words.find(isKnown) ?? words[0] ?? null
}

/** Our own airports with what was read in: in the place of ours of the same code, the others behind them. */
export function mergeImportedAirports(own: readonly Airport[], read: readonly Airport[]): Airport[] {
  const typedCode = new Map(read.map((airport) => [airport.iata, airport]))
  const ours = new Set(own.map(({ iata }) => iata))
  return [
    ...own.map((airport) => typedCode.get(airport.iata) ?? airport),
    ...read.filter(({ iata }) => !ours.has(iata)),
  ]
}

/** The airports that a text may mean, best first: by code, by the beginning of the city, of the name, by any part. */
export function findAirports(text: string, table: readonly Airport[], most: number): Airport[] {
  const query = foldText(text)
  return table
    .map((airport) => ({ airport, rank: rankOf(airport, query) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .slice(0, most)
    .map(({ airport }) => airport)
}

function rankOf(airport: Airport, query: string): number {
  const [iata, city, name] = [airport.iata, airport.city, airport.name].map(foldText)
  if (query === iata) return 5
  if (city?.startsWith(query)) return 4
  if (name?.startsWith(query)) return 3
  if (iata?.startsWith(query)) return 2
  const whole = foldText(airportText(airport))
  return query.split(' ').every((word) => whole.includes(word)) ? 1 : 0
}
