import { plainLetters, removeAccents } from './fold-text.ts'

/** The rest of a longer question is ignored. */
const MAX_READ = 2000

const ZEROS = [0x660, 0x6f0, 0x966, 0xe50]
/** Arabic letters that people often replace by a plainer one when they type. */
const ARABIC_EQUIVALENTS: Readonly<Record<string, string>> = { ة: 'ه', ى: 'ي' }

/** Lowercase letters without accents and digits as 0 to 9; keeps punctuation. */
export function normalizeText(text: string): string {
  const plain = removeAccents(text.slice(0, MAX_READ), { keepsVowelSigns: true })
  return plainLetters(plain.replace(/\p{Nd}/gu, latinDigit).toLowerCase()).replace(
    /[ةى]/g,
    (letter) => ARABIC_EQUIVALENTS[letter] ?? letter,
  )
}

function latinDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? sign : String(code - zero)
}

/** The words separated by one space: ` is the louvre open `. The Arabic article is removed. */
export function normalizeWords(text: string): string {
  const apart = normalizeText(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return ` ${apart.replace(/(?<= |^)(?:[وفبك]?ال|لل)(?=\p{sc=Arabic}{2})/gu, '').trim()} `
}

/** Words and phrases for `mentionsAny`, split at commas: `*` at the end stands for any ending. */
export function wordList(text: string): string[] {
  return text.split(',').map((one) => normalizeWords(one).trim() + (one.trim().endsWith('*') ? '*' : ''))
}

/** Whether a text of `normalizeWords` contains one of the words or phrases; a star at the end stands for any ending. */
export function mentionsAny(spoken: string, vocabulary: readonly string[]): boolean {
  return vocabulary.some((word) => indexOfPhrase(spoken, word) >= 0)
}

/** Scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u
const KATAKANA = /[\p{sc=Katakana}ー]/u
/** Scripts that attach particles to a word: Korean. */
const PARTICLE_SUFFIXED = /\p{sc=Hangul}/u
const ARABIC = /\p{sc=Arabic}/u
/** Arabic "in", "for", "and", "so" and "like" are one letter before the word. */
const ARABIC_PREFIXES = ['', 'ب', 'ل', 'و', 'ف', 'ك']

type MatchKind = 'unspaced' | 'trailed' | 'arabic' | 'spaced'
const matchKinds = new Map<string, MatchKind>()

/** The position of a word or phrase in a text of `normalizeWords`; -1 when it is not there. */
export function indexOfPhrase(spoken: string, word: string): number {
  const isStarred = word.endsWith('*')
  const bare = isStarred ? word.slice(0, -1) : word
  if (bare === '') return -1
  switch (matchKindOf(word)) {
    case 'unspaced':
      return indexOfUnspaced(spoken, bare)
    case 'trailed':
      return spoken.indexOf(` ${bare}`)
    case 'arabic': {
      const end = isStarred ? '' : ' '
      return Math.max(...ARABIC_PREFIXES.map((before) => spoken.indexOf(` ${before}${bare}${end}`)))
    }
    case 'spaced':
      if (!isStarred && !tokenSet(spoken).has(firstWord(bare))) return -1
      return spoken.indexOf(` ${bare}${isStarred ? '' : ' '}`)
  }
}

let last: { spoken: string; tokens: ReadonlySet<string> } = { spoken: '', tokens: new Set() }

/** Caches the first words of the current text: thousands of names are looked up in it, and most share no word with it. */
function tokenSet(spoken: string): ReadonlySet<string> {
  if (last.spoken !== spoken) last = { spoken, tokens: new Set(spoken.split(' ')) }
  return last.tokens
}

function firstWord(name: string): string {
  const end = name.indexOf(' ')
  return end < 0 ? name : name.slice(0, end)
}

function matchKindOf(word: string): MatchKind {
  const cached = matchKinds.get(word)
  if (cached) return cached
  const kind = UNSPACED.test(word)
    ? 'unspaced'
    : PARTICLE_SUFFIXED.test(word)
      ? 'trailed'
      : ARABIC.test(word)
        ? 'arabic'
        : 'spaced'
  matchKinds.set(word, kind)
  return kind
}

/** A match of a Katakana name must be a whole word, with no other Katakana letter beside it. */
function indexOfUnspaced(spoken: string, word: string): number {
  const at = spoken.indexOf(word)
  if (at < 0 || !KATAKANA.test(word)) return at
  const isCut = KATAKANA.test(spoken[at - 1] ?? '') || KATAKANA.test(spoken[at + word.length] ?? '')
  return isCut ? -1 : at
}

/** The words of a text; an unbroken run of a script without spaces counts as one word. */
export function splitTokens(spoken: string): string[] {
  return spoken.trim().split(' ')
}

/** Stands for words in quotation marks: a letter that no language of ours has. */
const QUOTE_MARK = 'ʬ'

const QUOTED = [
  /"[^"]{2,}"/gu,
  /“[^”]{2,}”/gu,
  /„[^“”]{2,}[“”]/gu,
  /«[^»]{2,}»/gu,
  /「[^」]{2,}」/gu,
  /『[^』]{2,}』/gu,
  /(?<![\p{L}\p{N}])['‘][^'’]{4,}['’](?![\p{L}\p{N}])/gu,
]

/** A text whose quotations, which may be in another language, are marks. */
export function withQuoteMarks(text: string): string {
  return QUOTED.reduce((left, pattern) => left.replace(pattern, ` ${QUOTE_MARK} `), text)
}

/** What is before a colon says what to do with what is behind it. */
const ORDER = /^\s*((?:[^\s:：]+\s+){2,}[^\s:：]+)\s*[:：]\s+\S+\s+\S+\s+\S+/u

/** The words of a text in the language of its person: without quotations, and before a colon. */
export function ownWords(text: string): string {
  const left = withQuoteMarks(text).replaceAll(QUOTE_MARK, ' ')
  const own = ORDER.exec(left)?.[1] ?? left
  return /\p{L}{2}/u.test(own) ? own : text
}
