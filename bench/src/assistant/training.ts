import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { findPlace } from '@tripwright/domain/assistant/language'
import {
  englishWords,
  featuresOf,
  groupOf,
  loadLanguages,
  type ModelGroup,
  OFF_TOPIC,
  SMALLTALK,
  TOOLS_OF_KINDS,
} from '@tripwright/domain/assistant/multilingual'
import { readPlaces } from './facts.ts'
import type { EvalExpectation } from './questions.ts'
import { OPENED_SETS, type OpenedSet, readSet } from './sets.ts'
import { BUCKETS, type TrainingRow } from './train-model.ts'

/** Weights that a model keeps. */
export const MAX_PAIRS = 66_000
export const MAX_LANGUAGE_PAIRS = 40_000

const FOLDER = new URL('../../assistant/training/', import.meta.url)
const { findPlaces, foreignWords, furtherCityNames, wordsInAnyLanguage, writtenWords } = await loadLanguages()
const places = readPlaces()

/** A sentence that the models learn from; `set` is that of an opened question, null for what was written to learn from. */
export type Sentence = { language: string; say: string; kind: string; set: OpenedSet | null }

const FOOD = ['restaurant', 'cafe', 'bar', 'bakery', 'food-street']
const HELP = {
  'lost-passport': 'passport',
  theft: 'theft',
  luggage: 'luggage',
  'lost-card': 'card',
  medical: 'sick',
  'offline-maps': 'offline',
} as const
const HABITS = { tipping: 'tip', water: 'water', sim: 'sim', dress: 'dress', etiquette: 'etiquette' } as const
const COMPENSATION = { delay: 'delay', cancellation: 'cancelled', 'denied-boarding': 'denied' } as const
type ExpectedArgs = {
  about?: string
  kind?: string
  topic?: string
  topics?: string[]
  categories?: string[]
  diets?: string[]
  date?: string
}

/** The kind of request that a question was; null where that cannot be told. */
export function kindOf({ tool, args = {} }: EvalExpectation): string | null {
  const tools = [tool].flat()
  const [first = ''] = tools
  const { about, kind, topic, topics, categories, diets, date } = args as ExpectedArgs
  if (tools.includes('refuse')) return 'refuse'
  if (first === 'ask-back') return about === undefined ? OFF_TOPIC : kindOf({ tool: about })
  if (first === 'smalltalk') return Object.entries(SMALLTALK).find(([, one]) => one === kind)?.[0] ?? null
  if (first === 'help.find') return HELP[topic as keyof typeof HELP] ?? null
  if (first === 'habits.read') return HABITS[topics?.[0] as keyof typeof HABITS] ?? null
  if (first === 'compensation.check') return COMPENSATION[kind as keyof typeof COMPENSATION] ?? 'delay'
  if (first === 'trips.read') return date === undefined ? 'next' : 'tomorrow'
  if (first === 'climate.month') return 'weather'
  if (first === 'places.find') {
    if (diets || FOOD.includes(categories?.[0] ?? '')) return 'eat'
    return ['museum', 'gallery'].includes(categories?.[0] ?? '') ? 'museums' : 'sights'
  }
  return Object.entries(TOOLS_OF_KINDS).find(([, [own]]) => own === first)?.[0] ?? null
}

const SIDE_WORDS = new URL('../../assistant/side-words.txt', import.meta.url)
/** Small talk with something beside it is that. */
const ALONE: readonly string[] = Object.keys(SMALLTALK)

/** The same sentences with what people say beside a question ("we go with my mother, she is 70"), so that it says nothing about the kind. */
function withSideWords(written: readonly Sentence[]): Sentence[] {
  const said = new Map(
    readFileSync(SIDE_WORDS, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((row) => [row.slice(0, row.indexOf(':')), row.slice(row.indexOf(':') + 1).split(';')] as const),
  )
  return written.flatMap((sentence, at) => {
    const sides = said.get(sentence.language) ?? []
    const side = sides[(at * 7) % Math.max(1, sides.length)]?.trim()
    if (side === undefined || ALONE.includes(sentence.kind)) return []
    const say = at % 2 === 0 ? `${sentence.say}, ${side}` : `${side}, ${sentence.say}`
    return [Object.assign({}, sentence, { say })]
  })
}

/** All sentences: those written to learn from, and opened questions of one turn. */
export function readSentences(): Sentence[] {
  const written = readdirSync(FOLDER)
    .sort()
    .flatMap((name) =>
      readFileSync(new URL(name, FOLDER), 'utf8')
        .split('\n')
        .filter(Boolean)
        .flatMap((row) => {
          const kind = row.slice(0, row.indexOf(':'))
          const said = row.slice(kind.length + 1).split(/[;；]/)
          return said.map((say) => ({ language: name.replace('.txt', ''), say: say.trim(), kind, set: null }))
        }),
    )
  const opened = OPENED_SETS.flatMap((set) =>
    readSet(set).flatMap(({ lang, turns }) => {
      const [turn] = turns
      const kind = turns.length === 1 && turn?.expect ? kindOf(turn.expect) : null
      return turn && kind !== null ? [{ language: lang, say: turn.say, kind, set }] : []
    }),
  )
  return [...written, ...withSideWords(written), ...opened].filter(({ say }) => say !== '')
}

/** In sentences written to learn from a place is an @ and a number a 0. */
const PLACE = / ?@ ?/g

/** The words of a sentence as the reader sees them. */
function wordsOf({ language, say, set }: Sentence): string {
  const words = language === 'en' ? englishWords : wordsInAnyLanguage
  return set === null ? words(say.replace(PLACE, ' ʭ '), places) : words(say, places)
}

/** Phrases of ours are shorter and more alike than what people say, and there are twice as many. */
const WRITTEN_WEIGHT = 0.5

export type PreparedRow = TrainingRow & Sentence & { group: ModelGroup }

export function prepare(sentences: readonly Sentence[]): PreparedRow[] {
  return sentences.map((one) => ({
    ...one,
    text: wordsOf(one),
    group: groupOf(one.language),
    weight: one.set === null ? WRITTEN_WEIGHT : 1,
  }))
}

/** Sentences of one language that share more than half of their features say the same. */
const NEAR = 0.5

/** The rows that are neither of a set nor near one of its sentences, so that what they teach is not what is asked. */
export function withoutSet(rows: readonly PreparedRow[], set: string): PreparedRow[] {
  const featuresIn = ({ text }: PreparedRow) => new Set(featuresOf(text, BUCKETS))
  const asked = new Map<string, Set<number>[]>()
  for (const row of rows)
    if (row.set === set) asked.set(row.language, [...(asked.get(row.language) ?? []), featuresIn(row)])
  return rows.filter((row) => {
    if (row.set === set) return false
    const own = featuresIn(row)
    return !asked.get(row.language)?.some((other) => likeness(own, other) > NEAR)
  })
}

function likeness(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0
  for (const feature of one) if (other.has(feature)) shared++
  return shared / (one.size + other.size - shared)
}

/** What tells languages apart: the same sentences with their accents. */
export function languageRows(sentences: readonly Sentence[]): TrainingRow[] {
  return sentences.map(({ language, say }) => ({ text: writtenWords(say), kind: language }))
}

const CHUNK = 100
const NO_WORDS: ReadonlySet<string> = new Set()
/** What cities are called exactly is their name wherever it stands. */
const CITY_NAMES = new Set(
  [...places.cities, ...places.others].flatMap(({ id, name }) =>
    [name, ...furtherCityNames(id)].map((one) => foreignWords(one).trim()),
  ),
)

/** Words of sentences written to learn from that the names of places would be found in. */
export function commonWordsOf(language: string, sentences: readonly Sentence[]): string[] {
  // Sentences about phrases name languages, which are near the names of countries.
  const own = sentences.filter(
    (one) => one.language === language && one.set === null && one.kind !== 'phrase',
  )
  const words = [...new Set(own.flatMap(({ say }) => foreignWords(say).trim().split(' ')))].filter(
    (word) => word.length > 1 && !/\d/.test(word),
  )
  const found = new Set<string>()
  for (let from = 0; from < words.length; from += CHUNK) {
    let left = words.slice(from, from + CHUNK)
    for (let round = left.length; round > 0; round = left.length) {
      const spoken = foreignWords(left.join(' '))
      const named = findPlaces(left.join(' '), [language], [...places.cities, ...places.others], NO_WORDS)
      const taken = named.flatMap(({ at, end }) => spoken.slice(at, end).trim().split(' '))
      for (const word of taken) found.add(word)
      left = left.filter((word) => !found.has(word))
      if (left.length === round) break
    }
  }
  const countries = countryNamesOf(language)
  return [...found]
    .filter((word) => words.includes(word) && !CITY_NAMES.has(word) && !countries.has(word))
    .sort()
}

/** What a language calls countries, but for short names, which are words too. */
function countryNamesOf(language: string): ReadonlySet<string> {
  const names = new Intl.DisplayNames(language === 'yue' ? 'zh-Hant' : language, {
    type: 'region',
    fallback: 'none',
  })
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  const said = letters.flatMap((a) => letters.flatMap((b) => names.of(a + b) ?? []))
  return new Set(said.map((name) => foreignWords(name).trim()).filter((name) => name.length >= MIN_COUNTRY))
}
const MIN_COUNTRY = 7

/** Words of sentences written to learn from that ask for hours, today and tomorrow among them. */
export function hoursWordsOf(language: string, sentences: readonly Sentence[]): string[] {
  const own = sentences.filter(
    (one) =>
      one.language === language &&
      one.set === null &&
      one.kind === 'hours' &&
      findPlace(one.say, places.guides) === null,
  )
  const words = own.flatMap(({ say }) => foreignWords(say.replace(PLACE, ' ')).trim().split(' '))
  return [...new Set(words)].filter((word) => word.length > 1 && !/\d/.test(word)).sort()
}

/** Tells whether sentences are those that a model was made of. */
export function checksumOf(sentences: readonly Sentence[]): string {
  return createHash('sha256').update(JSON.stringify(sentences)).digest('hex').slice(0, 16)
}
