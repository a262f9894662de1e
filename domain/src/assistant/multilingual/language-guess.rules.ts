import { normalizeWords } from '../language/index.ts'
import { READ_LANGUAGES, samplesOf } from './samples.rules.ts'

/** A language and how likely a text is in it: the mean log likelihood of its n-grams. */
export type LanguageScore = { language: string; score: number }

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
const UNKNOWN_GRAM = 0.3
const LENGTHS = [2, 3]

type Counts = { counts: ReadonlyMap<string, number>; total: number }
const counted = new Map<string, Counts>()

/** The languages that a text may be in, likeliest first. */
export function languageScores(text: string): LanguageScore[] {
  const spoken = normalizeWords(text)
  const script = SCRIPTS.find(([pattern]) => pattern.test(spoken))
  const languages = script?.[1] ?? LATIN_LANGUAGES
  const grams = gramsIn(text.toLowerCase())
  if (grams.length === 0 || spoken.trim() === '') return []
  if (languages.length === 1) return languages.map((language) => ({ language, score: 0 }))
  return languages
    .map((language) => ({ language, score: likelihood(grams, countsOf(language)) }))
    .sort((a, b) => b.score - a.score)
}

function likelihood(grams: readonly string[], { counts, total }: Counts): number {
  let sum = 0
  for (const gram of grams) sum += Math.log((counts.get(gram) ?? UNKNOWN_GRAM) / total)
  return sum / grams.length
}

function countsOf(language: string): Counts {
  const before = counted.get(language)
  if (before) return before
  const counts = new Map<string, number>()
  let total = 0
  for (const [, phrases] of samplesOf(language).phrases)
    for (const gram of gramsIn(phrases.join(' '))) {
      counts.set(gram, (counts.get(gram) ?? 0) + 1)
      total++
    }
  const made = { counts, total }
  counted.set(language, made)
  return made
}

/** With accents, which tell languages apart. */
function gramsIn(text: string): string[] {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}'’]+/gu) ?? []
  return words.flatMap((word) => {
    const edged = ` ${word} `
    const grams = [edged]
    for (const length of LENGTHS)
      for (let at = 0; at + length <= edged.length; at++) grams.push(edged.slice(at, at + length))
    return grams
  })
}
