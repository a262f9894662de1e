import type { CATEGORIES, DIETS } from '../places/index.ts'
import { numberOf, says, wordList } from '../speech/index.ts'
import * as own from './vocabulary.data.ts'
import * as world from './world-vocabulary.data.ts'

export type Category = (typeof CATEGORIES)[number]
export type Diet = (typeof DIETS)[number]

/** A vocabulary of the five languages with that of the others. */
function both<K extends string>(
  near: Readonly<Partial<Record<K, readonly string[]>>>,
  far: Readonly<Partial<Record<K, string>>>,
): Record<K, readonly string[]> {
  const keys = Object.keys({ ...near, ...far }) as K[]
  const lists = keys.map((key) => [key, [...(near[key] ?? []), ...wordList(far[key] ?? '')]] as const)
  // Every key of either has its list.
  return Object.fromEntries(lists) as Record<K, readonly string[]>
}

export const { OF_PACE, STEP_FREE } = own
export const ABOUT = both(own.ABOUT, world.WORLD_ABOUT)
export const OF_CATEGORY = both(own.OF_CATEGORY, world.WORLD_CATEGORY)
const OF_DIET = both(own.OF_DIET, world.WORLD_DIET)
const CHILDREN = [...own.CHILDREN, ...wordList(world.WORLD_CHILDREN)]
export const ADULTS = [...own.ADULTS, ...wordList(world.WORLD_ADULTS)]

/** The kinds of places that are said. */
export function categoriesIn(spoken: string): Category[] {
  return (Object.keys(OF_CATEGORY) as Category[]).filter((category) =>
    says(spoken, OF_CATEGORY[category] ?? []),
  )
}

/** The diets that are said. */
export function dietsIn(spoken: string): Diet[] {
  return (Object.keys(OF_DIET) as Diet[]).filter((diet) => says(spoken, OF_DIET[diet]))
}

/** The number before a word for people, 1 to 20. */
export function peopleIn(spoken: string, kinds: readonly string[]): number | null {
  const tokens = spoken.trim().split(' ')
  for (const [at, token] of tokens.entries()) {
    const count = numberOf(tokens[at - 1])
    if (count !== null && count >= 1 && count <= 20 && says(` ${token} ${tokens[at + 1] ?? ''} `, kinds))
      return count
  }
  return null
}

/** How many children come along; one where none was counted. */
export function childrenIn(spoken: string): number | null {
  return peopleIn(spoken, CHILDREN) ?? (says(spoken, CHILDREN) ? 1 : null)
}
