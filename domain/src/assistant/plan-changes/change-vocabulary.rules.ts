import { normalizeWords } from '../language/index.ts'
import { secondOrdinal } from './change-days.rules.ts'
import { CHANGES_IN_LANGUAGES, type ChangeVocabulary, MORE_CHANGES } from './changes-in-languages.data.ts'
import { MEALS_IN_LANGUAGES, MORE_DAYS, MORE_PARTS, SPOKEN_CHANGES } from './spoken-changes.data.ts'

/** The words for changes in a language, with those of `SPOKEN_CHANGES`. */
export type Spoken = ChangeVocabulary &
  Readonly<Record<'save' | 'arrive' | 'leave' | 'later' | 'earlier', string>>

export const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}]/u
const MAX_DAY = 31

export const KEYS = [
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

/** The words for changes in a language; null where it has none. */
export function wordsOf(language: string): Spoken | null {
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
  'pack',
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

/** With the meals, and the parts of a day. */
function withMeals(language: string, words: Spoken): Spoken {
  const [breakfast = '', lunch = '', dinner = ''] = MEALS_IN_LANGUAGES[language]?.split(' | ') ?? []
  const [morning = '', afternoon = '', evening = ''] = MORE_PARTS[language]?.split(' | ') ?? []
  return Object.assign({}, words, {
    morning: joined(words.morning, morning),
    afternoon: joined(words.afternoon, afternoon),
    evening: joined(words.evening, evening),
    breakfast: joined(words.breakfast, breakfast),
    lunch: joined(words.lunch, lunch),
    dinner: joined(words.dinner, dinner),
  })
}

const joined = (one: string, other: string) => [one, other].filter(Boolean).join(', ')

/** "Day 2", "the second day", "第二天", "2日目": the days that are named, in their order. */
export function daysIn(spoken: string, { day, ordinals }: ChangeVocabulary): number[] {
  const names = list(day)
  const both = secondOrdinal(spoken, names, list(ordinals))
  if (both) return both
  const found = new Map<number, number>()
  for (const name of names)
    for (const { at, number } of numberedDays(spoken, name))
      if (number >= 1 && number <= MAX_DAY) found.set(at, number)
  if (found.size === 1) addOrdinal(found, spoken, names, list(ordinals))
  if (found.size > 0) return [...found].sort(([a], [b]) => a - b).map(([, number]) => number)
  const said = list(ordinals).flatMap((ordinal, at) =>
    ordinal !== '' && names.some((name) => isBeside(spoken, ordinal, name))
      ? [{ number: at + 1, at: spoken.indexOf(ordinal) }]
      : [],
  )
  const [only] = said
  // "С первого дня на третий": the second is said without its day.
  const other = said.length === 1 && only ? ordinalAfter(spoken, list(ordinals), only) : null
  if (only && other) return [only.number, other]
  return said.sort((one, other) => one.at - other.at).map(({ number }) => number)
}

/** "On the fourth day, it is on day 2 now": a day in words beside one in figures. */
function addOrdinal(
  found: Map<number, number>,
  spoken: string,
  names: readonly string[],
  ordinals: readonly string[],
): void {
  const [only] = found.values()
  for (const [at, ordinal] of ordinals.entries()) {
    const isSaid = ordinal.length > 2 && names.some((name) => isBeside(spoken, ordinal, name))
    if (isSaid && only !== at + 1) found.set(spoken.indexOf(ordinal), at + 1)
  }
}

function ordinalAfter(
  spoken: string,
  ordinals: readonly string[],
  only: { number: number; at: number },
): number | null {
  if (UNSPACED.test(spoken)) return null
  const after = spoken.slice(only.at).split(' ').slice(2)
  const at = ordinals.findIndex(
    (ordinal, index) =>
      ordinal.length > 2 &&
      index + 1 !== only.number &&
      after.slice(0, 3).some((word) => word.startsWith(ordinal)),
  )
  return at < 0 || after.length > MAX_AFTER ? null : at + 1
}
const MAX_AFTER = 4

/** A number behind the word for a day, else one before it, with what makes it an ordinal: "3 й день", "২য় দিন". */
function numberedDays(spoken: string, name: string): { at: number; number: number }[] {
  const some = (pattern: RegExp) =>
    [...spoken.matchAll(pattern)].map(({ index, 1: digits }) => ({ at: index, number: Number(digits) }))
  if (UNSPACED.test(name))
    return [
      ...some(new RegExp(`(\\d{1,2}) ?${name}`, 'gu')),
      ...some(new RegExp(`${name} ?(\\d{1,2})`, 'gu')),
    ].slice(0, 2)
  // "Päivältä 2": in any case.
  const ending = name.length > 2 ? '[^ \\d]{0,4}' : ''
  const behind = some(new RegExp(`(?<= )${name}${ending} (\\d{1,2})(?= )`, 'gu'))
  if (behind.length > 0) return behind
  return some(
    new RegExp(
      `(?<= )(\\d{1,2})(?:[\\p{L}\\p{M}]{0,3}) (?:[\\p{L}\\p{M}]{1,6} )?${name}[^ ]{0,5}(?= )`,
      'gu',
    ),
  )
}

function isBeside(spoken: string, ordinal: string, day: string): boolean {
  if (UNSPACED.test(ordinal))
    return (
      spoken.includes(ordinal.endsWith(day) ? ordinal : `${ordinal}${day}`) ||
      spoken.includes(`${ordinal} ${day}`)
    )
  return new RegExp(` (?:${ordinal}[^ ]{0,4} ${day}[^ ]{0,4}|${day} ${ordinal}[^ ]{0,2}) `, 'u').test(spoken)
}

/** Whether text of `normalizeWords` has one of the beginnings of words. */
export function mentions(spoken: string, words: string): boolean {
  return list(words).some((word) => spoken.includes(UNSPACED.test(word) ? word : ` ${word}`))
}

/** The first of the beginnings of words that the text has. */
export function wordOf(spoken: string, words: string): string | undefined {
  return list(words).find((word) => word !== '' && mentions(spoken, word))
}

const lists = new Map<string, readonly string[]>()

/** The beginnings of words of a vocabulary, as `normalizeWords` has them; what is written with a `!` is a whole word and ends with a space. */
export function list(words: string): readonly string[] {
  const before = lists.get(words)
  if (before) return before
  const made = words
    .split(',')
    .map((one) => normalizeWords(one).trim() + (one.trim().endsWith('!') ? ' ' : ''))
  lists.set(words, made)
  return made
}

/** Articles of what is not in the plan yet, by language, and words for something more; of a put that makes it an addition. */
const NEW_THINGS: Readonly<Record<string, string>> = {
  en: 'a|an|another|some|one',
  de: 'ein|eine|einen|ne|nen|irgendein|noch ein|noch eine|noch einen',
  fr: 'un|une|un petit',
  es: 'un|una|algun|alguna',
  pt: 'um|uma|algum|alguma',
  it: 'un|una|uno',
  ca: 'un|una',
  nl: 'een|nog een',
  af: 'n',
  sv: 'en|ett',
  da: 'en|et',
  nb: 'en|et',
  hu: 'egy|valami|valamilyen',
  tr: 'bir',
  ro: 'un|o|niste',
  el: 'ενα|μια|εναν|καποιο|καποια|κανα|καμια',
  bg: 'нещо|някои|някоя|някакъв|една|един',
  ru: 'какои нибудь|какую нибудь|что нибудь|еще один|еще одну',
  uk: 'якиись|якусь|щось|ще один|ще одну',
  pl: 'jakis|jakas|jakies|cos|jeszcze jeden|jeszcze jedno',
  cs: 'nejaky|nejakou|nejake|neco|jeste jeden|jeste jednu',
  sk: 'nejaky|nejaku|nieco|este jeden',
  hr: 'neki|neku|neko|nesto',
  sr: 'neki|neku|neko|nesto|неки|неку|нешто',
  sl: 'kaksen|kaksno|neko|nekaj',
  id: 'sebuah|satu',
  vi: 'mot|them mot',
}

/** Whether what is put into a day is named as something new: "put a coffee break in", "zet er nog een rondvaart in". */
export function isNew(spoken: string, language: string): boolean {
  const articles = NEW_THINGS[language]
  if (articles === undefined) return false
  // "Put the cat café in on Monday".
  if (language === 'en' && / (?:put|pop|stick|slot|chuck|throw) .* in (?:on|for|to) /.test(spoken))
    return true
  return new RegExp(
    ` (?:${articles}) (?!bit |must |day |jour |dia |tag |dag |giorno |little |poco |peu |pouco |po |bisschen |tick |rato |hour |hora )`,
    'u',
  ).test(spoken)
}
