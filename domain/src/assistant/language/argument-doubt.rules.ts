import { mentionsAny, normalizeWords, wordList } from '../../base/text-matching.ts'
import { NEGATIONS, PASSPORT_WORDS, SHARED_CURRENCIES, YES_WORDS } from './doubt-words.data.ts'
import { parseNumber } from './money-parser.rules.ts'

/** What a question says that its call does not hold; `sure` is how likely the call is right all the same, from 0 to 1. */
export type Doubt = { missing: string; sure: number }
/** A call as it was read, and what the question says beside it. */
export type DoubtedCall = {
  tool: string
  args: Readonly<Record<string, unknown>>
  /** The question, with the digits of all scripts as 0 to 9. */
  text: string
  /** Numbers from 2 on that are said in words. */
  counts: readonly number[]
  /** How many cities and countries the question names. */
  places: number
}

/**
 * How likely a call is right where its question says more than it holds. Measured on opened questions that the model had not seen (`npm
 * run eval:reader`).
 */
const DOUBT_WEIGHTS = {
  number: 0.3,
  unread: 0.2,
  count: 0.5,
  party: 0.3,
  negation: 0.3,
  passport: 0.25,
  place: 0.4,
  currency: 0.2,
  empty: 0.3,
  vague: 0.45,
}

/** Tools whose arguments are the numbers and days of a question. */
const COUNTED = [
  ...['plan.make', 'stays.search', 'flights.search', 'cars.search', 'currency.convert', 'money.split'],
  ...['compensation.check', 'plan.change', 'weather.forecast', 'climate.month', 'costs.city', 'packing.list'],
]
/** Of a number in words beside these it is open whom it counts. */
const OF_PARTIES = ['plan.make', 'stays.search', 'flights.search']
const SEARCHES = ['stays.search', 'flights.search', 'cars.search']
/** Tools that answer for one place. */
const OF_ONE_PLACE = ['costs.city', 'weather.forecast', 'climate.month', 'climate.best', 'places.find']
/** A city and a time alone may be asked about in many ways. */
const VAGUE = ['cities', 'startDate', 'month']
const WISHES = ['plan.make', 'places.find']
const NEGATION_WORDS = wordList(NEGATIONS)
const PASSPORTS = wordList(PASSPORT_WORDS)
const SHARED = wordList(SHARED_CURRENCIES)
const YES = new Set(wordList(YES_WORDS))

/** The greatest doubt about the arguments of a call; null where all that its question says is in it. Never throws. */
export function doubtOf(call: DoubtedCall): Doubt | null {
  const doubts = DOUBTS.flatMap((doubt) => doubt(call, normalizeWords(call.text)) ?? [])
  return doubts.sort((a, b) => a.sure - b.sure)[0] ?? null
}

/** Where a text of words names a passport; null where it does not. */
export function passportAt(spoken: string): { at: number; end: number } | null {
  for (const word of PASSPORTS) {
    const stem = word.replace('*', '')
    const isUnspaced = UNSPACED.test(stem)
    const at = spoken.indexOf(isUnspaced ? stem : stem === word ? ` ${stem} ` : ` ${stem}`)
    if (at >= 0) return { at, end: isUnspaced ? at + stem.length : spoken.indexOf(' ', at + 1 + stem.length) }
  }
  return null
}
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u

/** Whether an answer says that a question was understood whole. */
export function isYes(text: string): boolean {
  return YES.has(normalizeWords(text).trim())
}

/** A day of the week that a change does not hold. */
const WEEKDAY = / (?:mon|tues|wednes|thurs|fri|satur|sun)days? /
const BOTH_DAYS =
  / both .*(?:mon|tues|wednes|thurs|fri|satur|sun)day .*and .*(?:mon|tues|wednes|thurs|fri|satur|sun)day | day \\d .* and .* day \\d /
const DAYS = ['day', 'weekday', 'date', 'isLastDay', 'from']
const OTHER_PESO = / pesos? (?!mex|en |in |to |a |de |sind|sont|sono|son )\p{L}{5,} /u

type DoubtRule = (call: DoubtedCall, spoken: string) => Doubt | null

const DOUBTS: readonly DoubtRule[] = [
  ({ tool, args, text, counts }) => {
    if (!COUNTED.includes(tool) || (tool === 'compensation.check' && args.hours !== undefined)) return null
    const held = heldNumbers(args)
    if (numbersIn(withoutDates(withoutFormer(tool, text), held)).some((number) => !held.has(number)))
      return doubt(tool, 'number')
    return counts.some((number) => !held.has(number))
      ? doubt(tool, OF_PARTIES.includes(tool) ? 'party' : 'count')
      : null
  },
  ({ tool, args }, spoken) =>
    WISHES.includes(tool) &&
    !(tool === 'places.find' && args.categories !== undefined) &&
    args.spending === undefined &&
    args.diets === undefined &&
    args.pace === undefined &&
    args.stepFree === undefined &&
    hasNegation(spoken)
      ? doubt(tool, 'negation')
      : null,
  ({ tool, args, places }, spoken) =>
    tool === 'visa.check' && args.passports === undefined && (places > 1 || mentionsAny(spoken, PASSPORTS))
      ? doubt(tool, 'passport')
      : null,
  ({ tool, places }) => (OF_ONE_PLACE.includes(tool) && places > 1 ? doubt(tool, 'place') : null),
  ({ tool, places }, spoken) =>
    tool === 'currency.convert' && places === 0 && isSharedCurrency(spoken) ? doubt(tool, 'currency') : null,
  ({ tool, args }, spoken) =>
    tool === 'plan.change' && WEEKDAY.test(spoken) && !DAYS.some((name) => name in args)
      ? doubt(tool, 'number')
      : null,
  // "Take the cable car out, put a river walk there instead" is more than what was read.
  ({ tool, args }, spoken) =>
    tool === 'plan.change' && args.further === undefined && isHalfRead(args, spoken)
      ? doubt(tool, 'unread')
      : null,
  // A stop that is called by a whole sentence is not what was read as its name.
  ({ tool, args }) =>
    tool === 'plan.change' &&
    [args.stop, args.place].some((name) => typeof name === 'string' && isSentence(name))
      ? doubt(tool, 'unread')
      : null,
  // Two days of the week, of which a change holds one.
  ({ tool, args }, spoken) =>
    tool === 'plan.change' && args.further === undefined && args.from === undefined && BOTH_DAYS.test(spoken)
      ? doubt(tool, 'number')
      : null,
  // A peso that is not the Mexican one, in languages that say so behind it.
  ({ tool, args }, spoken) =>
    tool === 'currency.convert' && [args.from, args.to].includes('MXN') && OTHER_PESO.test(spoken)
      ? doubt(tool, 'currency')
      : null,
  ({ tool, args, places }) =>
    SEARCHES.includes(tool) && places === 0 && Object.keys(args).length === 0 ? doubt(tool, 'empty') : null,
  ({ tool, args }) =>
    tool === 'plan.make' && Object.keys(args).every((name) => VAGUE.includes(name))
      ? doubt(tool, 'vague')
      : null,
]

/** A removal that puts something in its place, and a swap that only names another day. */
function isHalfRead({ kind, place }: DoubtedCall['args'], spoken: string): boolean {
  if (kind === 'remove') return / (?:put|add|stick|have|do) .* instead /.test(spoken)
  return kind === 'swap' && place === undefined && / (?:on|to) day \d+ instead /.test(spoken)
}

const MAX_NAME_WORDS = 5
const NO_NAME =
  /(?:^| )(?:where|put|is|are|was|how|but|it|its|those|them|that|which|this|there|so|because|when|exactly|we|i|you|me|us|please|asseblief|אותו|אותה|them both|else)(?: |$)/
const isSentence = (name: string) => name.split(' ').length > MAX_NAME_WORDS || NO_NAME.test(name)

function doubt(tool: string, kind: keyof typeof DOUBT_WEIGHTS): Doubt {
  // A wrong change of a plan costs more than a question.
  const weight = tool === 'plan.change' && kind === 'number' ? DOUBT_WEIGHTS.unread : DOUBT_WEIGHTS[kind]
  return { missing: missingOf(tool, kind), sure: weight }
}

/** What is asked for: the argument where it is clear which, else whether that was all. */
function missingOf(tool: string, kind: keyof typeof DOUBT_WEIGHTS): string {
  if (kind === 'passport') return 'passports'
  if (kind === 'currency') return 'from'
  if (kind === 'number' && (SEARCHES.includes(tool) || tool === 'weather.forecast')) return 'date'
  return 'details'
}

/** A sentence with a word that takes something away; "why not" and "or not" are none. */
function hasNegation(spoken: string): boolean {
  return mentionsAny(spoken.replace(HARMLESS, ' '), NEGATION_WORDS)
}

const HARMLESS =
  / (?:why|or|if) not | money (?:is )?no object | no (?:car|cars|kids|children|problem|worries|pressure|doubt|hurry|rush|rushing|clue|limit|alarm clocks?|expense|flights)(?= )| not (?:touristy|too touristy|fussed|bothered)(?= )| nothing (?:before|after|fancy|too)(?= )| (?:don t|dont|do not) (?:want to )?(?:rush|hurry)(?= )| without (?:rushing|a rush|kids|children|the kids|a car)(?= )| (?:can t|cant) wait | never been | haven t | no need | (?:don t|dont|do not|won t) (?:mind|care|know|go over|overspend|miss|forget)(?= )| without (?:killing|going over|breaking)(?= )| nobody is allowed | (?:not|never) (?:to )?miss(?= )| no idea | not sure /g

function isSharedCurrency(spoken: string): boolean {
  const at = SHARED.find((word) => mentionsAny(spoken, [word]))
  // "Mexican pesos" says which.
  return (
    at !== undefined &&
    !/ \p{L}+(?:an|ian|ine|ish|no|na|nos|ien|isch\p{L}*) (?:peso|dinar|kron|rupee)/u.test(spoken)
  )
}

/** "At 6 pm instead of 3 pm": a change does not hold what was before. */
function withoutFormer(tool: string, text: string): string {
  return tool === 'plan.change' ? text.replace(/ (?:instead of|not|rather than) .*$/i, '') : text
}

/** "17.6." is no number where a date holds both of its parts. */
function withoutDates(text: string, held: ReadonlySet<number>): string {
  return text.replace(/(?<![\d.,])(\d{1,2})[./](\d{1,2})(?!\d)\.?/g, (whole, day, month) =>
    held.has(Number(day)) && held.has(Number(month)) ? ' ' : whole,
  )
}

/** Numbers in figures; those of a time of day are one, as is a date. */
function numbersIn(text: string): number[] {
  const plain = text
    .replace(/\d{1,2}:\d{2}/g, ' ')
    // How warm it may be.
    .replace(
      /-?\d{1,2} ?(?:°|degrees?|deg\b|grad\b|grados?|degrés?|graus?|gradi|graden|градус\p{L}*|度)/giu,
      ' ',
    )
    // Hours of the day, which no search holds, and what may be spent at most.
    .replace(/\d{1,2}(?:[.:]\d{2})? ?(?:[ap]\.?m\b|uhr\b|o'?clock\b|часов\b|[時时点點시]|โมง|बजे|giờ)/giu, ' ')
    .replace(
      /\b(?:under|below|max(?:imum)?|up to|less than|no more than|within) [£€$]? ?\d[\d.,]*(?: ?(?:€|£|\$|euros?|quid|pounds?|dollars?|bucks|a night|per night))?/gi,
      ' ',
    )
    .replace(/\bfactor \d+|\d+(?:st|nd|rd|th) (?:anniversary|birthday)/gi, ' ')
    // Of a car or a room, and of a forecast: nothing that a search holds.
    .replace(/\d{1,2}[ -](?:seaters?|seats?|stars?|beds?|bedrooms?|day forecast)\b/gi, ' ')
    .replace(/(?<=\d)[-–](?=\d)/g, ' ')
  return [...plain.matchAll(/(?<![\p{L}\d]|\d[.,])\d[\d.,]*(?:\s\d{3}(?!\d))*k?/giu)].flatMap(
    ({ 0: one }) => parseNumber(one.toLowerCase()) ?? [],
  )
}

/** All numbers that arguments hold: as they are, in whole units of money, as nights, weeks, parts of dates. */
function heldNumbers(args: Readonly<Record<string, unknown>>): ReadonlySet<number> {
  const held = new Set(numbersOf(args, ''))
  const { adults, children, from, to } = args
  if (typeof adults === 'number' && typeof children === 'number') held.add(adults + children)
  // "Two couples".
  if (typeof adults === 'number') held.add(adults / 2)
  // "From 6 August for 3 nights" holds its nights in the two days.
  if (typeof from === 'string' && typeof to === 'string') held.add(daysApart(from, to))
  return held
}

function numbersOf(value: unknown, name: string): number[] {
  if (typeof value === 'number') {
    if (name === 'amount') return MINOR_UNITS.map((units) => value / units)
    if (name === 'minutes') return [Math.abs(value), Math.abs(value) / MINUTES]
    return name === 'days' ? [value, value - 1, value / WEEK] : [value]
  }
  if (typeof value === 'string') {
    if (name === 'clock') return numbersOfClock(value)
    return ISO_DATE.test(value) ? numbersOfDate(value) : []
  }
  if (typeof value !== 'object') return []
  if (Array.isArray(value)) return value.flatMap((one) => numbersOf(one, name))
  return Object.entries(Object(value)).flatMap(([key, one]) => numbersOf(one, key))
}

/** A currency has none, two or three decimals; a lakh is said as one. */
const MINOR_UNITS = [1, 100, 1000, 1e5, 1e7, 1e4, 1e6, 1e8, 1e9]
const WEEK = 7
const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/
const CENTURY = 100
const MINUTES = 60
const NOON = 12

function numbersOfClock(clock: string): number[] {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return [hour, hour % NOON, hour - NOON, minute]
}

function numbersOfDate(date: string): number[] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return [year, year % CENTURY, month, day]
}

const MS_PER_DAY = 86_400_000
const daysApart = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY)
