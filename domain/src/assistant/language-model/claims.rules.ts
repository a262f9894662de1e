import { normalizeText } from '../language/index.ts'

/** A number in a text: its figures can be read in more than one way (`1,234`), so one of the values has to be right. */
export type NumberClaim = { values: number[]; decimals: number }
/** The month and the day of a date without its year. */
export type DayClaim = { month: number; day: number }
/** What a text claims: numbers, times of day as `HH:MM`, months, days of months, and weekdays (Monday is 0). */
export type Claims = {
  numbers: NumberClaim[]
  /** Each can be one of these times: "9:30" in the evening is also 21:30. */
  times: string[][]
  months: number[]
  days: DayClaim[][]
  weekdays: number[]
}

const NUMBER = /\d+(?:['’.,]\d+)*/gu
const CLOCK = /(?<![\d.,])(\d{1,2})[:.h](\d{2})(?![\d.,]\d|\d)\s*(am|pm|a\.m\.|p\.m\.)?/gu
const HOUR = /(?<![\d.,:])(\d{1,2})\s*(am|pm|a\.m\.|p\.m\.)(?![\p{L}])/gu
const NUMERIC_DATE = /(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?!\d)/gu
const ISO_DATE = /(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)/gu
const EAST_ASIAN_DATE = /(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]/gu
const EAST_ASIAN_MONTH = /(\d{1,2})\s*[月월](?!間)/gu

/** Reads what a text claims. Digits of any script count. */
export function claimsOf(text: string): Claims {
  const claims: Claims = { numbers: [], times: [], months: [], days: [], weekdays: [] }
  const plain = normalizeText(unifyDigits(text))
  let rest = take(readWordDates(plain, text, claims), ISO_DATE, ([, year, month, day]) => {
    claims.days.push([{ month: Number(month), day: Number(day) }])
    claims.numbers.push(whole(Number(year)))
  })
  rest = take(rest, NUMERIC_DATE, ([, a, b, year]) => {
    const [first, second] = [Number(a), Number(b)]
    claims.days.push([
      { day: first, month: second },
      { day: second, month: first },
    ])
    const short = Number(year)
    claims.numbers.push({ values: short < 100 ? [short, 2000 + short] : [short], decimals: 0 })
  })
  rest = take(rest, CLOCK, ([, hours, minutes, half]) => {
    if (Number(hours) <= 26 && Number(minutes) < 60)
      claims.times.push(readTime(Number(hours), minutes ?? '', half))
    else claims.numbers.push(numberOf(`${hours}.${minutes}`))
  })
  rest = take(rest, HOUR, ([, hours, half]) => {
    claims.times.push(readTime(Number(hours), '00', half))
  })
  rest = take(rest, EAST_ASIAN_DATE, ([, month, day]) => {
    claims.days.push([{ month: Number(month), day: Number(day) }])
  })
  rest = take(rest, EAST_ASIAN_MONTH, ([, month]) => {
    claims.months.push(Number(month))
  })
  for (const [figures] of rest.matchAll(NUMBER)) claims.numbers.push(numberOf(figures))
  for (const word of rest.match(/\p{L}+(?:-\p{L}+)?/gu) ?? []) {
    const value = NUMBER_WORDS.get(word)
    if (value !== undefined) claims.numbers.push(whole(value))
  }
  return claims
}

/** Narrow spaces between thousands, and the signs of Arabic, as signs that NFKC keeps. */
function unifyDigits(text: string): string {
  return text
    .replace(/(?<=\p{Nd})[\u00a0\u202f](?=\p{Nd}{3}(?!\p{Nd}))/gu, "'")
    .replaceAll('٬', "'")
    .replaceAll('٫', '.')
    .normalize('NFKC')
}

/** Hands each match to `read`, and blanks it out, so that its digits are not read again as something else. */
function take(text: string, pattern: RegExp, read: (match: RegExpMatchArray) => void): string {
  for (const match of text.matchAll(pattern)) read(match)
  return text.replace(pattern, (match) => ' '.repeat(match.length))
}

const whole = (value: number): NumberClaim => ({ values: [value], decimals: 0 })

function readTime(hours: number, minutes: string, half: string | undefined): string[] {
  const clock = (hour: number) => `${String(hour).padStart(2, '0')}:${minutes}`
  if (half?.startsWith('p')) return [clock(hours === 12 ? 12 : hours + 12)]
  if (half?.startsWith('a')) return [clock(hours === 12 ? 0 : hours)]
  return hours >= 1 && hours <= 12 ? [clock(hours), clock((hours % 12) + 12)] : [clock(hours % 24)]
}

/** Both readings of a comma or a point before three figures. */
export function numberOf(figures: string): NumberClaim {
  const bare = figures.replace(/[\u00a0\u202f'’]/gu, '')
  const last = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (last < 0) return whole(Number(bare))
  const fraction = bare.slice(last + 1)
  const asFraction = Number(`${bare.slice(0, last).replace(/[.,]/g, '')}.${fraction}`)
  const asThousands = Number(bare.replace(/[.,]/g, ''))
  if (fraction.length !== 3) return { values: [asFraction], decimals: fraction.length }
  const isOneSign = !/[.,]/.test(bare.slice(0, last))
  return { values: isOneSign ? [asThousands, asFraction] : [asThousands], decimals: 0 }
}

/** Languages whose names of months and weekdays are known, as in `INTL_LANGUAGES` and the ten largest. */
const CALENDAR_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'ar', 'hi']
/** Names that are also common words: they count when written with a capital letter and not at the beginning. */
const AMBIGUOUS_NAMES = new Set(['may', 'march', 'mars', 'august'])

let calendar: { months: Map<string, number>; weekdays: Map<string, number> } | null = null

function calendarNames() {
  if (calendar) return calendar
  const months = new Map<string, number>()
  const weekdays = new Map<string, number>()
  for (const language of CALENDAR_LANGUAGES) {
    for (let month = 1; month <= 12; month++)
      for (const name of monthNames(language, month)) months.set(name, month)
    const names = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    // 2001-01-01 was a Monday.
    for (let day = 0; day < 7; day++)
      weekdays.set(normalizeText(names.format(Date.UTC(2001, 0, 1 + day))).split('-')[0] ?? '', day)
  }
  for (const [at, name] of ENGLISH_SHORT_MONTHS.entries()) months.set(name, at + 1)
  calendar = { months, weekdays }
  return calendar
}

const ENGLISH_SHORT_MONTHS = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'jul',
  'aug',
  'sept',
  'oct',
  'nov',
  'dec',
]

/** The name alone and in a date: Russian and Polish have two. */
function monthNames(language: string, month: number): string[] {
  const at = Date.UTC(2001, month - 1, 15)
  const alone = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(at)
  const inDate = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
    .formatToParts(at)
    .find(({ type }) => type === 'month')?.value
  return [alone, inDate ?? alone].map((name) => normalizeText(name))
}

const DAY_BEFORE = /(?<!\d)(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª|o)?\s*(?:of\s+|de\s+|di\s+|do\s+)?$/u
const DAY_AFTER = /^\s*(?:the\s+)?(\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[.,]\d)/u

/** Months, weekdays and days beside the name of a month; gives the text without those days. */
function readWordDates(plain: string, original: string, claims: Claims): string {
  const { months, weekdays } = calendarNames()
  let rest = plain
  for (const match of plain.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const [word] = match
    const weekday = weekdays.get(word) ?? weekdays.get(word.replace(/s$/, ''))
    if (weekday !== undefined) claims.weekdays.push(weekday)
    const month = months.get(word)
    const beside = month === undefined ? null : dayBeside(plain, match.index, match.index + word.length)
    if (month !== undefined && beside) {
      claims.days.push([{ month, day: beside.day }])
      rest = rest.slice(0, beside.from) + ' '.repeat(beside.to - beside.from) + rest.slice(beside.to)
    } else if (month !== undefined && isMonthMeant(word, original)) claims.months.push(month)
  }
  return rest
}

/** The day before or after the name of a month, and where it stands. */
function dayBeside(text: string, at: number, end: number): { day: number; from: number; to: number } | null {
  const before = DAY_BEFORE.exec(text.slice(0, at))
  const after = before ? null : DAY_AFTER.exec(text.slice(end))
  const day = Number((before ?? after)?.[1])
  if (!(day >= 1 && day <= 31)) return null
  return before ? { day, from: before.index, to: at } : { day, from: end, to: end + (after?.[0].length ?? 0) }
}

function isMonthMeant(word: string, original: string): boolean {
  return !AMBIGUOUS_NAMES.has(word) || isNameInside(original, word)
}

/** Whether a word stands in a text with a capital letter and after another word. */
function isNameInside(original: string, word: string): boolean {
  return new RegExp(`(?:[\\p{L}\\p{N},]\\s+|\\()${word[0]?.toUpperCase()}${word.slice(1)}`, 'u').test(
    original,
  )
}

const UNITS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const TEENS = [
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
/** English words from two on; "one" is more often a pronoun. Words of other languages are those that mean nothing in English. */
const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, at) => [word, at + 2] as const),
  ...TEENS.map((word, at) => [word, at + 10] as const),
  ...TENS.map((word, at) => [word, (at + 2) * 10] as const),
  ...TENS.flatMap((ten, at) =>
    ['one', ...UNITS].map((unit, one) => [`${ten}-${unit}`, (at + 2) * 10 + one + 1] as const),
  ),
  ...['hundred', 'thousand', 'million'].map((word, at) => [word, [100, 1000, 1e6][at] ?? 0] as const),
  ...'zwei,drei,vier,funf,sechs,sieben,acht,neun,zehn'.split(',').map((word, at) => [word, at + 2] as const),
  ...'deux,trois,quatre,cinq,sept,huit,neuf,dix'
    .split(',')
    .map((word, at) => [word, at < 4 ? at + 2 : at + 3] as const),
  ...'tres,cuatro,cinco,seis,siete,ocho,nueve,diez'.split(',').map((word, at) => [word, at + 3] as const),
  ...'quattro,cinque,sette,otto,nove,dieci'
    .split(',')
    .map((word, at) => [word, at < 2 ? at + 4 : at + 5] as const),
  ...'dreissig,sechzig,neunzig,neunzehn'
    .split(',')
    .map((word, at) => [word, [30, 60, 90, 19][at] ?? 0] as const),
])
