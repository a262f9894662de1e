import { addDays, type IsoDate, isIsoDate, weekdayOf } from '../../base/dates.ts'
import { findNames, foreignWords, withLatinDigits } from '../../base/name-matching.ts'
import { secondDayBehind } from '../language/index.ts'
import { DAY_WORDS, MONTH_CASES, WEEKDAY_WORDS } from './time-and-number-words.data.ts'
import { isLength } from './unit-words.rules.ts'

const HAN = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u
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
  return readMonthDays(text, withFirsts(spoken), language, today)
}

/** "Premier mai", "یکم جون", "первого июня": the first of a month has a word of its own. */
function withFirsts(spoken: string): string {
  return spoken.replace(FIRSTS, ' 1 ')
}
const FIRSTS =
  / (?:premier|primero|primeiro|primo|ersten|erste|первого|первое|першого|یکم|اول|pierwszego|prvního|birinci)(?: de)? (?=(?:[\p{L}\p{M}]{3,}) )/gu

/** The days beside the names of months. */
function readMonthDays(text: string, spoken: string, language: string, today: IsoDate): CalendarDays | null {
  const found = readMonth(text, spoken, language)
  if (!found) return null
  // Hebrew and Arabic write "on the" at the number.
  const before = spoken
    .slice(0, found.at)
    .replace(/(?<=[\p{sc=Hebrew}\p{sc=Arabic}])(?=\d)/gu, ' ')
    .replace(/(?<=\d )[בל]$/u, '')
  const after = spoken.slice(found.at)
  const [, first, last] = withoutLength(
    (MONTH_FIRST.includes(language)
      ? /^[^ ]+ (\d{1,2})(?: (?:[\p{L}\p{M}]{1,8} ){0,2}(\d{1,2})(?: [\p{L}\p{M}]{1,4})? )?/u.exec(after)
      : null) ??
      / (\d{1,2}) (?:[\p{L}\p{M}]{1,8} ){0,2}(\d{1,2}) (?:de |of |di |do )?$/u.exec(before) ??
      / (\d{1,2})(?:[oaºª]|er|e|го)? (?:de |of |di |do |er |o |го |е |ого |й |і |ое )?$/u.exec(before) ??
      (MONTH_OFTEN_FIRST.includes(language) ? dayBehind(after) : null) ??
      [],
    MONTH_FIRST.includes(language) ? '' : withLatinDigits(text),
  )
  if (first === undefined) return null
  const from = nextDay(found.month, Number(first), today)
  if (from === null) return null
  const second = last === undefined ? secondDay(spoken, language, found.at) : null
  if (second) {
    const to = nextDay(second.month, second.day, from)
    return { from, to, numbers: [Number(first), second.day] }
  }
  const end =
    last === undefined ? endBehind(after, found.month, from) : nextDay(found.month, Number(last), from)
  const to = end !== null && end > from ? end : null
  const numbers = to === null ? [] : [Number(to.slice(8))]
  return { from, to, numbers: [Number(first), ...numbers] }
}

/** The last day of a span whose first one stands before its month; "on the 28th and back on the 3rd" is in the next one. */
function endBehind(after: string, month: number, from: IsoDate): IsoDate | null {
  const first = Number(from.slice(8))
  const behind = secondDayBehind(after)
  if (behind !== null) return nextDay(behind <= first ? (month % 12) + 1 : month, behind, from)
  const alone = dayAlone(after, first)
  return alone === undefined ? null : nextDay(month, Number(alone), from)
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
/** Languages that often do, as English: "dec 18", "மே 14". */
const MONTH_OFTEN_FIRST = [
  'ta',
  'fil',
  'si',
  'hi',
  'ne',
  'sw',
  'id',
  'ms',
  'am',
  'my',
  'km',
  'lo',
  'th',
  'ka',
  'hy',
]

/** A day right behind its month, or two of one span, that is no year and counts nothing. */
function dayBehind(after: string): RegExpExecArray | null {
  const found = /^[^ ]+(?: [^ \d]{1,2})? (\d{1,2})(?: [\p{L}\p{M}]{0,6} ?(\d{1,2}))? /u.exec(after)
  return found &&
    !isLength(
      after
        .slice(0, found[0].length + 8)
        .split(' ')
        .slice(0, 5)
        .join(' '),
    )
    ? found
    : null
}

/** "24.6. bis 28.6.", "12/6 al 15/6", "4月30号去 5月5号回", "5월 3일부터 7일까지": days and months in figures. */
function readNumericDays(text: string, language: string, today: IsoDate): CalendarDays | null {
  const found = [...withHanFigures(text).matchAll(HAN_DAYS)].map(([, month, day]) => ({
    month,
    day: Number(day),
  }))
  const dotted =
    language === 'en'
      ? []
      : MONTH_AND_DAY.includes(language)
        ? [...text.matchAll(SLASHED_DAYS)].map(([, month, day]) => ({ month, day: Number(day) }))
        : [...text.matchAll(DOTTED_DAYS)].map(([, day, month]) => ({ month, day: Number(day) }))
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
/** Languages that write the month before the day. */
const MONTH_AND_DAY = ['ja', 'zh', 'yue', 'ko']
const SLASHED_DAYS = /(?<![\d.,:/])(1[0-2]|0?[1-9])\/(\d{1,2})(?![\d:/])/gu
const DOTTED_DAYS = /(?<![\d.,:])(\d{1,2})[./](1[0-2]|0?[1-9])(?![\d:]|\.\d|,\d)/gu

/** "Le 2 juillet, retour le 16 juillet": the day beside the second month that is named. */
function secondDay(spoken: string, language: string, first: number): { month: number; day: number } | null {
  const from = spoken.indexOf(' ', first + 1)
  if (from < 0 || HAN.test(spoken)) return null
  const rest = spoken.slice(from)
  const found = readMonth(rest, rest, language)
  const isBehind = MONTH_FIRST.includes(language) || MONTH_OFTEN_FIRST.includes(language)
  const day =
    found &&
    (/ (\d{1,2}) (?:de |of |di |do |er )?$/u.exec(rest.slice(0, found.at)) ??
      (isBehind ? dayBehind(rest.slice(found.at)) : null))?.[1]
  return found && day ? { month: found.month, day: Number(day) } : null
}

function nextDay(month: number, day: number, today: IsoDate): IsoDate | null {
  const year = Number(today.slice(0, 4))
  const dateIn = (one: number) => `${one}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  return [dateIn(year), dateIn(year + 1)].find((one) => isIsoDate(one) && one >= today) ?? null
}

const weekdays = new Map<string, readonly (readonly string[])[]>()

/** The next such weekdays, today included, in the order in which they are named. */
export function readWeekdays(said: string, language: string, today: IsoDate): IsoDate[] {
  // "We two" and "Monday" are one word in Arabic.
  const spoken = language === 'ar' ? said.replace(TWO_OF_US, ' ') : said
  return namedWeekdays(spoken, language).map(({ weekday }) =>
    addDays(today, (weekday - weekdayOf(today) + 7) % 7),
  )
}

const TWO_OF_US =
  / (?:احنا|إحنا|نحن|حنا|كنا|عددنا|لنا|ل|على|بين)? ?(?:ا|إ)ثنين(?= (?:كبار|بالغين|اشخاص|أشخاص|اطفال|أطفال|فقط|بس|و|مع|في))/gu

/** The weekdays in the order in which they are named, 0 is Monday, with the word. */
export function namedWeekdays(spoken: string, language: string): { weekday: number; word: string }[] {
  const names = weekdays.get(language) ?? weekdaysIn(language)
  weekdays.set(language, names)
  return (
    names
      .flatMap((some, weekday) => {
        const said = some.find((name) => isDaySaid(name, spoken))
        if (said === undefined) return []
        const word = said.length > 5 ? said.slice(0, -2) : said
        const at = spoken.indexOf(word)
        return [{ at, end: at + said.length, weekday, word }]
      })
      // Tuesday holds Saturday in Persian.
      .filter((one, _, all) => !all.some((other) => other !== one && other.at < one.at && one.at < other.end))
      .sort((one, other) => one.at - other.at)
      .map(({ weekday, word }) => ({ weekday, word }))
  )
}

/** What a language calls the weekdays, as words of `foreignWords`. */
export const weekdayNames = (language: string): string[] => weekdaysIn(language).flat()

/** The same of the months. */
export const monthNames = (language: string): string[] =>
  monthsIn(language).map(([name]) => foreignWords(name).trim())

const PART_OF_DAY =
  /^s?(?:abend|morgen|mittag|nachmittag|nacht|vormittag|fruh|avond|ochtend|middag|morgon|kvall|formiddag|eftermiddag|ettermiddag|aften|kveld)s?$/u

/** A day in any case: "пятницу" is "пятница". */
function isDaySaid(name: string, spoken: string): boolean {
  if (UNSPACED.test(name) || /\p{sc=Hangul}/u.test(name)) return spoken.includes(name)
  if (spoken.includes(` ${name} `)) return true
  // Hebrew writes "to", "from" and "on" at the word.
  if (/\p{sc=Hebrew}/u.test(name) && name.includes(' '))
    return new RegExp(` [ובלמשה]{1,2}${name.replace(/^ב/u, '')} `, 'u').test(spoken)
  // "Dienstagabend", "vrijdagochtend".
  if (spoken.split(' ').some((word) => word.startsWith(name) && PART_OF_DAY.test(word.slice(name.length))))
    return true
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

const MIN_FIT = 2

type MonthMention = { month: number; at: number }

/** The first month that is named, and where. */
export function readMonth(text: string, spoken: string, language: string): MonthMention | null {
  const numbered =
    /(\d{1,2}) ?[月월]/u.exec(spoken) ??
    (language === 'vi' || /tháng (\d{1,2})/u.test(text.toLowerCase())
      ? /(?<= )thang (\d{1,2})(?= )/u.exec(spoken)
      : null)
  const counted = /([一二三四五六七八九]|十[一二]?)月/u.exec(spoken)
  if (counted?.[1] !== undefined) return { month: HAN_MONTHS.indexOf(counted[1]) + 1, at: counted.index }
  if (numbered) {
    const month = Number(numbered[1])
    return month <= 12 && month > 0 ? { month, at: numbered.index } : null
  }
  const names = months.get(language) ?? monthsIn(language)
  months.set(language, names)
  // "Майка" is no May.
  const [named] = findNames(text, names).filter(({ fit = 0 }) => UNSPACED.test(text) || fit > MIN_FIT)
  const short = shortMonth(spoken, language)
  if (short && (!named || short.at < named.at)) return short
  return named ? { month: named.of, at: named.at } : null
}

const shorts = new Map<string, readonly (readonly [string, number])[]>()

/** "20 feb", "13 ต.ค.", "dec 18": a short name counts beside the number of a day alone. */
function shortMonth(spoken: string, language: string): MonthMention | null {
  const names = shorts.get(language) ?? shortMonthsIn(language)
  shorts.set(language, names)
  const found = names.flatMap(([name, month]) => {
    const index = new RegExp(`(?<= \\d{1,2} )${name}(?= )|(?<= )${name}(?= \\d{1,2} )`, 'u').exec(
      spoken,
    )?.index
    return index === undefined ? [] : [{ month, at: index }]
  })
  return found.sort((one, other) => one.at - other.at)[0] ?? null
}

/** As Intl has them, and as English has them, which people write in many languages. */
function shortMonthsIn(language: string): readonly (readonly [string, number])[] {
  const formats = [language, 'en'].map(
    (one) => new Intl.DateTimeFormat(`${one}-u-ca-gregory`, { month: 'short', timeZone: 'UTC' }),
  )
  return formats.flatMap((format) =>
    Array.from(
      { length: 12 },
      (_, at) => [foreignWords(format.format(new Date(Date.UTC(2026, at, 15)))).trim(), at + 1] as const,
    ).filter(([name]) => name.length > 1 && !/\d/.test(name)),
  )
}

function monthsIn(language: string): readonly (readonly [string, number])[] {
  const formats = [
    new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: 'long', timeZone: 'UTC' }),
    new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
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

const days = new Map<string, readonly (readonly string[])[]>()

/** What today, tomorrow and the day after are called. */
export function dayWordsIn(language: string): string[] {
  return daysIn(language)
    .flat()
    .flatMap((name) => name.split(' '))
}

/** Whether a weekday, today or tomorrow is named. */
export function namesDay(spoken: string, language: string): boolean {
  return namedWeekdays(spoken, language).length > 0 || readDay(spoken, language, ANY_DAY) !== null
}
const ANY_DAY = '2026-01-05'
const HANGUL = /\p{sc=Hangul}{2}/u

/** Today, tomorrow or the day after. */
export function readDay(spoken: string, language: string, today: IsoDate): IsoDate | null {
  const names = days.get(language) ?? daysIn(language)
  days.set(language, names)
  const at = [2, 1, 0].find((offset) =>
    (names[offset] ?? []).some(
      (name) =>
        name.length > 1 &&
        !name.includes('2') &&
        (spoken.includes(UNSPACED.test(name) || HANGUL.test(name) ? name : ` ${name} `) ||
          // Arabic writes "and" and "for" at the word.
          (language === 'ar' && ['و', 'ل', 'ف'].some((before) => spoken.includes(` ${before}${name} `)))),
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
