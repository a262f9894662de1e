import { indexOfPhrase, normalizeWords, wordList } from '../../base/text-matching.ts'
import {
  COUNTRY_NAMES,
  NATIONALITIES,
  ORIGIN_WORDS_AFTER,
  ORIGIN_WORDS_BEFORE,
  TOWNS_OF_COUNTRIES,
} from './country-names.data.ts'

/** A country (ISO 3166-1 alpha-2) and the position of its name in the result of `normalizeWords`. */
export type CountryMention = { code: string; at: number; end: number }

/** The languages that have country names, each with a pattern that tells whether a text may be in it. */
const LANGUAGES_BY_SCRIPT: readonly (readonly [script: RegExp, languages: readonly string[]])[] = [
  [/\p{sc=Latin}/u, ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr']],
  [/\p{sc=Cyrillic}/u, ['ru']],
  [/\p{sc=Arabic}/u, ['ar']],
  [/\p{sc=Devanagari}/u, ['hi']],
  [/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u, ['ja', 'zh', 'zh-Hant']],
  [/\p{sc=Hangul}/u, ['ko']],
]
/** Codes that Intl names but that are no country. */
const NON_COUNTRY_CODES = ['EU', 'EZ', 'UN', 'QO', 'XA', 'XB', 'ZZ']
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** How names of countries end in the cases of Russian and Polish. */
const CASE_ENDINGS: Readonly<Record<string, RegExp>> = {
  ru: /(?:ах|ях|ам|ям|ов|ом|ем|ои|ее|еи|а|у|ю|е|ы|и|я|о)$/u,
  pl: /(?:iach|ach|iami|ami|iom|om|ie|ii|ow|iem|em|ia|e|a|y|u|i|o)$/u,
}
const MIN_STEM_LENGTH = 4
const MIN_LATIN_LENGTH = 4

let countryCodes: string[] | null = null
const namesByLanguage = new Map<string, Map<string, string>>()

let lastScan: { text: string; mentions: CountryMention[] } = { text: '', mentions: [] }

/** The countries of a text in the order of mention; overlapping mentions count once: "Guinea-Bissau" is not Guinea. */
export function findCountries(text: string): readonly CountryMention[] {
  // Cached, because several readers look for the countries of the same question.
  if (lastScan.text !== text) lastScan = { text, mentions: scanCountries(text) }
  return lastScan.mentions
}

function scanCountries(text: string): CountryMention[] {
  const spoken = normalizeWords(text)
  const mentions: CountryMention[] = []
  for (const [script, languages] of LANGUAGES_BY_SCRIPT)
    if (script.test(spoken))
      for (const language of languages)
        for (const [name, code] of namesIn(language)) {
          const at = indexOfPhrase(spoken, name)
          if (at >= 0) mentions.push({ code, ...mentionSpan(spoken, name, at) })
        }
  mentions.push(...findInflected(spoken))
  return dropOverlaps(mentions)
}

/** The first country that a text names; null when there is none. */
export function findCountry(text: string): string | null {
  const all = findCountries(text)
  return (
    all.reduce<CountryMention | null>((a, b) => (a && a.end - a.at >= b.end - b.at ? a : b), null)?.code ??
    null
  )
}

/** The countries of a text, separated into nationalities (passports) and destinations. */
export function findPassportsAndDestinations(whole: string): {
  passports: string[]
  destinations: string[]
  /** A people is named, be it as where one goes. */
  isOfPeople: boolean
} {
  const text = whole.replace(RESIDENCE, ' ')
  const spoken = normalizeWords(text)
  const countries = findCountries(text)
  const people = findNationalities(spoken)
  const isIn = (list: readonly CountryMention[], { at, code }: CountryMention) =>
    list.some((other) => other.at === at && other.code === code)
  const all = dropOverlaps([...countries, ...people])
  const isOf = (one: CountryMention) =>
    isIn(people, one)
      ? !isBefore(spoken, one, VISA_WORDS)
      : isBefore(spoken, one, ORIGIN_AFTER) || isAfter(spoken, one, ORIGIN_BEFORE)
  const of = all.filter(isOf)
  // "Indien" is a nationality in French and the country in German: it counts as the country when the text has no other
  // destination.
  const doubtful =
    of.length === all.length
      ? of.filter((one) => isIn(countries, one) && isIn(people, one)).at(-1)
      : undefined
  const passports = of.filter((one) => one !== doubtful)
  const rest = all.filter((one) => !passports.includes(one))
  return { passports: distinct(passports), destinations: distinct(rest), isOfPeople: people.length > 0 }
}

/** "A Filipino working in Saudi": where somebody lives is no passport and no destination. */
const RESIDENCE =
  /\b(?:living|working|based|resident|residing|studying|live|lives|work|works|studies) in (?:the )?\p{L}+(?: arabia| emirates| states| kingdom| zealand| korea)?/giu

const distinct = (mentions: readonly CountryMention[]): string[] => [
  ...new Set(mentions.map(({ code }) => code)),
]

const ORIGIN_BEFORE = wordList(ORIGIN_WORDS_BEFORE)
const ORIGIN_AFTER = wordList(ORIGIN_WORDS_AFTER)
const VISA_WORDS = ['visa*', 'visum*', 'vize*', 'wiz*', 'entry', 'einreise*', 'border*']
const NATIONALITY_NAMES = Object.entries(NATIONALITIES).map(([code, text]) => [code, wordList(text)] as const)

/** The nationalities of a text of `normalizeWords`. */
export function findNationalities(spoken: string): CountryMention[] {
  return NATIONALITY_NAMES.flatMap(([code, names]) =>
    names.flatMap((name) => {
      const at = indexOfPhrase(spoken, name)
      return at < 0 ? [] : [{ code, ...mentionSpan(spoken, name, at) }]
    }),
  )
}

function isBefore(spoken: string, { end }: CountryMention, vocabulary: readonly string[]): boolean {
  const after = ` ${spoken.slice(end).trimStart()}`
  return vocabulary.some((word) => indexOfPhrase(`${after} `, word) >= 0 && isFirst(after, word))
}

function isFirst(after: string, word: string): boolean {
  return after.trimStart().startsWith(word.replace(/\*$/, ''))
}

function isAfter(spoken: string, { at }: CountryMention, vocabulary: readonly string[]): boolean {
  const before = spoken.slice(0, at).trim()
  return vocabulary.some((word) => ` ${before}`.endsWith(` ${word}`))
}

/** The position of a name in a text; a starred name reaches to the end of its word. */
function mentionSpan(spoken: string, name: string, index: number): Omit<CountryMention, 'code'> {
  const at = spoken[index] === ' ' ? index + 1 : index
  if (!name.endsWith('*')) return { at, end: at + name.length }
  const end = spoken.indexOf(' ', at)
  return { at, end: end < 0 ? spoken.length : end }
}

/** Keeps the longest of overlapping mentions, in the order of the text. */
export function dropOverlaps<T extends Omit<CountryMention, 'code'>>(mentions: readonly T[]): T[] {
  const unique: T[] = []
  for (const one of [...mentions].sort((a, b) => b.end - b.at - (a.end - a.at)))
    if (!unique.some((other) => one.at < other.end && other.at < one.end)) unique.push(one)
  return unique.sort((a, b) => a.at - b.at)
}

function namesIn(language: string): Map<string, string> {
  const before = namesByLanguage.get(language)
  if (before) return before
  countryCodes ??= LETTERS.flatMap((a) => LETTERS.map((b) => a + b)).filter(isCurrentCode)
  const names = new Map<string, string>()
  const intl = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
  for (const code of countryCodes) {
    const name = normalizeWords(intl.of(code) ?? '').trim()
    if (name.length >= (/\p{sc=Latin}/u.test(name) ? MIN_LATIN_LENGTH : 2) && !names.has(name))
      names.set(name, code)
  }
  for (const [code, text] of Object.entries(COUNTRY_NAMES))
    for (const name of wordList(text)) names.set(name, code)
  namesByLanguage.set(language, names)
  return names
}

// Intl names DD (East Germany) as Germany; it is DE now.
function isCurrentCode(code: string): boolean {
  return !NON_COUNTRY_CODES.includes(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`
}

/** What countries are called in a language, in words of `normalizeWords`. */
export function countryNames(language: string): string[] {
  return [...namesIn(language).keys()]
}

const stems = new Map<string, Map<string, string>>()

/** Russian and Polish names in another case than the one that Intl has: "в Японии", "w Japonii". */
function findInflected(spoken: string): CountryMention[] {
  return Object.entries(CASE_ENDINGS).flatMap(([language, ending]) => {
    const isRussian = language === 'ru'
    if (/\p{sc=Cyrillic}/u.test(spoken) !== isRussian) return []
    const byStem = stems.get(language) ?? stemsOf(language, ending)
    stems.set(language, byStem)
    return [...spoken.matchAll(/\p{L}+/gu)].flatMap(({ 0: token, index }) => {
      const code = byStem.get(stemOf(token, ending))
      return code === undefined ? [] : [{ code, at: index, end: index + token.length }]
    })
  })
}

function stemsOf(language: string, ending: RegExp): Map<string, string> {
  const names = [...namesIn(language)].filter(([name]) => !name.includes(' '))
  const pairs = names.map(([name, code]) => [stemOf(name, ending), code] as const)
  return new Map(pairs.filter(([stem]) => stem.length >= MIN_STEM_LENGTH))
}

function stemOf(word: string, ending: RegExp): string {
  return word.replace(ending, '').replace(ending, '')
}

const TOWN_UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u
const PREFIXED = /[\p{sc=Arabic}\p{sc=Hebrew}]/u
/** Names of so many letters may have the ending of a case. */
const MIN_INFLECTED = 5
const MAX_ENDING = 3

type Town = { name: string; country: string }
let towns: readonly Town[] | null = null

function allTowns(): readonly Town[] {
  towns ??= Object.entries(TOWNS_OF_COUNTRIES).flatMap(([country, names]) =>
    names.split(', ').map((one) => ({ name: normalizeWords(one).trim(), country })),
  )
  return towns
}

/** The country (ISO 3166-1 alpha-2) of the first town or airport of `TOWNS_OF_COUNTRIES` that a text names in any case; null for none. */
export function countryOfTown(text: string): string | null {
  const spoken = normalizeWords(text)
  let first: { at: number; country: string } | null = null
  for (const { name, country } of allTowns()) {
    const at = placeOf(spoken, name)
    if (at >= 0 && (first === null || at < first.at)) first = { at, country }
  }
  return first?.country ?? null
}

function placeOf(spoken: string, name: string): number {
  if (TOWN_UNSPACED.test(name)) return spoken.indexOf(name)
  const at = spoken.indexOf(PREFIXED.test(name) ? name : ` ${name}`)
  if (at < 0) return -1
  const end = spoken.indexOf(' ', at + 1 + name.length)
  const ending = end - at - 1 - name.length
  return ending <= (name.length >= MIN_INFLECTED ? MAX_ENDING : 0) ? at : -1
}
