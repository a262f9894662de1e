import { LANGUAGE_WORDS } from './language-words.data.ts'
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
  const rows = (LANGUAGE_WORDS[language]?.people ?? '').split(',').filter(Boolean)
  return rows.map((row) => [row.slice(0, 2), row.slice(3)] as const)
}

/** Words of a language that look like the name of a place, and are none. */
export function commonWords(language: string): string[] {
  return (NOT_NAMES[language] ?? '').split(' ').filter(Boolean)
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
const LATIN_LANGUAGES = READ_LANGUAGES.filter((language) => !OTHERS.has(language))

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
