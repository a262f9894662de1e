import { FAMILY_WORDS, TWINS } from './family-words.data.ts'
import { normalizeWords } from './text-matching.rules.ts'

const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const MAX_ENDING = 4
const MAX_PARTY = 30
type Family = Record<'one' | 'two' | 'self' | 'along' | 'friends', readonly string[]>
const families = new Map<string, Family | null>()

/**
 * How many grown-ups are named by who they are: "my parents and I" are three, "my wife" beside "we" is two, "two mums" are two; null for none.
 * `numberOf` reads a word as a number. `spoken` is of `normalizeWords`.
 */
export function countFamily(
  spoken: string,
  language: string,
  numberOf: (word: string) => number | null | undefined,
): number | null {
  const family = familyOf(language)
  if (!family) return null
  return UNSPACED.test(spoken) ? countUnspaced(spoken, family) : countSpaced(spoken, family, numberOf)
}

/** Whether two children of one birth are named. */
export function namesTwins(spoken: string): boolean {
  twins ??= TWINS.split(', ').map((word) => normalizeWords(word).trim())
  return twins.some((word) => spoken.includes(UNSPACED.test(word) ? word : ` ${word} `))
}
let twins: readonly string[] | null = null

function familyOf(language: string): Family | null {
  const before = families.get(language)
  if (before !== undefined) return before
  const parts = FAMILY_WORDS[language]?.split(' | ')
  const words = (at: number) =>
    (parts?.[at] ?? '')
      .split(', ')
      .map((word) => normalizeWords(word).trim())
      .filter(Boolean)
      .sort((a, b) => b.length - a.length)
  const made = parts
    ? { one: words(0), two: words(1), self: words(2), along: words(3), friends: words(4) }
    : null
  families.set(language, made)
  return made
}

function countSpaced(
  spoken: string,
  { one, two, self, along, friends }: Family,
  numberOf: (word: string) => number | null | undefined,
): number | null {
  const words = spoken.trim().split(' ')
  const countAt = (at: number) => {
    for (const word of [words[at - 1], words[at - 2]]) {
      const count = word === undefined ? null : /^\d{1,2}$/.test(word) ? Number(word) : numberOf(word)
      if (typeof count === 'number' && count > 0 && count <= MAX_PARTY) return count
    }
    return null
  }
  let total = 0
  let isCounted = false
  let isFriends = false
  for (let at = 0; at < words.length; at++) {
    const pair = lengthAt(words, at, two)
    const single = pair > 0 ? 0 : lengthAt(words, at, one)
    const friend = pair + single > 0 ? 0 : lengthAt(words, at, friends)
    if (pair + single + friend === 0) continue
    const count = countAt(at)
    if (friend > 0) {
      if (count === null || count < 2) continue
      total += count
      isFriends = true
    } else {
      const counted = single > 0 && count !== null && count > 1
      total += pair > 0 ? 2 : counted ? count : 1
      isCounted ||= counted
    }
    at += pair + single + friend - 1
  }
  if (total === 0) return null
  const isSaid = (some: readonly string[]) => some.some((word) => spoken.includes(` ${word} `))
  const isSelf =
    isSaid(self) ||
    (isSaid(along) && !isCounted && !isFriends && total !== 2) ||
    isPairOf(total, spoken, { along, two })
  const all = total + (isSelf ? 1 : 0)
  return all > 1 && all <= MAX_PARTY ? all : null
}

/** "We go with my parents" is three, "we are a couple" two. */
function isPairOf(total: number, spoken: string, { along, two }: Pick<Family, 'along' | 'two'>): boolean {
  const couple = two.at(-1) ?? ''
  return (
    total === 2 &&
    along.some((word) => spoken.includes(` ${word} `)) &&
    !spoken.includes(` ${couple}`) &&
    two.some((word) => spoken.includes(` ${word}`)) &&
    WITH.test(spoken)
  )
}
const WITH =
  / (?:with|con|avec|com|mit|met|med|z|ze|s|se|с|со|із|зі|з|dengan|sama|cu|με|kasama|na) (?:my |mis |mes |meus |meinen |mijn |mina |mine |i miei |моими |моїми |\p{L}{2,6} )?/u

/** How many words from `at` on are one of the beginnings; 0 for none. */
function lengthAt(words: readonly string[], at: number, some: readonly string[]): number {
  for (const one of some) {
    const length = one.split(' ').length
    const said = words.slice(at, at + length).join(' ')
    const ending = one.length < 4 ? 2 : MAX_ENDING
    if (said.startsWith(one) && said.length - one.length <= ending) return length
  }
  return 0
}

function countUnspaced(spoken: string, { one, two, self, along }: Family): number | null {
  let left = spoken
  let total = 0
  for (const word of two)
    if (left.includes(word)) {
      total += 2
      left = left.replaceAll(word, ' ')
    }
  for (const word of one)
    if (left.includes(word)) {
      total += 1
      left = left.replaceAll(word, ' ')
    }
  if (total === 0) return null
  const isSelf = [...self, ...along].some((word) => spoken.includes(word))
  const all = total + (isSelf ? 1 : 0)
  return all > 1 && all <= MAX_PARTY ? all : null
}
