import { foldText } from '../../base/fold-text.ts'

type Named = { name: string; country: string }
/** The name of a country (ISO 3166-1 alpha-2) in a language. */
type NameOf = (code: string) => string

/**
 * The city of a list that a text names, by itself or together with its country in one of some languages; null for words
 * of somebody's own. Of namesakes the first.
 */
export function findNamedCity<City extends Named>(
  place: string,
  cities: readonly City[],
  languages: readonly NameOf[],
): City | null {
  const folded = foldText(place)
  const names = ({ name, country }: City) => [
    name,
    ...languages.map((nameOf) => `${name}, ${nameOf(country)}`),
  ]
  return cities.find((city) => names(city).some((one) => foldText(one) === folded)) ?? null
}

/** A city with its country as it is written into a link, which names the country only once: `Singapore`. */
export function writeNamedCity({ name, country }: Named, nameOf: NameOf): string {
  const of = nameOf(country)
  return of.startsWith(name) ? name : `${name}, ${of}`
}

/** What of a place is looked for in a list of cities: all before its country. */
export function cityPartOf(place: string): string {
  return (place.split(',')[0] ?? '').trim()
}
