import { COMMON_WORDS } from './common-words.data.ts'
import { LANGUAGE_WORDS } from './language-words.data.ts'

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
  return (COMMON_WORDS[language] ?? '').split(' ').filter(Boolean)
}
