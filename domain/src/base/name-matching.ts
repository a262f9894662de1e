import { normalizeWords } from './text-matching.ts'

/** A name in a text of `normalizeWords`: where it is, and of whom; `fit` is how near the spelling is, greater is nearer. */
export type NameMention<T> = { at: number; end: number; of: T; fit?: number }

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** Scripts in which prepositions are written together with the word. */
const PREFIXED = /[\p{sc=Hebrew}\p{sc=Arabic}\p{sc=Ethiopic}]/u
const MAX_PREFIX = 2
const VOWEL_ENDING = /[aeiouyαεηιουωаеёиоуыэюяійъь]$/u
const MAX_ENDING = 5
const MAX_SHORT_ENDING = 3
const MAX_FIRST_ENDING = 1
const MAX_WHOLE_ENDING = 3
const MIN_NAME = 3
const CASED = /[\p{sc=Latin}\p{sc=Cyrillic}\p{sc=Greek}\p{sc=Armenian}]/u
const MIN_STEM = 4
/** What names end in that falls off before the endings of cases, and the sign that a consonant has no vowel. */
const NAME_ENDING = /(?:us|as|is|es|os|um|[aeiouyαεηιουωаеёиоуыэюяійъьაეიოუըի\u0bcd\u0dca\u094d\u09cd])$/u

type NameRules = {
  /** Names that are written with a capital, in scripts that have one. */
  isProper?: boolean
  /** What everybody says in the language: such a word is a name only where it is spelled as one. */
  common?: ReadonlySet<string>
}
type FoundName = {
  at: number
  end: number
  fit: number
  isExact: boolean
  isSpelled: boolean
  isCased: boolean
}

/**
 * The mentions of names in a text, whatever case or postposition they are in; the longest of overlapping ones, of those of one length
 * the nearest in spelling, in their order.
 */
export function findNames<T>(
  text: string,
  names: Iterable<readonly [name: string, of: T]>,
  { isProper = false, common = NO_WORDS }: NameRules = {},
): NameMention<T>[] {
  const spoken = foreignWords(text)
  const capitals = isProper ? capitalWords(text) : null
  const found: (FoundName & { of: T })[] = []
  for (const [name, of] of names) {
    const one = findName(spoken, patternOf(name), capitals)
    if (one) found.push({ ...one, of })
  }
  if (!isProper) return longestOf(found)
  const isAnySpelled = found.some(({ isSpelled, isCased }) => isCased && isSpelled)
  return longestOf(
    found.filter(({ at, end, isExact, isSpelled, isCased }) => {
      const isNear = isExact && (!isCased || isSpelled)
      const isWord = !isNear && common.has(spoken.slice(at, end).trim())
      return !isWord && (isExact || isSpelled || !isCased || !isAnySpelled)
    }),
  )
}

const NO_WORDS: ReadonlySet<string> = new Set()

const ZEROS = [
  0x966, 0x9e6, 0xa66, 0xae6, 0xbe6, 0xde6, 0xe50, 0xed0, 0x1040, 0x17e0, 0x1810, 0xff10, 0x660, 0x6f0,
]

/** Armenian puts the signs of a question, a call and a stress into the word. */
const SIGNS_IN_WORDS = /[\u055b-\u055f]/g

/** Words as `normalizeWords` has them, with the digits of all scripts as 0 to 9. */
export function foreignWords(text: string): string {
  return normalizeWords(withLatinDigits(text).replace(SIGNS_IN_WORDS, ''))
}

/** The digits of all scripts as 0 to 9. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (sign) => {
    const code = sign.codePointAt(0) ?? 0
    const zero = ZEROS.find((one) => code >= one && code < one + 10)
    return zero === undefined ? sign : String(code - zero)
  })
}

function capitalWords(text: string): ReadonlySet<string> {
  const words = text.match(/\p{Lu}[\p{L}\p{M}]*/gu) ?? []
  return new Set(words.map((word) => normalizeWords(word).trim()))
}

type NamePattern = { name: string; start: string; pattern: RegExp | null; isCapital: boolean }
const patterns = new Map<string, NamePattern>()

function patternOf(text: string): NamePattern {
  const before = patterns.get(text)
  if (before) return before
  const name = foreignWords(text).trim()
  const isUnspaced = UNSPACED.test(name)
  const stems = name.split(' ').map(stemOf)
  const ending = (stem: string) => (stem.length < MIN_STEM ? MAX_SHORT_ENDING : MAX_ENDING)
  const words = stems.map((stem) => `${stem}[^ ]{0,${ending(stem)}}`).join(' ')
  const prefix = PREFIXED.test(name) && name.length > MAX_PREFIX ? `[^ ]{0,${MAX_PREFIX}}` : ''
  // The Arabic article is no part of the words, and what is left of a name may be a word.
  const isCut = name.length < MIN_NAME && text.length > MIN_NAME && PREFIXED.test(name)
  const made = {
    name: isCut ? '' : name,
    start: isCut ? '' : isUnspaced ? name : (stems[0] ?? ''),
    pattern: isUnspaced || name === '' ? null : new RegExp(`(?<= ${prefix})${words}(?= )`, 'gu'),
    isCapital: CASED.test(name),
  }
  patterns.set(text, made)
  return made
}

function findName(
  spoken: string,
  { name, start, pattern, isCapital }: NamePattern,
  capitals: ReadonlySet<string> | null,
): FoundName | null {
  const first = start.length > 1 ? spoken.indexOf(start) : -1
  if (first < 0) return null
  if (!pattern)
    return {
      at: first,
      end: first + name.length,
      fit: name.length,
      isExact: true,
      isSpelled: true,
      isCased: false,
    }
  if (name.length < MIN_NAME && (isCapital || PREFIXED.test(name)) && !spoken.includes(` ${name} `))
    return null
  for (const { 0: word, index: at } of spoken.matchAll(pattern)) {
    const isNamed = !isCapital || capitals === null || capitals.size <= 1 || isSpelled(word, capitals)
    // The first word has a capital whatever it is.
    const ending = word.startsWith(name) ? MAX_WHOLE_ENDING : MAX_FIRST_ENDING
    const isFirst = isCapital && capitals !== null && at <= 1 && word.length - name.length > ending
    if (isNamed && !isFirst)
      return {
        at,
        end: at + word.length,
        fit: sharedLetters(word, name) - Math.abs(word.length - name.length) / 2,
        isExact: word === name,
        isSpelled: capitals !== null && isSpelled(word, capitals),
        isCased: isCapital,
      }
  }
  return null
}

function sharedLetters(word: string, name: string): number {
  let shared = 0
  while (shared < name.length && word[shared] === name[shared]) shared++
  return shared
}

function isSpelled(word: string, capitals: ReadonlySet<string>): boolean {
  return capitals.has(word.split(' ')[0] ?? '')
}

function stemOf(word: string): string {
  const least = /\p{sc=Latin}/u.test(word) ? MIN_STEM : MIN_STEM - 1
  if (word.length <= least) return word
  const bare = word.replace(NAME_ENDING, '')
  const stem = bare.length > MIN_STEM ? bare.replace(VOWEL_ENDING, '') : bare
  return stem.length >= MIN_STEM ? stem : bare.length >= least ? bare : word
}

/** The longest of overlapping mentions, else the nearest in spelling, in the order of the text. */
export function longestOf<T extends { at: number; end: number; fit?: number }>(mentions: readonly T[]): T[] {
  const kept: T[] = []
  const length = ({ at, end }: T) => end - at
  for (const one of [...mentions].sort((a, b) => length(b) - length(a) || (b.fit ?? 0) - (a.fit ?? 0)))
    if (!kept.some((other) => one.at < other.end && other.at < one.end)) kept.push(one)
  return kept.sort((a, b) => a.at - b.at)
}
