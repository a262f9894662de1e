import { foreignWords } from '../../base/name-matching.ts'
import type { CompanionContext } from '../conversation/index.ts'
import { MORE_PEOPLE, ownWords } from '../language/index.ts'
import type { SureCalls } from './english-calls.rules.ts'
import { ENGLISH_ANSWER_NOTES, LANGUAGE_WORDS } from './language-words.data.ts'
import { NOT_NAMES } from './not-names.data.ts'
import { decodeModel, type EncodedModel, type LinearModel, likelihoods } from './request-model.rules.ts'

/** The languages of the phrasebook and English (ISO 639). */
export const READ_LANGUAGES: readonly string[] = ['en', ...Object.keys(LANGUAGE_WORDS)]

/** The numbers 1 to 10 as a language writes them. */
export function numbersIn(language: string): string[] {
  return (LANGUAGE_WORDS[language]?.numbers ?? '').split(' ').filter(Boolean)
}

/** What people of a country (ISO 3166) are called in a language. */
export function peopleIn(language: string): (readonly [country: string, word: string])[] {
  const rows = [LANGUAGE_WORDS[language]?.people ?? '', MORE_PEOPLE[language] ?? '']
    .flatMap((list) => list.split(','))
    .map((row) => row.trim())
    .filter(Boolean)
  return rows.map((row) => [row.slice(0, 2), row.slice(3)] as const)
}

/** Numbers and relatives that are spelled as a city is, or nearly: "lima" is five. */
const NUMBERS_LIKE_NAMES: Readonly<Record<string, string>> = {
  fil: 'lima limang',
  id: 'lima berlima berdua berempat',
  ms: 'lima berlima berdua berempat',
  ar: 'اتنين اثنين',
  bg: 'майка маика',
}

/** Words of a language that look like the name of a place, and are none. */
export function commonWords(language: string): string[] {
  return `${NOT_NAMES[language] ?? ''} ${NUMBERS_LIKE_NAMES[language] ?? ''}`.split(' ').filter(Boolean)
}

/** A language (ISO 639) and how likely a text is in it, beside the others. */
export type LanguageScore = { language: string; share: number }

const SCRIPTS: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, ['ja']],
  [/\p{sc=Hangul}/u, ['ko']],
  [/\p{sc=Han}/u, ['zh', 'yue', 'ja']],
  [/\p{sc=Cyrillic}/u, ['ru', 'uk', 'bg', 'sr', 'mk', 'mn']],
  [/\p{sc=Arabic}/u, ['ar', 'fa', 'ur']],
  [/\p{sc=Devanagari}/u, ['hi', 'ne']],
  [/\p{sc=Bengali}/u, ['bn']],
  [/\p{sc=Sinhala}/u, ['si']],
  [/\p{sc=Tamil}/u, ['ta']],
  [/\p{sc=Thai}/u, ['th']],
  [/\p{sc=Lao}/u, ['lo']],
  [/\p{sc=Khmer}/u, ['km']],
  [/\p{sc=Myanmar}/u, ['my']],
  [/\p{sc=Greek}/u, ['el']],
  [/\p{sc=Armenian}/u, ['hy']],
  [/\p{sc=Georgian}/u, ['ka']],
  [/\p{sc=Ethiopic}/u, ['am']],
  [/\p{sc=Hebrew}/u, ['he']],
]
const OTHERS = new Set(SCRIPTS.flatMap(([, languages]) => languages))
/** Hindi is also written in Latin letters. */
const LATIN_LANGUAGES = READ_LANGUAGES.filter((language) => !OTHERS.has(language) || language === 'hi')

let model: LinearModel | null = null
let used: EncodedModel | null = null

/** From now on languages are told apart by `encoded`. */
export function setLanguageModel(encoded: EncodedModel): void {
  if (used === encoded) return
  used = encoded
  model = decodeModel(encoded)
}

/** The words of a text with their accents, which tell languages apart. */
export function writtenWords(text: string): string {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}'’]+/gu) ?? []
  ).join(' ')
}

/** The languages that a text may be in, likeliest first; none where that is not known. */
export function languageScores(text: string): LanguageScore[] {
  const written = writtenWords(text)
  if (written === '') return []
  const languages = SCRIPTS.find(([pattern]) => pattern.test(written))?.[1] ?? LATIN_LANGUAGES
  if (languages.length === 1) return languages.map((language) => ({ language, share: 1 }))
  if (!model) return []
  return likelihoods(model, written)
    .filter(({ kind }) => languages.includes(kind))
    .map(({ kind, share }) => ({ language: kind, share }))
}

type LanguageShare = { language: string; share: number }

/** Near languages name places and numbers alike. */
export const COMPARED_LANGUAGES = 3
/** A language that is less likely than this beside the first is not asked. */
const MIN_LANGUAGE = 0.02
const NEAR_ENGLISH = 0.3
const FEW_WORDS = 4
/** What a language that the question before was not in counts. */
const ANY_LANGUAGE = 0.02

/** The languages that a question may be in, likeliest first; a few words go on in that of the question before. */
export function guessLanguages(text: string, { before, spokenBefore }: CompanionContext): LanguageShare[] {
  const guessed = languageScores(ownWords(text))
  const isShort = foreignWords(text).trim().split(' ').length <= FEW_WORDS
  if (before.length === 0 || !isShort || spokenBefore === undefined) return guessed
  const shares = new Map(languageScores(spokenBefore).map(({ language, share }) => [language, share]))
  return guessed
    .map(({ language, share }) => ({ language, share: share * (ANY_LANGUAGE + (shares.get(language) ?? 0)) }))
    .toSorted((one, other) => other.share - one.share)
}

/** Whether words that English does not explain are nearly as likely in another language: "Wetter in Rom". */
export function isAsLikelyForeign(
  { calls: [call] }: SureCalls,
  [english, next]: readonly LanguageShare[],
): boolean {
  const isUnread = call?.tool === 'ask-back' && call.args.about === undefined
  return isUnread && next !== undefined && next.share >= (english?.share ?? 1) * NEAR_ENGLISH
}

/** The codes of the likeliest languages, without English where that was tried. */
export function nearLanguages(guessed: readonly LanguageShare[], isEnglishTried: boolean): string[] {
  const near = guessed
    .filter(({ language }) => !isEnglishTried || language !== 'en')
    .slice(0, COMPARED_LANGUAGES)
  const least = MIN_LANGUAGE * (near[0]?.share ?? 0)
  return near.flatMap(({ language, share }) => (share >= least ? [language] : []))
}

const MIN_WORDS = 3

/** The line that says in the language of a question that its answer is in English; null for a word or two in Latin letters, which may be in any. */
export function noteIn(language: string, text: string): { language: string; text: string } | null {
  const note = ENGLISH_ANSWER_NOTES[language]
  const isTold =
    /[^\p{sc=Latin}\p{Nd}\p{P}\p{S}\s]/u.test(text) || text.trim().split(/\s+/).length >= MIN_WORDS
  return note !== undefined && isTold ? { language, text: note } : null
}

/** "100 usd in thb" is in no language: sums and codes of currencies are written alike in all. */
export function withoutSums(text: string): string {
  return text
    .replaceAll(/\p{Nd}+/gu, ' ')
    .replaceAll(/\b[a-z]{3}\b/gi, (word) => (isCurrency(word) ? ' ' : word))
}

const isCurrency = (word: string) => CURRENCIES.has(word.toUpperCase())
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))
