import {
  type CompanionContext,
  callOfNamed,
  continuationOfNamed,
  findCategories,
  findDiets,
  parseToolCalls,
  type QuestionSlots,
} from '../conversation/index.ts'
import { doubtOf, normalizeWords, PHRASEBOOK_LANGUAGES } from '../language/index.ts'
import { readForeignChange } from '../plan-changes/index.ts'
import type { ToolCall, ToolName } from '../tools/index.ts'
import { ENGLISH_ANSWER_NOTES } from './english-answers.data.ts'
import { englishWords, readEnglish, type SureCalls, surely, surelyRead } from './english-calls.rules.ts'
import { findLanguageName, findPlaces, passportsNamed } from './foreign-names.rules.ts'
import {
  daysWithNights,
  NO_PARTY,
  readParty,
  readValues,
  spokenCounts,
  withoutParty,
} from './foreign-values.rules.ts'
import { languageScores, peopleIn } from './language-guess.rules.ts'
import { findNames, foreignWords, withLatinDigits } from './name-matching.rules.ts'
import { isSmalltalk, OWN_KINDS, SMALLTALK, TOOLS_OF_KINDS } from './request-kinds.data.ts'
import type { Likelihood } from './request-model.rules.ts'
import { PLACE_MARK } from './request-model.rules.ts'
import {
  groupOf,
  isOfKind,
  kindsOf,
  OFF_TOPIC,
  type Reading,
  toolOfKind,
  weighKinds,
} from './request-reader.rules.ts'

export { findPlaces, furtherCityNames } from './foreign-names.rules.ts'
export { languageScores, READ_LANGUAGES, setLanguageModel, writtenWords } from './language-guess.rules.ts'
export { foreignWords } from './name-matching.rules.ts'

/**
 * What a question was read as. `note` says in its language (ISO 639) that the answer is in English; null for English, and where the
 * language is not sure.
 */
export type ReadQuestion = { calls: ToolCall[]; note: { language: string; text: string } | null }

/**
 * How likely a reading must be to act (`act`), to be offered (`offered`), and how much less likely it is where it lacks something; `read` is
 * for what the rules read too. Chosen on opened questions that the model had not seen (`npm run eval:reader`).
 */
export const FOREIGN_WEIGHTS = { read: 2, incomplete: 0.4, act: 0.36, ask: 0.1, offered: 0.1 }
const MIN_WORDS = 3
const OFFERS = 2
/** Near languages name places and numbers alike. */
const COMPARED_LANGUAGES = 3
/** A language that is less likely than this beside the first is not asked. */
const MIN_LANGUAGE = 0.02

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
  const guessed = languageScores(text)
  const [likeliest] = guessed
  const byRules = () => Object.assign(readEnglish(text, context), { note: null })
  if (!likeliest || likeliest.language === 'en') return byRules()
  const codes = guessed
    .slice(0, COMPARED_LANGUAGES)
    .flatMap(({ language, share }) => (share >= MIN_LANGUAGE * likeliest.share ? [language] : []))
  const { language } = likeliest
  const places = findPlaces(text, codes, [...context.cities, ...(context.others ?? [])])
  const question: ForeignQuestion = { text, places, codes, context }
  const note = () => noteIn(language, text)
  const continued = readContinuation(withoutNames(text, places), question)
  if (continued) return { calls: [continued], sure: 1, asking: null, note: note() }
  const kinds = kindsOf(groupOf(language), markedWords(text, places))
  if (kinds.length === 0 || isRatherEnglish(text, kinds, context)) return byRules()
  const rules = parseToolCalls(text, context)
  const readings = weighKinds(kinds, (kind, isLikely) => factorOf({ kind, isLikely }, question, rules))
  const [best] = readings
  const converted = readConversion(question)
  if (converted && (best?.kind !== 'split' || callOf('split', question).tool === 'ask-back'))
    return { ...withDoubt(converted, question, best), note: noteIn(language, withoutSums(text)) }
  const change = places.length === 0 ? readChange(text, codes) : null
  if (change && (best?.kind === 'change' || (best?.share ?? 0) < FOREIGN_WEIGHTS.act))
    return { ...withDoubt(change, question), note: note() }
  return { ...withDoubt(decide(readings, question), question, best), note: note() }
}

const UNSURE = 0.55

/** A call with how sure it is: by how likely its reading is, and by what the question says beside it. */
function withDoubt(
  call: ToolCall,
  { text, places, codes: [language = ''] }: ForeignQuestion,
  best?: Reading,
): SureCalls {
  const counts = spokenCounts(text, language)
  const doubted = { text: withLatinDigits(text), counts, places: places.length }
  // Of other languages "what is next" is what many sentences about a plan look like.
  const isNext = call.tool === 'trips.read' && call.args.date === undefined
  return surely(call, (best?.share ?? 1) * (isNext ? UNSURE : 1), doubtOf(Object.assign(doubted, call)))
}

/** The words of a question as the model reads them: names of places are marks, digits are zeros. */
export function wordsInAnyLanguage(
  text: string,
  { cities, others = [] }: Pick<CompanionContext, 'cities' | 'others'>,
): string {
  const codes = languageScores(text)
    .slice(0, COMPARED_LANGUAGES)
    .map(({ language }) => language)
  return markedWords(text, findPlaces(text, codes, [...cities, ...others]))
}

function markedWords(text: string, places: Places): string {
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
  if (isSmalltalk(kind)) return isNamed ? incomplete * incomplete : 1
  if (kind === OFF_TOPIC || kind === 'refuse' || kind === 'change')
    return isNamed && kind === 'change' ? incomplete : 1
  const isComplete = OWN_KINDS.includes(kind) ? !isNamed : isLikely && isWhole(callOf(kind, question))
  const isRead = rules.some((call) => isOfKind(call, kind) || isAskedAbout(call, kind))
  return (isComplete ? 1 : incomplete) * (isRead ? read : 1)
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
  const tools = readings
    .filter(({ kind, share }) => share >= offered && !isSmalltalk(kind) && kind !== 'refuse')
    .flatMap(({ kind }) => toolOfKind(kind) ?? [])
  const [city] = question.places.flatMap(({ of }) => ('city' in of ? [of.city] : []))
  const offers = tools.length > 0 ? tools.slice(0, OFFERS) : ANY_OFFERS
  return { tool: 'ask-back', args: { offers: [...offers], args: city === undefined ? {} : { city } } }
}
const ANY_OFFERS: readonly ToolName[] = ['plan.make', 'places.find']

/** The answer to what was asked back, or the call before for another place: "und in Rom?". */
function readContinuation(bare: string, question: ForeignQuestion): ToolCall | null {
  const { text, places, context } = question
  const [last] = context.before
  const words = bare.trim().split(' ')
  if (!last || words.length > MAX_ANSWER) return null
  const about = last.tool === 'ask-back' ? last.args.about : undefined
  const isOtherPlace = places.length === 1 && words.every((word) => word.length <= MAX_PARTICLE)
  if (about === undefined && (!isOtherPlace || findCategories(normalizeWords(text)).length > 0)) return null
  const kind = Object.keys(TOOLS_OF_KINDS).find((one) => TOOLS_OF_KINDS[one]?.[0] === about) ?? ''
  return continuationOfNamed({ text, named: readNamed(kind, question) }, context)
}
const MAX_ANSWER = 5
/** "And in", "y en", "а в" beside a name only go on with the question before. */
const MAX_PARTICLE = 3

/** The change of a plan, in the likeliest language that has words for it. */
function readChange(text: string, codes: readonly string[]): ToolCall | null {
  const spoken = normalizeWords(text)
  const said = { text: withLatinDigits(text), categories: findCategories(spoken), diets: findDiets(spoken) }
  for (const language of codes.slice(0, NEAR_LANGUAGES)) {
    const args = readForeignChange({ ...said, language })
    if (args) return { tool: 'plan.change', args }
  }
  return null
}
const NEAR_LANGUAGES = 2

/** Short questions in English have letters that many languages share: what its model is surer of tells more than the guess. */
function isRatherEnglish(text: string, kinds: readonly Likelihood[], context: CompanionContext): boolean {
  if (!/^[\p{ASCII}’]*$/u.test(text)) return false
  const [english] = kindsOf('english', englishWords(text, context))
  return english !== undefined && english.share >= (kinds[0]?.share ?? 0)
}

/** A word or two in Latin letters may be in any language. */
function noteIn(language: string, text: string): ReadQuestion['note'] {
  const note = ENGLISH_ANSWER_NOTES[language]
  const isTold =
    /[^\p{sc=Latin}\p{Nd}\p{P}\p{S}\s]/u.test(text) || text.trim().split(/\s+/).length >= MIN_WORDS
  return note !== undefined && isTold ? { language, text: note } : null
}

/** "100 usd in thb" is in no language: sums and codes of currencies are written alike in all. */
function withoutSums(text: string): string {
  return text
    .replaceAll(/\p{Nd}+/gu, ' ')
    .replaceAll(/\b[a-z]{3}\b/gi, (word) => (isCurrency(word) ? ' ' : word))
}

const isCurrency = (word: string) => CURRENCIES.has(word.toUpperCase())
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'))

type ForeignQuestion = {
  text: string
  places: Places
  /** The languages that it may be in, likeliest first. */
  codes: readonly string[]
  context: CompanionContext
}

/** A sum and another currency say what is asked for in any words. */
function readConversion({
  text,
  codes: [language = '', ...near],
  context,
}: ForeignQuestion): ToolCall | null {
  const { sum, currencies } = readValues(text, [language, near], context.today)
  const to = currencies.find((code) => code !== sum?.currency)
  return sum && to !== undefined
    ? { tool: 'currency.convert', args: { amount: sum.amount, from: sum.currency, to } }
    : null
}

type Places = ReturnType<typeof findPlaces>

function withoutNames(text: string, places: Places): string {
  let spoken = foreignWords(text)
  for (const { at, end } of [...places].reverse()) spoken = `${spoken.slice(0, at)} ${spoken.slice(end)}`
  return spoken.replace(/\d+/g, ' ')
}

function callOf(kind: string, question: ForeignQuestion): ToolCall {
  if (isSmalltalk(kind)) return { tool: 'smalltalk', args: { kind: SMALLTALK[kind] } }
  // A sum for some days somewhere is what a plan may cost.
  if (kind === 'budget') {
    const named = readNamed('plan', question)
    if (named.sum && named.days) return callOf('plan', question)
  }
  const [tool, args] = TOOLS_OF_KINDS[kind] ?? ['text.translate']
  const named = readNamed(kind, question)
  // "How hot is it in May": the best months are not asked for where one is named.
  const isOfMonth = (tool === 'weather.forecast' || tool === 'climate.best') && named.month != null
  const chosen = isOfMonth && (named.date == null || tool === 'climate.best') ? 'climate.month' : tool
  // The reader of places looks its name up in the guides.
  const own = chosen === 'hours.check' ? { place: question.text } : args
  return callOfNamed({ tool: chosen, text: question.text, named }, question.context, own)
}

function readNamed(kind: string, { text, places, codes, context }: ForeignQuestion): Partial<QuestionSlots> {
  const [language = ''] = codes
  const all = [...context.cities, ...(context.others ?? [])]
  const cities = places.flatMap(({ of }) => ('city' in of ? all.filter(({ id }) => id === of.city) : []))
  const people = codes.slice(0, NEAR_LANGUAGES).flatMap(peopleIn)
  const own = findNames(
    text,
    people.map(([code, word]) => [word, code] as const),
  ).filter((one) => !places.some((place) => isNearer(place, one)))
  // "Egyptian" is a person and "Egypt" a country: the nearer spelling of the two counts.
  const apart = places.filter((place) => !own.some((one) => isNearer(one, place)))
  const named = apart.flatMap(({ of }) => ('country' in of ? [of.country] : []))
  const home = kind === 'visa' ? passportsNamed(text, own, places) : own.map(({ of }) => of)
  const countries = named.filter((code) => !home.includes(code))
  const country = cities[0]?.country ?? countries[0] ?? named[0] ?? null
  const passports =
    country !== null && kind === 'visa' ? [...new Set(home)].filter((code) => code !== country) : []
  const values = readValues(withoutMonthsInNames(text, cities), [language, codes], context.today)
  const spoken = normalizeWords(text)
  const isWhenKnown = values.month !== null || values.date !== null
  const party = partyOf(kind, text, language)
  const numbers = withoutParty(values.numbers, party)
  const counts = numbers.filter((one) => Number.isInteger(one) && one >= 1 && one <= 60)
  // "One" is an article in many languages.
  const count = counts.find((one) => one > 1) ?? counts[0] ?? null
  return {
    cities: [...new Set(cities)],
    country,
    passports,
    destination: country,
    sum: values.sum,
    currencies: values.currencies,
    ...(isWhenKnown && { month: values.month ?? Number(values.date?.slice(5, 7)), date: values.date }),
    ...(!isWhenKnown && !codes.includes('en') && { month: null, date: null }),
    to: values.to,
    // Nights of a stay and days of a car are read by their words.
    ...(!SPANS.includes(kind) && { days: kind === 'plan' ? daysOf(text, values.weeks, count) : null }),
    people: kind === 'split' ? count : null,
    adults: party.adults,
    children: party.children,
    hours: kind === 'delay' ? count : null,
    language: kind === 'phrase' ? languageOf(text, language, country) : null,
    categories: findCategories(spoken),
    diets: findDiets(spoken),
  }
}

const SPANS = ['hotels', 'cars']

type Spelled = { at: number; end: number; fit?: number }

function isNearer(one: Spelled, other: Spelled): boolean {
  return one.at < other.end && other.at < one.end && (one.fit ?? 0) > (other.fit ?? 0)
}

/** How many days are wished for; "one" in words alone is an article. */
function daysOf(text: string, weeks: number | null, count: number | null): number | null {
  if (weeks !== null) return weeks * 7
  if (count === 1 && !/\p{Nd}/u.test(text)) return null
  return daysWithNights(text) ?? count
}

/** What is planned, flown and slept in is for somebody. */
const partyOf = (kind: string, text: string, language: string) =>
  FOR_PARTIES.includes(kind) ? readParty(text, language) : NO_PARTY
const FOR_PARTIES = ['plan', 'hotels', 'flights']

/** The text without names of cities that have a month in them: "Rio de Janeiro". */
function withoutMonthsInNames(text: string, cities: readonly { name: string }[]): string {
  let left = text
  for (const { name } of cities)
    if (name.includes(' '))
      left = left.replace(new RegExp(name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i'), ' ')
  return left
}

/** The language that is named, else the one that the named country speaks most. */
function languageOf(text: string, language: string, country: string | null): string | null {
  const found = findLanguageName(text, [language], PHRASEBOOK_LANGUAGES)
  if (found) return found.of
  if (country === null) return null
  const spoken = new Intl.Locale(`und-${country}`).maximize().language
  return PHRASEBOOK_LANGUAGES.includes(spoken) ? spoken : null
}
