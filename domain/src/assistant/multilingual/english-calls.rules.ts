import { type CompanionContext, callOfNamed, parseToolCalls } from '../conversation/index.ts'
import { normalizeWords, withPlainSpelling } from '../language/index.ts'
import type { ToolCall, ToolName } from '../tools/index.ts'
import { isSmalltalk, OWN_KINDS, SMALLTALK, TOOLS_OF_KINDS } from './request-kinds.data.ts'
import { type RequestReading, rankRequests } from './request-reader.rules.ts'
import { ENGLISH_SAMPLES } from './samples-english.data.ts'
import { phrasesIn } from './split-samples.rules.ts'

/** Below it the samples say nothing about a question that the rules do not read. */
const MIN_SCORE = 0.22
const MIN_LEAD = 0.05
/** What the samples read against the rules has to be said in nearly those words. */
const MIN_AGAINST = 0.42
/** How much of the best score the tool of the rules must have to be believed. */
const BELIEVED = 0.5
/** What may be meant, and is offered where it is not sure. */
const MIN_OFFERED = 0.12
const OFFERS = 2
/** Small talk is nothing but that. */
const MIN_TALK = 0.5
const ENGLISH = [{ language: 'en', score: 0 }]
/** What the samples may read, and the rules alone may do: a change of a plan is read by its words. */
const OF_RULES: readonly ToolName[] = ['plan.change', 'refuse', 'smalltalk']
const OFF_TOPIC = 'offtopic'

let phrases: ReturnType<typeof phrasesIn> | null = null

/**
 * Reads a question in English by the rules, and by samples what these do not read; where both are sure of different things, it is asked
 * which. Never throws.
 */
export function parseEnglish(typed: string, context: CompanionContext): ToolCall[] {
  const text = withPlainSpelling(typed)
  const byRules = parseToolCalls(text, context)
  const [call] = byRules
  if (!call || byRules.length > 1) return byRules
  phrases ??= phrasesIn(ENGLISH_SAMPLES)
  const english = phrases
  const bare = withoutNames(text, context)
  const isNamed = bare.length < text.length - 1
  const ranked = rankRequests(bare, ENGLISH, () => english).filter(
    ({ kind, score }) => !isSmalltalk(kind) || (!isNamed && score >= MIN_TALK),
  )
  if (ranked[0]?.kind === OFF_TOPIC) return byRules
  const known = ranked.filter(({ kind }) => kind !== OFF_TOPIC && toolOf(kind) !== 'plan.change')
  const question = { ranked: byWhatIsNamed(known, { text, context, isNamed }), text, context }
  return [(call.tool === 'ask-back' ? readInstead(call, question) : against(call, question)) ?? call]
}

type NamedQuestion = { text: string; context: CompanionContext; isNamed: boolean }
const COMPARED = 6
const INCOMPLETE = 0.75
/** What is one's own needs no place. */
const NEED_NO_PLACE = [...OWN_KINDS, 'refuse']

/** The readings again, those first for which the question names all that they need. */
function byWhatIsNamed(
  ranked: readonly RequestReading[],
  { text, context, isNamed }: NamedQuestion,
): RequestReading[] {
  const weighed = ranked.slice(0, COMPARED).map((one) => {
    const isComplete = NEED_NO_PLACE.includes(one.kind)
      ? !isNamed
      : callOf(one, text, context).tool !== 'ask-back'
    return isComplete ? one : Object.assign({}, one, { score: one.score * INCOMPLETE })
  })
  const sorted = weighed.sort((a, b) => b.score - a.score)
  return sorted.map((one, at) => Object.assign({}, one, { lead: one.score - (sorted[at + 1]?.score ?? 0) }))
}

/** Names of places, months and numbers say nothing of what is asked for. */
function withoutNames(text: string, { cities, others = [] }: CompanionContext): string {
  const proper = text
    .replace(/(?<=\p{L}.*)(?<![.!?] )(?<=[\s(])\p{Lu}\p{Ll}[\p{L}'’-]*/gu, ' ')
    .replace(/\d+/g, ' ')
  let spoken = normalizeWords(proper).replace(MONTH_NAMES, ' ')
  for (const { name } of [...cities, ...others]) {
    const words = normalizeWords(name)
    if (words.length > 5 && spoken.includes(words)) spoken = spoken.replace(words, ' ')
  }
  return spoken.trim()
}
const MONTH_NAMES =
  / (?:january|february|march|april|june|july|august|september|october|november|december)(?= )/g

type EnglishQuestion = { ranked: readonly RequestReading[]; text: string; context: CompanionContext }
type Asking = Extract<ToolCall, { tool: 'ask-back' }>

/** What the samples read of a question that the rules ask back; null where they are not sure either. */
function readInstead(asked: Asking, { ranked, text, context }: EnglishQuestion): ToolCall | null {
  const [best] = ranked
  if (!best) return null
  const isShort = context.before.length > 0 && text.trim().split(/\s+/).length <= 3
  const isSure = best.score >= MIN_SCORE && best.lead >= MIN_LEAD && !isShort
  const tool = toolOf(best.kind)
  if (asked.args.about !== undefined) {
    const isOther = !isSameTool(tool, asked.args.about as ToolName) && isSure
    const read = isOther ? callOf(best, text, context) : null
    return read?.tool === 'ask-back' && best.score < MIN_AGAINST ? null : read
  }
  if (isSure) return callOf(best, text, context)
  const tools = likelyTools(ranked)
  // A place alone is asked about by what is known of it.
  if (tools.length === 0 || asked.args.offers.length > OFFERS) return null
  return { tool: 'ask-back', args: { ...asked.args, offers: tools } }
}

/** Where the samples are sure of something that the rules do not read: that, or the question which of both is meant. */
function against(call: ToolCall, { ranked, text, context }: EnglishQuestion): ToolCall | null {
  const [best] = ranked
  if (!best || OF_RULES.includes(call.tool) || isContinued(call, context) || isDetailed(call)) return null
  if (isWeak(call) && best.score >= MIN_SCORE && best.lead >= MIN_LEAD && toolOf(best.kind) !== call.tool) {
    const read = callOf(best, text, context)
    if (read.tool !== 'ask-back') return read
  }
  const own = ranked.find(({ kind }) => isSameTool(toolOf(kind), call.tool))?.score ?? 0
  if (isSameTool(toolOf(best.kind), call.tool) || own >= best.score * BELIEVED) return null
  if (best.score < MIN_SCORE) return null
  if (best.score >= MIN_AGAINST && best.lead >= MIN_LEAD) {
    const read = callOf(best, text, context)
    if (read.tool !== 'ask-back') return read
  }
  return best.score >= MIN_AGAINST
    ? { tool: 'ask-back', args: { offers: [toolOf(best.kind), call.tool], args: {} } }
    : null
}

/** A short question that goes on with the one before is read by what that was. */
function isContinued(call: ToolCall, { before }: CompanionContext): boolean {
  return before.some(
    (one) => one.tool === call.tool || (one.tool === 'ask-back' && one.args.about === call.tool),
  )
}

/** What the rules read with more than a place was said in words that they know. */
function isDetailed(call: ToolCall): boolean {
  if (call.tool === 'places.find') return (call.args.categories ?? call.args.diets ?? []).length > 0
  if (call.tool === 'phrases.say') return true
  return call.tool === 'plan.make' && call.args.days !== undefined
}

/** A place and a time alone are read as a plan, and one word as a search. */
function isWeak(call: ToolCall): boolean {
  if (call.tool === 'plan.make') return call.args.days === undefined && call.args.interests === undefined
  if (call.tool === 'flights.search') return call.args.to === undefined && call.args.from === undefined
  return call.tool === 'stays.search' && call.args.place === undefined
}

/** Tools that answer nearly the same. */
const ALIKE: readonly (readonly ToolName[])[] = [
  ['weather.forecast', 'climate.month'],
  ['phrases.say', 'text.translate'],
  ['places.find', 'hours.check'],
  ['safety.read', 'emergency.numbers', 'help.find'],
  ['trips.read', 'bookings.read'],
  ['costs.city', 'costs.compare'],
  ['money.split', 'currency.convert', 'money.spent'],
]

function isSameTool(one: ToolName, other: ToolName): boolean {
  return one === other || ALIKE.some((tools) => tools.includes(one) && tools.includes(other))
}

function likelyTools(ranked: readonly RequestReading[]): ToolName[] {
  const likely = ranked.filter(
    ({ score, kind }) => score >= MIN_OFFERED && !isSmalltalk(kind) && kind !== 'refuse',
  )
  return [...new Set(likely.map(({ kind }) => toolOf(kind)))].slice(0, OFFERS)
}

function toolOf(kind: string): ToolName {
  if (isSmalltalk(kind)) return 'smalltalk'
  return TOOLS_OF_KINDS[kind]?.[0] ?? 'text.translate'
}

function callOf({ kind }: RequestReading, text: string, context: CompanionContext): ToolCall {
  if (isSmalltalk(kind)) return { tool: 'smalltalk', args: { kind: SMALLTALK[kind] } }
  const args = TOOLS_OF_KINDS[kind]?.[1]
  return callOfNamed({ tool: toolOf(kind), text, named: {} }, context, args)
}
