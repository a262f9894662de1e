import { type IsoDate, isIsoDate } from '../../base/dates.ts'

/** Languages whose names of months are read, beside the ISO form and numbers. */
export const LANGUAGES = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pt',
  'pl',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'hu',
  'tr',
]
/** Languages of whose dates the names of months alone are read; one of other meaning elsewhere means none there. */
export const MONTH_LANGUAGES = ['ru', 'uk', 'bg', 'el', 'ar', 'id', 'ms', 'th', 'ro', 'sk', 'ca', 'et', 'lv']
const NUMBERED = /(?<!\d)(\d{1,4})([./-])(\d{1,2})\2(\d{4}|\d{1,2})(?!\d)/
const WORDED = [
  // 1 May 2026, 1. Mai 2026, 1 de mayo de 2026, 1st May 2026
  /(?<!\d)(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º)?[\s/-]*(?:de |of )?(?<month>\p{L}{3,12})\.?,?[\s/-]*(?:de |del )?(?<year>\d{4})(?!\d)/u,
  // May 1, 2026
  /(?<month>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<year>\d{4})(?!\d)/u,
  // 2026 May 1
  /(?<!\d)(?<year>\d{4})\.?[\s-]+(?<month>\p{L}{3,12})\.?[\s-]+(?<day>\d{1,2})(?!\d)/u,
  // 01MAY26, as systems of airlines write it
  /(?<![\d\p{L}])(?<day>\d{2})(?<month>[A-Z]{3})(?<year>\d{2})(?![\d\p{L}])/u,
  // Sat, 12 Jun 27, where nothing follows that the last two digits could count
  /(?<![\d\p{L}])(?<day>\d{1,2})\s(?<month>\p{L}{3,9})\s(?<year>[23]\d)(?=\s*(?:$|[,)|\t]))/u,
]
/** 2027年6月5日, of China and Japan. */
const IDEOGRAPHIC = /(?<!\d)(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/
let months: Map<string, number> | null = null

/** The first date that a text names, with its text; null where there is none, or where day and month could be either. */
export function readDate(text: string): { date: IsoDate; text: string } | null {
  const worded = WORDED.flatMap((pattern) => {
    const match = pattern.exec(text)
    const date = match && wordedDate(match.groups ?? {})
    return match && date ? [{ date, text: match[0], at: match.index }] : []
  })
  const numbers = NUMBERED.exec(text)
  const date = numbers && numberedDate(numbers)
  const signs = IDEOGRAPHIC.exec(text)
  const signed = signs && isoDate(Number(signs[1]), Number(signs[2]), Number(signs[3]))
  const all = [
    ...worded,
    ...(numbers && date ? [{ date, text: numbers[0], at: numbers.index }] : []),
    ...(signs && signed ? [{ date: signed, text: signs[0], at: signs.index }] : []),
  ]
  const [first] = all.sort((a, b) => a.at - b.at)
  return first ? { date: first.date, text: first.text } : null
}

const MAX_DATES = 4

/** The first four different dates that a line names, in their order in it. */
export function readDates(line: string): IsoDate[] {
  const dates = new Set<IsoDate>()
  let rest = line
  for (let found = readDate(rest); found && dates.size < MAX_DATES; found = readDate(rest)) {
    dates.add(found.date)
    rest = rest.replace(found.text, ' ')
  }
  return [...dates]
}

function wordedDate({ day, month = '', year = '' }: Record<string, string | undefined>): IsoDate | null {
  const number = monthNumber(month)
  return number === undefined
    ? null
    : isoDate(year.length === 2 ? 2000 + Number(year) : Number(year), number, Number(day))
}

/** With dots the day is first; with slashes or strokes only where it cannot be the month, or both are the same. */
function numberedDate([, first = '', sign = '', middle = '', last = '']: string[]): IsoDate | null {
  const [a, b, c] = [Number(first), Number(middle), Number(last)]
  if (first.length === 4) return last.length <= 2 ? isoDate(a, b, c) : null
  if (first.length > 2 || (last.length !== 4 && sign !== '.')) return null
  const year = last.length === 4 ? c : 2000 + c
  if (sign === '.' || a > 12 || a === b) return isoDate(year, b, a)
  return b > 12 ? isoDate(year, a, b) : null
}

function isoDate(year: number, month: number, day: number): IsoDate | null {
  const pad = (n: number, digits: number) => String(n).padStart(digits, '0')
  const date = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`
  return isIsoDate(date) && year >= 1950 && year < 2200 ? date : null
}

/** The number of a month by its name in one of the languages; undefined where it is none. */
export function monthNumber(name: string): number | undefined {
  return monthNames().get(fold(name))
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|\./gu, '')
    .toLowerCase()
}

/** The months by their names and short names, else by three letters of them; one that means different months means none. */
function monthNames(): Map<string, number> {
  if (months) return months
  const known = LANGUAGES.flatMap((language) => [...namesOf(language, 'long'), ...namesOf(language, 'short')])
  const more = MONTH_LANGUAGES.flatMap((language) => [
    ...namesOf(language, 'long'),
    ...namesOf(language, 'short'),
  ])
  const names = new Set(known.map(({ name }) => name))
  const all = [...known, ...more.filter(({ name }) => !names.has(name))]
  // People shorten to three letters where the language itself does not: 4 Jul.
  const shortened = known.map(({ name, month }) => ({ name: name.slice(0, 3), month }))
  months = new Map([...sureNames(shortened), ...sureNames(all)])
  return months
}

type MonthName = { name: string; month: number }

function sureNames(all: readonly MonthName[]): [string, number][] {
  const byName = new Map<string, Set<number>>()
  for (const { name, month } of all) byName.set(name, new Set([...(byName.get(name) ?? []), month]))
  return [...byName].flatMap(([name, meant]) =>
    meant.size === 1 ? [...meant].map((month): [string, number] => [name, month]) : [],
  )
}

function namesOf(language: string, width: 'long' | 'short'): MonthName[] {
  const format = new Intl.DateTimeFormat(language, { month: width, day: 'numeric', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, i) => i).flatMap((i) => {
    const part = format.formatToParts(Date.UTC(2026, i, 5)).find(({ type }) => type === 'month')
    const name = fold(part?.value ?? '')
    return /^\p{L}{3,}$/u.test(name) ? [{ name, month: i + 1 }] : []
  })
}
