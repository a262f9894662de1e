import { normalizeWords } from './text-matching.rules.ts'
import { TOWNS_OF_COUNTRIES } from './towns-of-countries.data.ts'

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u
const PREFIXED = /[\p{sc=Arabic}\p{sc=Hebrew}]/u
/** Names of so many letters may have the ending of a case. */
const MIN_INFLECTED = 5
const MAX_ENDING = 3

type Town = { name: string; country: string }
let towns: readonly Town[] | null = null

function allTowns(): readonly Town[] {
  towns ??= Object.entries(TOWNS_OF_COUNTRIES).flatMap(([country, names]) =>
    names.split(', ').map((one) => ({ name: normalizeWords(one).trim(), country })),
  )
  return towns
}

/** The country (ISO 3166-1 alpha-2) of the first town or airport of `TOWNS_OF_COUNTRIES` that a text names in any case; null for none. */
export function countryOfTown(text: string): string | null {
  const spoken = normalizeWords(text)
  let first: { at: number; country: string } | null = null
  for (const { name, country } of allTowns()) {
    const at = placeOf(spoken, name)
    if (at >= 0 && (first === null || at < first.at)) first = { at, country }
  }
  return first?.country ?? null
}

function placeOf(spoken: string, name: string): number {
  if (UNSPACED.test(name)) return spoken.indexOf(name)
  const at = spoken.indexOf(PREFIXED.test(name) ? name : ` ${name}`)
  if (at < 0) return -1
  const end = spoken.indexOf(' ', at + 1 + name.length)
  const ending = end - at - 1 - name.length
  return ending <= (name.length >= MIN_INFLECTED ? MAX_ENDING : 0) ? at : -1
}
