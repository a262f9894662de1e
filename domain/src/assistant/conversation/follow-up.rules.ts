import { currencyDecimals } from '../../base/money.ts'
import { isYes, mayBeForeign, mayNamePlace, normalizeWords } from '../language/index.ts'
import { argumentNames, parseToolCall, type ToolCall, type ToolName } from '../tools/index.ts'
import { changeInWords, correctedPart, endAlone, withMonthOf } from './follow-up-words.rules.ts'
import { toIntentContext } from './intent-calls.rules.ts'
import { type CompanionContext, type QuestionSlots, readSlots, type Talk } from './question-slots.rules.ts'
import { isRemark } from './remark.rules.ts'
import { argumentsFrom, type LooseArguments } from './slot-arguments.rules.ts'
import { ASIDE, isDated, omitDays, saidIn, saidOfCall, talkAfter } from './talk.rules.ts'

const MAX_FOLLOW_UP_WORDS = 12
const SAID_ANEW = ['change', 'question', 'text', 'place', 'what', 'why']
/** Never continued: each of these stands for itself. */
const SINGLE: readonly ToolName[] = [
  'smalltalk',
  'refuse',
  'plan.change',
  'plan.explain',
  'saved.add',
  'account.read',
]

/**
 * The last call with what a short question changes: "and in June?", "for my Indian passport", "the second one"; for a
 * question that was asked back, with what was missing. Null when the question changes nothing of it.
 */
export function followUp(
  last: ToolCall,
  slots: QuestionSlots,
  own: ToolCall | undefined,
  context: CompanionContext,
): ToolCall | null {
  if (slots.spoken.trim().split(' ').length > MAX_FOLLOW_UP_WORDS) return null
  const listed = placeListed(last, slots, context)
  if (listed) return listed
  if (last.tool === 'ask-back') return completed(last, slots)
  const another = anotherPlace(last, slots)
  if (another) return another
  const isOther = own?.tool === 'ask-back' && own.args.about !== undefined && own.args.about !== last.tool
  if (isOther || SINGLE.includes(last.tool)) return null
  const ofMonth = climateOf(last, slots)
  if (ofMonth) return ofMonth
  const said = changesTo({ tool: last.tool, args: last.args }, slots)
  if (Object.keys(said).length === 0 && isOtherMonth(last, slots)) return askDates(last)
  if (Object.keys(said).length === 0) return null
  return parsed(last.tool, mergeArguments(last.args, said))
}

/** "And in June?" after a forecast, which has nine days, is asked of the climate. */
function climateOf({ tool, args }: ToolCall, { month, date, cities }: QuestionSlots): ToolCall | null {
  if (tool !== 'weather.forecast' || month === null || date !== null) return null
  return parsed('climate.month', { city: cities[0]?.id ?? args.city, month })
}

/** "And in June?" after stays or flights: the same for the same people, with days of that month. */
function isOtherMonth({ tool }: ToolCall, { month, date }: QuestionSlots): boolean {
  return DATED.includes(tool) && month !== null && date === null
}
const DATED: readonly ToolName[] = ['stays.search', 'flights.search', 'cars.search']

function askDates({ tool, args }: ToolCall): ToolCall {
  const dates = ['date', 'back', ...(tool === 'flights.search' ? [] : ['from', 'to'])]
  const kept = Object.fromEntries(Object.entries(args).filter(([name]) => !dates.includes(name)))
  return { tool: 'ask-back', args: { about: tool, missing: 'date', offers: [], args: kept } }
}

/** "And the Bargello?" after the hours of a place is another one on the same day. */
function anotherPlace(last: ToolCall, { text, spoken, date, cities }: QuestionSlots): ToolCall | null {
  if (last.tool !== 'hours.check' || !/^ (?:and|what about|how about) /.test(spoken)) return null
  const named = cities.map(({ name }) => normalizeWords(name))
  if (!mayNamePlace(text, named)) return null
  return parsed('hours.check', { place: text, date: date ?? last.args.date })
}

/** What was asked although the call could be made without it. */
const MAY_BE_ALL = ['details', 'date', 'passports']

/** Whether what was asked back can also be answered by "go ahead": the call is whole without it. */
export function isWholeWithout({
  about,
  missing,
  said,
}: {
  about: string | null
  missing: string | null
  said: object
}): boolean {
  if (about === null || !MAY_BE_ALL.includes(missing ?? '')) return false
  return parseToolCall(about, said).ok
}

/** The asked-back call with the answer of the person; the rest may still be missing. */
function completed({ args }: Extract<ToolCall, { tool: 'ask-back' }>, slots: QuestionSlots): ToolCall | null {
  const { about } = args
  if (about === undefined) return null
  const tool = about as ToolName
  const isWhole = MAY_BE_ALL.includes(args.missing ?? '') && isYes(slots.text)
  const said = isWhole ? {} : argumentsFrom(tool, slots)
  const count = args.missing === 'people' ? loneNumber(slots) : null
  if (count !== null) said.people ??= count
  const names = Object.keys(said).filter((name) => name === args.missing || !SAID_ANEW.includes(name))
  if (names.length === 0 && !isWhole) return null
  const known = Object.fromEntries(
    Object.entries(args.args).filter(([name]) => argumentNames(tool).includes(name)),
  )
  return parsed(tool, mergeArguments(known, said))
}

/**
 * What the next question may go on with: these calls, or where nothing was asked for ("thanks", "hm"), those before them.
 */
export function withBefore(calls: readonly ToolCall[], before: readonly ToolCall[]): readonly ToolCall[] {
  const isEmpty = calls.every(
    ({ tool, args }) =>
      tool === 'smalltalk' ||
      (tool === 'ask-back' && args.about === undefined && Object.keys(args.args).length === 0),
  )
  if (isEmpty) return before
  // "How do you say thank you" names no place: the talk is still about the one before.
  const named = before.find(namesPlace)
  return calls.some(namesPlace) || !named ? calls : [...calls, named]
}

/** What the next question may go on with, and what the conversation is about after a turn that was read as `calls`. */
export function afterTurn(
  { text, calls }: { text: string; calls: readonly ToolCall[] },
  context: CompanionContext,
): Pick<CompanionContext, 'before' | 'talk'> {
  const { talk = {} } = context
  const before = withBefore(calls, context.before)
  const [first] = calls
  // A remark holds all that was said until then.
  if (first && isRemark(first)) return { before, talk: saidOfCall(first, context) }
  if (calls.every(({ tool }) => ASIDE.includes(tool))) return { before, talk }
  const spoken = normalizeWords(text)
  const ofCalls = calls.map((call) => saidOfCall(call, context))
  // Of other languages only the reader of the call knows the words.
  const own = mayBeForeign(text) ? {} : saidIn(readSlots(text, { ...context, before: [] }))
  const all: Talk = Object.assign({}, ...ofCalls.toReversed(), own)
  // "Is it open on Mondays" does not move a trip that has its days.
  const isLook = isDated(talk) && calls.every(({ tool }) => OF_A_DAY.includes(tool))
  const said = isLook ? omitDays(all) : all
  return { before, talk: talkAfter(talk, spoken, said) }
}

/** What asks of a day, whenever one goes. */
const OF_A_DAY: readonly ToolName[] = ['hours.check', 'places.find', 'holidays.list', 'weather.forecast']

const PLACE_NAMES = ['city', 'cities', 'country', 'destination', 'place', 'to']

function namesPlace({ tool, args }: ToolCall): boolean {
  const said: LooseArguments = tool === 'ask-back' ? args.args : args
  return tool !== 'currency.convert' && PLACE_NAMES.some((name) => said[name] !== undefined)
}

/** A number that nothing else explains: "3", "and between 4?". */
function loneNumber({ spoken, sum }: QuestionSlots): number | null {
  const digits = / (\d{1,2}) /.exec(spoken)?.[1]
  return digits === undefined || sum !== null ? null : Number(digits)
}

type LastCall = { tool: ToolName; args: LooseArguments }

/** "And 30?": a sum in the currency of before. */
function amountAlone({ spoken }: QuestionSlots): number | null {
  const [, digits, thousand] =
    /^ (?:and |what about |how about |no |right |ok |okay |yes |yeah |then )*(\d{1,9})( ?k)? $/.exec(
      spoken,
    ) ?? []
  return digits === undefined ? null : Number(digits) * (thousand === undefined ? 1 : 1000)
}

/** What of a tool's arguments a short question names; its own words replace nothing. */
function changesTo(last: LastCall, slots: QuestionSlots): LooseArguments {
  const { tool } = last
  const change = changeInWords(last, slots)
  if (change) return change
  const said = Object.assign(argumentsFrom(tool, slots), endAlone(tool, slots))
  // A passport alone is no destination, and a kind that is only a default was not said.
  if (slots.passports.length > 0 && slots.destination === null) delete said.destination
  if (tool === 'bookings.read' || tool === 'help.find') {
    delete said.kind
    delete said.topic
  }
  if (tool === 'currency.convert' && slots.sum === null) {
    const [to] = slots.currencies
    if (to !== undefined) return { to }
    const count = amountAlone(slots)
    return count === null ? {} : { amount: count * 10 ** currencyDecimals(String(last.args.from)) }
  }
  if (tool === 'money.split') said.people ??= loneNumber(slots) ?? undefined
  const isOfCity = (tool === 'stays.search' || tool === 'cars.search') && slots.cities.length > 0
  return Object.fromEntries(
    Object.entries(said).filter(
      ([name, value]) => value !== undefined && (!SAID_ANEW.includes(name) || (isOfCity && name === 'place')),
    ),
  )
}

function mergeArguments(before: LooseArguments, said: LooseArguments): LooseArguments {
  const merged: LooseArguments = Object.assign({}, before, said)
  // Another month or day takes the place of the one before.
  if (said.month !== undefined && said.date === undefined && said.startDate === undefined) {
    delete merged.date
    delete merged.startDate
  }
  if (said.date !== undefined || said.startDate !== undefined) delete merged.month
  if (said.city !== undefined && said.country === undefined) delete merged.country
  return merged
}

/** "Is the second one open on Monday?": a place of the list before. */
function placeListed(
  last: ToolCall,
  slots: QuestionSlots,
  { listed = [] }: CompanionContext,
): ToolCall | null {
  if (last.tool !== 'places.find' || slots.ordinal === null) return null
  const place = listed.at(slots.ordinal < 0 ? -1 : slots.ordinal - 1)
  if (place === undefined) return null
  return parsed('hours.check', { place, city: last.args.city, date: slots.date ?? undefined })
}

/** A call that lacks a country or city with that of the question before; null when it gains nothing. */
export function withContext(call: ToolCall, last: ToolCall, context: CompanionContext): ToolCall | null {
  const isQuestion = call.tool === 'ask-back'
  const tool = (isQuestion ? call.args.about : call.tool) as ToolName | undefined
  if (tool === undefined) return null
  const own: LooseArguments = isQuestion ? call.args.args : call.args
  const carried = carriedFrom(last, context)
  const names = argumentNames(tool)
  const gained = Object.entries(carried).filter(
    ([name, value]) => names.includes(name) && value !== undefined && own[name] === undefined,
  )
  if (gained.length === 0) return null
  const known = Object.fromEntries(Object.entries(own).filter(([name]) => names.includes(name)))
  return parsed(tool, Object.assign({}, Object.fromEntries(gained), known))
}

/** The place and month of the talk, else of the call before. */
function carriedFrom(last: ToolCall, context: CompanionContext): LooseArguments {
  const before: LooseArguments = last.tool === 'ask-back' ? last.args.args : last.args
  const { month } = before
  const id = context.talk?.cities?.[0]
  const town = [...context.cities, ...(context.others ?? [])].find((one) => one.id === id)
  if (town) {
    const { country, name } = town
    return { country, destination: country, city: town.id, cities: [town.id], place: name, month }
  }
  const place = cityOfTalk([last, ...context.before], context)
  const city = before.city ?? (before.cities as string[] | undefined)?.[0] ?? place?.id
  const country = before.country ?? before.destination ?? place?.country
  return {
    country,
    destination: before.destination ?? country,
    city,
    cities: before.cities ?? (city === undefined ? undefined : [city]),
    place: before.place ?? city,
    month,
  }
}

/** The city that the talk is about: the last one that was named, by its id or its name. */
function cityOfTalk(calls: readonly ToolCall[], { cities, others = [] }: CompanionContext) {
  const all = [...cities, ...others]
  for (const { tool, args } of calls) {
    const said: LooseArguments = tool === 'ask-back' ? args.args : args
    const [first] = (said.cities as string[] | undefined) ?? []
    // A country alone is another place than the city before it.
    if (said.city === undefined && first === undefined && (said.country ?? said.destination)) return undefined
    const named = [said.city, first, said.place, said.to].filter((one) => typeof one === 'string')
    const found = all.find(({ id, name }) => named.some((one) => one === id || one === name))
    if (found) return found
  }
  return undefined
}

function parsed(tool: ToolName, args: LooseArguments): ToolCall | null {
  const call = parseToolCall(tool, args)
  return call.ok ? call.value : null
}

/** Calls of which one argument may be corrected. */
const CORRECTABLE: readonly ToolName[] = [
  'weather.forecast',
  'climate.month',
  'flights.search',
  'stays.search',
  'cars.search',
  'currency.convert',
  'money.split',
  'time.there',
  'visa.check',
  'costs.city',
  'hours.check',
  'packing.list',
]

/** The call before with what is corrected of it: "no wait, Doha", "make that the 10th"; null where nothing is. */
export function correctedCall(text: string, context: CompanionContext): ToolCall | null {
  const last = context.before.find(({ tool }) => CORRECTABLE.includes(tool))
  const part = last ? correctedPart(text) : null
  if (!last || part === null) return null
  const slots = readSlots(part, toIntentContext(context))
  const call = followUp(last, withMonthOf(last, slots, context.today), undefined, context)
  return call && JSON.stringify(call) !== JSON.stringify(last) ? call : null
}
