import { addDays, type IsoDate, isIsoDate, weekdayOf } from '../../base/dates.ts'
import { findNames, foreignWords, withLatinDigits } from './name-matching.rules.ts'
import { DAY_WORDS, WEEKDAY_WORDS } from './time-and-number-words.data.ts'
import { isLength } from './unit-words.rules.ts'

const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u

/** The days beside a month, and the numbers that tell them. */
export type CalendarDays = { from: IsoDate; to: IsoDate | null; numbers: number[] }

/** "From 3 to 6 December", "1月5日": the days beside a month, the next ones from today on. */
export function readCalendar(
  text: string,
  spoken: string,
  language: string,
  today: IsoDate,
): CalendarDays | null {
  const written = readNumericDays(withLatinDigits(text), language, today)
  if (written) return written
  const found = readMonth(text, spoken, language)
  if (!found) return null
  // Hebrew and Arabic write "on the" at the number.
  const before = spoken.slice(0, found.at).replace(/(?<=[\p{sc=Hebrew}\p{sc=Arabic}])(?=\d)/gu, ' ')
  const after = spoken.slice(found.at)
  const [, first, last] = withoutLength(
    (MONTH_FIRST.includes(language)
      ? /^[^ ]+ (\d{1,2})(?: (?:[\p{L}\p{M}]{1,8} ){0,2}(\d{1,2})(?: [\p{L}\p{M}]{1,4})? )?/u.exec(after)
      : null) ??
      / (\d{1,2}) (?:[\p{L}\p{M}]{1,8} ){0,2}(\d{1,2}) (?:de |of |di |do )?$/u.exec(before) ??
      / (\d{1,2}) (?:de |of |di |do |er |o )?$/u.exec(before) ??
      [],
    withLatinDigits(text),
  )
  if (first === undefined) return null
  const from = nextDay(found.month, Number(first), today)
  if (from === null) return null
  const second = last === undefined ? secondDay(spoken, language, found.at) : null
  if (second) {
    const to = nextDay(second.month, second.day, from)
    return { from, to, numbers: [Number(first), second.day] }
  }
  const end = last ?? dayAlone(after, Number(first))
  const to = end === undefined ? null : nextDay(found.month, Number(end), today)
  const isSpan = to !== null && to > from
  return { from, to: isSpan ? to : null, numbers: [Number(first), ...(isSpan ? [Number(end)] : [])] }
}

/** "6 Tage ab 28. Dezember": of two numbers the first is a length where its word stands behind it. */
function withoutLength(found: readonly string[], text: string): readonly (string | undefined)[] {
  const [whole = '', first, last] = found
  // "Para 2, el 15 de mayo": what ends before a comma is no day of a span.
  const isApart =
    last !== undefined && new RegExp(`(?<!\\d)${first}\\s*(?:[\\p{L}]{1,12}\\s*)?[,;:]`, 'u').test(text)
  return last !== undefined && (isApart || isLength(whole)) ? [whole, last] : [whole, first, last]
}

/** "El 8 de febrero y salimos el 15": a later day of the same month, behind a small word and before no thing that is counted. */
function dayAlone(after: string, first: number): string | undefined {
  const found = / \p{L}{1,4} (\d{1,2})(?= $| \p{L}{1,3} (?!\d))/u.exec(after)?.[1]
  return found !== undefined && Number(found) > first ? found : undefined
}

/** Languages that put the day behind the month: "május 3-tól 7-ig". */
const MONTH_FIRST = ['hu', 'lt', 'mn']

/** "24.6. bis 28.6.", "12/6 al 15/6", "4月30号去 5月5号回", "5월 3일부터 7일까지": days and months in figures. */
function readNumericDays(text: string, language: string, today: IsoDate): CalendarDays | null {
  const found = [...withHanFigures(text).matchAll(HAN_DAYS)].map(([, month, day]) => ({
    month,
    day: Number(day),
  }))
  const pattern = language === 'en' || UNSPACED.test(text) ? null : DOTTED_DAYS
  const dotted = pattern
    ? [...text.matchAll(pattern)].map(([, day, month]) => ({ month, day: Number(day) }))
    : []
  const [first, second] = found.length > 0 ? found : dotted
  if (!first?.month) return null
  const from = nextDay(Number(first.month), first.day, today)
  if (from === null) return null
  const to = second ? nextDay(Number(second.month ?? first.month), second.day, from) : null
  const isSpan = to !== null && to > from
  return { from, to: isSpan ? to : null, numbers: [first.day, ...(isSpan && second ? [second.day] : [])] }
}
/** "五月一号" as 5月1号. */
function withHanFigures(text: string): string {
  if (!/[一二三四五六七八九十]月/u.test(text)) return text
  return text.replace(/[一二三四五六七八九十]{1,3}(?=[月号號日])/gu, (said) => {
    const [tens = '', ones = ''] = said.includes('十') ? said.split('十') : ['', said]
    const digit = (one: string) => HAN_MONTHS.indexOf(one) + 1
    return String(
      (said.includes('十') ? (tens === '' ? 1 : digit(tens)) * 10 : 0) + (ones === '' ? 0 : digit(ones)),
    )
  })
}
const HAN_DAYS = /(?:(\d{1,2}) ?[月월] ?)?(\d{1,2}) ?(?:[日号號]|일(?!간|차|째|정))(?![間间目])/gu
const DOTTED_DAYS = /(?<![\d.,:])(\d{1,2})[./](1[0-2]|0?[1-9])(?![\d:]|\.\d|,\d)/gu

/** "Le 2 juillet, retour le 16 juillet": the day beside the second month that is named. */
function secondDay(spoken: string, language: string, first: number): { month: number; day: number } | null {
  const from = spoken.indexOf(' ', first + 1)
  if (from < 0 || UNSPACED.test(spoken)) return null
  const rest = spoken.slice(from)
  const found = readMonth(rest, rest, language)
  const day = found && / (\d{1,2}) (?:de |of |di |do |er )?$/u.exec(rest.slice(0, found.at))?.[1]
  return found && day ? { month: found.month, day: Number(day) } : null
}

function nextDay(month: number, day: number, today: IsoDate): IsoDate | null {
  const year = Number(today.slice(0, 4))
  const dateIn = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return [dateIn(year), dateIn(year + 1)].find((one) => isIsoDate(one) && one >= today) ?? null
}

const weekdays = new Map<string, readonly (readonly string[])[]>()

/** The next such weekdays, today included, in the order in which they are named. */
export function readWeekdays(spoken: string, language: string, today: IsoDate): IsoDate[] {
  const names = weekdays.get(language) ?? weekdaysIn(language)
  weekdays.set(language, names)
  return names
    .flatMap((some, weekday) => {
      const said = some.find((name) => isDaySaid(name, spoken))
      if (said === undefined) return []
      const at = spoken.indexOf(said.length > 5 ? said.slice(0, -2) : said)
      return [{ at, date: addDays(today, (weekday - weekdayOf(today) + 7) % 7) }]
    })
    .sort((one, other) => one.at - other.at)
    .map(({ date }) => date)
}

/** A day in any case: "пятницу" is "пятница". */
function isDaySaid(name: string, spoken: string): boolean {
  if (UNSPACED.test(name) || /\p{sc=Hangul}/u.test(name)) return spoken.includes(name)
  if (spoken.includes(` ${name} `)) return true
  const stem = name.replace(/[aeiouyаеиоуыэюя]$/u, '')
  if (stem.length < 5 || name.includes(' ')) return false
  return spoken.split(' ').some((word) => word.startsWith(stem) && word.length - name.length <= 2)
}

/** 5 January 2026 was a Monday. */
function weekdaysIn(language: string): readonly (readonly string[])[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  const more = (WEEKDAY_WORDS[language] ?? '').split('; ')
  return Array.from({ length: 7 }, (_, at) =>
    [format.format(new Date(Date.UTC(2026, 0, 5 + at))), ...(more[at] ?? '').split(', ')]
      .map((one) => foreignWords(one).trim())
      .filter((one) => one.length > 1),
  )
}

const HAN_MONTHS = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二']
const months = new Map<string, readonly (readonly [string, number])[]>()

type MonthMention = { month: number; at: number }

/** The first month that is named, and where. */
export function readMonth(text: string, spoken: string, language: string): MonthMention | null {
  const numbered = /(\d{1,2}) ?[月월]/u.exec(spoken) ?? /tháng (\d{1,2})/u.exec(text.toLowerCase())
  const counted = /([一二三四五六七八九]|十[一二]?)月/u.exec(spoken)
  if (counted?.[1] !== undefined) return { month: HAN_MONTHS.indexOf(counted[1]) + 1, at: counted.index }
  if (numbered) {
    const month = Number(numbered[1])
    return month <= 12 && month > 0 ? { month, at: numbered.index } : null
  }
  const names = months.get(language) ?? monthsIn(language)
  months.set(language, names)
  const [named] = findNames(text, names)
  return named ? { month: named.of, at: named.at } : null
}

function monthsIn(language: string): readonly (readonly [string, number])[] {
  const formats = [
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  ]
  const cases = MONTH_CASES[language] ?? []
  const named = Array.from({ length: 12 }, (_, at) => at + 1).flatMap((month) =>
    formats.flatMap((format) => {
      const name = format
        .formatToParts(new Date(Date.UTC(2026, month - 1, 15)))
        .find(({ type }) => type === 'month')?.value
      return name !== undefined && name.length > 2 && !/\d/.test(name) ? [[name, month] as const] : []
    }),
  )
  return [...named, ...cases]
}

/** Short names of months in cases that no stem has: "в мае". */
const MONTH_CASES: Readonly<Record<string, readonly (readonly [string, number])[]>> = {
  ru: [['мае', 5]],
}

const days = new Map<string, readonly (readonly string[])[]>()

/** Today, tomorrow or the day after. */
export function readDay(spoken: string, language: string, today: IsoDate): IsoDate | null {
  const names = days.get(language) ?? daysIn(language)
  days.set(language, names)
  const at = [2, 1, 0].find((offset) =>
    (names[offset] ?? []).some(
      (name) =>
        name.length > 1 && !name.includes('2') && spoken.includes(UNSPACED.test(name) ? name : ` ${name} `),
    ),
  )
  return at === undefined ? null : addDays(today, at)
}

/** How today, tomorrow and the day after are called: by Intl, and as people say. */
function daysIn(language: string): readonly (readonly string[])[] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const more = (DAY_WORDS[language] ?? '').split('; ')
  return [0, 1, 2].map((offset) =>
    [format.format(offset, 'day'), ...(more[offset] ?? '').split(', ')].map((one) =>
      foreignWords(one).trim(),
    ),
  )
}
