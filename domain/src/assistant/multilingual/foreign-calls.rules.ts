import {
  type CompanionContext,
  callOfNamed,
  parseToolCalls,
  type QuestionSlots,
} from '../conversation/index.ts'
import { PHRASEBOOK_LANGUAGES } from '../language/index.ts'
import type { ToolCall, ToolName } from '../tools/index.ts'
import { ENGLISH_ANSWER_NOTES } from './english-answers.data.ts'
import { findLanguageName, findPlaces } from './foreign-names.rules.ts'
import { readValues } from './foreign-values.rules.ts'
import { languageScores } from './language-guess.rules.ts'
import { findNames, foreignWords } from './name-matching.rules.ts'
import { type RequestReading, rankRequests } from './request-reader.rules.ts'
import { samplesOf } from './samples.rules.ts'

/**
 * What a question was read as. `note` says in its language (ISO 639) that the answer is in English; null for English, and where the
 * language is not sure.
 */
export type ReadQuestion = { calls: ToolCall[]; note: { language: string; text: string } | null }

/** Below it a question is asked back rather than answered: the costs of a wrong act are higher. */
const MIN_SCORE = 0.2
const MIN_LEAD = 0.03
/** Small talk is nothing but that: "thank you" is a word to translate too. */
const MIN_TALK = 0.5
const MIN_WORDS = 3
/** Near languages are compared by what their samples read. */
const COMPARED_LANGUAGES = 3
const SMALLTALK = { thanks: 'thanks', hello: 'greeting', bye: 'farewell' } as const
const TOOLS: Readonly<Record<string, readonly [tool: ToolName, args?: Readonly<Record<string, unknown>>]>> = {
  weather: ['weather.forecast'],
  best: ['climate.best'],
  visa: ['visa.check'],
  convert: ['currency.convert'],
  phrase: ['phrases.say'],
  translate: ['text.translate'],
  emergency: ['emergency.numbers'],
  plan: ['plan.make'],
  flights: ['flights.search'],
  hotels: ['stays.search'],
  cars: ['cars.search'],
  budget: ['costs.city'],
  compare: ['costs.compare'],
  safety: ['safety.read'],
  plugs: ['power.plugs'],
  tip: ['habits.read', { topics: ['tipping'] }],
  water: ['habits.read', { topics: ['water'] }],
  time: ['time.there'],
  pack: ['packing.list'],
  passport: ['help.find', { topic: 'lost-passport' }],
  theft: ['help.find', { topic: 'theft' }],
  luggage: ['help.find', { topic: 'luggage' }],
  card: ['help.find', { topic: 'lost-card' }],
  sick: ['help.find', { topic: 'medical' }],
  vaccines: ['health.vaccinations'],
  driving: ['driving.rules'],
  holidays: ['holidays.list'],
  festivals: ['festivals.list'],
  tomorrow: ['trips.read'],
  next: ['trips.read'],
  bookings: ['bookings.read'],
  spent: ['money.spent'],
  delay: ['compensation.check', { kind: 'delay' }],
  cancelled: ['compensation.check', { kind: 'cancellation' }],
  split: ['money.split'],
  distance: ['distance.between'],
  museums: ['places.find', { categories: ['museum'] }],
  eat: ['places.find', { categories: ['restaurant'] }],
  sights: ['places.find'],
}

/**
 * Reads a question in any of `READ_LANGUAGES`: English by its rules, others by their samples, and what those do not read by the rules
 * again. Never throws.
 */
export function parseInAnyLanguage(text: string, context: CompanionContext): ReadQuestion {
  const languages = languageScores(text).slice(0, COMPARED_LANGUAGES)
  const [likeliest] = languages
  const byRules = (): ReadQuestion => ({ calls: parseToolCalls(text, context), note: null })
  if (!likeliest || likeliest.language === 'en') return byRules()
  const places = findPlaces(
    text,
    languages.map(({ language }) => language),
    [...context.cities, ...(context.others ?? [])],
  )
  const reading = rankRequests(withoutNames(text, places), languages).find(
    ({ kind, score }) => !isSmalltalk(kind) || (places.length === 0 && score >= MIN_TALK),
  )
  const converted = readConversion(text, likeliest.language, context)
  if (converted && reading?.kind !== 'split')
    return { calls: [converted], note: noteIn(likeliest.language, text) }
  if (!reading || reading.language === 'en' || !isSure(reading)) return byRules()
  return { calls: [callOf(reading, text, places, context)], note: noteIn(reading.language, text) }
}

/** A word or two in Latin letters may be in any language. */
function noteIn(language: string, text: string): ReadQuestion['note'] {
  const note = ENGLISH_ANSWER_NOTES[language]
  const isTold =
    /[^\p{sc=Latin}\p{Nd}\p{P}\p{S}\s]/u.test(text) || text.trim().split(/\s+/).length >= MIN_WORDS
  return note !== undefined && isTold ? { language, text: note } : null
}

/** A sum and another currency say what is asked for in any words. */
function readConversion(text: string, language: string, { today }: CompanionContext): ToolCall | null {
  const { sum, currencies } = readValues(text, language, today)
  const to = currencies.find((code) => code !== sum?.currency)
  return sum && to !== undefined
    ? { tool: 'currency.convert', args: { amount: sum.amount, from: sum.currency, to } }
    : null
}

function isSure({ score, lead }: RequestReading): boolean {
  return score >= MIN_SCORE && lead >= MIN_LEAD
}

type Places = ReturnType<typeof findPlaces>

function withoutNames(text: string, places: Places): string {
  let spoken = foreignWords(text)
  for (const { at, end } of [...places].reverse()) spoken = `${spoken.slice(0, at)} ${spoken.slice(end)}`
  return spoken.replace(/\d+/g, ' ')
}

function isSmalltalk(kind: string): kind is keyof typeof SMALLTALK {
  return Object.hasOwn(SMALLTALK, kind)
}

function callOf(
  { kind, language }: RequestReading,
  text: string,
  places: Places,
  context: CompanionContext,
): ToolCall {
  if (isSmalltalk(kind)) return { tool: 'smalltalk', args: { kind: SMALLTALK[kind] } }
  const [tool, args] = TOOLS[kind] ?? ['text.translate']
  const named = readNamed(kind, language, text, places, context)
  const chosen =
    tool === 'weather.forecast' && named.month != null && named.date == null ? 'climate.month' : tool
  return callOfNamed({ tool: chosen, text, named }, context, args)
}

function readNamed(
  kind: string,
  language: string,
  text: string,
  places: Places,
  context: CompanionContext,
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
  const values = readValues(text, language, context.today)
  const count = values.numbers.find((one) => Number.isInteger(one) && one >= 1 && one <= 60) ?? null
  return {
    cities: [...new Set(cities)],
    country,
    passports,
    destination: country,
    sum: values.sum,
    currencies: values.currencies,
    month: values.month ?? (values.date === null ? null : Number(values.date.slice(5, 7))),
    date: values.date,
    to: null,
    days: kind === 'plan' ? count : null,
    people: kind === 'split' ? count : null,
    adults: null,
    children: null,
    hours: kind === 'delay' ? count : null,
    language: kind === 'phrase' ? languageOf(text, language, country) : null,
    categories: [],
    diets: [],
  }
}

/** The language that is named, else the one that the named country speaks most. */
function languageOf(text: string, language: string, country: string | null): string | null {
  const found = findLanguageName(text, [language], PHRASEBOOK_LANGUAGES)
  if (found) return found.of
  if (country === null) return null
  const spoken = new Intl.Locale(`und-${country}`).maximize().language
  return PHRASEBOOK_LANGUAGES.includes(spoken) ? spoken : null
}
