import { normalizeWords } from '../language/index.ts'
import type { ToolInput } from '../tools/index.ts'
import { CHANGES_IN_LANGUAGES } from './changes-in-languages.data.ts'
import { STOP_WORDS_BY_CATEGORY } from './stop-words.data.ts'

/** A sentence in another language, and what the reader of names found in it. */
export type ForeignSentence = {
  text: string
  language: string
  /** The kinds of places that it names. */
  categories: readonly string[]
  diets: NonNullable<ToolInput<'plan.change'>['diets']>
}
type ChangeArguments = ToolInput<'plan.change'>
type Said = (key: keyof (typeof CHANGES_IN_LANGUAGES)[string]) => boolean

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
const MAX_DAY = 31

/** The change of a plan that a sentence of `CHANGES_IN_LANGUAGES` asks for; null where it asks for none, or it is not clear for which. */
export function readForeignChange(sentence: ForeignSentence): ChangeArguments | null {
  const words = CHANGES_IN_LANGUAGES[sentence.language]
  if (!words) return null
  const spoken = normalizeWords(sentence.text)
  const says: Said = (key) => mentions(spoken, words[key])
  const day = dayIn(spoken, words)
  const change = readChange(sentence, says, day)
  return change && { change: sentence.text, ...change, ...(day !== null && { day }) }
}

type ChangeRead = Omit<ChangeArguments, 'change'>

function readChange(
  { categories, diets }: ForeignSentence,
  says: Said,
  day: number | null,
): ChangeRead | null {
  const isOfPlan = day !== null || says('plan')
  const meal = (['breakfast', 'lunch', 'dinner'] as const).find(says)
  if (meal && diets.length > 0 && (says('swap') || says('move')))
    return { kind: 'meals', meal, diets: [...diets] }
  const whole = isOfPlan ? readWhole(says) : null
  return whole ?? readStop(stopOf(categories) ?? meal, says, { day, isOfPlan })
}

/** A day or the whole plan. */
function readWhole(says: Said): ChangeRead | null {
  if (says('rest')) return { kind: 'rest' }
  if (says('relax')) return { kind: 'pace', pace: 'relaxed' }
  if (says('cheaper') && says('plan')) return { kind: 'budget' }
  return says('pack') ? { kind: 'pace', pace: 'packed' } : null
}

/** One stop, by what it is. */
function readStop(
  stop: string | undefined,
  says: Said,
  { day, isOfPlan }: { day: number | null; isOfPlan: boolean },
): ChangeRead | null {
  if (stop === undefined) return null
  if (says('remove')) return { kind: 'remove', stop }
  const part = (['morning', 'afternoon', 'evening'] as const).find(says)
  const when = part ? { part } : {}
  if (says('move') && (part || day !== null)) return { kind: 'move', stop, ...when }
  return says('add') && isOfPlan ? { kind: 'add', place: stop, ...when } : null
}

function stopOf(categories: readonly string[]): string | undefined {
  const [category] = categories
  return category === undefined ? undefined : (STOP_WORDS_BY_CATEGORY[category]?.[0] ?? category)
}

/** "Day 2", "the second day", "第二天", "2日目". */
function dayIn(spoken: string, { day, ordinals }: (typeof CHANGES_IN_LANGUAGES)[string]): number | null {
  const names = list(day)
  for (const name of names) {
    const digits = UNSPACED.test(name)
      ? new RegExp(`(\\d{1,2}) ?${name}`, 'u').exec(spoken)?.[1]
      : (new RegExp(` ${name} (\\d{1,2}) `, 'u').exec(spoken)?.[1] ??
        new RegExp(` (\\d{1,2}) (?:\\p{L}{1,2} )?${name} `, 'u').exec(spoken)?.[1])
    if (digits !== undefined && Number(digits) >= 1 && Number(digits) <= MAX_DAY) return Number(digits)
  }
  const at = list(ordinals).findIndex((ordinal) => names.some((name) => isBeside(spoken, ordinal, name)))
  return at < 0 ? null : at + 1
}

function isBeside(spoken: string, ordinal: string, day: string): boolean {
  if (UNSPACED.test(ordinal)) return spoken.includes(ordinal.endsWith(day) ? ordinal : `${ordinal}${day}`)
  return new RegExp(` (?:${ordinal}[^ ]{0,4} ${day}[^ ]{0,4}|${day} ${ordinal}[^ ]{0,2}) `, 'u').test(spoken)
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
