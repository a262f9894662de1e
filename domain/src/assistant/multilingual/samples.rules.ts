import { normalizeWords } from '../language/index.ts'
import { ASIA } from './samples-asia.data.ts'
import { ENGLISH_SAMPLES } from './samples-english.data.ts'
import { LATIN_MORE } from './samples-latin-more.data.ts'
import { LATIN_WEST } from './samples-latin-west.data.ts'
import { MORE_SAMPLES } from './samples-more.data.ts'
import { NORTH } from './samples-north.data.ts'
import { SCRIPTS } from './samples-scripts.data.ts'
import { phrasesOf, rowsIn } from './split-samples.rules.ts'

/** What people of one language say: phrases by kind of request, their nationalities by country code, and the numbers 1 to 10. */
export type LanguageSamples = {
  language: string
  phrases: readonly (readonly [kind: string, phrases: readonly string[]])[]
  nationalities: readonly (readonly [country: string, word: string])[]
  numbers: readonly string[]
}

/** The samples by file; `MORE_SAMPLES` adds phrases to kinds that are there. */
const ALL: Readonly<Record<string, string>> = Object.assign(
  { en: ENGLISH_SAMPLES },
  LATIN_WEST,
  LATIN_MORE,
  NORTH,
  SCRIPTS,
  ASIA,
)

/** The languages of the phrasebook and English (ISO 639). */
export const READ_LANGUAGES: readonly string[] = Object.keys(ALL)

const read = new Map<string, LanguageSamples>()

/** The samples of a language of `READ_LANGUAGES`; none for another. */
export function samplesOf(language: string): LanguageSamples {
  const before = read.get(language)
  if (before) return before
  const rows = merged([ALL[language] ?? '', MORE_SAMPLES[language] ?? ''])
  const rowOf = (name: string) => rows.find(([kind]) => kind === name)?.[1] ?? ''
  const samples = {
    language,
    phrases: phrasesOf(rows),
    nationalities: rowOf('own')
      .split(',')
      .filter(Boolean)
      .map((one) => [one.slice(0, 2), one.slice(3)] as const),
    numbers: rowOf('numbers').split(' ').filter(Boolean),
  }
  read.set(language, samples)
  return samples
}

/** The rows of a language, each kind once. */
function merged(texts: readonly string[]): (readonly [kind: string, text: string])[] {
  const byKind = new Map<string, string>()
  for (const [kind, text] of texts.flatMap(rowsIn)) {
    const before = byKind.get(kind)
    const joint = kind === 'own' ? ',' : '; '
    byKind.set(kind, before === undefined ? text : `${before}${joint}${text}`)
  }
  return [...byKind]
}

const said = new Map<string, ReadonlySet<string>>()

/** The words of the samples of a language, which are no names. */
export function wordsSaid(language: string): ReadonlySet<string> {
  const before = said.get(language)
  if (before) return before
  const words = samplesOf(language).phrases.flatMap(([, phrases]) =>
    phrases.flatMap((phrase) => normalizeWords(phrase).trim().split(' ')),
  )
  const made = new Set(words)
  said.set(language, made)
  return made
}
