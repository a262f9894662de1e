import { addDays, type IsoDate } from '@tripwright/domain/base/dates'
import {
  type HoursCalendar,
  hoursOfDate,
  type OpeningHours,
  parseOpeningHours,
} from '@tripwright/opening-hours'
import {
  calendarOf,
  collectHolidays,
  dateOfMinute,
  isCircular,
  localMinute,
  minuteOfDate,
} from './hours-calendar.ts'
import { type HoursCase, type HoursData, readHoursData } from './hours-data.ts'

/** Minutes of the local clock since 1970. */
type Interval = { from: number; to: number; isUnknown: boolean }

export type HoursFigures = {
  total: number
  parsed: number
  /** How many judged and parsed values agree with the data set on every minute, open and unknown. */
  equal: number
  wrong: { value: string; expected: string; actual: string }[]
  refused: { value: string; at: number }[]
  /** Parsed values that the set marks as unknown: there is nothing to compare with. */
  notJudged: string[]
  /** Equal values that only ask which days are holidays, with the set as our only source. They prove only the parsing. */
  circular: number
  /** Values for which the data set expects an error, and how many of them we parse; most have faults beyond the grammar. */
  errors: { total: number; refused: number; read: string[] }
}

/** Runs every value of the conformance set through the evaluator; throws when the folder has none. */
export function runHoursSuite(dataFolder: string): HoursFigures {
  const data = readHoursData(dataFolder)
  if (!data) throw new Error(`${dataFolder}: there is no opening-hours/conformance.json`)
  const holidays = collectHolidays(data.cases)
  const figures: HoursFigures = {
    total: data.cases.length,
    parsed: 0,
    equal: 0,
    wrong: [],
    refused: [],
    notJudged: [],
    circular: 0,
    errors: errorFigures(data),
  }
  for (const one of data.cases) {
    const read = parseOpeningHours(one.value, { hasPoints: one.mode > 0 })
    if (!read.ok) figures.refused.push({ value: one.value, at: read.at })
    else {
      figures.parsed++
      if (one.isJudged) judge(one, read.value, calendarOf(one, holidays), figures)
      else figures.notJudged.push(one.value)
    }
  }
  return figures
}

function judge(one: HoursCase, hours: OpeningHours, calendar: HoursCalendar, figures: HoursFigures): void {
  const bounds = { from: localMinute(one.from), to: localMinute(one.to) }
  const expected = show(
    merged(
      one.expected.map(([from, to, isUnknown]) => ({
        from: localMinute(from),
        to: localMinute(to),
        isUnknown,
      })),
    ),
  )
  const actual = show(merged(intervalsOf(hours, bounds, calendar)))
  if (actual === expected) {
    figures.equal++
    if (isCircular(one)) figures.circular++
  } else figures.wrong.push({ value: one.value, ...firstDifference(expected, actual) })
}

function intervalsOf(
  hours: OpeningHours,
  { from, to }: { from: number; to: number },
  calendar: HoursCalendar,
): Interval[] {
  const intervals: Interval[] = []
  const last = dateOfMinute(to)
  // Hours of the previous day may reach into the first day.
  for (let date: IsoDate = addDays(dateOfMinute(from), -1); date <= last; date = addDays(date, 1)) {
    const midnight = minuteOfDate(date)
    for (const part of hoursOfDate(hours, date, calendar)) {
      const interval = {
        from: Math.max(from, midnight + part.from),
        to: Math.min(to, midnight + part.to),
        isUnknown: !part.isCertain,
      }
      if (interval.from < interval.to) intervals.push(interval)
    }
  }
  return intervals
}

function merged(intervals: readonly Interval[]): Interval[] {
  const result: Interval[] = []
  for (const one of intervals.toSorted((a, b) => a.from - b.from)) {
    const last = result.at(-1)
    if (last && last.to === one.from && last.isUnknown === one.isUnknown) last.to = one.to
    else result.push({ ...one })
  }
  return result
}

function show(intervals: readonly Interval[]): string {
  const minute = (value: number) => new Date(value * 60_000).toISOString().slice(0, 16)
  return intervals
    .map(({ from, to, isUnknown }) => `${minute(from)}/${minute(to)}${isUnknown ? '?' : ''}`)
    .join(' ')
}

function firstDifference(expected: string, actual: string): { expected: string; actual: string } {
  const [wanted, got] = [expected.split(' '), actual.split(' ')]
  const at = Math.max(
    0,
    wanted.findIndex((interval, index) => interval !== got[index]),
  )
  const SHOWN = 4
  return { expected: wanted.slice(at, at + SHOWN).join(' '), actual: got.slice(at, at + SHOWN).join(' ') }
}

function errorFigures({ errors }: HoursData): HoursFigures['errors'] {
  const read = errors.filter(({ value }) => parseOpeningHours(value).ok)
  return {
    total: errors.length,
    refused: errors.length - read.length,
    read: read.map(({ name, value }) => `${name}: ${value}`),
  }
}
