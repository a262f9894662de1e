import { normalizeWords } from '../../base/text-matching.ts'
import { FAMILY_WORDS, TWINS } from './family-words.data.ts'

const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const MAX_ENDING = 4
const SHORT = 4
const MIN_STEM = 3
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
  const said = PREFIXED.test(spoken) ? withoutPrefixes(spoken, family) : spoken
  return UNSPACED.test(said) ? countUnspaced(said, family) : countSpaced(said, family, numberOf)
}

const PREFIXED = /[\p{sc=Arabic}\p{sc=Hebrew}]/u
const PREFIX = /^(?:[ولبفك]{1,2}|ו?[לבשה]{0,2})(?=[\p{L}]{2})/u

/** Arabic and Hebrew write "and" and "for" at the word: "ولزوجتي". */
function withoutPrefixes(spoken: string, family: Family): string {
  const known = [...family.one, ...family.two, ...family.self, ...family.friends]
  const isKnown = (word: string) => known.some((one) => word.startsWith(one))
  return spoken
    .split(' ')
    .map((word) => {
      const bare = word.replace(PREFIX, '')
      const shorter = word.slice(1)
      if (word.length < MIN_STEM || isKnown(word)) return word
      return isKnown(bare) ? bare : shorter.length > 2 && isKnown(shorter) ? shorter : word
    })
    .join(' ')
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

type NumberOf = (word: string) => number | null | undefined
type Counted = { total: number; isCounted: boolean; isFriends: boolean; isCouple: boolean }

function countSpaced(spoken: string, family: Family, numberOf: NumberOf): number | null {
  const { total, isCounted, isFriends, isCouple } = relativesIn(spoken.trim().split(' '), family, numberOf)
  if (total === 0) return null
  const isSaid = (some: readonly string[]) => some.some((word) => spoken.includes(` ${word} `))
  const goesAlong = !isCounted && !isFriends && !isCouple && isSaid(family.along)
  const all = total + (goesAlong || (isSaid(family.self) && !isCouple) ? 1 : 0)
  return all > 1 && all <= MAX_PARTY ? all : null
}

/** The relatives and friends that words name. */
function relativesIn(words: readonly string[], family: Family, numberOf: NumberOf): Counted {
  const counted: Counted = { total: 0, isCounted: false, isFriends: false, isCouple: false }
  for (let at = 0; at < words.length; at++) {
    const found = relativeAt(words, at, family)
    if (!found) continue
    const count = countBefore(words, at, numberOf)
    const some = count !== null && count > 1 ? count : null
    addTo(counted, found.kind, some)
    counted.isCouple ||= found.kind === 'two' && COUPLE.test(words.slice(at, at + found.length).join(' '))
    at += found.length - 1
  }
  return counted
}

type Relative = { kind: 'one' | 'two' | 'friends'; length: number }

function relativeAt(words: readonly string[], at: number, family: Family): Relative | null {
  for (const kind of ['two', 'one', 'friends'] as const) {
    const length = lengthAt(words, at, family[kind])
    if (length > 0) return { kind, length }
  }
  return null
}

/** "Friends" without a number are nobody that could be counted. */
function addTo(counted: Counted, kind: Relative['kind'], some: number | null): void {
  if (kind === 'friends') {
    counted.isFriends ||= some !== null
    counted.total += some ?? 0
    return
  }
  counted.isCounted ||= kind === 'one' && some !== null
  counted.total += kind === 'two' ? 2 : (some ?? 1)
}

/** A couple is all who go; parents go with somebody. */
const COUPLE =
  /couple|matrimonio|casal|paar|coppia|stel$|echtpaar|pariskun|^p[áa]r(?:om)?$|vo chong|házaspár|hazaspar|cuplu|cift|пара|пари|подружж|супруж|двоик|ζευγαρ|זוג|زوجين|زوج|میاں|पति|मियाँ|স্বামী|pasangan|mag asawa|wanandoa/u

/** "Two brothers", "four uni friends". */
function countBefore(words: readonly string[], at: number, numberOf: NumberOf): number | null {
  const [before = '', earlier = ''] = [words[at - 1], words[at - 2]]
  const read = (word: string) => (/^\d{1,2}$/.test(word) ? Number(word) : (numberOf(word) ?? null))
  const count = read(before) ?? (BETWEEN.test(before) ? read(earlier) : null)
  return count !== null && count > 0 && count <= MAX_PARTY ? count : null
}
const BETWEEN =
  /^(?:\p{L}{1,5}|grown|adult|older|younger|elderly|university|school|meiner|nuestr\p{L}+|meus|nostri|наш\p{L}*|мо\p{L}+|starsz\p{L}+)$/u

/** How many words from `at` on are one of the beginnings; 0 for none. */
function lengthAt(words: readonly string[], at: number, some: readonly string[]): number {
  for (const one of some) {
    const length = one.split(' ').length
    const said = words.slice(at, at + length).join(' ')
    const ending = one.length < MIN_STEM ? 0 : one.length <= SHORT ? 2 : MAX_ENDING
    if (said.startsWith(one) && said.length - one.length <= ending) return length
  }
  return 0
}

const COUPLE_UNSPACED = /夫妻|夫妇|两口|夫婦|부부|คู่รัก/u

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
  const isCouple = two.some((word) => COUPLE_UNSPACED.test(word) && spoken.includes(word))
  const isSelf = !isCouple && [...self, ...along].some((word) => spoken.includes(word))
  const all = total + (isSelf ? 1 : 0)
  return all > 1 && all <= MAX_PARTY ? all : null
}

const NUMBERS_IN_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen'
const AGE = `(?:\\d{1,3}|${NUMBERS_IN_WORDS})`
const AGES = `${AGE}(?:(?: ?, ?(?:and )?| and | & | n )${AGE}){0,5}`
const RELATIVE =
  '(?:he|she|they|kids?|child|children|baby|toddler|son|daughter|boys?|girls?|lads?|mum|mom|mother|dad|father|gran|grandma|grandad|grandpa|parents|twins|sister|brother|wife|husband|aunt|uncle|nephew|niece|one|eldest|youngest|little one)'
/** Made when it is first asked for, so that a page that reads no question carries none of it. */
const spokenAges = (): RegExp =>
  new RegExp(
    [
      `\\b(?:aged?|ages) (?:of )?${AGES}`,
      `\\( ?(?:aged |ages |age )?${AGES}(?: (?:years?|months?)(?: old)?)? ?\\)`,
      `\\b${AGE}[- ](?:years?|yrs?|months?|weeks?)[- ]olds?\\b`,
      `\\b(?:baby|toddler|son|daughter|boy|girl|teenager|child|kid) of ${AGE}(?: (?:months?|years?))?\\b`,
      `\\b${RELATIVE}(?:['’]s|['’]re|s|re| is| are| was| turns| turned) (?:just |only |nearly |almost |about )?${AGES}(?! (?:of us|people|adults|days?|nights?|kids|children))(?![\\w:.])`,
      `['’]s \\d{1,3}(?:st|nd|rd|th)(?= (?:birthday|is|this|next|on)\\b)`,
    ].join('|'),
    'gi',
  )

/** An English text without how old people are, which no tool holds. */
export function withoutAges(text: string): string {
  agesSaid ??= spokenAges()
  return text.replace(agesSaid, ' ')
}

let agesSaid: RegExp | null = null

/** How many children are named by their ages: "our lads (4, 7 and 12)", "daughters aged 8 and 10"; null for none. */
export function childrenByAges(text: string): number | null {
  const said = AGES_OF_YOUNG.exec(text)?.[1]
  if (said === undefined) return null
  const ages = said.match(/\d{1,2}/g) ?? []
  return ages.length > 0 && ages.every((age) => Number(age) < GROWN_UP) ? ages.length : null
}
const GROWN_UP = 18
const AGES_OF_YOUNG =
  /\b(?:kids|children|boys|girls|lads|sons|daughters|grandkids|grandchildren|nephews|nieces|teens|teenagers)\b[ ,(]*(?:aged |ages |of |who are |are |is )?((?:\d{1,2}(?: ?, ?(?:and )?| and | & | n )){1,5}\d{1,2})\b/i
