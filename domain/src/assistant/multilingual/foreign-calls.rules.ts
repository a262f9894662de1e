import { foreignWords, withLatinDigits } from '../../base/name-matching.ts'
import { type CompanionContext, callOfNamed, parseToolCalls } from '../conversation/index.ts'
import { doubtOf, mentionsAny, normalizeWords, ownWords, withQuoteMarks } from '../language/index.ts'
import {
  isSmalltalk,
  OWN_KINDS,
  SMALLTALK,
  TOOLS_OF_KINDS,
  type ToolCall,
  type ToolName,
} from '../tools/index.ts'
import {
  englishWords,
  hasBookingCode,
  OFF_TOPIC_THERE,
  pointsThere,
  readEnglish,
  type SureCalls,
  surely,
  surelyRead,
} from './english-calls.rules.ts'
import { correctedPlan } from './english-change.rules.ts'
import { continuingParts, readContinuation } from './foreign-continuations.rules.ts'
import { namedWeekdays, namesDay } from './foreign-days.rules.ts'
import { findPlaces, withoutTurnedDown } from './foreign-names.rules.ts'
import {
  askWhere,
  type ForeignQuestion,
  foreignRemark,
  isPlaceNamed,
  nationalityIn,
  type PlaceMentions,
  readChange,
  readConversion,
  readNamed,
} from './foreign-slots.rules.ts'
import { spokenCounts } from './foreign-values.rules.ts'
import {
  COMPARED_LANGUAGES,
  guessLanguages,
  isAsLikelyForeign,
  languageScores,
  nearLanguages,
  noteIn,
  withoutSums,
} from './language-guess.rules.ts'
import { withNearDays } from './near-words.rules.ts'
import { type Likelihood, PLACE_MARK } from './request-model.rules.ts'
import {
  groupOf,
  isOfKind,
  kindsOf,
  OFF_TOPIC,
  type Reading,
  toolOfKind,
  weighKinds,
} from './request-reader.rules.ts'
import { NEAR_WORDS, ON_FOOT, VISA_WORDS, withoutAges, withoutYears } from './unit-words.rules.ts'

export { foreignWords } from '../../base/name-matching.ts'
export { findPlaces, furtherCityNames } from './foreign-names.rules.ts'
export { languageScores, READ_LANGUAGES, setLanguageModel, writtenWords } from './language-guess.rules.ts'

/**
 * What a question was read as. `note` says in its language (ISO 639) that the answer is in English; null for English, and where the
 * language is not sure.
 */
export type ReadQuestion = { calls: ToolCall[]; note: { language: string; text: string } | null }

/**
 * How likely a reading must be to act (`act`), to be offered (`offered`), and how much less likely it is where it lacks something; `read` is
 * for what the rules read too. Chosen on opened questions that the model had not seen (`npm run eval:reader`).
 */
export const FOREIGN_WEIGHTS = {
  read: 2,
  incomplete: 0.4,
  act: 0.36,
  ask: 0.1,
  offered: 0.1,
  ahead: 0.2,
  lead: 2.5,
}
const OFFERS = 2

/**
 * Reads a question in any of `READ_LANGUAGES`: English as `parseEnglish` does, others by the model of their group, beside what the rules
 * read. What is not likely enough is asked. Never throws.
 */
export function parseInAnyLanguage(text: string, context: CompanionContext): ReadQuestion {
  const read = readInAnyLanguage(text, context)
  return { calls: surelyRead(read), note: read.note }
}

/** The same with how sure it is, from 0 to 1, and what it would ask instead. */
export function readInAnyLanguage(
  text: string,
  context: CompanionContext,
): SureCalls & Pick<ReadQuestion, 'note'> {
  const guessed = guessLanguages(text, context)
  const isEnglish = guessed[0] === undefined || guessed[0].language === 'en'
  const english = isEnglish ? Object.assign(readEnglish(text, context), { note: null }) : null
  if (english && !isAsLikelyForeign(english, guessed)) return english
  const codes = nearLanguages(guessed, isEnglish)
  const written = withNearDays(text, codes[0])
  return readForeign({ text: written, codes, places: placesIn(written, codes, context), context }, english)
}

/** Reads a question in the likeliest of its languages; `english` is its reading as English, where that is as likely. */
function readForeign(
  question: ForeignQuestion,
  english: (SureCalls & Pick<ReadQuestion, 'note'>) | null,
): SureCalls & Pick<ReadQuestion, 'note'> {
  const { text, places, codes, context } = question
  const [language = ''] = codes
  const note = () => noteIn(language, text)
  const byRules = () => english ?? Object.assign(readEnglish(text, context), { note: null })
  const continued = withoutAsking(question)
  if (continued) return { calls: [continued], sure: 1, asking: null, note: note() }
  const marked = withQuoteMarks(text)
  const own = marked === text ? places : placesIn(marked, codes, context)
  const kinds = kindsOf(groupOf(language), markedWords(marked, own))
  if (kinds.length === 0 || (!english && isRatherEnglish(text, kinds, context))) return byRules()
  const rules = parseToolCalls(text, context)
  const readings = weighKinds(kinds, (kind, isLikely) => factorOf({ kind, isLikely }, question, rules))
  const [best] = readings
  const converted = readConversion(question)
  if (converted && isConversion(kinds, best, question))
    return { ...withDoubt(converted, question), note: noteIn(language, withoutSums(text)) }
  const change = places.length === 0 ? readChange(text, codes, context.today) : null
  if (change && isChange(kinds, best)) return { ...withDoubt(change, question), note: note() }
  return { ...withDoubt(decide(readings, question), question, best), note: note() }
}

/** Whether two currencies are what is asked, and not what a bill, a plan or a change names. */
function isConversion(
  kinds: readonly Likelihood[],
  best: Reading | undefined,
  question: ForeignQuestion,
): boolean {
  if (!kinds.some(({ kind, share }) => kind === 'convert' && share >= MAY_CONVERT)) return false
  if (best !== undefined && OF_A_SUM.includes(best.kind) && best.share >= CLEARLY) return false
  return best?.kind !== 'split' || callOf('split', question).tool === 'ask-back'
}

function isChange(kinds: readonly Likelihood[], best: Reading | undefined): boolean {
  if (best?.kind === 'change') return true
  const isOther = best?.kind === 'addbooking' || best?.kind === 'refuse'
  const mayChange = kinds.some(({ kind, share }) => kind === 'change' && share >= MAY_CHANGE)
  return mayChange && (best?.share ?? 0) < FOREIGN_WEIGHTS.act && !isOther
}

/** What goes on with the call before, or only states something. */
function withoutAsking(question: ForeignQuestion): ToolCall | null {
  const { text, codes, context } = question
  const [language = ''] = codes
  return (
    correctedPlan(withLatinDigits(text), language, namedWeekdays(foreignWords(text), language), context) ??
    continuedBy(question) ??
    continuedByPart(question) ??
    foreignRemark(question)
  )
}

function continuedBy(question: ForeignQuestion): ToolCall | null {
  const { text, places, codes, context } = question
  return readContinuation(
    {
      text,
      places,
      bare: withoutNames(text, places),
      nationality: nationalityIn(text, codes),
      readNamed: (kind) => readNamed(kind, question),
    },
    context,
  )
}

/** "Und Samstag? Da grillen wir nämlich": the part that goes on with the question before, which says no more. */
function continuedByPart(question: ForeignQuestion): ToolCall | null {
  const { codes, context, text } = question
  if (context.before.length === 0) return null
  for (const part of continuingParts(text)) {
    const call = continuedBy({ text: part, codes, context, places: placesIn(part, codes, context) })
    if (call && call.tool !== 'ask-back') return call
  }
  return null
}

const placesIn = (
  text: string,
  codes: readonly string[],
  { cities, others = [] }: Pick<CompanionContext, 'cities' | 'others'>,
) => withoutTurnedDown(text, findPlaces(text, codes, [...cities, ...others]))

/** What a sum is named in beside a conversion. */
const OF_A_SUM = ['plan', 'change', 'budget', 'spent']
const CLEARLY = 0.5
/** Two currencies are named by chance where nothing else is like a conversion. */
const MAY_CONVERT = 0.002
/** The words of a change are those of other sentences too. */
const MAY_CHANGE = 0.08
const UNSURE = 0.55

/** A call with how sure it is: by how likely its reading is, and by what the question says beside it. */
function withDoubt(call: ToolCall, { text, places, codes }: ForeignQuestion, best?: Reading): SureCalls {
  const [language = ''] = codes
  const cities = places.filter(({ of }) => 'city' in of)
  const counts = spokenCounts(text, language)
  const doubted = {
    text: withoutYears(withoutAges(withLatinDigits(text), language), codes),
    counts,
    places: call.tool === 'places.find' ? cities.length : places.length,
  }
  // Of other languages "what is next" is what many sentences about a plan look like.
  const isNext = call.tool === 'trips.read' && call.args.date === undefined
  const share = best?.share ?? 1
  return surely(call, share * (isNext ? UNSURE : 1), doubtOf(Object.assign(doubted, call)))
}

/** The words of a question as the model reads them: names of places are marks, digits are zeros. */
export function wordsInAnyLanguage(
  text: string,
  { cities, others = [] }: Pick<CompanionContext, 'cities' | 'others'>,
): string {
  const codes = languageScores(ownWords(text))
    .slice(0, COMPARED_LANGUAGES)
    .map(({ language }) => language)
  const marked = withQuoteMarks(text)
  return markedWords(marked, findPlaces(marked, codes, [...cities, ...others]))
}

function markedWords(text: string, places: PlaceMentions): string {
  let spoken = foreignWords(text)
  for (const { at, end } of [...places].reverse())
    spoken = `${spoken.slice(0, at)} ${PLACE_MARK} ${spoken.slice(end)}`
  return spoken.replace(/\d+/g, '0')
}

type Weighed = { kind: string; isLikely: boolean }

function factorOf(
  { kind, isLikely }: Weighed,
  question: ForeignQuestion,
  rules: readonly ToolCall[],
): number {
  const { read, incomplete } = FOREIGN_WEIGHTS
  const isNamed = question.places.length > 0
  // What is near and open is looked for, and no place's hours are.
  if (kind === 'hours' && mentionsAny(normalizeWords(question.text), NEAR_WORDS))
    return incomplete * incomplete
  // Nobody flies on foot.
  if (kind === 'flights' && ON_FOOT.test(foreignWords(question.text))) return incomplete * incomplete
  // "Well then, Sunday?" is no farewell.
  if (isSmalltalk(kind) && question.context.before.length > 0 && saysDay(question))
    return incomplete * incomplete
  if (kind === OFF_TOPIC && pointsThere(question.text, question.context)) return OFF_TOPIC_THERE
  const known = factorOfWords(kind, question.text, isNamed)
  if (known !== null) return known
  const isComplete = OWN_KINDS.includes(kind) ? !isNamed : isLikely && isWhole(callOf(kind, question))
  const isRead = rules.some((call) => isOfKind(call, kind) || isAskedAbout(call, kind))
  return (isComplete ? 1 : incomplete) * (isRead ? read : 1)
}

const saysDay = ({ text, codes: [language = ''] }: ForeignQuestion) => namesDay(foreignWords(text), language)

/** How much likelier the words alone make a kind; null where its arguments tell. */
function factorOfWords(kind: string, text: string, isNamed: boolean): number | null {
  const { read, incomplete } = FOREIGN_WEIGHTS
  if (isSmalltalk(kind)) return isNamed ? incomplete * incomplete : 1
  if (kind === OFF_TOPIC || kind === 'refuse') return 1
  if (kind === 'change') return isNamed ? incomplete : 1
  // A booking to add names its place, and often its code.
  if (kind === 'addbooking') return hasBookingCode(text) ? read : 1
  // A passport beside a visa is not lost.
  return kind === 'passport' && mentionsAny(normalizeWords(text), VISA_WORDS) ? incomplete * incomplete : null
}

/** A search that names nothing lacks what makes it one. */
const isWhole = ({ tool, args }: ToolCall) =>
  tool !== 'ask-back' && !(SEARCHES.includes(tool) && Object.keys(args).length === 0)
const SEARCHES: readonly ToolName[] = ['flights.search', 'stays.search', 'cars.search']

function isAskedAbout(call: ToolCall, kind: string): boolean {
  return call.tool === 'ask-back' && call.args.about !== undefined && call.args.about === toolOfKind(kind)
}

/** What is likely enough, else the question which of the likeliest is meant. */
function decide(readings: readonly Reading[], question: ForeignQuestion): ToolCall {
  const [best] = readings
  const { act, ask, offered } = FOREIGN_WEIGHTS
  const call = best && best.kind !== OFF_TOPIC && best.kind !== 'change' ? callOf(best.kind, question) : null
  // A question that names what is missing costs little.
  if (best && call && best.share >= (call.tool === 'ask-back' ? ask : act)) return call
  if (call && isAhead(readings)) return call
  const tools = readings
    .filter(({ kind, share }) => share >= offered && !isSmalltalk(kind) && kind !== 'refuse')
    .flatMap(({ kind }) => toolOfKind(kind) ?? [])
  if (call && isOnly(call, tools)) return call
  const [city] = question.places.flatMap(({ of }) => ('city' in of ? [of.city] : []))
  const offers = tools.length > 0 ? tools.slice(0, OFFERS) : ANY_OFFERS
  return { tool: 'ask-back', args: { offers: [...offers], args: city === undefined ? {} : { city } } }
}

/** Nothing else is likely, the call lacks nothing, and it changes nothing. */
function isOnly(call: ToolCall, tools: readonly ToolName[]): boolean {
  return (
    tools.length > 0 &&
    tools.every((tool) => tool === call.tool) &&
    isWhole(call) &&
    !OF_CHANGES.includes(call.tool)
  )
}
const OF_CHANGES: readonly ToolName[] = [
  'plan.change',
  'bookings.add',
  'saved.add',
  'trips.read',
  'bookings.read',
]

/** Less likely than `act`, but far ahead of all others: in smaller languages no reading is sure. */
function isAhead([best, next]: readonly Reading[]): boolean {
  const { ahead, lead } = FOREIGN_WEIGHTS
  return best !== undefined && best.share >= ahead && best.share >= lead * (next?.share ?? 0)
}
const ANY_OFFERS: readonly ToolName[] = ['plan.make', 'places.find']

/** Short questions in English have letters that many languages share: what its model is surer of tells more than the guess. */
function isRatherEnglish(text: string, kinds: readonly Likelihood[], context: CompanionContext): boolean {
  if (!/^[\p{ASCII}’]*$/u.test(text)) return false
  const [english] = kindsOf('english', englishWords(text, context))
  return english !== undefined && english.share >= (kinds[0]?.share ?? 0)
}

function withoutNames(text: string, places: PlaceMentions): string {
  let spoken = foreignWords(text)
  for (const { at, end } of [...places].reverse()) spoken = `${spoken.slice(0, at)} ${spoken.slice(end)}`
  return spoken.replace(/\d+/g, ' ')
}

/** A sum for some days somewhere is what a plan may cost; what a day costs in two cities is which of them is cheaper. */
function kindOfBudget(question: ForeignQuestion): string {
  const { sum, days, cities } = readNamed('plan', question)
  if (sum && days) return 'plan'
  return cities?.length === 2 ? 'compare' : 'budget'
}

function callOf(kind: string, question: ForeignQuestion): ToolCall {
  if (isSmalltalk(kind)) return { tool: 'smalltalk', args: { kind: SMALLTALK[kind] } }
  const meant = kind === 'budget' ? kindOfBudget(question) : kind
  if (meant !== kind) return callOf(meant, question)
  const [tool, args] = TOOLS_OF_KINDS[kind] ?? ['text.translate']
  const named = readNamed(kind, question)
  // "How hot is it in May": the best months are not asked for where one is named.
  const isOfMonth = (tool === 'weather.forecast' || tool === 'climate.best') && named.month != null
  const chosen = isOfMonth && (named.date == null || tool === 'climate.best') ? 'climate.month' : tool
  // The reader of places looks its name up in the guides.
  const isHours = chosen === 'hours.check'
  const own = isHours ? { place: question.text } : args
  const call = callOfNamed({ tool: chosen, text: question.text, named }, question.context, own)
  return isHours && !isPlaceNamed(question) ? askWhere(call) : call
}
