import type { Output } from '../../base/contract.ts'
import { removeAccents } from '../../base/fold-text.ts'
import type { SourceCheck } from '../../base/provenance.ts'
import { PHRASE_SYNONYMS } from './phrase-synonyms.data.ts'
import type { listPhrases } from './phrases.contract.ts'
import { PHRASES, SITUATIONS, type Situation } from './phrases.data.ts'

/** A phrase as it stands in English. */
export type EnglishPhrase = { key: string; situation: Situation; english: string }

export type PhraseBook = Output<typeof listPhrases>

/** A phrase in one language; `romanised` is how it is said in Latin letters, null where it is written in them. */
export type Phrase = PhraseBook['phrases'][number]

/** A file of `data/phrases`. A phrase in another script stands with its Latin letters. */
export type PhraseFile = {
  language: string
  voice: string
  /** As Unicode calls it; `Japanese` is its three. */
  script: string
  romanisation: string | null
  note: string | null
  asOf: string
  written: string
  checked: SourceCheck | null
  /** The phrases that were written a second time, blind, and those that are not sure since. */
  secondLook: { read: readonly string[]; unsure: readonly string[] }
  /** The phrases whose meaning was written down by somebody who did not see the English, and those that stayed in doubt. */
  readBack: { date: string; read: readonly string[]; unsure: readonly string[] }
  phrases: Readonly<Record<string, string | readonly [text: string, romanised: string]>>
}

/** All phrases in English, by situation. */
export function listEnglish(): EnglishPhrase[] {
  return SITUATIONS.flatMap((situation) =>
    Object.entries(PHRASES[situation]).map(([key, english]) => ({ key, situation, english })),
  )
}

/** The English phrasebook, for users of other languages; it needs no file and no connection. */
export const ENGLISH_BOOK: PhraseBook = {
  language: 'en',
  voice: 'en',
  romanisation: null,
  note: null,
  asOf: '',
  source: '',
  phrases: listEnglish().map((one) => ({ ...one, text: one.english, romanised: null, isUnsure: false })),
}

/** The phrases of a file, in the order of the English ones; what a file lacks is left out. */
export function listPhrasesOf({ phrases, secondLook, readBack }: PhraseFile): Phrase[] {
  const unsure = new Set([...secondLook.unsure, ...readBack.unsure])
  return listEnglish().flatMap((phrase) => {
    const written = phrases[phrase.key]
    if (written === undefined) return []
    const [text, romanised] = typeof written === 'string' ? [written, null] : written
    return [{ ...phrase, text, romanised, isUnsure: unsure.has(phrase.key) }]
  })
}

const RTL_SCRIPTS = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm']

/** The text direction of a language (BCP 47); left to right for an unknown language. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return RTL_SCRIPTS.includes(scriptOf(language)) ? 'rtl' : 'ltr'
}

function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? ''
  } catch {
    return ''
  }
}

/** A phrase with how the traveller says it, who may not think in English. */
export type BilingualPhrase = Phrase & { own: string }

/** The phrases of a book, each with its words in the traveller's own language: English, unless a book of another is there. */
export function withNativeTexts(phrases: readonly Phrase[], own: readonly Phrase[]): BilingualPhrase[] {
  const texts = new Map(own.map(({ key, text }) => [key, text]))
  return phrases.map((phrase) => ({ ...phrase, own: texts.get(phrase.key) ?? phrase.english }))
}

/**
 * The phrases that hold all words of a text, each of them whole or in part: in English, in the language, as it is said, in
 * the traveller's own language, or under another name such as "bathroom". All for a blank one.
 */
export function searchPhrases<P extends Phrase>(phrases: readonly P[], text: string): P[] {
  const words = normalizeText(text).split(' ')
  return phrases.filter((phrase) => {
    const all = searchTextsOf(phrase).map(normalizeText).join(' ')
    return words.every((word) => all.includes(word))
  })
}

const MAX_NEAREST = 3
/** Words that nearly every sentence has. */
const STOP_WORDS = [
  'the',
  'a',
  'is',
  'to',
  'do',
  'i',
  'my',
  'me',
  'you',
  'it',
  'an',
  'in',
  'of',
  'for',
  'and',
  'we',
  'us',
  // "I'm" is read as two words.
  'am',
  'm',
  'can',
  'could',
  'would',
  'are',
  'be',
  'there',
  'with',
  'on',
  'at',
  'get',
  'have',
  'this',
  'that',
]

/**
 * Up to three phrases that share the most telling words with a text: what can be said where nobody translates. Each has at
 * least that part (0 to 1) of all that the words of the text tell.
 */
export function nearestPhrases<P extends Phrase>(phrases: readonly P[], text: string, leastShared = 0): P[] {
  const normalized = normalizeText(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.includes(word))
  const own = phrases.map((phrase) => [
    ...new Set(searchTextsOf(phrase).flatMap((one) => normalizeText(one).split(' '))),
  ])
  // A word that many phrases have, such as "can", tells little beside one that stands in a single one, such as "bill".
  const holds = (words: readonly string[], word: string) => words.some((one) => isSimilarWord(one, word))
  const weighed = normalized.map((word) => ({
    word,
    weight: 1 / Math.max(1, own.filter((words) => holds(words, word)).length),
  }))
  const sumOf = (some: typeof weighed) => some.reduce((sum, { weight }) => sum + weight, 0)
  const least = sumOf(weighed) * leastShared
  return phrases
    .map((phrase, index) => ({
      phrase,
      weight: sumOf(weighed.filter(({ word }) => holds(own[index] ?? [], word))),
    }))
    .filter(({ weight }) => weight > 0 && weight >= least)
    .sort((x, y) => y.weight - x.weight)
    .slice(0, MAX_NEAREST)
    .map(({ phrase }) => phrase)
}

const MIN_PART_LENGTH = 5

/** One and the same word, or a long one within the other: "allergic" has no "all", "Erdnussallergie" has a "Nussallergie". */
function isSimilarWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= MIN_PART_LENGTH && long.includes(short)
}

function searchTextsOf({ key, english, text, romanised, ...more }: Phrase & { own?: string }): string[] {
  return [english, text, romanised ?? '', more.own ?? '', synonymsOf(key)]
}

// A key comes from a book that was fetched, and may be the name of what every object has.
function synonymsOf(key: string): string {
  return Object.hasOwn(PHRASE_SYNONYMS, key) ? (PHRASE_SYNONYMS[key] ?? '') : ''
}

/** Small letters without accents or punctuation; the marks of Thai and Japanese stay. */
function normalizeText(text: string): string {
  return removeAccents(text, { keepsVowelSigns: true })
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ı', 'i')
}
