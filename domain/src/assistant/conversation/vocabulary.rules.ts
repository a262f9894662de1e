import type { CATEGORIES, DIETS } from '../../destination/places/index.ts'
import { mentionsAny, parseNumberWord, wordList } from '../language/index.ts'
import * as own from './vocabulary.data.ts'

export type PlaceCategory = (typeof CATEGORIES)[number]
export type Diet = (typeof DIETS)[number]

/** Merges the vocabulary of the five languages of the app with that of further languages. */
function mergeVocabularies<K extends string>(
  near: Readonly<Partial<Record<K, readonly string[]>>>,
  far: Readonly<Partial<Record<K, string>>>,
  more: Readonly<Record<string, string>> = {},
): Record<K, readonly string[]> {
  const keys = Object.keys({ ...near, ...far, ...more }) as K[]
  const lists = keys.map(
    (key) =>
      [key, [...(near[key] ?? []), ...wordList(far[key] ?? ''), ...wordList(more[key] ?? '')]] as const,
  )
  // Each key is in at least one of the two, so its list exists.
  return Object.fromEntries(lists) as Record<K, readonly string[]>
}

export const { PACE_WORDS, SPENDING_WORDS, STEP_FREE_WORDS } = own
export const TOPIC_WORDS = mergeVocabularies(own.TOPIC_WORDS, own.WORLD_TOPIC_WORDS)
export const CATEGORY_WORDS: Readonly<Record<PlaceCategory, readonly string[]>> = mergeVocabularies(
  own.CATEGORY_WORDS,
  own.WORLD_CATEGORY_WORDS,
  own.MORE_CATEGORY_WORDS,
)
const DIET_WORDS = mergeVocabularies(own.DIET_WORDS, own.WORLD_DIET_WORDS, own.MORE_DIET_WORDS)
const CHILD_WORDS = [...own.CHILD_WORDS, ...wordList(own.WORLD_CHILD_WORDS)]
export const ADULT_WORDS = [...own.ADULT_WORDS, ...wordList(own.WORLD_ADULT_WORDS)]

/** The categories of places that a text mentions. */
export function findCategories(text: string): PlaceCategory[] {
  let spoken = text
  for (const [compound, meant] of COMPOUNDS) spoken = spoken.replace(compound, meant)
  const isThemePark = mentionsAny(spoken, CATEGORY_WORDS['theme-park'])
  return (Object.keys(CATEGORY_WORDS) as PlaceCategory[]).filter(
    (category) => mentionsAny(spoken, CATEGORY_WORDS[category]) && !(isThemePark && category === 'park'),
  )
}

/** Two words that are one kind of place: a food market is no restaurant. */
const COMPOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ (?:food|street food|night|flea|christmas) market/g, ' market'],
  [/ art (museum|galler)/g, ' $1'],
  [/ coffee (?:shop|place|bar|house)s?(?= )/g, ' coffee'],
  [/ (?:botanical|botanic) (?:garden|park)/g, ' garden'],
  [/ street food (?!market)/g, ' streetfood '],
  // What is bought at a market is no restaurant.
  [/ (markets?) (.*)(?:food|snacks|dinner) /g, ' $1 $2'],
]

/** The diets that a text mentions. */
export function findDiets(spoken: string): Diet[] {
  return (Object.keys(DIET_WORDS) as Diet[]).filter((diet) => mentionsAny(spoken, DIET_WORDS[diet]))
}

/** The number before a word for people, 1 to 20. */
export function countPeople(spoken: string, kinds: readonly string[]): number | null {
  const tokens = spoken.trim().split(' ')
  for (const [at, token] of tokens.entries()) {
    const count = parseNumberWord(tokens[at - 1])
    // "Dec 4, one adult": a number is no word for people.
    if (parseNumberWord(token) !== null) continue
    if (
      count !== null &&
      count >= 1 &&
      count <= 20 &&
      mentionsAny(` ${token} ${tokens[at + 1] ?? ''} `, kinds)
    )
      return count
  }
  return null
}

const NO_CHILDREN =
  / (?:no|without(?: the| our| my| any)?|minus the|not bringing the) (?:kids?|children|little ones)(?= )/g

/** The number of children; 1 when children are mentioned without a number. */
export function countChildren(text: string): number | null {
  const spoken = text.replace(NO_CHILDREN, ' ')
  return countPeople(spoken, CHILD_WORDS) ?? (mentionsAny(spoken, CHILD_WORDS) ? 1 : null)
}
