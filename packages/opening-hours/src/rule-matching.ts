import {
  type CalendarDay,
  calendarDay,
  dayNumber,
  daysInMonth,
  easterSunday,
  isoWeek,
  weekdayOf,
} from './calendar.ts'
import { isFeast, isInFeastRange } from './feast-ranges.ts'
import type { DayChoice, HoursDateRange, HoursRule, StepRange, YearDay } from './grammar.ts'

/** Asked with days since 1970-01-01. */
export type HolidayLookup = { public: (day: number) => boolean; school: (day: number) => boolean }

/** True when the rule speaks about the day, that is about the hours that begin on it. */
export function ruleAppliesTo(rule: HoursRule, day: CalendarDay, holidays: HolidayLookup): boolean {
  const [choices, ...others] = rule.days
  if (!choices) return isInSeason(rule, day)
  if (!others.every((list) => list.some((choice) => matchesDayChoice(choice, day, holidays)))) return false
  // "Aug Su[-1] +1 day" is the day after the last Sunday of August, be it in September: the season is asked about the Sunday.
  return choices.some((choice) => {
    const base = 'nth' in choice && choice.shift !== 0 ? calendarDay(day.number - choice.shift) : day
    return matchesDayChoice(choice, day, holidays) && isInSeason(rule, base)
  })
}

function isInSeason({ years, dates, weeks }: HoursRule, day: CalendarDay): boolean {
  if (years.length > 0 && !years.some((range) => matchesStep(range, day.year))) return false
  if (!dates.every((list) => list.some((range) => isInRange(range, day)))) return false
  if (weeks.length === 0) return true
  const week = isoWeek(day)
  return weeks.some((range) => matchesStep(range, week))
}

function matchesStep({ from, to, step }: StepRange, value: number): boolean {
  return value >= from && value <= to && (value - from) % step === 0
}

function matchesDayChoice(choice: DayChoice, day: CalendarDay, holidays: HolidayLookup): boolean {
  if ('holiday' in choice) return holidays[choice.holiday](day.number - choice.shift)
  if (choice.nth.length === 0) return ((choice.mask >> day.weekday) & 1) === 1
  const base = choice.shift === 0 ? day : calendarDay(day.number - choice.shift)
  if (((choice.mask >> base.weekday) & 1) === 0) return false
  const fromStart = Math.ceil(base.day / 7)
  const fromEnd = -Math.ceil((daysInMonth(base.year, base.month) - base.day + 1) / 7)
  return choice.nth.includes(fromStart) || choice.nth.includes(fromEnd)
}

function isInRange(range: HoursDateRange, day: CalendarDay): boolean {
  if (isFeast(range.from.on)) return isInFeastRange(range, day)
  const { year } = range.from
  if (year !== null) return isInRangeOf(range, year, day)
  // A shift may move next year's day into this year, or the last one's.
  return [0, -1, 1].some((years) => isInRangeOf(range, day.year + years, day))
}

function isInRangeOf(
  { from, to, step }: HoursDateRange,
  year: number,
  { number, year: dayYear }: CalendarDay,
): boolean {
  let first = resolve(from, year, 'first')
  if (!to) return number === resolve(from, year, 'only')
  let last = resolve(to, to.year ?? year, 'last')
  if (last < first && to.year === null && year === dayYear) {
    // Over the year's end: the day is in what this year begins, or in what the last one left.
    if (number >= first) last = resolve(to, year + 1, 'last')
    else first = resolve(from, year - 1, 'first')
  }
  return number >= first && number <= last && (number - first) % step === 0
}

/** A day number. 29 February of a common year is 1 March as a beginning, 28 February as an end, else no day at all. */
function resolve({ on, shift }: YearDay, year: number, role: 'first' | 'last' | 'only'): number {
  if (on === 'easter') return easterSunday(year) + shift
  if (isFeast(on)) return Number.NaN
  const length = daysInMonth(year, on.month)
  if ('day' in on) {
    if (on.day <= length) return dayNumber(year, on.month, on.day) + shift
    if (role === 'only') return Number.NaN
    return dayNumber(year, on.month, length) + shift + (role === 'first' ? 1 : 0)
  }
  if (on.nth > 0) {
    const first = dayNumber(year, on.month, 1)
    const day = first + ((on.weekday - weekdayOf(first) + 7) % 7) + (on.nth - 1) * 7
    return day < first + length ? day + shift : Number.NaN
  }
  const last = dayNumber(year, on.month, length)
  const day = last - ((weekdayOf(last) - on.weekday + 7) % 7) + (on.nth + 1) * 7
  return day > last - length ? day + shift : Number.NaN
}
