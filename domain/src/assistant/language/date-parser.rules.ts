import {
  addDays,
  daysBetween,
  fromDayNumber,
  type IsoDate,
  isIsoDate,
  toDayNumber,
  weekdayOf,
} from '../../base/dates.ts'
import { normalizeText, normalizeWords } from '../../base/text-matching.ts'
import { daysAlone, spanInMonth } from './lone-days.rules.ts'
import { padTwo, unifyDates } from './plain-spelling.rules.ts'
import {
  DAY,
  DAY_AFTER,
  EAST_ASIAN,
  INTL_LANGUAGES,
  MONTHS,
  NEXT,
  NIGHT,
  NUMBERS,
  TODAY,
  TOMORROW,
  UNTIL,
  WEEK,
  WEEKDAYS,
  WEEKEND,
} from './time-words.data.ts'

/** The dates of a question: first and last date, number of days, and a month (1 to 12) or year without a day. */
export type ParsedDates = {
  from: IsoDate | null
  to: IsoDate | null
  days: number | null
  month: number | null
  year: number | null
}

type DateMatch = { at: number; date: IsoDate; isWeekday?: boolean }

const MONTH_LINK_WORDS = ['of', 'de', 'di', 'the', 'den', 'del', 'le', 'el', 'il']
/** Month names that are also common words, such as "may": they count only after one of these words, or before a year. */
const AMBIGUOUS_MONTHS = ['may', 'march', 'mar', 'mars', 'sep', 'jan', 'dec']
const MONTH_PREPOSITIONS = [
  'in',
  'im',
  'en',
  'a',
  'ad',
  'au',
  'of',
  'during',
  'for',
  'early',
  'late',
  'mid',
  'mois',
  'de',
]
const ONE_WORDS = ['a', 'an', 'ein', 'eine', 'un', 'une', 'one', 'uno', 'una']
const LENGTH_ADJECTIVES = [
  ...[
    'relaxed',
    'relaxing',
    'full',
    'whole',
    'lovely',
    'quiet',
    'busy',
    'nice',
    'slow',
    'easy',
    'cheap',
    'more',
    'short',
  ],
  ...[
    'romantic',
    'fun',
    'lazy',
    'packed',
    'beautiful',
    'leisurely',
    'chill',
    'solid',
    'good',
    'great',
    'sunny',
    'jam',
    'action',
    'very',
    'really',
    'super',
    'chilled',
    'gentle',
    'magical',
    'long',
    'special',
  ],
]
const TIME_OF_WEEK = ['this', 'next', 'last', 'the', 'per', 'a', 'each', 'every', 'first', 'second', 'whole']
const FIRST_YEAR = 2000
const LAST_YEAR = 2075

/** Reads dates, lengths and months out of a question; `today` is the traveller's. A day without a year is the next one. */
export function parseDates(text: string, today: IsoDate): ParsedDates {
  const tokens = normalizeWords(unifyDates(translateTimeWords(normalizeText(text))))
    .trim()
    .split(' ')
  const written = findCalendarDates(tokens, today)
  const span = written[0] && written.length === 1 ? spanInMonth(text, { today, near: written[0].date }) : null
  const matches = [
    ...(span ? [] : written),
    ...(span ?? []).map((date, at) => ({ at, date })),
    // "Monday 3 May" is one day.
    ...findSpokenDates(tokens, today).filter(
      (spoken) => !spoken.isWeekday || !written.some(({ at }) => Math.abs(at - spoken.at) <= DAY_AND_DATE),
    ),
    ...findWeekends(tokens, today),
    ...(span ? [] : findLoneDays(text, written, today)),
  ]
  const [first, ...others] = matches.sort((a, b) => a.at - b.at).map(({ date }) => date)
  const from = first ?? null
  const to = others.find((date) => from !== null && date > from) ?? null
  const length = readDuration(tokens)
  const days = length ?? (from && to ? daysBetween(from, to) + 1 : null)
  return { from, to, days, month: from ? null : findLoneMonth(tokens), year: findLoneYear(tokens) }
}

/** Days without a month: the only ones of a question, or the last one of a span whose first day has one. */
function findLoneDays(text: string, written: readonly DateMatch[], today: IsoDate): DateMatch[] {
  if (written.length > 1) return []
  const first = written[0]?.date ?? null
  return daysAlone(text, { today, first }).map((date, at) => ({ at: first === null ? at : Infinity, date }))
}

/** Words from a day of the week to the month of its date. */
const DAY_AND_DATE = 3

const HAN_NUMBERS = '一二三四五六七八九十'

/** Separates the time words of Japanese, Chinese and Korean: `5月3日` is 3 May, `三天` three days. */
function translateTimeWords(folded: string): string {
  if (!/[\p{sc=Han}\p{sc=Hangul}]/u.test(folded)) return folded
  let written = folded.replace(
    /[一二两兩三四五六七八九十](?=\s*(?:天|日間|日间|泊|晚|個月|月|週間|周|人|位|名))/gu,
    (sign) => String('两兩'.includes(sign) ? 2 : HAN_NUMBERS.indexOf(sign) + 1),
  )
  for (const [names, english] of EAST_ASIAN)
    for (const name of names.split(', ')) written = written.replaceAll(name.normalize('NFC'), ` ${english} `)
  const month = (digits: string) => MONTHS[Number(digits) - 1]?.[0] ?? ''
  return written
    .replace(/(\d{4})\s*[年년]/g, ' $1 ')
    .replace(/(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일号號]/g, (_, m, d) => ` ${d} ${month(m)} `)
    .replace(/(\d{1,2})\s*[月월]/g, (_, m) => ` in ${month(m)} `)
    .replace(/(\d{1,2})\s*(?:日間|日间|天|日|일)/g, ' $1 days ')
    .replace(/(\d{1,2})\s*(?:泊|晚|박)/g, ' $1 nights ')
    .replace(/(\d{1,2})\s*(?:週間|周|주)/g, ' $1 weeks ')
}

function findCalendarDates(tokens: readonly string[], today: IsoDate): DateMatch[] {
  const matches: DateMatch[] = []
  for (const [at, token] of tokens.entries()) {
    const iso = /^iso(\d{4})(\d{2})(\d{2})$/.exec(token)
    if (iso) matches.push(...dateMatch(at, Number(iso[1]), Number(iso[2]), Number(iso[3])))
    const month = monthOf(token)
    if (month !== null) matches.push(...datesInMonth(tokens, at, month, today))
  }
  return matches
}

/** The day beside a month, or both ends of a span: `5 May`, `May 5 2027`, `5 to 8 May`. */
function datesInMonth(tokens: readonly string[], at: number, month: number, today: IsoDate): DateMatch[] {
  const [before, first] = dayBeforeMonth(tokens, at)
  // "In March, 8 days" is no 8 March.
  const isLength = [DAY, NIGHT, WEEK].some((units) => units.includes(tokens[at + 2] ?? ''))
  const day = before ?? (isLength ? null : dayOf(tokens[at + 1]))
  if (day === null) return []
  const year = yearOf(tokens[at + (before === null ? 2 : 1)]) ?? yearOf(tokens[at + 2])
  // "Nov 24 to 27".
  const isSpan =
    before === null && UNTIL.includes(tokens[at + 2] ?? '') && monthOf(tokens[at + 4] ?? '') === null
  const last = isSpan ? dayOf(tokens[at + 3]) : null
  const days = last !== null && last > day ? [day, last] : first === null ? [day] : [first, day]
  return days.flatMap((one) =>
    year ? dateMatch(at, year, month, one) : nextOccurrence(at, month, one, today),
  )
}

/** The day before a month name; at the end of a span, also the day on which it begins. */
function dayBeforeMonth(tokens: readonly string[], at: number): [day: number | null, first: number | null] {
  const place = MONTH_LINK_WORDS.includes(tokens[at - 1] ?? '') ? at - 2 : at - 1
  const day = dayOf(tokens[place])
  const isSpan = day !== null && UNTIL.includes(tokens[place - 1] ?? '')
  return [day, isSpan ? dayOf(tokens[place - 2]) : null]
}

function findSpokenDates(tokens: readonly string[], today: IsoDate): DateMatch[] {
  const spoken = ` ${tokens.join(' ')} `
  const matches: DateMatch[] = []
  const isAfter = DAY_AFTER.some((phrase) => spoken.includes(` ${phrase} `))
  if (isAfter) matches.push({ at: 0, date: addDays(today, 2) })
  for (const [at, token] of tokens.entries()) {
    // "But now we think of Hanoi in December" is not about today.
    if (TODAY.includes(token) && !(token === 'now' && tokens.some((one) => monthOf(one) !== null)))
      matches.push({ at, date: today })
    if (!isAfter && TOMORROW.includes(token)) matches.push({ at, date: addDays(today, 1) })
    const weekday = weekdayNamed(token)
    if (weekday < 0) continue
    const ahead = (weekday - weekdayOf(today) + 7) % 7
    const isNext = isNextWord(tokens[at - 1]) || isNextWord(tokens[at + 1])
    matches.push({ at, date: addDays(today, ahead === 0 && isNext ? 7 : ahead), isWeekday: true })
  }
  return matches
}

function weekdayNamed(token: string): number {
  const at = WEEKDAYS.findIndex((names) => names.includes(token))
  return at < 0 ? (loadIntlNames().weekdays.get(token) ?? -1) : at
}

/** This weekend is the coming one, next weekend the one after it; `a weekend` is a length and no date. */
function findWeekends(tokens: readonly string[], today: IsoDate): DateMatch[] {
  const at = tokens.findIndex((token, i) => isWeekend(tokens, token, i))
  if (at < 0 || ONE_WORDS.includes(tokens[at - 1] ?? '')) return []
  const isSunday = weekdayOf(today) === 6
  const saturday = addDays(today, isSunday ? -1 : 5 - weekdayOf(today))
  if (isNextWord(tokens[at - 1]) || isNextWord(tokens[at + 1])) return [{ at, date: addDays(saturday, 7) }]
  return [{ at, date: isSunday ? today : saturday }]
}

function isWeekend(tokens: readonly string[], token: string, i: number): boolean {
  return WEEKEND.some((phrase) =>
    phrase.split(' ').every((part, n) => (n === 0 ? token : tokens[i + n]) === part),
  )
}

function readDuration(tokens: readonly string[]): number | null {
  for (const [at, token] of tokens.entries()) {
    // "One jam packed day".
    const unit = tokens.slice(at + 1, at + 4).find((word) => !LENGTH_ADJECTIVES.includes(word)) ?? ''
    const days = daysNamed(token, unit)
    if (days !== null) return days
  }
  const week = tokens.findIndex((token, i) => token === 'week' && tokens[i + 1] === 'in')
  // "A foodie week in Bangkok"; "this week in Rome" is a time.
  if (week > 0 && !TIME_OF_WEEK.includes(tokens[week - 1] ?? '')) return 7
  return tokens.some((token, i) => isWeekend(tokens, token, i)) ? 2 : null
}

/** The days of `three days`, `2 nights`, `a week`; null for any other two words. */
function daysNamed(token: string, unit: string): number | null {
  const count = parseNumberWord(token)
  if (count === null) return null
  // "100 euros a day" does not mean a trip of one day.
  const isOneDay = token === 'one' || token === '1'
  if (DAY.includes(unit)) return count > 1 || isOneDay ? count : null
  if (NIGHT.includes(unit) && !(count === 1 && token === 'a')) return count + 1
  return WEEK.includes(unit) ? count * 7 : null
}

/** A number from 0 to 999 in figures, or one to twelve in words. */
export function parseNumberWord(token: string | undefined): number | null {
  if (token === undefined) return null
  if (/^\d{1,3}$/.test(token)) return Number(token)
  const at = NUMBERS.findIndex((names) => names.includes(token))
  return at < 0 ? null : at + 1
}

function findLoneMonth(tokens: readonly string[]): number | null {
  for (const [at, token] of tokens.entries()) {
    const month = monthOf(token)
    const isSure =
      !AMBIGUOUS_MONTHS.includes(token) ||
      tokens.length === 1 ||
      MONTH_PREPOSITIONS.includes(tokens[at - 1] ?? '') ||
      yearOf(tokens[at + 1]) !== null
    if (month !== null && isSure) return month
  }
  return null
}

function findLoneYear(tokens: readonly string[]): number | null {
  return tokens.map(yearOf).find((year) => year !== null) ?? null
}

function yearOf(token: string | undefined): number | null {
  const year = /^\d{4}$/.test(token ?? '') ? Number(token) : 0
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null
}

function monthOf(token: string): number | null {
  const at = MONTHS.findIndex((names) => names.includes(token))
  return at < 0 ? (loadIntlNames().months.get(token) ?? null) : at + 1
}

let intlNames: Record<'months' | 'weekdays', Map<string, number>> | null = null

/** Months (1 to 12) and weekdays (0 is Monday) as Intl calls them alone and beside a day. */
function loadIntlNames(): NonNullable<typeof intlNames> {
  if (intlNames) return intlNames
  const names = { months: new Map<string, number>(), weekdays: new Map<string, number>() }
  for (const language of INTL_LANGUAGES) {
    const nameOf = (day: number, style: Intl.DateTimeFormatOptions, part: string) => {
      const formatted = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { ...style, timeZone: 'UTC' })
      const value = formatted.formatToParts(toInstantOf(day)).find(({ type }) => type === part)?.value
      return normalizeWords(value ?? '').trim()
    }
    for (let month = 1; month <= 12; month++) {
      const day = toDayNumber(`2026-${padTwo(String(month))}-05`)
      for (const style of [{ month: 'long' }, { month: 'long', day: 'numeric' }] as const)
        names.months.set(nameOf(day, style, 'month'), month)
    }
    // 5 January 2026 was a Monday.
    for (let weekday = 0; weekday < 7; weekday++) {
      const words = nameOf(toDayNumber('2026-01-05') + weekday, { weekday: 'long' }, 'weekday').split(' ')
      for (const word of words.filter(({ length }) => length > 3)) names.weekdays.set(word, weekday)
    }
  }
  // Every Portuguese weekday contains "feira", so it names none; "wtorek" is also inflected as "wtorku".
  names.weekdays.delete('feira')
  intlNames = names
  return names
}

const MS_PER_DAY = 86_400_000
const toInstantOf = (day: number): number => day * MS_PER_DAY

function dayOf(token: string | undefined): number | null {
  const day = /^\d{1,2}$/.test(token ?? '') ? Number(token) : 0
  return day >= 1 && day <= 31 ? day : null
}

function isNextWord(token: string | undefined): boolean {
  return NEXT.some((word) => (word.endsWith('*') ? token?.startsWith(word.slice(0, -1)) : token === word))
}

function dateMatch(at: number, year: number, month: number, day: number): DateMatch[] {
  const date = `${String(year).padStart(4, '0')}-${padTwo(String(month))}-${padTwo(String(day))}`
  return isIsoDate(date) ? [{ at, date }] : []
}

/** The next such date from today on; for 29 February that may be years away. */
function nextOccurrence(at: number, month: number, day: number, today: IsoDate): DateMatch[] {
  const year = Number(fromDayNumber(toDayNumber(today)).slice(0, 4))
  for (let ahead = 0; ahead <= 8; ahead++) {
    const [one] = dateMatch(at, year + ahead, month, day)
    if (one && one.date >= today) return [one]
  }
  return []
}
