import {
  findCities,
  findCountries,
  findLanguage,
  findPassportsAndDestinations,
  NAMED_CURRENCIES,
  type NamedCity,
  normalizeWords,
  parseMoneyMentions,
} from '../language/index.ts'
import { claimsOf, numberOf } from './claims.rules.ts'
import type { Evidence } from './evidence.rules.ts'

/** What a sentence says that no result holds. */
export type Unsupported = 'length' | 'link' | 'number' | 'time' | 'date' | 'price' | 'place' | 'name'

/**
 * Whether a sentence of a model repeats only what results of tools say: its numbers, times, dates, prices, codes, countries,
 * cities and proper names; the first thing that they do not say, else null. `cities` are all that the product knows by name.
 */
export function findUnsupported(
  sentence: string,
  evidence: Evidence,
  cities: readonly NamedCity[],
): Unsupported | null {
  // Only the beginning of a longer one would be read.
  if (sentence.normalize('NFKC').length > MAX_LENGTH) return 'length'
  if (holdsAddress(sentence)) return 'link'
  const { numbers, times, months, days, weekdays } = claimsOf(sentence)
  if (!times.every((readings) => readings.some((time) => evidence.times.has(time)))) return 'time'
  const isDayKnown = days.every((readings) =>
    readings.some(({ month, day }) => evidence.days.has(`${month}-${day}`)),
  )
  if (!isDayKnown || !months.every((month) => evidence.months.has(month))) return 'date'
  if (!weekdays.every((day) => evidence.weekdays.has(day))) return 'date'
  if (!numbers.every(({ values, decimals }) => values.some((one) => isNumberKnown(one, decimals, evidence))))
    return 'number'
  if (!arePricesKnown(sentence, evidence)) return 'price'
  if (!arePlacesKnown(sentence, evidence, cities)) return 'place'
  return areNamesKnown(sentence, evidence, cities) ? null : 'name'
}

const MAX_LENGTH = 1000

/** No result holds an address to show, so no sentence does: a link or a picture could carry data away. */
const ADDRESSES = [
  /\/\/|\]\(|!\[|<[a-z!/]|@[\p{L}\p{N}]/iu,
  /\b(?:h(?:tt|xx)ps?|ftps?|sftp|file|data|blob|javascript|mailto|tel|sms|wss?|intent):\S/iu,
  // A host: a point inside a word, with letters on both sides; also with the point of East Asia, as browsers read it.
  /(?=[\p{N}-]*\p{L})[\p{L}\p{N}-]{2,}\.\p{L}{2,}|[a-z0-9-]+\.[a-z]{2,}\//iu,
  /[a-z0-9-]{2,}。[a-z]{2,}/iu,
  /\bxn--/iu,
  /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])|\[[\da-f]*:[\da-f:]+\]/iu,
]
/** Characters that nobody sees, and that part the letters of an address. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/gu

function holdsAddress(sentence: string): boolean {
  const seen = sentence.normalize('NFKC').replace(INVISIBLE, '')
  return ADDRESSES.some((pattern) => pattern.test(seen))
}

/** The value itself, or rounded to the figures that the sentence has. */
function isNumberKnown(value: number, decimals: number, { numbers }: Evidence): boolean {
  if (numbers.has(value)) return true
  for (const one of numbers)
    if (!Number.isInteger(one) && Math.abs(Number(one.toFixed(decimals)) - value) < 1e-9) return true
  return false
}

const SYMBOLS: Readonly<Record<string, readonly string[]>> = {
  '€': ['EUR'],
  '£': ['GBP', 'EGP', 'GIP', 'SHP', 'FKP'],
  $: [
    'USD',
    'CAD',
    'AUD',
    'NZD',
    'SGD',
    'HKD',
    'MXN',
    'ARS',
    'CLP',
    'COP',
    'TWD',
    'BRL',
    'FJD',
    'JMD',
    'UYU',
  ],
  '¥': ['JPY', 'CNY'],
  '₹': ['INR'],
  '₩': ['KRW'],
  '₺': ['TRY'],
  '₽': ['RUB'],
  '฿': ['THB'],
  '₫': ['VND'],
  '₱': ['PHP'],
  '₪': ['ILS'],
  '₴': ['UAH'],
}
const FIGURES = String.raw`(\d[\d.,\u00a0\u202f'’]*\d|\d)`
const PRICE = new RegExp(
  `(?:(\\p{Sc}|\\b[A-Z]{3}\\b)\\s?${FIGURES})|(?:${FIGURES}\\s?(\\p{Sc}|\\b[A-Z]{3}\\b))`,
  'gu',
)

/** Each sum with a sign or a code is one of the sums, and each currency in words is one of theirs. */
function arePricesKnown(sentence: string, { sums, currencies, textNumbers }: Evidence): boolean {
  for (const [, before, after, figures, behind] of sentence.normalize('NFKC').matchAll(PRICE)) {
    const sign = before ?? behind ?? ''
    const codes = SYMBOLS[sign] ?? [sign]
    const { values } = numberOf(after ?? figures ?? '')
    if (/^\p{Sc}$/u.test(sign) && !codes.some((code) => currencies.has(code))) return false
    const isSum = values.some((value) =>
      codes.some((code) => [...sums].some((sum) => isSameSum(sum, value, code))),
    )
    if (sums.size > 0 && !isSum && !values.some((value) => textNumbers.has(value))) return false
  }
  if (!/\p{Nd}/u.test(sentence)) return true
  const { sum, currencies: named } = parseMoneyMentions(sentence, NAMED_CURRENCIES)
  return [...named, ...(sum ? [sum.currency] : [])].every((code) => currencies.has(code))
}

/** Equal, or rounded to a whole unit. */
function isSameSum(sum: string, value: number, code: string): boolean {
  const [amount = '', currency] = sum.split(' ')
  return currency === code && (Number(amount) === value || Math.round(Number(amount)) === value)
}

function arePlacesKnown(sentence: string, evidence: Evidence, cities: readonly NamedCity[]): boolean {
  if (!findCountries(sentence).every(({ code }) => evidence.countries.has(code))) return false
  return findCities(sentence, cities).every((city) => isCityKnown(city, evidence))
}

function isCityKnown({ id, name }: NamedCity, { words }: Evidence): boolean {
  const known = (text: string) => wordsOf(text).every((word) => words.has(word))
  return known(name) || known(id)
}

const wordsOf = (text: string): string[] => normalizeWords(text).trim().split(' ').filter(Boolean)

/** Capitals that no name begins with. */
const COMMON_CAPITALS = new Set(['i', 'id', 'sim', 'esim', 'atm', 'ok', 'am', 'pm', 'pdf', 'a', 'c', 'visa'])
const LINKING_WORDS = 'of|de|del|della|di|da|do|du|des|la|le|las|los|el|al|van|von|and|y|e|et'
const CAPITAL_RUN = new RegExp(
  `\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&.-]*(?:\\s+(?:(?:${LINKING_WORDS})\\s+)*\\p{Lu}[\\p{L}\\p{M}\\p{N}'’&.-]*)*`,
  'gu',
)
const QUOTED = /[“„«「『"]([^”“»」』"]{2,120})[”“»」』"]/gu
/** Every noun has a capital there, so a single one says nothing; two in a row are a name. */
const GERMAN =
  /\b(?:der|die|das|und|ist|nicht|ein|eine|f[üu]r|mit|sie|im|zu|sind|es|oder|am|auf|von|zum|bei|auch|kostet|liegt|werden)\b/iu

/** Each name: words with a capital letter inside a sentence, codes, and what stands in quotation marks. */
function areNamesKnown(sentence: string, evidence: Evidence, cities: readonly NamedCity[]): boolean {
  for (const [, inside = ''] of sentence.matchAll(QUOTED))
    if (!wordsOf(inside).every((word) => evidence.words.has(word))) return false
  const isGerman = (sentence.match(new RegExp(GERMAN, 'giu')) ?? []).length >= 2
  for (const match of sentence.matchAll(CAPITAL_RUN)) {
    const words = match[0].split(/\s+/)
    const isFirst = !/[\p{L}\p{N}]/u.test(sentence.slice(0, match.index))
    // The first word of a sentence has a capital letter whatever it is.
    const checked = isFirst && !isCode(words[0] ?? '') ? words.slice(1) : words
    if (isGerman && words.length === 1 && !isCode(match[0])) continue
    const names = checked.filter((word) => /^\p{Lu}/u.test(word))
    if (names.length > 0 && !isNameKnown(match[0], names, evidence, cities)) return false
  }
  return true
}

/** Two capitals, or a capital and a digit: a currency, an airport, a flight. */
function isCode(word: string): boolean {
  return /^(?=.*\p{Lu}.*[\p{Lu}\p{N}])[\p{Lu}\p{N}.-]{2,}$/u.test(word)
}

function isNameKnown(
  run: string,
  names: readonly string[],
  evidence: Evidence,
  cities: readonly NamedCity[],
): boolean {
  const isWordKnown = (name: string): boolean =>
    wordsOf(name.replace(/['’]s$/u, '')).every(
      (word) => evidence.words.has(word) || COMMON_CAPITALS.has(word) || isCalendarName(word, evidence),
    )
  if (names.every(isWordKnown)) return true
  return [run, names.join(' ')].some((text) => isOtherNameOf(text, evidence, cities))
}

function isCalendarName(word: string, { months, weekdays }: Evidence): boolean {
  const claims = claimsOf(`x ${word[0]?.toUpperCase()}${word.slice(1)}`)
  if (claims.months.length + claims.weekdays.length === 0) return false
  return claims.months.every((one) => months.has(one)) && claims.weekdays.every((one) => weekdays.has(one))
}

/** Another name of what the results name: a country, its people, a city or a language, in any language that is read. */
function isOtherNameOf(text: string, evidence: Evidence, cities: readonly NamedCity[]): boolean {
  const { passports, destinations } = findPassportsAndDestinations(text)
  const countries = [...passports, ...destinations]
  if (countries.length > 0) return countries.every((code) => evidence.countries.has(code))
  const named = findCities(text, cities)
  if (named.length > 0) return named.every((city) => isCityKnown(city, evidence))
  const language = findLanguage(text)
  return language !== null && evidence.words.has(language.code)
}
