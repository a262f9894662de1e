import {
  type CompanionContext,
  callOfNamed,
  isOfEverydayLife,
  isRemark,
  parseToolCalls,
} from '../conversation/index.ts'
import {
  type Doubt,
  doubtOf,
  normalizeWords,
  parseNumberWord,
  withNearNames,
  withoutAges,
  withoutTurnedDown,
  withPlaceMarks,
  withPlainSpelling,
  withQuoteMarks,
} from '../language/index.ts'
import {
  isSmalltalk,
  OWN_KINDS,
  SMALLTALK,
  TOOLS_OF_KINDS,
  type ToolCall,
  type ToolName,
} from '../tools/index.ts'
import {
  correctedPlan,
  namesWhen,
  readChange,
  saysChange,
  weekdaysIn,
  withWholeChange,
} from './english-change.rules.ts'
import { PLACE_MARK } from './request-model.rules.ts'
import { isOfKind, kindsOf, OFF_TOPIC, type Reading, toolOfKind, weighKinds } from './request-reader.rules.ts'

/**
 * How much more likely a reading is for what the rules read, and less for what it lacks; below `act` it is asked, with up to two readings of
 * `offered` and more. Chosen on opened questions that the model had not seen (`npm run eval:reader`).
 */
export const ENGLISH_WEIGHTS = {
  detailed: 12,
  read: 5,
  weak: 1.5,
  asked: 2,
  incomplete: 0.4,
  act: 0.4,
  offered: 0.1,
  ahead: 0.22,
  lead: 2.5,
}
const OFFERS = 2
/** What the rules alone read by its words. */
const OF_RULES: readonly ToolName[] = ['plan.change', 'refuse', 'smalltalk']

/** The words of a question in English as the model reads them: names of places are marks, digits are zeros. */
export function englishWords(
  typed: string,
  { cities, others = [] }: Pick<CompanionContext, 'cities' | 'others'>,
): string {
  return withPlaceMarks(withPlainSpelling(withQuoteMarks(typed)), [...cities, ...others], PLACE_MARK).replace(
    /\d+/g,
    '0',
  )
}

/**
 * Reads a question in English by rules and by a model of what people say: both are weighed, and where no reading is likely enough, it is
 * asked which is meant. By the rules alone where the model is not there. Never throws.
 */
export function parseEnglish(typed: string, context: CompanionContext): ToolCall[] {
  return surelyRead(readEnglish(typed, context))
}

/** Less sure than this it is asked whether that was all: chosen on the curve of `npm run eval:reader`. */
export const SURE_ENOUGH = 0.3

/** The calls that are sure enough, else the question. */
export function surelyRead({ calls, sure, asking }: SureCalls): ToolCall[] {
  const least = calls.some(({ tool }) => KEEPS.includes(tool)) ? SURE_TO_KEEP : SURE_ENOUGH
  return sure < least && asking ? [asking] : calls
}
/** What writes something down is asked back sooner. */
const KEEPS: readonly ToolName[] = ['bookings.add', 'saved.add']
const SURE_TO_KEEP = 0.5

/** Calls with how sure they are, from 0 to 1, and what is asked instead where that is too little; null for what asks already. */
export type SureCalls = { calls: ToolCall[]; sure: number; asking: ToolCall | null }

/** A call whose kind is likely by `share`, and whose arguments are in `doubt`. */
export function surely(call: ToolCall, share: number, doubt: Doubt | null): SureCalls {
  if (NEVER_ASKED.includes(call.tool)) return { calls: [call], sure: 1, asking: null }
  const sure = doubt ? share * doubt.sure : share
  const { tool, args } = call
  const missing = doubt?.missing ?? 'details'
  return {
    calls: [call],
    sure,
    asking: { tool: 'ask-back', args: { about: tool, missing, offers: [], args: { ...args } } },
  }
}
const NEVER_ASKED: readonly ToolName[] = ['ask-back', 'refuse', 'smalltalk']

/** The same as `parseEnglish` with how sure it is. */
export function readEnglish(typed: string, context: CompanionContext): SureCalls {
  const named = withNearNames(withPlainSpelling(typed), context.cities)
  const text = withoutTurnedDown(named, [...context.cities, ...(context.others ?? [])])
  const corrected = correctedPlan(text, 'en', weekdaysIn(text), context)
  if (corrected) return { calls: [corrected], sure: 1, asking: null }
  const byRules = withWholeChange(parseToolCalls(text, context), text, context)
  const [call] = byRules
  const plain: SureCalls = { calls: byRules, sure: 1, asking: null }
  if (!call) return plain
  const words = englishWords(text, context)
  const kinds = kindsOf('english', words)
  if (isContinued(call, text, context) && !isUnread(call, text, kinds)) return plain
  if (isRemark(call) && !asksAfterAll(kinds, words.includes(PLACE_MARK))) return plain
  if (isOfEverydayLife(call, text)) return plain
  if (kinds.length === 0 || (byRules.length > 1 && areLikely(byRules, kinds))) return plain
  const isTalk = kinds[0] !== undefined && isSurelyTalk(kinds[0])
  const isOfTalk = pointsThere(text, context)
  const isNamed = words.includes(PLACE_MARK)
  const callOf = (kind: string) => callOfKind(kind, text, context)
  const isChange = !isNamed && saysChange(kinds, text, context)
  const readings = weighKinds(kinds, (kind, isLikely) =>
    factorOf(kind, { text, call, callOf, isNamed, isLikely, isTalk, isOfTalk, isChange }),
  )
  const read = decide(readings, call, { text, context, callOf })
  const places = words.split(PLACE_MARK).length - 1
  const ageless = withoutAges(text)
  const counts = countsIn(ageless)
  return surely(
    read,
    readings[0]?.share ?? 1,
    doubtOf(Object.assign({ text: ageless, counts, places }, read)),
  )
}

/** Numbers from two to twelve in words. */
function countsIn(text: string): number[] {
  const words = normalizeWords(text).replace(CLOCKS, ' ').trim().split(' ')
  return words.flatMap((word) =>
    /^[a-z]+$/.test(word) ? ((parseNumberWord(word) ?? 0) > 1 ? [parseNumberWord(word) ?? 0] : []) : [],
  )
}

/** "Nothing before ten": an hour counts nothing. */
const CLOCKS = / (?:before|after|until|till|by|past) (?:six|seven|eight|nine|ten|eleven|twelve)(?= )/g

/** "We're in Orlando, will it rain on Wednesday": a statement that the model takes for a question which no statement is. */
function asksAfterAll([best]: readonly Reading[], isNamed: boolean): boolean {
  if (best === undefined || best.share < ASKING_SHARE || !ASKED_IN_REMARKS.includes(best.kind)) return false
  // "We land in Rome on Friday" says when, and changes nothing.
  return best.kind !== 'change' || !isNamed
}
const ASKING_SHARE = 0.5
const ASKED_IN_REMARKS = [
  'change',
  'weather',
  'hours',
  'refuse',
  'addbooking',
  'sick',
  'theft',
  'explain',
  'nearby',
]

type Weighed = {
  isChange: boolean
  text: string
  call: ToolCall
  callOf: (kind: string) => ToolCall
  isNamed: boolean
  isLikely: boolean
  /** The model is sure that nothing is asked for. */
  isTalk: boolean
  /** It says "there" of what the talk is about. */
  isOfTalk: boolean
}

/** How likely what says "there" in a talk about a place is none of our business. */
export const OFF_TOPIC_THERE = 0.02
/** "What does it cost there" in a talk about a place is no text to translate. */
const OF_TALK: Readonly<Record<string, number>> = { [OFF_TOPIC]: OFF_TOPIC_THERE, translate: 0.16 }
const THERE = / (?:there|alli|ahi|dort|la bas|laggiu|ali) /

/** "There" in a talk about a place asks something of that place. */
export function pointsThere(text: string, { talk = {} }: CompanionContext): boolean {
  const hasPlace = talk.cities !== undefined || talk.country !== undefined
  return hasPlace && THERE.test(normalizeWords(text))
}

/** A flight's number, or the code of a booking: letters and digits together. */
export function hasBookingCode(text: string): boolean {
  return /\b(?:[A-Z]{2} ?\d{2,4}|(?=[A-Z0-9]*\d)(?=[A-Z0-9]*[A-Z])[A-Z0-9]{5,8})\b/.test(text)
}

function factorOf(kind: string, weighed: Weighed): number {
  const { call, isTalk } = weighed
  const { asked } = ENGLISH_WEIGHTS
  const about = call.tool === 'ask-back' ? call.args.about : undefined
  if (about !== undefined && toolOfKind(kind) === about) return asked
  if (isOfKind(call, kind)) return factorOfRules(call, isTalk)
  if (kind === 'change' && weighed.isChange) return ENGLISH_WEIGHTS.read
  return factorOfWords(kind, weighed)
}

/** The same of a kind that the rules did not read. */
function factorOfWords(kind: string, weighed: Weighed): number {
  const { text, callOf, isNamed, isLikely, isTalk, isOfTalk } = weighed
  const { asked, incomplete } = ENGLISH_WEIGHTS
  if (isSmalltalk(kind)) return isNamed && !isTalk ? incomplete * incomplete : 1
  const ofTalk = isOfTalk ? OF_TALK[kind] : undefined
  if (ofTalk !== undefined) return ofTalk
  if (kind === OFF_TOPIC || kind === 'refuse') return 1
  if (kind === 'addbooking') return hasBookingCode(text) ? asked : 1
  const isComplete = OWN_KINDS.includes(kind) ? !isNamed : isLikely && callOf(kind).tool !== 'ask-back'
  return isComplete ? 1 : incomplete
}

/** Thanks, a farewell or what is refused, by far the likeliest: what the rules found in its words is named beside it. */
function isSurelyTalk({ kind, share }: Reading): boolean {
  return (isSmalltalk(kind) || kind === 'refuse' || kind === OFF_TOPIC) && share >= SURELY
}
const SURELY = 0.6

/** Several calls of the rules, of which one is what the model takes the question for; else it is likely one question. */
function areLikely(calls: readonly ToolCall[], kinds: readonly Reading[]): boolean {
  const [best] = kinds
  return !best || best.share < SURELY || calls.some((call) => isOfKind(call, best.kind))
}

/** How much likelier the rules make what they read. */
function factorOfRules(call: ToolCall, isTalk: boolean): number {
  const { detailed, read, weak } = ENGLISH_WEIGHTS
  if (isTalk && !OF_RULES.includes(call.tool)) return weak
  if (isDetailed(call)) return detailed
  return isWeak(call) ? weak : read
}

function decide(readings: readonly Reading[], call: ToolCall, { text, context, callOf }: Reader): ToolCall {
  const [best] = readings
  const { act, offered } = ENGLISH_WEIGHTS
  if (!best) return call
  // In a talk about a place what the rules read of its words is about that.
  const isClear = call.tool === 'ask-back' || context.talk?.cities !== undefined
  if (best.kind === OFF_TOPIC) return isClear ? call : asking(readings, call, offered)
  const read = best.share >= act || isAhead(readings) ? readAs(best, call, { text, context, callOf }) : null
  if (read) return read
  if (call.tool === 'ask-back' && call.args.about !== undefined && best.share < act) return call
  return (
    onlyInTalk(readings, { text, context, callOf }) ??
    onlyOffered(readings, { text, context, callOf }) ??
    asking(readings, call, offered)
  )
}

/** The call of the likeliest reading where no other tool is likely, it lacks nothing, and changes nothing. */
function onlyOffered(readings: readonly Reading[], { text, callOf }: Reader): ToolCall | null {
  // A name alone asks for anything.
  if (text.trim().split(/\s+/).length < SHORT) return null
  const { offered } = ENGLISH_WEIGHTS
  const [best] = readings
  const likely = readings.filter(({ share }) => share >= offered).map(({ kind }) => toolOfKind(kind))
  if (!best || likely.length === 0 || OWN_KINDS.includes(best.kind) || isSmalltalk(best.kind)) return null
  const call = callOf(best.kind)
  const isWhole =
    call.tool !== 'ask-back' && !OF_RULES.includes(call.tool) && Object.keys(call.args).length > 0
  return isWhole && call.tool !== 'bookings.add' && likely.every((tool) => tool === call.tool) ? call : null
}

/** The one likely reading that lacks nothing, of the place that the talk is about. */
function onlyInTalk(readings: readonly Reading[], { context, callOf }: Reader): ToolCall | null {
  if (!context.talk?.cities) return null
  const whole = readings
    .filter(
      ({ kind, share }) => share >= ENGLISH_WEIGHTS.ahead && !isSmalltalk(kind) && !OWN_KINDS.includes(kind),
    )
    .map(({ kind }) => callOf(kind))
    .filter(({ tool }) => tool !== 'ask-back')
  return whole.length === 1 ? (whole[0] ?? null) : null
}

type Reader = { text: string; context: CompanionContext; callOf: (kind: string) => ToolCall }

/** The call of the likeliest kind; null where it is a change that is not read, or not sure enough to ask for what is missing. */
function readAs(
  { kind, share }: Reading,
  call: ToolCall,
  { text, context, callOf }: Reader,
): ToolCall | null {
  if (isOfKind(call, kind)) return call
  if (kind === 'change') {
    const read = share >= ENGLISH_WEIGHTS.act ? readChange(text, context) : null
    return read?.tool === 'plan.change' &&
      (read.args.kind !== undefined || /\bday\b/i.test(text) || namesWhen(read.args))
      ? read
      : null
  }
  if (call.tool === 'ask-back' && call.args.about !== undefined && toolOfKind(kind) === call.args.about)
    return call
  const read = callOf(kind)
  return share >= ENGLISH_WEIGHTS.act || read.tool !== 'ask-back' ? read : null
}

/** Less likely than `act`, but far ahead of all others. */
function isAhead([best, next]: readonly Reading[]): boolean {
  const { ahead, lead } = ENGLISH_WEIGHTS
  return best !== undefined && best.share >= ahead && best.share >= lead * (next?.share ?? 0)
}

/** The question which of the likeliest readings is meant. */
function asking(readings: readonly Reading[], call: ToolCall, offered: number): ToolCall {
  const tools = readings
    .filter(({ kind, share }) => share >= offered && !isSmalltalk(kind) && kind !== 'refuse')
    .flatMap(({ kind }) => toolOfKind(kind) ?? [])
  const offers = [...new Set(tools)].slice(0, OFFERS)
  if (call.tool === 'ask-back') {
    // A place alone is asked about by what is known of it.
    const staysAsItIs =
      offers.length === 0 || call.args.offers.length > OFFERS || call.args.about !== undefined
    return staysAsItIs ? call : { tool: 'ask-back', args: Object.assign({}, call.args, { offers }) }
  }
  const args = 'city' in call.args ? { city: call.args.city } : {}
  return { tool: 'ask-back', args: { offers: offers.length > 0 ? offers : [call.tool], args } }
}

const SHORT = 3

/** A short question that goes on with the one before is read by what that was. */
function isContinued(call: ToolCall, text: string, { before }: CompanionContext): boolean {
  if (before.length === 0) return false
  if (text.trim().split(/\s+/).length <= SHORT && call.tool === 'ask-back') return true
  return before.some(
    (one) =>
      one.tool === call.tool ||
      (one.tool === 'weather.forecast' && call.tool === 'climate.month') ||
      (one.tool === 'ask-back' && one.args.about === call.tool),
  )
}

/** The rules read nothing of it, which says nothing of what it goes on with: but what is short may be an answer, unless it is talk. */
function isUnread(call: ToolCall, text: string, [best]: readonly Reading[]): boolean {
  if (call.tool !== 'ask-back' || call.args.about !== undefined || call.args.missing !== undefined)
    return false
  const isShort = text.trim().split(/\s+/).length <= SHORT
  return !isShort || (best !== undefined && isSurelyTalk(best))
}

/** What the rules read with more than a place was said in words that they know. */
function isDetailed(call: ToolCall): boolean {
  if (OF_RULES.includes(call.tool)) return true
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

function callOfKind(kind: string, text: string, context: CompanionContext): ToolCall {
  if (isSmalltalk(kind)) return { tool: 'smalltalk', args: { kind: SMALLTALK[kind] } }
  // "Can I wear shorts, or is it rude": what is worn is the question.
  const meant = kind === 'etiquette' && WORN.test(normalizeWords(text)) ? 'dress' : kind
  const [tool, args] = TOOLS_OF_KINDS[meant] ?? ['text.translate']
  return callOfNamed({ tool, text, named: {} }, context, args)
}

const WORN = / (?:wear|wearing|shorts|bikini|dress|dressed|clothes|clothing|outfit|headscarf|cover) /
