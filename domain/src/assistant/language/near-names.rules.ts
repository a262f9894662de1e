import { normalizeWords } from '../../base/text-matching.ts'
import { countryNames } from './country-names.rules.ts'

/** What is also misspelled: days, months, languages and peoples. */
const OFTEN_MISSPELLED =
  'monday tuesday wednesday thursday friday saturday sunday tomorrow weekend january february august september october november december spanish french german italian portuguese japanese chinese korean arabic russian turkish polish vietnamese indonesian swedish norwegian danish finnish hungarian croatian ukrainian bulgarian romanian hebrew swahili persian bengali american british australian canadian mexican brazilian egyptian moroccan nigerian kenyan pakistani filipino malaysian favourites favorites itinerary temperature forecast weather translate passport restaurant museum hospital pharmacy nearest embassy vaccinations wheelchair playground squeeze instead aquarium cathedral gallery castle palace breakfast budget backpacker vegetarian cancelled opening colosseum'

/** Words that are near a name and none. */
const NO_NAMES =
  'plague pleasant marina forest season general present german romans roman morning evening replaced removes translated weathers francs settle castles openings cattle'

const MIN_LETTERS = 6
const WORD = /(?<![\p{L}\p{N}’'&-])[a-z]{6,16}(?![\p{L}\p{N}’'-])/giu
const known = new WeakMap<readonly object[], ReadonlyMap<string, readonly string[]>>()
const COMMON = new Set(NO_NAMES.split(' '))

/** An English question whose misspelled countries, cities, languages, months and days are as they are written: "azerbajan", "italain", "wednesdy". */
export function withNearNames(text: string, cities: readonly { name: string }[]): string {
  const names = known.get(cities) ?? namesOf(cities)
  known.set(cities, names)
  return text.replace(WORD, (word) => {
    const said = normalizeWords(word).trim()
    if (COMMON.has(said)) return word
    const near = names.get(said.slice(0, 2)) ?? []
    if (near.some((name) => said === name || said.startsWith(name) || name.startsWith(said))) return word
    return near.find((name) => isNear(said, name)) ?? word
  })
}

/** Names of one word by their first two letters. */
function namesOf(cities: readonly { name: string }[]): ReadonlyMap<string, readonly string[]> {
  const all = [...OFTEN_MISSPELLED.split(' '), ...countryNames('en'), ...cities.map(({ name }) => name)]
    .flatMap((name) => normalizeWords(name).trim().split(' '))
    .filter((name) => name.length >= MIN_LETTERS && /^[a-z]+$/.test(name))
  const byStart = new Map<string, string[]>()
  for (const name of new Set(all)) {
    const start = name.slice(0, 2)
    byStart.set(start, [...(byStart.get(start) ?? []), name])
  }
  return byStart
}

/** Whether one letter is missing, too much, another, or changed places with the next. */
export function isNear(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at++
  const [rest, left] = [one.slice(at), other.slice(at)]
  return (
    rest.slice(1) === left.slice(1) ||
    rest.slice(1) === left ||
    rest === left.slice(1) ||
    (rest[0] === left[1] && rest[1] === left[0] && rest.slice(2) === left.slice(2))
  )
}
