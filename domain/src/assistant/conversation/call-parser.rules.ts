import { daysBetween } from '../../base/dates.ts'
import { findLanguage, mentionsAny, normalizeWords, withPlainSpelling } from '../language/index.ts'
import { readPlanChange } from '../plan-changes/index.ts'
import {
  missingArguments,
  nearestTools,
  parseToolCall,
  type ToolCall,
  type ToolName,
} from '../tools/index.ts'
import { correctedCall, followUp, withContext } from './follow-up.rules.ts'
import { phraseAfter, saysWayBack } from './follow-up-words.rules.ts'
import { withTalk } from './in-talk.rules.ts'
import { callsOfIntent, FORECAST_DAYS, toIntentContext } from './intent-calls.rules.ts'
import { type Intent, parseIntents } from './intent-parser.rules.ts'
import { splitRequests } from './question-parts.rules.ts'
import { type CompanionContext, type QuestionSlots, readSlots } from './question-slots.rules.ts'
import { chosenPlan, mayBeRemark, readRemark } from './remark.rules.ts'
import { argumentsFrom, type LooseArguments } from './slot-arguments.rules.ts'
import { ASKED_TOPICS, isForGuide, OF_A_TOWN, SMALLTALK_PATTERNS, TOPIC_PATTERNS } from './topics.data.ts'
import { TOPIC_WORDS } from './vocabulary.rules.ts'

/** Reads the tool calls of a question, at least one; never throws. What is not understood is an `ask-back`. */
export function parseToolCalls(typed: string, context: CompanionContext): ToolCall[] {
  const text = withPlainSpelling(typed)
  const slots = readSlots(text, toIntentContext(context))
  const chosen = chosenPlan(slots, context.before)
  if (chosen) return [chosen]
  const corrected = correctedCall(text, context)
  if (corrected) return withTalk(corrected, slots, context)
  const calls = readRequests(text, context)
  if (calls.length === 1 && calls.every((call) => mayBeRemark(call, context.before))) {
    const remark = readRemark(slots, context.talk)
    if (remark && (remark.tool === 'ask-back' || calls[0]?.tool !== remark.tool)) return [remark]
  }
  return calls.flatMap((call) => withTalk(call, slots, context))
}

function readRequests(text: string, context: CompanionContext): ToolCall[] {
  const parts = splitRequests(text)
  if (parts.length > 1) {
    const read: ToolCall[][] = []
    for (const part of parts) {
      const before = read.at(-1) ?? context.before
      read.push(parseRequest(part, Object.assign({}, context, { before })))
    }
    const calls = read.flat().filter(({ tool }) => tool !== 'smalltalk')
    const tools = new Set(calls.map(({ tool }) => tool))
    const isWhole = calls.every(({ tool }) => tool !== 'ask-back') && tools.size === calls.length
    // "We are in Bruges on the 14th. What is the forecast for that day?" is one question.
    if (isWhole && calls.length > 0 && !calls.some(isVaguePlan)) return calls
  }
  return parseRequest(text, context)
}

/** A plan of which a place and a time alone are said. */
function isVaguePlan({ tool, args }: ToolCall): boolean {
  return (
    tool === 'plan.make' && Object.keys(args).every((name) => ['cities', 'startDate', 'month'].includes(name))
  )
}

function parseRequest(text: string, context: CompanionContext): ToolCall[] {
  const [last] = context.before
  const said = last && phraseAfter(text, last)
  if (said) return [said]
  const smalltalk = readSmalltalk(text)
  if (smalltalk) return [smalltalk]
  const slots = readSlots(text, toIntentContext(context))
  const own = readOwn(text, slots, context)
  const compared = comparedWith(last, slots)
  if (compared) return [compared]
  if (!last) return own ?? [askBack(null, {}, slots)]
  const [first] = own ?? []
  const isVague = !first || first.tool === 'ask-back' || isOfWantedPlan(first, last) || isWayBack(slots, last)
  // A question that stands on its own is about itself; a vague one is about what was said before.
  const continued =
    isVague || isWithin(first, last) || isOfList(slots, last) ? followUp(last, slots, first, context) : null
  if (continued) return [continued]
  if (first?.tool === 'ask-back') return [withContext(first, last, context) ?? first]
  return own ? withPlace(own, slots, context) : [askBack(null, {}, slots)]
}

/** The call of a tool for a question in another language, whose reader found `named`: complete, or a question for what is missing. */
export function callOfNamed(
  { tool, text, named }: { tool: ToolName; text: string; named: Partial<QuestionSlots> },
  context: CompanionContext,
  args: LooseArguments = {},
): ToolCall {
  const slots = Object.assign({}, readSlots(text, toIntentContext(context)), named)
  // A forecast has nine days.
  if (
    tool === 'weather.forecast' &&
    slots.date !== null &&
    daysBetween(context.today, slots.date) > FORECAST_DAYS
  )
    Object.assign(slots, { month: Number(slots.date.slice(5, 7)), date: null })
  // The kinds of places that are named tell more than the kind of request.
  const own = slots.categories.length > 0 ? Object.assign({}, args, { categories: undefined }) : args
  const said = Object.assign({}, own, argumentsFrom(tool, slots))
  const call = callOrQuestion(tool, Object.assign(said, withoutUndefined(own)), slots)
  return withTalk(call, slots, context)[0] ?? call
}

/** What a short question in another language, whose reader found `named`, changes of the call before; null where that is nothing. */
export function continuationOfNamed(
  { text, named }: { text: string; named: Partial<QuestionSlots> },
  context: CompanionContext,
): ToolCall | null {
  const [last] = context.before
  if (!last) return null
  const slots = Object.assign({}, readSlots(text, toIntentContext(context)), named)
  const call = followUp(last, slots, undefined, context)
  return call && (withTalk(call, slots, context)[0] ?? call)
}

function withoutUndefined(args: LooseArguments): LooseArguments {
  return Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
}

/** A short word about the pending or last call may look like a request: "Rome", "90 euros between 3". */
function isWithin(own: ToolCall, last: ToolCall): boolean {
  return last.tool === 'ask-back' ? last.args.about === own.tool : false
}

/** "Make it more relaxed" right after a plan was wished for is about that one, which is no trip yet. */
function isOfWantedPlan(own: ToolCall, last: ToolCall): boolean {
  if (own.tool !== 'plan.change' || last.tool !== 'plan.make') return false
  const { kind, day, amount } = own.args
  return (kind === 'pace' || kind === 'budget') && day === undefined && amount === undefined
}

/** "And back on the 10th" after a search for flights is about that one. */
function isWayBack(slots: QuestionSlots, last: ToolCall): boolean {
  return last.tool === 'flights.search' && slots.cities.length === 0 && saysWayBack(slots)
}

/** "What does a day in Porto cost?" "Compared to Valencia?" */
function comparedWith(last: ToolCall | undefined, { cities, spoken }: QuestionSlots): ToolCall | null {
  const [city] = cities
  if (last?.tool !== 'costs.city' || !city || city.id === last.args.city) return null
  if (
    !/^ (?:and |ok )?(?:how does (?:it|that) )?(?:vs|versus|v|compared? (?:to|with)|against|than) /.test(
      spoken,
    )
  )
    return null
  return { tool: 'costs.compare', args: { cities: [last.args.city, city.id] } }
}

/** "The second one" is a place of the list before. */
function isOfList({ ordinal }: QuestionSlots, last: ToolCall): boolean {
  return ordinal !== null && last.tool === 'places.find'
}

/** "A hotel there": the city of the question before. */
function withPlace(own: ToolCall[], { spoken }: QuestionSlots, context: CompanionContext): ToolCall[] {
  const [last] = context.before
  if (!last || !/ there /.test(spoken)) return own
  return own.map((call) => withContext(call, last, context) ?? call)
}

function readSmalltalk(text: string): ToolCall | null {
  const spoken = normalizeWords(text).trim()
  // "How do they say good night" asks for a phrase.
  if (spoken.split(' ').length > 8 || /^(?:how|what) .*\bsay\b|^what s [a-z]+ for /.test(spoken)) return null
  const kind = SMALLTALK_PATTERNS.find(([, pattern]) => pattern.test(spoken))?.[0]
  return kind === undefined ? null : { tool: 'smalltalk', args: { kind } }
}

/** The calls of a question by itself; null when nothing is understood. */
function readOwn(text: string, slots: QuestionSlots, context: CompanionContext): ToolCall[] | null {
  const topic = TOPIC_PATTERNS.find(([tool, pattern]) => pattern.test(slots.spoken) && fits(tool, slots))?.[0]
  if (topic !== undefined) return [callOrQuestion(topic, argumentsFrom(topic, slots), slots)]
  if (isComparison(slots))
    return [callOrQuestion('costs.compare', argumentsFrom('costs.compare', slots), slots)]
  return readByIntent(text, slots, context)
}

function readByIntent(text: string, slots: QuestionSlots, context: CompanionContext): ToolCall[] | null {
  const asked = ASKED_TOPICS.find(([, pattern]) => pattern.test(slots.spoken))?.[0]
  // "What's the weather there tomorrow?" after a plan is no other day of it.
  const isOther = asked !== undefined && !context.before.some(({ tool }) => tool === asked)
  const intents = parseIntents(text, toIntentContext(isOther ? { ...context, before: [] } : context))
  const calls = intents.flatMap((intent) => callsOfIntent(intent, { today: context.today, date: slots.date }))
  const [first] = intents
  const isNameless =
    first?.kind === 'hours' &&
    argumentsFrom('hours.check', Object.assign({}, slots, { text: first.text })).place === undefined
  // "Are shops closed in Spain on December 8?" asks for the holidays.
  if (isNameless && slots.country !== null && slots.cities.length === 0)
    return [callOrQuestion('holidays.list', argumentsFrom('holidays.list', slots), slots)]
  if (isNameless) return [callOrQuestion('hours.check', argumentsFrom('hours.check', slots), slots)]
  // "Is Rome safe": a town alone is no plan where something else is asked of it.
  const isOfTown = first?.kind === 'plan' && first.days === null && OF_A_TOWN.includes(asked ?? 'plan.make')
  if (isOfTown && asked !== undefined) return [callOrQuestion(asked, argumentsFrom(asked, slots), slots)]
  if (calls.length > 0)
    return first?.kind === 'plan'
      ? withPlanWords(calls, slots)
      : calls.map((call) => withSearchWords(ofMonth(call, slots), slots))
  if (first?.kind === 'tool') return [pageCall(first.tool, slots)]
  return asked === undefined ? null : [callOrQuestion(asked, argumentsFrom(asked, slots), slots)]
}

/** A forecast has nine days: a month is asked of the climate. */
function ofMonth(call: ToolCall, { month, date }: QuestionSlots): ToolCall {
  if (call.tool !== 'weather.forecast' || month === null || date !== null) return call
  return { tool: 'climate.month', args: { city: call.args.city, month } }
}

/** "From 10 May for 4 nights", "for my wife and me": what a search names beside its place. */
function withSearchWords(call: ToolCall, slots: QuestionSlots): ToolCall {
  if (call.tool !== 'stays.search' && call.tool !== 'flights.search') return call
  const { to, adults } = argumentsFrom(call.tool, slots)
  const more = call.tool === 'stays.search' ? { to, adults } : { adults }
  const said = Object.fromEntries(Object.entries(more).filter(([, value]) => value !== undefined))
  const parsed = parseToolCall(call.tool, Object.assign({}, said, call.args))
  return parsed.ok ? parsed.value : call
}

/** Some words are also those of another wish: "split" is a town, "make" and "plan" go with a city too. */
function fits(tool: ToolName, slots: QuestionSlots): boolean {
  if (tool === 'plan.change') return isPlanChange(slots)
  if (tool === 'money.split') return slots.sum !== null || / (?:bill|check|dinner|costs?) /.test(slots.spoken)
  if (tool === 'trips.read') return slots.cities.length === 0 && slots.country === null
  if (tool === 'guide.read') return isForGuide(slots.spoken, slots.cities.length > 0)
  if (tool === 'hours.check')
    return slots.date !== null && slots.cities.length === 0 && slots.country === null
  if (tool === 'costs.city') return slots.cities.length > 0
  if (tool === 'packing.list') return readPlanChange(slots) === null
  if (tool === 'phrases.say') return isSaidIn(slots)
  return true
}

/** "What's hello in Korean": the last word is a language. */
function isSaidIn({ language, spoken }: QuestionSlots): boolean {
  const [last = ''] = spoken.trim().split(' ').slice(-1)
  return language !== null && findLanguage(last)?.code === language
}

/** A sentence with a city is about another trip, unless it names a stop that only bears the name of the city. */
function isPlanChange(slots: QuestionSlots): boolean {
  const read = readPlanChange(slots)
  if (read === null) return false
  const named = normalizeWords(read.stop ?? read.place ?? '')
  const cities = slots.cities.flatMap(({ name }) => normalizeWords(name).trim().split(' '))
  return (
    cities.length === 0 ||
    named
      .trim()
      .split(' ')
      .some((word) => word !== '' && !cities.includes(word))
  )
}

function isComparison({ cities, spoken }: QuestionSlots): boolean {
  const isFlight = mentionsAny(spoken, [...TOPIC_WORDS.flights, 'how far', 'distance'])
  return (
    cities.length > 1 &&
    !isFlight &&
    / (?:compare|compared|vs|versus|cheaper|more expensive|or) /.test(spoken)
  )
}

/** A city alone may be meant in several ways, so that is asked; a plan is what says so. */
function withPlanWords(calls: ToolCall[], slots: QuestionSlots): ToolCall[] {
  const { days, date, month, sum, adults, children, categories, diets, spoken, cities } = slots
  const isPlan =
    [days, date, month, sum, adults, children].some((one) => one !== null) ||
    categories.length + diets.length > 0 ||
    mentionsAny(spoken, TOPIC_WORDS.plan)
  if (isPlan)
    return calls.map((call) =>
      call.tool === 'plan.make'
        ? {
            tool: 'plan.make',
            args: Object.assign({}, argumentsFrom('plan.make', slots), call.args, partyOf(slots)),
          }
        : call,
    )
  return [askBack(null, { city: cities[0]?.id, country: cities[0]?.country }, slots, CITY_OFFERS)]
}

/** Who goes along, by the reader of families. */
function partyOf({ adults, children }: QuestionSlots): LooseArguments {
  return { ...(adults !== null && { adults }), ...(children !== null && { children }) }
}

const CITY_OFFERS: readonly ToolName[] = ['plan.make', 'places.find', 'weather.forecast', 'costs.city']

/** A topic of the earlier rules for which only a page is known, or something is missing. */
function pageCall(topic: Extract<Intent, { kind: 'tool' }>['tool'], slots: QuestionSlots): ToolCall {
  const tools = {
    compensation: 'compensation.check',
    visa: 'visa.check',
    translate: 'text.translate',
    safety: / (?:safe|safety|dangerous) /.test(slots.spoken) ? 'safety.read' : 'emergency.numbers',
    car: 'cars.search',
    budget: 'costs.city',
    intel: 'daylight.read',
    map: 'help.find',
  } as const
  const tool = tools[topic]
  const args = argumentsFrom(tool, slots)
  return callOrQuestion(tool, topic === 'map' ? { topic: 'offline-maps' } : args, slots)
}

/** A call whose arguments are complete, else the question for the first that is missing. */
function callOrQuestion(named: ToolName, args: LooseArguments, slots: QuestionSlots): ToolCall {
  const isOfMonth = named === 'weather.forecast' && slots.month !== null && slots.date === null
  const tool = isOfMonth ? 'climate.month' : named
  if (isOfMonth) args.month ??= slots.month
  const [missing] = missingArguments(tool, args)
  const parsed = parseToolCall(tool, args)
  if (parsed.ok) return parsed.value
  return {
    tool: 'ask-back',
    args: {
      about: tool,
      missing: missing ?? argumentThatFails(tool, args),
      offers: [],
      args: understood(args, slots),
    },
  }
}

// A list of one city is no comparison; more of the same is asked for.
function argumentThatFails(tool: ToolName, args: LooseArguments): string {
  const names = Object.keys(args)
  return (
    names.find((name) => parseToolCall(tool, Object.assign({}, args, { [name]: undefined })).ok) ??
    names[0] ??
    ''
  )
}

function understood(args: LooseArguments, { cities, country }: QuestionSlots): LooseArguments {
  const [city] = cities
  return Object.assign(city ? { city: city.id } : {}, country === null ? {} : { country }, args)
}

function askBack(
  about: ToolName | null,
  args: LooseArguments,
  slots: QuestionSlots,
  offers: readonly ToolName[] = nearestTools(slots.spoken),
): ToolCall {
  const said = Object.fromEntries(
    Object.entries(understood(args, slots)).filter(([, value]) => value !== undefined),
  )
  return { tool: 'ask-back', args: { ...(about !== null && { about }), offers: [...offers], args: said } }
}
