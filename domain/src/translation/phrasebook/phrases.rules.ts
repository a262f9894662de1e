import type { Output } from '../../base/contract.ts'
import { removeAccents } from '../../base/fold-text.ts'
import type { SourceCheck } from '../../base/provenance.ts'
import { PHRASE_SYNONYMS } from './phrase-synonyms.data.ts'
import type { listPhrases } from './phrases.contract.ts'
import { PHRASES, SITUATIONS, type Situation } from './phrases.data.ts'

/** A phrase in English. */
export type EnglishPhrase = { key: string; situation: Situation; english: string }

export type PhraseBook = Output<typeof listPhrases>

/** A phrase in one language; `romanised` is its pronunciation in Latin letters, null for a language in Latin script. */
export type Phrase = PhraseBook['phrases'][number]

/** A file of `data/phrases`. A phrase in another script has its romanisation. */
export type PhraseFile = {
  language: string
  voice: string
  /** The Unicode name of the script; `Japanese` is its three scripts. */
  script: string
  romanisation: string | null
  note: string | null
  asOf: string
  written: string
  checked: SourceCheck | null
  /** The phrases that were translated a second time without the first translation, and the ones that differed. */
  secondLook: { read: readonly string[]; unsure: readonly string[] }
  /** The phrases that were translated back without the English original, and the ones that stayed doubtful. */
  readBack: { date: string; read: readonly string[]; unsure: readonly string[] }
  phrases: Readonly<Record<string, string | readonly [text: string, romanised: string]>>
}

/** All phrases in English, by situation. */
export function listEnglish(): EnglishPhrase[] {
  return SITUATIONS.flatMap((situation) =>
    Object.entries(PHRASES[situation]).map(([key, english]) => ({ key, situation, english })),
  )
}

/** The English phrasebook for users of other languages; built in, so it works offline. */
export const ENGLISH_BOOK: PhraseBook = {
  language: 'en',
  voice: 'en',
  romanisation: null,
  note: null,
  asOf: '',
  source: '',
  phrases: listEnglish().map((one) => ({ ...one, text: one.english, romanised: null, isUnsure: false })),
}

/** The phrases of a file in the order of the English ones; missing ones are left out. */
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

/** A phrase with its text in the traveller's own language. */
export type BilingualPhrase = Phrase & { own: string }

/** The phrases of a book, each with its text in the traveller's own language: English, unless another phrasebook is loaded. */
export function withNativeTexts(phrases: readonly Phrase[], own: readonly Phrase[]): BilingualPhrase[] {
  const texts = new Map(own.map(({ key, text }) => [key, text]))
  return phrases.map((phrase) => ({ ...phrase, own: texts.get(phrase.key) ?? phrase.english }))
}

/**
 * The phrases that match all words of a text, each as a whole word or a part: in English, in the language, romanised, in
 * the traveller's own language, or under another name such as "bathroom". All phrases for a blank text.
 */
export function searchPhrases<P extends Phrase>(phrases: readonly P[], text: string): P[] {
  const words = normalizeText(text).split(' ')
  return phrases.filter((phrase) => {
    const all = searchTextsOf(phrase).map(normalizeText).join(' ')
    return words.every((word) => all.includes(word))
  })
}

const MAX_NEAREST = 3
/** Very common words, which do not count in a search. */
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
 * Up to three phrases that share the most distinctive words with a text, as a fallback without a translation service. Each
 * covers at least `share` (0 to 1) of the weight of its words.
 */
export function nearestPhrases<P extends Phrase>(phrases: readonly P[], text: string, leastShared = 0): P[] {
  const normalized = normalizeText(text)
    .split(' ')
    .filter((word) => word !== '' && !STOP_WORDS.includes(word))
  const own = phrases.map((phrase) => [
    ...new Set(searchTextsOf(phrase).flatMap((one) => normalizeText(one).split(' '))),
  ])
  // A word of many phrases, such as "can", weighs little; a word of one phrase, such as "bill", weighs much.
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

/**
 * Words match when they are equal, or when a long one contains the other: "allergic" does not match "all",
 * "Erdnussallergie" matches "Nussallergie".
 */
function isSimilarWord(one: string, other: string): boolean {
  if (one === other) return true
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  return short.length >= MIN_PART_LENGTH && long.includes(short)
}

function searchTextsOf({ key, english, text, romanised, ...more }: Phrase & { own?: string }): string[] {
  return [english, text, romanised ?? '', more.own ?? '', synonymsOf(key)]
}

// The key comes from a fetched file, so it may be the name of an inherited property.
function synonymsOf(key: string): string {
  return Object.hasOwn(PHRASE_SYNONYMS, key) ? (PHRASE_SYNONYMS[key] ?? '') : ''
}

/** Lowercase letters without accents or punctuation; keeps the vowel signs of Thai and Japanese. */
function normalizeText(text: string): string {
  return removeAccents(text, { keepsVowelSigns: true })
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
    .replaceAll('ı', 'i')
}
