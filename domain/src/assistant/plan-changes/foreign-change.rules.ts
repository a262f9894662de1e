import { normalizeWords } from '../language/index.ts'
import type { ToolInput } from '../tools/index.ts'
import { clockIn, saysInstead, secondOrdinal, withDays, withoutWeekdays } from './change-days.rules.ts'
import { STOP_WORDS_BY_CATEGORY } from './change-words.data.ts'
import { CHANGES_IN_LANGUAGES, type ChangeVocabulary } from './changes-in-languages.data.ts'
import { MORE_CHANGES } from './more-changes.data.ts'
import { EVERY_WORDS, MEALS_IN_LANGUAGES, MORE_DAYS, SPOKEN_CHANGES } from './spoken-changes.data.ts'

/** A sentence in another language, and what the reader of names found in it. */
export type ForeignSentence = {
  text: string
  language: string
  /** The kinds of places that it names. */
  categories: readonly string[]
  diets: NonNullable<ToolInput<'plan.change'>['diets']>
  /** The hours that it names, and a sum in minor units with its decimals. */
  hours?: number | null
  sum?: { amount: number; currency: string } | null
  /** The days of the week that it names, in their order: 0 is Monday, with the word. */
  weekdays?: readonly { weekday: number; word: string }[]
}
type ChangeArguments = ToolInput<'plan.change'>
type Spoken = ChangeVocabulary & Readonly<Record<'save' | 'arrive' | 'leave' | 'later' | 'earlier', string>>
type Said = (key: keyof Spoken) => boolean

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u
const MAX_DAY = 31

/** The change of a plan that a sentence asks for; null where it asks for none, or it is not clear for which. Digits are 0 to 9. */
export function readForeignChange(sentence: ForeignSentence): ChangeArguments | null {
  const words = wordsOf(sentence.language)
  if (!words) return null
  const spoken = normalizeWords(sentence.text)
  const days = daysIn(spoken, words)
  const weekdays = days.length > 0 ? [] : (sentence.weekdays ?? [])
  const bare = withoutWeekdays(spoken, sentence.weekdays ?? [])
  const says: Said = (key) => words[key] !== '' && mentions(bare, words[key])
  const day = days.at(-1) ?? null
  const clause = clauseOf(sentence.text, words)
  const saysHere: Said = (key) => words[key] !== '' && mentions(clause, words[key])
  const rest = restOf(
    clause,
    words,
    weekdays.map(({ word }) => word),
  )
  const change = readChange(sentence, says, {
    day,
    isDated: day !== null || weekdays.length > 0,
    rest,
    saysHere,
  })
  if (!change) return null
  if (change.kind === 'arrival' || change.kind === 'departure' || change.kind === 'budget')
    return { change: sentence.text, ...change }
  if (change.every) return { change: sentence.text, ...change }
  return withDays(Object.assign({ change: sentence.text }, change), days, { spoken, weekdays })
}

/** The part of a sentence between its commas that says what to do. */
function clauseOf(text: string, words: Spoken): string {
  const clauses = text.split(/[,;.!?–—،。，]\s*/u).filter((one) => /\p{L}/u.test(one))
  const verbs = (['remove', 'move', 'add', 'swap'] as const).map((key) => words[key]).filter(Boolean)
  const said = clauses.find((one) => verbs.some((some) => mentions(normalizeWords(one), some)))
  return normalizeWords(clauses.length > 1 && said !== undefined && said.trim().includes(' ') ? said : text)
}

const KEYS = [
  'day',
  'ordinals',
  'relax',
  'remove',
  'move',
  'plan',
  'morning',
  'afternoon',
  'evening',
] as const
const NOTHING: ChangeVocabulary = {
  day: '',
  ordinals: '',
  relax: '',
  pack: '',
  remove: '',
  move: '',
  add: '',
  swap: '',
  rest: '',
  cheaper: '',
  plan: '',
  morning: '',
  afternoon: '',
  evening: '',
  breakfast: '',
  lunch: '',
  dinner: '',
}

const known = new Map<string, Spoken | null>()

function wordsOf(language: string): Spoken | null {
  const before = known.get(language)
  if (before !== undefined) return before
  const parts = MORE_CHANGES[language]?.split(' | ')
  const base =
    CHANGES_IN_LANGUAGES[language] ??
    (parts
      ? Object.assign({}, NOTHING, Object.fromEntries(KEYS.map((key, at) => [key, parts[at] ?? ''])))
      : null)
  const made = base && withMeals(language, withSpoken(language, base))
  known.set(language, made)
  return made
}

const SPOKEN_KEYS = [
  'relax',
  'remove',
  'move',
  'add',
  'swap',
  'rest',
  'save',
  'arrive',
  'leave',
  'later',
  'earlier',
] as const

function withSpoken(language: string, base: ChangeVocabulary): Spoken {
  const more = SPOKEN_CHANGES[language]?.split(' | ') ?? []
  const [day = '', ordinals = ''] = MORE_DAYS[language]?.split(' | ') ?? []
  const words: Spoken = Object.assign(
    { save: base.cheaper, arrive: '', leave: '', later: '', earlier: '' },
    base,
  )
  const added = SPOKEN_KEYS.map((key, at) => [key, joined(words[key], more[at] ?? '')] as const)
  return Object.assign({}, words, Object.fromEntries(added), {
    day: joined(words.day, day),
    ordinals: ordinals === '' ? words.ordinals : ordinals,
  })
}

function withMeals(language: string, words: Spoken): Spoken {
  const [breakfast = '', lunch = '', dinner = ''] = MEALS_IN_LANGUAGES[language]?.split(' | ') ?? []
  return Object.assign({}, words, {
    breakfast: joined(words.breakfast, breakfast),
    lunch: joined(words.lunch, lunch),
    dinner: joined(words.dinner, dinner),
  })
}

const joined = (one: string, other: string) => [one, other].filter(Boolean).join(', ')

type ChangeRead = Omit<ChangeArguments, 'change'>
type Where = { day: number | null; isDated: boolean; rest: string | undefined; saysHere: Said }

function readChange(
  { text, categories, diets, hours = null, sum }: ForeignSentence,
  says: Said,
  where: Where,
): ChangeRead | null {
  const { day, isDated, rest } = where
  const spoken = normalizeWords(text)
  const isOfPlan = isDated || says('plan')
  const end = readEnds({ text, hours }, says, day !== null || says('plan'))
  if (end) return end
  if (sum && (says('cheaper') || says('save')))
    return { kind: 'budget', amount: sum.amount, currency: sum.currency }
  const meal = (['breakfast', 'lunch', 'dinner'] as const).find(says)
  const meals =
    meal && diets.length > 0 ? readMeals({ meal, diets: [...diets] }, says, { spoken, isDated }) : null
  if (meals) return meals
  const stop = stopOf(categories) ?? meal ?? (isOfPlan ? rest : undefined)
  const swap =
    stop === undefined
      ? null
      : readSwap(stop, categories, { says, isMeant: isOfPlan && saysInstead(spoken), day })
  return (
    swap ??
    (isOfPlan ? readWhole(says) : null) ??
    readStop(stop, says, { day, isDated, isOfPlan, saysHere: where.saysHere })
  )
}

/** A later arrival, by hours or by the clock. */
function readEnds(
  { text, hours }: Pick<ForeignSentence, 'text' | 'hours'>,
  says: Said,
  isOfPlan: boolean,
): ChangeRead | null {
  const end = hours ? readEnd(hours, says) : null
  if (end) return end
  const kind = says('arrive') ? 'arrival' : says('leave') ? 'departure' : null
  const clock = kind && isOfPlan ? clockIn(text) : null
  return kind && clock !== null ? { kind, clock } : null
}

function readMeals(
  what: Pick<ChangeRead, 'meal' | 'diets'>,
  says: Said,
  { spoken, isDated }: { spoken: string; isDated: boolean },
): ChangeRead | null {
  const isEvery = mentionsWhole(spoken, EVERY_WORDS)
  if (!isDated && !isEvery && !says('swap') && !says('move')) return null
  return Object.assign({ kind: 'meals' as const }, what, isEvery && !isDated && { every: true })
}

/** "Swap the museum for the beach" names two kinds of places. */
function readSwap(
  stop: string,
  [, other]: readonly string[],
  { says, isMeant, day }: { says: Said; isMeant: boolean; day: number | null },
): ChangeRead | null {
  if (other !== undefined && says('swap')) return { kind: 'swap', stop, place: stopOf([other]) ?? other }
  // "To day 3 instead of day 1" moves a stop.
  const isMoved = day !== null && says('move')
  return isMeant && !isMoved ? { kind: 'swap', stop } : null
}

const MINUTES = 60

/** "We land three hours later", "we have to leave two hours earlier". */
function readEnd(hours: number, says: Said): ChangeRead | null {
  const kind = says('arrive') ? 'arrival' : says('leave') ? 'departure' : null
  const isLater = says('later')
  if (kind === null || (!isLater && !says('earlier'))) return null
  return { kind, minutes: Math.round(hours * MINUTES) * (isLater ? 1 : -1) }
}

/** A day or the whole plan. */
function readWhole(says: Said): ChangeRead | null {
  if (says('rest')) return { kind: 'rest' }
  if (says('relax')) return { kind: 'pace', pace: 'relaxed' }
  if (says('cheaper') && says('plan')) return { kind: 'budget' }
  return says('pack') ? { kind: 'pace', pace: 'packed' } : null
}

const PARTS = ['morning', 'afternoon', 'evening'] as const

/** One stop, by what it is; `saysHere` is for the part of the sentence that says what to do. */
function readStop(
  stop: string | undefined,
  says: Said,
  { day, isDated, isOfPlan, saysHere }: Pick<Where, 'day' | 'isDated' | 'saysHere'> & { isOfPlan: boolean },
): ChangeRead | null {
  if (stop === undefined) return null
  if (says('remove')) return { kind: 'remove', stop, ...(day !== null && { from: day }) }
  const part = PARTS.find(saysHere) ?? PARTS.find(says)
  const when = part ? { part } : {}
  if (says('move') && (part || isDated)) return { kind: 'move', stop, ...when }
  if (says('swap') && isDated) return { kind: 'swap', stop }
  return says('add') && isOfPlan ? { kind: 'add', place: stop, ...when } : null
}

function stopOf(categories: readonly string[]): string | undefined {
  const [category] = categories
  return category === undefined ? undefined : (STOP_WORDS_BY_CATEGORY[category]?.[0] ?? category)
}

/** "Day 2", "the second day", "第二天", "2日目": the days that are named, in their order. */
function daysIn(spoken: string, { day, ordinals }: ChangeVocabulary): number[] {
  const names = list(day)
  const both = secondOrdinal(spoken, names, list(ordinals))
  if (both) return both
  const found = new Map<number, number>()
  for (const name of names)
    for (const { at, number } of numberedDays(spoken, name))
      if (number >= 1 && number <= MAX_DAY) found.set(at, number)
  if (found.size > 0) return [...found].sort(([a], [b]) => a - b).map(([, number]) => number)
  const said = list(ordinals).flatMap((ordinal, at) =>
    ordinal !== '' && names.some((name) => isBeside(spoken, ordinal, name))
      ? [{ number: at + 1, at: spoken.indexOf(ordinal) }]
      : [],
  )
  return said.sort((one, other) => one.at - other.at).map(({ number }) => number)
}

/** A number behind the word for a day, else one before it, with what makes it an ordinal: "3 й день", "২য় দিন". */
function numberedDays(spoken: string, name: string): { at: number; number: number }[] {
  const some = (pattern: RegExp) =>
    [...spoken.matchAll(pattern)].map(({ index, 1: digits }) => ({ at: index, number: Number(digits) }))
  if (UNSPACED.test(name))
    return [
      ...some(new RegExp(`(\\d{1,2}) ?${name}`, 'gu')),
      ...some(new RegExp(`${name} ?(\\d{1,2})`, 'gu')),
    ].slice(0, 2)
  const behind = some(new RegExp(`(?<= )${name} (\\d{1,2})(?= )`, 'gu'))
  if (behind.length > 0) return behind
  return some(
    new RegExp(
      `(?<= )(\\d{1,2})(?:[\\p{L}\\p{M}]{0,3}) (?:[\\p{L}\\p{M}]{1,6} )?${name}[^ ]{0,5}(?= )`,
      'gu',
    ),
  )
}

/** What a sentence names beside the words for the change: the stop by its name. */
function restOf(spoken: string, words: ChangeVocabulary, weekdays: readonly string[]): string | undefined {
  const known = [...KEYS.flatMap((key) => list(words[key]).filter((word) => word !== '')), ...weekdays]
  if (UNSPACED.test(spoken)) {
    const left = known
      .sort((a, b) => b.length - a.length)
      .reduce((rest, word) => rest.replaceAll(word, ' '), spoken)
      .replace(
        /[\d第个個把的从從吧了请請]|から|에서|(?<=\p{sc=Hangul})[을를은는] |해 ?줘|주세요|して(?:ください)?/gu,
        ' ',
      )
    return longestPart(left.trim().split(/ +/))
  }
  const left = spoken
    .trim()
    .split(' ')
    .filter((word) => word.length > MAX_PARTICLE && !/\d/.test(word))
    .filter((word) => !known.some((one) => word.startsWith(one.split(' ')[0] ?? one)))
  return left.length === 0 || left.length > MAX_NAME_WORDS ? undefined : left.join(' ')
}
const MAX_PARTICLE = 3
const MAX_NAME_WORDS = 4

function longestPart(parts: readonly string[]): string | undefined {
  const [longest = ''] = [...parts].sort((a, b) => b.length - a.length)
  return longest.length > 1 ? longest : undefined
}

function isBeside(spoken: string, ordinal: string, day: string): boolean {
  if (UNSPACED.test(ordinal)) return spoken.includes(ordinal.endsWith(day) ? ordinal : `${ordinal}${day}`)
  return new RegExp(` (?:${ordinal}[^ ]{0,4} ${day}[^ ]{0,4}|${day} ${ordinal}[^ ]{0,2}) `, 'u').test(spoken)
}

function mentionsWhole(spoken: string, words: string): boolean {
  return list(words).some((word) => spoken.includes(UNSPACED.test(word) ? word : ` ${word} `))
}

function mentions(spoken: string, words: string): boolean {
  return list(words).some((word) => spoken.includes(UNSPACED.test(word) ? word : ` ${word}`))
}

const lists = new Map<string, readonly string[]>()

function list(words: string): readonly string[] {
  const before = lists.get(words)
  if (before) return before
  const made = words.split(',').map((one) => normalizeWords(one).trim())
  lists.set(words, made)
  return made
}
