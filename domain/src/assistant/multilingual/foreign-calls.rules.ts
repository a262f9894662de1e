import {
  type CompanionContext,
  callOfNamed,
  continuationOfNamed,
  findCategories,
  findDiets,
  type QuestionSlots,
} from '../conversation/index.ts'
import { normalizeWords, PHRASEBOOK_LANGUAGES } from '../language/index.ts'
import { readForeignChange } from '../plan-changes/index.ts'
import type { ToolCall, ToolName } from '../tools/index.ts'
import { ENGLISH_ANSWER_NOTES } from './english-answers.data.ts'
import { parseEnglish } from './english-calls.rules.ts'
import { findLanguageName, findPlaces } from './foreign-names.rules.ts'
import { NO_PARTY, readParty, readValues, withoutParty } from './foreign-values.rules.ts'
import { languageScores } from './language-guess.rules.ts'
import { findNames, foreignWords } from './name-matching.rules.ts'
import { isSmalltalk, OWN_KINDS, SMALLTALK, TOOLS_OF_KINDS } from './request-kinds.data.ts'
import { type RequestReading, rankRequests } from './request-reader.rules.ts'
import { samplesOf } from './samples.rules.ts'

export { furtherCityNames } from './foreign-names.rules.ts'

/**
 * What a question was read as. `note` says in its language (ISO 639) that the answer is in English; null for English, and where the
 * language is not sure.
 */
export type ReadQuestion = { calls: ToolCall[]; note: { language: string; text: string } | null }

/** Below it nothing is known of what is asked for. */
const MIN_SCORE = 0.2
const MIN_LEAD = 0.03
/** A search that names nothing at all has to be said in nearly those words. */
const MIN_BARE_SCORE = 0.4
/** Small talk is nothing but that: "thank you" is a word to translate too. */
const MIN_TALK = 0.5
const MIN_WORDS = 3
/** What may be meant, and is offered where it is not sure. */
const MIN_OFFERED = 0.1
const OFFERS = 2
/** Near languages are compared by what their samples read. */
const COMPARED_LANGUAGES = 3
/**
 * Reads a question in any of `READ_LANGUAGES`: English by its rules, others by their samples, and what those do not read by the rules
 * again, where these agree with one of the likely readings. Else it is asked what was meant. Never throws.
 */
export function parseInAnyLanguage(text: string, context: CompanionContext): ReadQuestion {
  const languages = languageScores(text).slice(0, COMPARED_LANGUAGES)
  const [likeliest] = languages
  const byRules = (): ReadQuestion => ({ calls: parseEnglish(text, context), note: null })
  if (!likeliest || likeliest.language === 'en') return byRules()
  const codes = languages.map(({ language }) => language)
  const places = findPlaces(text, codes, [...context.cities, ...(context.others ?? [])])
  const bare = withoutNames(text, places)
  const question = { text, places, codes, context }
  const ranked = byWhatIsNamed(
    rankRequests(bare, languages, phrasesOf).filter(
      ({ kind, score }) =>
        (!isSmalltalk(kind) && kind !== 'change') ||
        (places.length === 0 && (score >= MIN_TALK || kind === 'change')),
    ),
    question,
  )
  const [reading] = ranked
  const continued = readContinuation(bare, question)
  if (continued) return { calls: [continued], note: noteIn(likeliest.language, text) }
  const converted = readConversion(question)
  const isSplit = reading?.kind === 'split' && callOf(reading, question).tool !== 'ask-back'
  if (converted && !isSplit)
    return { calls: [converted], note: noteIn(likeliest.language, withoutSums(text)) }
  if (isRatherEnglish(text, bare, reading)) return byRules()
  const change = places.length === 0 ? readChange(text, codes) : null
  if (change) return { calls: [change], note: noteIn(likeliest.language, text) }
  const call = reading && reading.language !== 'en' ? callOf(reading, question) : null
  if (reading && call && isSure(reading, call, question))
    return { calls: [call], note: noteIn(reading.language, text) }
  return codes.includes('en') ? byRules() : agreed(byRules(), ranked, question)
}

/** The answer to what was asked back, or the call before for another place: "und in Rom?". */
function readContinuation(bare: string, question: ForeignQuestion): ToolCall | null {
  const { text, codes, places, context } = question
  const [last] = context.before
  const words = bare.trim().split(' ')
  if (!last || words.length > MAX_ANSWER) return null
  const about = last.tool === 'ask-back' ? last.args.about : undefined
  const isOtherPlace = places.length === 1 && words.every((word) => word.length <= MAX_PARTICLE)
  if (about === undefined && (!isOtherPlace || findCategories(normalizeWords(text)).length > 0)) return null
  const kind = Object.keys(TOOLS_OF_KINDS).find((one) => TOOLS_OF_KINDS[one]?.[0] === about) ?? ''
  return continuationOfNamed({ text, named: readNamed(kind, codes[0] ?? '', question) }, context)
}
const MAX_ANSWER = 5
/** "And in", "y en", "а в" beside a name only go on with the question before. */
const MAX_PARTICLE = 3

/** The change of a plan, in the likeliest language that has words for it. */
function readChange(text: string, codes: readonly string[]): ToolCall | null {
  const spoken = normalizeWords(text)
  const said = { text, categories: findCategories(spoken), diets: findDiets(spoken) }
  for (const language of codes.slice(0, NEAR_LANGUAGES)) {
    const args = readForeignChange({ ...said, language })
    if (args) return { tool: 'plan.change', args }
  }
  return null
}
const NEAR_LANGUAGES = 2

const COMPARED = 5
const INCOMPLETE = 0.8
/** What is one’s own needs no place, and a change of it names its stops by what they are. */
const NEED_NO_PLACE = [...OWN_KINDS, 'change']

/** The readings again, those first for which the question names all that they need. */
function byWhatIsNamed(ranked: readonly RequestReading[], question: ForeignQuestion): RequestReading[] {
  const weighed = ranked.map((one, at) => {
    const isComplete =
      at >= COMPARED ||
      (NEED_NO_PLACE.includes(one.kind)
        ? question.places.length === 0
        : callOf(one, question).tool !== 'ask-back')
    return isComplete ? one : { ...one, score: one.score * INCOMPLETE }
  })
  const sorted = weighed.sort((a, b) => b.score - a.score)
  return sorted.map((one, at) => ({ ...one, lead: one.score - (sorted[at + 1]?.score ?? 0) }))
}

/** Short questions in English have letters that many languages share: what their samples read best tells more than the guess. */
function isRatherEnglish(text: string, bare: string, reading: RequestReading | undefined): boolean {
  if (!/^[\p{ASCII}’]*$/u.test(text)) return false
  const [english] = rankRequests(bare, [{ language: 'en', score: 0 }], phrasesOf)
  return english !== undefined && english.score >= (reading?.score ?? 0)
}

/** What the rules read, where it is one of the likeliest readings or the words are no language that is known well; else a question. */
function agreed(
  read: ReadQuestion,
  ranked: readonly RequestReading[],
  question: ForeignQuestion,
): ReadQuestion {
  const likely = ranked
    .filter(({ score, language }) => score >= MIN_OFFERED && language !== 'en')
    .slice(0, OFFERS)
  const [first] = likely
  const tools: ToolName[] = [...new Set(likely.map(({ kind }) => toolOf(kind, question)))]
  const isBelieved = read.calls.every(
    (call) => call.tool === 'ask-back' || (tools.includes(call.tool) && !isBareSearch(call)),
  )
  if (!first || isBelieved) return read
  const [city] = question.places.flatMap(({ of }) => ('city' in of ? [of.city] : []))
  const args = city === undefined ? {} : { city }
  return {
    calls: [{ tool: 'ask-back', args: { offers: tools.slice(0, OFFERS), args } }],
    note: noteIn(first.language, question.text),
  }
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

const phrasesOf = (language: string) => samplesOf(language).phrases

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

function isSure({ score, lead }: RequestReading, call: ToolCall, question: ForeignQuestion): boolean {
  const { tool } = call
  if (score < MIN_SCORE || lead < MIN_LEAD) return false
  // A question that names what is missing costs little.
  if (tool === 'ask-back') return true
  const isOwn = tool === 'trips.read'
  // "Take the zoo out of my plan" and "rain in Tokyo tomorrow" do not ask what is on.
  if (isOwn && (question.places.length > 0 || findCategories(normalizeWords(question.text)).length > 0))
    return false
  return score >= (isBareSearch(call) ? MIN_BARE_SCORE : MIN_SCORE)
}
const SEARCHES: readonly ToolName[] = ['flights.search', 'stays.search', 'cars.search']
const isBareSearch = ({ tool, args }: ToolCall) => SEARCHES.includes(tool) && Object.keys(args).length === 0

type Places = ReturnType<typeof findPlaces>

function withoutNames(text: string, places: Places): string {
  let spoken = foreignWords(text)
  for (const { at, end } of [...places].reverse()) spoken = `${spoken.slice(0, at)} ${spoken.slice(end)}`
  return spoken.replace(/\d+/g, ' ')
}

function toolOf(kind: string, question: ForeignQuestion): ToolName {
  return callOf({ kind, language: question.codes[0] ?? '' }, question).tool
}

function callOf(
  { kind, language }: Pick<RequestReading, 'kind' | 'language'>,
  question: ForeignQuestion,
): ToolCall {
  if (isSmalltalk(kind)) return { tool: 'smalltalk', args: { kind: SMALLTALK[kind] } }
  // A sum for some days somewhere is what a plan may cost.
  if (kind === 'budget') {
    const named = readNamed('plan', language, question)
    if (named.sum && named.days) return callOf({ kind: 'plan', language }, question)
  }
  const [tool, args] = TOOLS_OF_KINDS[kind] ?? ['text.translate']
  const named = readNamed(kind, language, question)
  // "How hot is it in May": the best months are not asked for where one is named.
  const isOfMonth = (tool === 'weather.forecast' || tool === 'climate.best') && named.month != null
  const chosen = isOfMonth && (named.date == null || tool === 'climate.best') ? 'climate.month' : tool
  // The reader of places looks its name up in the guides.
  const own = chosen === 'hours.check' ? { place: question.text } : args
  return callOfNamed({ tool: chosen, text: question.text, named }, question.context, own)
}

function readNamed(
  kind: string,
  language: string,
  { text, places, codes, context }: ForeignQuestion,
): Partial<QuestionSlots> {
  const all = [...context.cities, ...(context.others ?? [])]
  const cities = places.flatMap(({ of }) => ('city' in of ? all.filter(({ id }) => id === of.city) : []))
  const own = findNames(
    text,
    samplesOf(language).nationalities.map(([code, word]) => [word, code] as const),
  )
  const named = places.flatMap(({ of }) => ('country' in of ? [of.country] : []))
  const home = own.map(({ of }) => of)
  const countries = named.filter((code) => !home.includes(code))
  const country = cities[0]?.country ?? countries[0] ?? named[0] ?? null
  const passports =
    country !== null && kind === 'visa' ? [...new Set(home)].filter((code) => code !== country) : []
  const values = readValues(text, [language, codes], context.today)
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
    days: kind === 'plan' ? (values.weeks === null ? count : values.weeks * 7) : null,
    people: kind === 'split' ? count : null,
    adults: party.adults,
    children: party.children,
    hours: kind === 'delay' ? count : null,
    language: kind === 'phrase' ? languageOf(text, language, country) : null,
    categories: findCategories(spoken),
    diets: findDiets(spoken),
  }
}

/** Only a plan is for somebody. */
const partyOf = (kind: string, text: string, language: string) =>
  kind === 'plan' ? readParty(text, language) : NO_PARTY

/** The language that is named, else the one that the named country speaks most. */
function languageOf(text: string, language: string, country: string | null): string | null {
  const found = findLanguageName(text, [language], PHRASEBOOK_LANGUAGES)
  if (found) return found.of
  if (country === null) return null
  const spoken = new Intl.Locale(`und-${country}`).maximize().language
  return PHRASEBOOK_LANGUAGES.includes(spoken) ? spoken : null
}
