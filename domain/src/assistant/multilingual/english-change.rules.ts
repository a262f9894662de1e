import { addDays, type IsoDate } from '../../base/dates.ts'
import { currencyDecimals } from '../../base/money.ts'
import { type CompanionContext, findCategories, findDiets } from '../conversation/index.ts'
import { normalizeWords, parseMoneyMentions, parseNumberWord } from '../language/index.ts'
import {
  asWrittenInEnglish,
  correctedChange,
  readForeignChange,
  readForeignChanges,
} from '../plan-changes/index.ts'
import type { ToolCall, ToolInput } from '../tools/index.ts'
import type { Reading } from './request-reader.rules.ts'

/** A change that the patterns of the rules do not read whole, as its words read. */
export function withWholeChange(calls: ToolCall[], text: string, context: CompanionContext): ToolCall[] {
  const [call] = calls
  if (calls.length !== 1 || call?.tool !== 'plan.change') return calls
  const { kind, day, from, further } = call.args
  const isOfTwoDays = from !== undefined && from !== day && further === undefined
  if (kind !== undefined && !isOfTwoDays) return calls
  const read = readChange(text, context)
  if (read?.tool === 'plan.change' && (kind === undefined || read.args.further)) return [read]
  // One stop is not taken out of two days.
  return kind === 'remove' && isOfTwoDays
    ? [{ tool: 'ask-back', args: { offers: ['plan.change'], args: {} } }]
    : calls
}

/** Where a change may be meant, its words are all there: what is to be done with what, and on which day. */
export function saysChange(kinds: readonly Reading[], text: string, context: CompanionContext): boolean {
  if (!kinds.some(({ kind, share }) => kind === 'change' && share >= MAY_CHANGE)) return false
  const read = readChange(text, context)
  return read?.tool === 'plan.change' && read.args.kind !== undefined && namesWhen(read.args)
}
const MAY_CHANGE = 0.08
export const namesWhen = (args: Readonly<Record<string, unknown>>) =>
  [
    args.day,
    args.weekday,
    args.date,
    args.isLastDay,
    args.every,
    args.clock,
    args.minutes,
    args.isTotal,
  ].some((one) => one !== undefined)

/** A change, or several, in other words than the patterns of the rules have. */
export function readChange(typed: string, { currencies, today }: CompanionContext): ToolCall | null {
  const text = asWrittenInEnglish(typed)
  if (SWAPS_DAYS.test(text)) return { tool: 'plan.change', args: { change: typed } }
  const read = (clause: string) => {
    const spoken = normalizeWords(clause)
    const { sum } = parseMoneyMentions(clause, currencies)
    const hours = hoursIn(spoken)
    const paid = sum && { amount: sum.amount / 10 ** currencyDecimals(sum.currency), currency: sum.currency }
    const said = { categories: findCategories(spoken), diets: findDiets(spoken), hours, sum: paid }
    const isSoon = SOON.test(spoken)
    const weekdays = weekdaysIn(clause)
    const change = readForeignChange({ text: clause, language: 'en', ...said, weekdays, isSoon })
    return change && withSoon(change, spoken, today)
  }
  const namesWeekday = (clause: string) => weekdaysIn(clause).length > 0
  const args = readForeignChanges(text, 'en', { read, namesWeekday })
  return args && { tool: 'plan.change', args: args.further ? args : { ...args, change: typed } }
}
const SWAPS_DAYS =
  /\b(?:swap|switch|flip|exchange) (?:the )?(?:day \d+|\w+day)s? (?:and|with|for) (?:the )?(?:day \d+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i

const SOON = / (?:today|tonight|tomorrow|(?:on|for|to) the \d{1,2}(?:st|nd|rd|th)) /

/** "Tonight's walk", "tomorrow": the day of a change that names no other. */
function withSoon(
  change: ToolInput<'plan.change'>,
  spoken: string,
  today: IsoDate,
): ToolInput<'plan.change'> {
  const { day, weekday, isLastDay, every, kind } = change
  const isDated = [day, weekday, isLastDay, every].some((one) => one !== undefined)
  if (isDated || kind === 'budget' || kind === 'arrival' || kind === 'departure') return change
  const said = Number(/ (?:on|for|to) the (\d{1,2})(?:st|nd|rd|th) /.exec(spoken)?.[1] ?? Number.NaN)
  const ahead = / (?:today|tonight) /.test(spoken)
    ? 0
    : / (?:tomorrow) /.test(spoken)
      ? 1
      : aheadTo(said, today)
  return ahead === null ? change : Object.assign({}, change, { date: addDays(today, ahead) })
}

/** How many days ahead the next such day of a month is; null for none. */
function aheadTo(day: number, today: IsoDate): number | null {
  const ahead = Array.from({ length: 62 }, (_, at) => at).find(
    (at) => Number(addDays(today, at).slice(8)) === day,
  )
  return ahead ?? null
}

/** "Two hours", "half an hour", "ninety minutes", "an hour and a half". */
function hoursIn(spoken: string): number | null {
  if (/ half an hour /.test(spoken)) return 0.5
  const minutes = parseNumberWord(/ (\w+) (?:min|mins|minutes) /.exec(spoken)?.[1])
  if (minutes !== null) return minutes / 60
  const said = / (\w+) (?:h|hrs?|hours?) /.exec(spoken)?.[1]
  const hours = said === 'an' || said === 'one' ? 1 : parseNumberWord(said)
  return hours !== null && / hours? and a half /.test(spoken) ? hours + 0.5 : hours
}

export function weekdaysIn(text: string) {
  const spoken = normalizeWords(text)
  return ENGLISH_WEEKDAYS.map((word, weekday) => ({ word, weekday, at: spoken.indexOf(` ${word} `) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
}

const ENGLISH_WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** The change of the question before, as a few words correct it. */
export function correctedPlan(
  text: string,
  language: string,
  weekdays: readonly { weekday: number }[],
  { before }: CompanionContext,
): ToolCall | null {
  const last = before.find(({ tool }) => tool === 'plan.change')
  const args =
    last?.tool === 'plan.change'
      ? correctedChange(last.args, language === 'en' ? asWrittenInEnglish(text) : text, language, weekdays)
      : null
  return args && { tool: 'plan.change', args }
}
