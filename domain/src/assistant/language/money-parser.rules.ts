import { currencyDecimals, type Money } from '../../base/money.ts'
import { normalizeText, normalizeWords } from '../../base/text-matching.ts'
import { findCountry, findNationalities } from './country-names.rules.ts'
import { CURRENCY_OF_COUNTRY } from './currency-words.data.ts'
import { AMBIGUOUS_CODES, CURRENCY_NAMES } from './names.data.ts'

/** The money of a question: a sum, and further currencies in the order of mention. */
export type MoneyMentions = { sum: Money | null; currencies: string[] }

/** Currencies with a name of their own, which are read also where no rate is known. */
export const NAMED_CURRENCIES: readonly string[] = Object.keys(CURRENCY_NAMES)

const MAX_AMOUNT = 1e12
const NUMBER = String.raw`\d[\d.,'’]*(?:\s\d{3})*(?:\s?(?:k|million)\b)?`
const CONVERSION_PREPOSITIONS = ['in', 'to', 'into', 'nach', 'en']

type CurrencyMention = { at: number; end: number; code: string }

/** Reads sums and currencies; `currencies` are the codes that have a rate. */
export function parseMoneyMentions(text: string, currencies: readonly string[]): MoneyMentions {
  return readMoney(withOwnedCurrencies(withFigures(withCents(text))), currencies)
}

/** "96 euros 40". */
function withCents(text: string): string {
  return text.replace(
    /(?<![\d.,])(\d+) (euros?|pounds?|dollars?|quid|bucks|€|£) (\d{2})(?![\d.,:%])(?! (?:people|of|days|nights|each|per))/gi,
    '$1.$3 $2',
  )
}

function readMoney(text: string, currencies: readonly string[]): MoneyMentions {
  const folded = normalizeText(text)
  const mentions = findCurrencyMentions(text, folded, currencies)
  for (const number of folded.matchAll(new RegExp(NUMBER, 'g'))) {
    const at = number.index
    const end = at + number[0].length
    const beside = mentions.find((one) => isBeside(folded, one, at, end))
    const amount = parseNumber(number[0])
    if (!beside || amount === null) continue
    const minor = Math.round(amount * 10 ** currencyDecimals(beside.code))
    const others = mentions.filter((one) => one !== beside).map(({ code }) => code)
    return { sum: { amount: minor, currency: beside.code }, currencies: distinct(others) }
  }
  return { sum: null, currencies: distinct(mentions.map(({ code }) => code)) }
}

const SMALL =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const TIMES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1000,
  grand: 1000,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
}
const COUNT = `(?:${[...TENS, ...SMALL].join('|')})`
const IN_WORDS = new RegExp(
  `\\b(?:(a|${COUNT}(?:[ -]${COUNT})?|\\d[\\d.]*) (${Object.keys(TIMES).join('|')})|(${COUNT}(?:[ -]${COUNT})?))\\b`,
  'gi',
)

/** Sums in English words as figures: "fifty quid", "a hundred dollars", "1.5 lakh rupees". */
function withFigures(text: string): string {
  return text.replace(
    IN_WORDS,
    (whole, count: string | undefined, times: string | undefined, alone: string | undefined) => {
      const value =
        alone === undefined
          ? countIn(count ?? '') * (TIMES[(times ?? '').toLowerCase()] ?? 1)
          : countIn(alone)
      return value > 0 ? String(value) : whole
    },
  )
}

function countIn(words: string): number {
  if (/^\d/.test(words)) return Number(words)
  if (words.toLowerCase() === 'a') return 1
  return words
    .toLowerCase()
    .split(/[ -]/)
    .reduce(
      (sum, word) => sum + (SMALL.includes(word) ? SMALL.indexOf(word) + 1 : (TENS.indexOf(word) + 2) * 10),
      0,
    )
}

/** Parses `1,234.50`, `1.234,50`, `1 000` and `2k`; null when the text is no number, or larger than any price. */
export function parseNumber(text: string): number | null {
  const times = /(?:million)$/.test(text) ? 1e6 : /k$/.test(text) ? 1000 : 1
  const digits = text.replace(/[\s'’]|million|k$/g, '').replace(/[.,]+$/, '')
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  const isFraction = last >= 0 && digits.length - last - 1 !== 3
  const whole = (isFraction ? digits.slice(0, last) : digits).replace(/[.,]/g, '')
  const value = Number(isFraction ? `${whole}.${digits.slice(last + 1)}` : whole) * times
  return Number.isFinite(value) && value <= MAX_AMOUNT ? value : null
}

function findCurrencyMentions(
  text: string,
  folded: string,
  currencies: readonly string[],
): CurrencyMention[] {
  const mentions: CurrencyMention[] = []
  for (const code of currencies) {
    const names = [...(CURRENCY_NAMES[code] ?? []), code.toLowerCase()]
    for (const name of names)
      for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + 1)) {
        const one = { at, end: at + name.length, code }
        if (isWholeWord(folded, one) && isCurrencyMeant(text, folded, one, name, currencies))
          mentions.push(one)
      }
  }
  // "US dollars" is one mention, and "Mexican pesos" not also a peso.
  const isWithin = (one: CurrencyMention) =>
    mentions.some(
      (other) => other !== one && other.at <= one.at && other.end >= one.end && sizeOf(other) > sizeOf(one),
    )
  return mentions.filter((one) => !isWithin(one)).sort((a, b) => a.at - b.at)
}

const sizeOf = ({ at, end }: CurrencyMention): number => end - at
const distinct = (codes: readonly string[]): string[] => [...new Set(codes)]

function isWholeWord(folded: string, { at, end }: CurrencyMention): boolean {
  const [first, last] = [folded[at] ?? '', folded[end - 1] ?? '']
  const isCut = (inner: string, outer: string | undefined) =>
    /\p{L}/u.test(inner) && /\p{L}/u.test(outer ?? '')
  return !isCut(first, folded[at - 1]) && !isCut(last, folded[end])
}

function isCurrencyMeant(
  text: string,
  folded: string,
  { at, end }: CurrencyMention,
  name: string,
  currencies: readonly string[],
): boolean {
  if (!AMBIGUOUS_CODES.includes(name)) return true
  if (text.length === folded.length && text.slice(at, end) === name.toUpperCase()) return true
  const [last = '', one = ''] = folded.slice(0, at).trim().split(/\s+/).reverse()
  if (/\d$/.test(last)) return true
  return CONVERSION_PREPOSITIONS.includes(last) && (/\d$/.test(one) || currencies.includes(one.toUpperCase()))
}

function isBeside(folded: string, { at, end }: CurrencyMention, from: number, to: number): boolean {
  const between = at >= to ? folded.slice(to, at) : folded.slice(end, from)
  return (at >= to || end <= from) && /^\s*(?:us|of|d')?\s*$/.test(between)
}

const HEAD =
  'money|currency|crowns?|krona|kronor|kroner|krone|kronen|koruna|dollars?|pounds?|francs?|pesos?|rand|rupiahs?|forints?|liras?|dinars?|dirhams?|shillings?|rupees?|won|yen|baht|ringgits?|zlot(?:y|ys|ies)|euros?|dongs?|lei|leu|riyals?|rials?|yuan|reais|real|soles?|bucks'
const OWNER = "\\p{L}[\\p{L}'’]{1,13}(?: \\p{L}{3,12})?"
const OWNED = new RegExp(`(?<![\\p{L}\\p{N}])(${OWNER}) (${HEAD})(?![\\p{L}])`, 'giu')
const OWNED_BEHIND = new RegExp(
  `(?<![\\p{L}])(${HEAD}),? (?:the )?(${OWNER})(?: ones?| kind| ones)(?![\\p{L}])`,
  'giu',
)
/** Peoples as they are called in a hurry. */
const SHORT_NAMES: Readonly<Record<string, string>> = {
  'south african': 'ZA',
  'sri lankan': 'LK',
  'new zealand': 'NZ',
  'hong kong': 'HK',
  saudi: 'SA',
  aussie: 'AU',
  aus: 'AU',
  kiwi: 'NZ',
  nz: 'NZ',
  sing: 'SG',
  canadian: 'CA',
  us: 'US',
  american: 'US',
  hk: 'HK',
  icelandic: 'IS',
  british: 'GB',
  english: 'GB',
  philippine: 'PH',
}

/** A text in English in which currencies that say whose they are stand as their codes: "40 quid in polish money", "90 kiwi dollars". */
function withOwnedCurrencies(text: string): string {
  return text
    .replace(OWNED_BEHIND, (whole, _, owner: string) => codeOf(owner) ?? whole)
    .replace(OWNED, (whole, owner: string) => {
      const code = codeOf(owner)
      if (code !== null) return code
      // "Of danish crowns": the word before is no part of it.
      const [first = '', last] = owner.split(' ')
      const own = last === undefined ? null : codeOf(last)
      return own === null ? whole : `${first} ${own}`
    })
    .replace(/\bpesos? (?:natin|namin)\b/giu, 'PHP')
}

function codeOf(owner: string): string | null {
  const spoken = normalizeWords(owner)
  const short = SHORT_NAMES[spoken.trim()]
  const nationality = findNationalities(spoken).find(({ at, end }) => end - at >= spoken.trim().length - 1)
  const named = findCountry(owner)
  const isWhole = named !== null && owner.length >= MIN_COUNTRY
  const country = short ?? nationality?.code ?? (isWhole && !owner.includes(' ') ? named : null)
  return country === null ? null : (CURRENCY_OF_COUNTRY[country] ?? null)
}
const MIN_COUNTRY = 4
