import { addDays, type IsoDate, isIsoDate } from '../../base/dates.ts'
import { LANGUAGES, monthNumber, readDate } from './written-dates.rules.ts'

/** 5 January 2026 was a Monday. */
const MONDAY = Date.UTC(2026, 0, 5)
const DAYS = Array.from({ length: 7 }, (_, i) => i)

let named: Map<string, Set<number>> | null = null

/** The days of the week that a name or short name means in some language, 0 for Sunday; none where it is no such name. */
export function weekdaysOf(name: string): ReadonlySet<number> | undefined {
  named ??= namedDays()
  return named.get(name.toLowerCase().replace(/\.$/, ''))
}

const DAY = '(?<day>\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?'
const WITHOUT_YEAR = [
  new RegExp(
    `(?<!\\p{L})(?<week>\\p{L}{2,13}(?:-feira)?)\\.?,?\\s+${DAY}\\s*(?:de |of )?(?<month>\\p{L}{3,12})\\.?(?!\\p{L}|[\\s,.]{0,3}(?:de |del )?(?:19|20)\\d{2})`,
    'gu',
  ),
  /(?<!\p{L})(?<week>\p{L}{2,13})\.?,?\s+(?<month>\p{L}{3,12})\.?\s+(?<day>\d{1,2})(?:st|nd|rd|th)?(?![\d:]|[\s,.]{0,3}(?:19|20)\d{2})/gu,
]
const SIGNS =
  /(?<!年\s?)(?<![\d/])(?<month>\d{1,2})(?:月\s?(?<day>\d{1,2})日\s?(?:[(（](?:星期|周|週)?|(?:星期|周|週))|\/(?<slashed>\d{1,2})\s?[(（])(?<week>[日月火水木金土一二三四五六])/u
/** Of Japan and of China, from Sunday on. */
const SIGN_DAYS = ['日月火水木金土', '日一二三四五六']

/** The line with the year behind a day that has its day of the week and no year: near `near` only one year has both. */
export function withYear(line: string, near: IsoDate): string {
  const signs = readDate(line) ? null : SIGNS.exec(line)
  if (signs?.groups) {
    const { month, day, slashed, week = '' } = signs.groups
    const days = new Set([Math.max(...SIGN_DAYS.map((names) => names.indexOf(week)))])
    const year = yearOf(Number(month), Number(day ?? slashed), days, near)
    // The day of the week in its brackets goes with them.
    const rest = line.slice(signs.index + signs[0].length).replace(/^[)）]/u, '')
    const said = `${line.slice(0, signs.index)}${year}年${month}月${day ?? slashed}日 `
    return year === null ? line : `${said}${withYear(rest, near)}`
  }
  // `for 6 people` looks like a day too: the first that is one counts.
  for (const match of WITHOUT_YEAR.flatMap((pattern) => daysLike(line, pattern))) {
    const { week = '', day, month = '' } = match.groups ?? {}
    const [days, number] = [weekdaysOf(week), monthNumber(month)]
    const year = days && number !== undefined ? yearOf(number, Number(day), days, near) : null
    if (year !== null) return line.replace(match[0], `${match[0]} ${year}`)
  }
  return line
}

const MAX_LIKE_DAYS = 6

/** What looks like a day in a line, without overlaps. */
function daysLike(line: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(line); match && found.length < MAX_LIKE_DAYS; match = pattern.exec(line))
    found.push(match)
  return found
}

function yearOf(month: number, day: number, days: ReadonlySet<number>, near: IsoDate): number | null {
  const pad = (n: number) => String(n).padStart(2, '0')
  const [from, to] = [addDays(near, -60), addDays(near, 370)]
  const found = [-1, 0, 1, 2].flatMap((more) => {
    const year = Number(near.slice(0, 4)) + more
    const date = `${year}-${pad(month)}-${pad(day)}`
    const isThere = isIsoDate(date) && date >= from && date <= to
    return isThere && days.has(new Date(`${date}T00:00Z`).getUTCDay()) ? [year] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

function namedDays(): Map<string, Set<number>> {
  const all = new Map<string, Set<number>>()
  for (const language of LANGUAGES)
    for (const width of ['long', 'short'] as const) {
      const format = new Intl.DateTimeFormat(language, { weekday: width, timeZone: 'UTC' })
      for (const i of DAYS) {
        const name = format
          .format(MONDAY + i * 86_400_000)
          .toLowerCase()
          .replace(/\.$/, '')
        all.set(name, new Set([...(all.get(name) ?? []), (i + 1) % 7]))
      }
    }
  return all
}
