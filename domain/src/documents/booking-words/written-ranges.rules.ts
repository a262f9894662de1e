import { type IsoDate, isIsoDate } from '../../base/dates.ts'
import { monthNumber } from './written-dates.rules.ts'

/** Between the two days of a range, in the languages that are read. */
const UNTIL =
  // `Terminal 1A 13 June` is no range: a word stands for itself.
  '\\s?(?:-|–|—|~|〜|～|→|と|から|(?<![\\p{L}\\d])(?:to|until|through|thru|bis(?: zum)?|au|al|a|ao|até|tot(?: en met)?|t\\/m|do|till|til|do dnia|asti|között|ig|по|до|έως|ως)(?!\\p{L}))\\s?(?:(?:dem|den|the|le|el|il|de|di|dia|día|mardi)\\s)?'
const DAY = '(\\d{1,2})(?:\\.|st|nd|rd|th|er|º)?'
const OF = '\\s?(?:de |of |di )?'
const MONTH = '(\\p{L}{3,12})\\.?'
const WEEKDAY = '(?:\\p{L}{2,13}\\.?,?\\s(?:(?:the|den|dem|der)\\s)?)?'
const YEAR = '(?:,?\\s?(?:de |del )?(\\d{4})(?!\\d))?'

type Ends = { from: [number, number]; to: [number, number]; year: number | null; firstYear: number | null }
type Form = { pattern: RegExp; ends: (groups: readonly (string | undefined)[]) => Ends | null }

/** Each form with how its groups are both days as month and day, and the year of the last. */
const FORMS: Form[] = [
  // 28 December [2027] – 3 January [2028]
  {
    pattern: new RegExp(
      `(?<![\\d.:/])${DAY}${OF}${MONTH}${YEAR}${UNTIL}${WEEKDAY}${DAY}${OF}${MONTH}${YEAR}(?!\\p{L})`,
      'iu',
    ),
    ends: ([day, month, firstYear, last, lastMonth, year]) =>
      endsOf([monthOf(month), day], [monthOf(lastMonth), last], year, firstYear),
  },
  // 12–15 May [2027], vom 12. bis 15. Mai
  {
    pattern: new RegExp(`(?<![\\d.:/])${DAY}${UNTIL}${WEEKDAY}${DAY}${OF}${MONTH}${YEAR}(?!\\p{L})`, 'iu'),
    ends: ([day, last, month, year]) => endsOf([monthOf(month), day], [monthOf(month), last], year),
  },
  // May 12 – June 2[, 2027]
  {
    pattern: new RegExp(
      `(?<!\\p{L})${MONTH}\\s${DAY}${YEAR}${UNTIL}${WEEKDAY}${MONTH}\\s${DAY}${YEAR}(?![\\d:])`,
      'iu',
    ),
    ends: ([month, day, firstYear, lastMonth, last, year]) =>
      endsOf([monthOf(month), day], [monthOf(lastMonth), last], year, firstYear),
  },
  // May 12–15[, 2027]
  {
    pattern: new RegExp(`(?<!\\p{L})${MONTH}\\s${DAY}${UNTIL}${DAY}${YEAR}(?![\\d:])`, 'iu'),
    ends: ([month, day, last, year]) => endsOf([monthOf(month), day], [monthOf(month), last], year),
  },
  // 12.05.–15.05.2027, 12.–15.05.2027
  {
    pattern: new RegExp(
      `(?<![\\d.:/])(\\d{1,2})\\.(?:(\\d{1,2})\\.)?${UNTIL}(\\d{1,2})\\.\\s?(\\d{1,2})\\.\\s?(\\d{4})(?!\\d)`,
      'iu',
    ),
    ends: ([day, month, last, lastMonth, year]) =>
      endsOf([Number(month ?? lastMonth), day], [Number(lastMonth), last], year),
  },
  // 5月12日〜15日 with its year before it
  {
    pattern:
      /(?<!\d)(\d{4})年\s?(\d{1,2})月(\d{1,2})日(?:[（(].[）)])?\s?[〜～~–-]\s?(?:(\d{1,2})月)?(\d{1,2})日/u,
    ends: ([year, month, day, lastMonth, last]) =>
      endsOf([Number(month), day], [Number(lastMonth ?? month), last], year),
  },
]

function monthOf(name: string | undefined): number {
  return monthNumber(name ?? '') ?? 0
}

function endsOf(
  [fromMonth, fromDay]: [number, string | undefined],
  [toMonth, toDay]: [number, string | undefined],
  year?: string,
  firstYear?: string,
): Ends | null {
  if (fromMonth < 1 || toMonth < 1) return null
  const ends: Ends = {
    from: [fromMonth, Number(fromDay)],
    to: [toMonth, Number(toDay)],
    year: year === undefined ? null : Number(year),
    firstYear: firstYear === undefined ? null : Number(firstYear),
  }
  // Within a month the last day is behind the first: else the two numbers are of something else.
  return fromMonth === toMonth && ends.from[1] >= ends.to[1] ? null : ends
}

/**
 * The line with both days of each range in full: `12–15 May 2027` as `2027-05-12 – 2027-05-15`. A range without a year gets
 * its month on both sides, so that each day finds its year as one alone does. Days in doubt stay as they are.
 */
export function withBothDays(line: string): string {
  for (const { pattern, ends } of FORMS) {
    const match = pattern.exec(line)
    const found = match && ends(match.slice(1))
    const written = found && writtenEnds(found)
    if (match && written) return line.replace(match[0], ` ${written} `).replace(/ {2,}/g, ' ').trim()
  }
  return line
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

function writtenEnds({ from, to, year, firstYear }: Ends): string | null {
  if (year === null) {
    const isThere = [from, to].every(([month, day]) => isIsoDate(isoOf(2028, month, day)))
    const [begins, ends] = [from, to].map(([month, day]) => `${day} ${MONTHS[month - 1]}`)
    return isThere ? `${begins} – ${ends}` : null
  }
  const isOverNewYear = to[0] < from[0]
  const [begins, ends] = [
    isoOf(firstYear ?? (isOverNewYear ? year - 1 : year), from[0], from[1]),
    isoOf(year, to[0], to[1]),
  ]
  return isIsoDate(begins) && isIsoDate(ends) && begins < ends ? `${begins} – ${ends}` : null
}

function isoOf(year: number, month: number, day: number): IsoDate {
  const pad = (n: number) => String(n).padStart(2, '0')
  return `${year}-${pad(month)}-${pad(day)}`
}
