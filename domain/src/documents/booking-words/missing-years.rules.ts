import { addDays, type IsoDate, isIsoDate } from '../../base/dates.ts'
import { PURCHASE_WORDS } from './end-words.data.ts'
import { wordsOf } from './word-patterns.rules.ts'
import { monthNumber, readDate } from './written-dates.rules.ts'

const BOUGHT = wordsOf(PURCHASE_WORDS)
const MAX_LENGTH = 200
/** Nobody books a journey much longer ahead; what a text of last month names is not of next year. */
const MAX_AHEAD = 330
/** `20-Jul`, `07 JUN`, `9. Okt.` and `Jul 20` without a year behind them. */
const DAY_MONTH =
  /(?<![\d.:/-]|\d\s)(?<day>\d{1,2})(?:\.|st|nd|rd|th|º)?[\s-]?(?:de\s)?(?<month>\p{L}{3,12})\.?(?![\p{L}\d]|[\s,.-]*(?:de\s)?(?:19|20)?\d{2}(?![\d:.h]))/u
const MONTH_DAY =
  /(?<!\p{L})(?<month>\p{L}{3,12})\.?\s(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:]|\.\d|[\s,]*(?:19|20)\d{2})/u
/** `22.07` is a day where the same day is named in full elsewhere. */
const SHORT = /(?<![\d.:])(?<day>\d{2})\.(?<dotted>\d{2})(?![\d.])/u
/** `15/07` and `09.08.` */
const NUMBERED =
  /(?<![\d./-])(?<day>\d{1,2})(?:\/(?<slashed>\d{2})(?![\d/.-])|\.(?<dotted>\d{1,2})\.(?!\s?\d{4}|\d))/u
/** `6月18日`, `6월 18일` and `6/18(金)`: the month stands first. */
const SIGNED =
  /(?<!\d{4}[年년]\s?)(?<![\d/])(?:(?<signed>\d{1,2})[月월]\s?(?<day>\d{1,2})[日일]|(?<first>\d{1,2})\/(?<second>\d{1,2})(?=[（(][日月火水木金土일월화수목금토]))/u
/** Of a cell with such a day, what may stand there too: a day of the week, a time, the train. */
const MAX_BESIDE = 24

/**
 * The lines with the years of days that lack theirs: that of the same day named in full elsewhere in the text, else the first
 * one after the day on which it was bought or sent (`sent`), where one is known, or from the earliest day that the text names. Journeys are booked ahead, less than a year.
 */
export function withMissingYears(lines: readonly string[], sent: IsoDate | null): string[] {
  const named = new Map<IsoDate, number>()
  for (const line of lines) {
    for (const date of line.length <= MAX_LENGTH ? datesIn(line) : [])
      named.set(date, (named.get(date) ?? 0) + 1)
  }
  const bought = lines.flatMap((line) =>
    line.length <= MAX_LENGTH && BOUGHT.test(line) ? (readDate(line)?.date ?? []) : [],
  )
  const years = new Set([...named.keys()].map((date) => date.slice(0, 4)))
  const [first] = [...named.keys()].sort()
  // Where all days are of one year, one without its own is the first of its kind from the earliest of them on.
  const earliest = years.size === 1 ? first : undefined
  const after = bought.sort()[0] ?? sent ?? earliest ?? null
  return lines.map((line) =>
    line.length > MAX_LENGTH
      ? line
      : line
          .split('\t')
          .map((cell) => withYear(cell, named, after))
          .join('\t'),
  )
}

/** A day in brackets behind a time stands for itself. */
const IN_BRACKETS = /\d[:.h]\d{2}[^()]{0,60}\((?<inside>[^()]{4,40})\)$/u

function withYear(cell: string, named: ReadonlyMap<IsoDate, number>, after: IsoDate | null): string {
  const inside = cell.length > MAX_LENGTH ? null : IN_BRACKETS.exec(cell)?.groups?.inside
  if (inside !== undefined && inside !== null) {
    const dated = withOneYear(inside, named, after)
    if (dated !== inside) return withYear(cell.replace(inside, dated), named, after)
  }
  // Each day of a range has a year of its own: the last is the first of its kind after the first.
  const [begins, ends, ...more] = cell.length > MAX_LENGTH ? [] : cell.split(' – ')
  if (begins === undefined || ends === undefined || more.length > 0) return withOneYear(cell, named, after)
  const first = withOneYear(begins, named, after)
  return `${first} – ${withOneYear(ends, named, readDate(first)?.date ?? after)}`
}

function withOneYear(cell: string, named: ReadonlyMap<IsoDate, number>, after: IsoDate | null): string {
  if (cell.length > MAX_LENGTH || readDate(cell)) return cell
  for (const pattern of [DAY_MONTH, MONTH_DAY, NUMBERED, SIGNED, SHORT]) {
    const match = pattern.exec(cell)
    const found = match && dayOf(match.groups ?? {})
    if (!match || !found) continue
    const isAlone = pattern !== SHORT && cell.length - match[0].length <= MAX_BESIDE
    const date = dateOf(found.month, found.day, named, isAlone ? after : null)
    if (date !== null) return cell.replace(match[0], date)
  }
  return cell
}

const MAX_DATES = 4

/** All days that a line names. */
function datesIn(line: string): IsoDate[] {
  const dates: IsoDate[] = []
  let rest = line
  for (let found = readDate(rest); found && dates.length < MAX_DATES; found = readDate(rest)) {
    dates.push(found.date)
    rest = rest.replace(found.text, ' ; ')
  }
  return dates
}

function dayOf(groups: Record<string, string | undefined>) {
  const { day = '', month = '', slashed, dotted, signed, first, second } = groups
  if (signed !== undefined) return { month: Number(signed), day: Number(day) }
  if (first !== undefined) return { month: Number(first), day: Number(second) }
  const number = month ? monthNumber(month) : Number(slashed ?? dotted)
  // `09/08` may be either; `1/1` is a page.
  const isDoubtful = slashed !== undefined && (day.length < 2 || Number(day) <= 12)
  return number === undefined || Number.isNaN(number) || isDoubtful
    ? null
    : { month: number, day: Number(day) }
}

function dateOf(
  month: number,
  day: number,
  named: ReadonlyMap<IsoDate, number>,
  after: IsoDate | null,
): IsoDate | null {
  const rest = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
  const same = [...named].filter(([date]) => date.endsWith(rest)).sort((a, b) => b[1] - a[1])
  const [often, less] = same
  if (often) return often[1] > (less?.[1] ?? 0) ? often[0] : null
  if (after === null) return null
  const year = Number(after.slice(0, 4))
  const dates = [year, year + 1].map((one) => `${one}${rest}`).filter(isIsoDate)
  return dates.find((date) => date >= after && date < addDays(after, MAX_AHEAD)) ?? null
}
