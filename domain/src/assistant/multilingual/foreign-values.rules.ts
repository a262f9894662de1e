import { addDays, type IsoDate } from '../../base/dates.ts'
import { currencyDecimals, type Money } from '../../base/money.ts'
import { parseNumber } from '../language/index.ts'
import { CURRENCY_WORDS, OWN_CURRENCIES } from './currency-words.data.ts'
import { findNames, foreignWords, longestOf, withLatinDigits } from './name-matching.rules.ts'
import { samplesOf } from './samples.rules.ts'

/** Sums, currencies, numbers and months of a question in a language. */
export type ForeignValues = {
  sum: Money | null
  /** In the order in which they are named. */
  currencies: string[]
  /** Numbers that belong to no currency. */
  numbers: number[]
  month: number | null
  date: IsoDate | null
}

const NUMBER = /\d[\d.,]*(?:\s\d{3}(?!\d))*/g
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/€/, 'EUR'],
  [/\$/, 'USD'],
  [/£/, 'GBP'],
  [/¥/, 'JPY'],
]

/** Reads the values of a question; never throws. */
export function readValues(text: string, language: string, today: IsoDate): ForeignValues {
  const spoken = foreignWords(text)
  const money = currenciesIn(text, language)
  const plain = withLatinDigits(text)
  const numbers = [...plain.matchAll(NUMBER)].flatMap(({ 0: one, index }) => {
    const value = parseNumber(one)
    return value === null ? [] : [{ value, index, end: index + one.length }]
  })
  const words = samplesOf(language).numbers
  const spokenNumbers = spoken
    .trim()
    .split(' ')
    .flatMap((word) => {
      const at = words.findIndex((one) => foreignWords(one).trim() === word)
      return at < 0 ? [] : [at + 1]
    })
  const counted = hanNumber(spoken)
  const [currency] = money
  const near = currency && numbers.length > 0 ? nearestNumber(plain, numbers, language) : undefined
  const sum =
    currency && near
      ? { amount: Math.round(near.value * 10 ** currencyDecimals(near.currency)), currency: near.currency }
      : null
  return {
    sum,
    currencies: sum ? money.filter((code) => code !== sum.currency) : money,
    numbers: [
      ...numbers.filter((one) => one !== near?.number).map(({ value }) => value),
      ...spokenNumbers,
      ...counted,
    ],
    month: readMonth(text, spoken, language),
    date: readDay(spoken, language, today),
  }
}

function hanNumber(spoken: string): number[] {
  const found = /([一二两兩三四五六七八九十])(?:天|日|人|个|個|泊|晚)/u.exec(spoken)?.[1]
  if (found === undefined) return []
  return [found === '两' || found === '兩' ? 2 : '一二三四五六七八九十'.indexOf(found) + 1]
}

const words = new Map<string, readonly (readonly [string, string])[]>()

function wordsOf(language: string): readonly (readonly [string, string])[] {
  const before = words.get(language)
  if (before) return before
  const pairs = Object.entries(CURRENCY_WORDS).flatMap(([code, text]) =>
    text.split(', ').map((word) => [word, code] as const),
  )
  const own = OWN_CURRENCIES[language]
  if (own) for (const word of own[1].split(', ')) pairs.push([word, own[0]])
  words.set(language, pairs)
  return pairs
}

function mentionsIn(text: string, language: string): { at: number; end: number; of: string }[] {
  const spoken = foreignWords(text)
  const one = spoken.includes('円')
    ? [{ at: spoken.indexOf('円'), end: spoken.indexOf('円') + 1, of: 'JPY' }]
    : []
  const won = language === 'ko' ? /(?<=\d|[만천백] ?)원|원화|원으로/u.exec(spoken) : null
  return longestOf([
    ...findNames(text, wordsOf(language)).filter(({ of }) => !(of === 'KRW')),
    ...one,
    ...(won ? [{ at: won.index, end: won.index + 1, of: 'KRW' }] : []),
  ])
}

function currenciesIn(text: string, language: string): string[] {
  const named = mentionsIn(text, language).map(({ of }) => of)
  const signed = SIGNS.flatMap(([sign, code]) => (sign.test(text) ? [code] : []))
  const coded = (text.match(/\b[A-Z]{3}\b/g) ?? []).filter((code) => isCurrency(code))
  return [...new Set([...signed, ...named, ...coded])]
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** The number beside a currency, before or after it. */
function nearestNumber(
  plain: string,
  numbers: readonly { value: number; index: number; end: number }[],
  language: string,
): { value: number; currency: string; number: (typeof numbers)[number] } | undefined {
  for (const number of numbers) {
    const after = plain.slice(number.end, number.end + 18)
    const before = plain.slice(Math.max(0, number.index - 12), number.index)
    const currency =
      firstWordCurrency(after, language, 2) ??
      currenciesIn(before, language).at(-1) ??
      firstWordCurrency(after, language, 5)
    if (currency !== undefined) return { value: number.value, currency, number }
  }
  return undefined
}

function firstWordCurrency(after: string, language: string, within: number): string | undefined {
  const sign = SIGNS.find(([one]) => one.test(after.trim().slice(0, 1)))?.[1]
  if (sign) return sign
  const code = /^\s?([A-Z]{3})\b/.exec(after)?.[1]
  if (code !== undefined && isCurrency(code)) return code
  const [first] = mentionsIn(after, language)
  return first && first.at <= within ? first.of : undefined
}

const months = new Map<string, readonly (readonly [string, number])[]>()

function readMonth(text: string, spoken: string, language: string): number | null {
  const numbered = /(\d{1,2}) ?[月월]/u.exec(spoken)?.[1] ?? /tháng (\d{1,2})/u.exec(text.toLowerCase())?.[1]
  if (numbered !== undefined) return Number(numbered) <= 12 ? Number(numbered) : null
  const names = months.get(language) ?? monthsIn(language)
  months.set(language, names)
  return findNames(text, names)[0]?.of ?? null
}

function monthsIn(language: string): readonly (readonly [string, number])[] {
  const formats = [
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  ]
  return Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    formats.flatMap((format) => {
      const name = format
        .formatToParts(new Date(Date.UTC(2026, month - 1, 15)))
        .find(({ type }) => type === 'month')?.value
      return name !== undefined && name.length > 2 && !/\d/.test(name) ? [[name, month] as const] : []
    }),
  )
}

const days = new Map<string, readonly string[]>()

function readDay(spoken: string, language: string, today: IsoDate): IsoDate | null {
  const names = days.get(language) ?? daysIn(language)
  days.set(language, names)
  const at = [2, 1, 0].find((offset) => {
    const name = names[offset] ?? ''
    return name.length > 1 && !name.includes('2') && spoken.includes(name)
  })
  return at === undefined ? null : addDays(today, at)
}

function daysIn(language: string): readonly string[] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return [0, 1, 2].map((offset) => foreignWords(format.format(offset, 'day')).trim())
}
