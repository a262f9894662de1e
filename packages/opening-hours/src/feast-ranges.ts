import type { CalendarDay } from './calendar.ts'
import type { HoursDateRange, YearDay, YearDayBase } from './grammar.ts'
import { daysOfFeast, type MovableFeast } from './movable-feasts.ts'

export function isFeast(on: YearDayBase): on is { readonly feast: MovableFeast } {
  return typeof on === 'object' && 'feast' in on
}

/** True on the day of a feast, or from one to the next other one that ends the range, both days included. */
export function isInFeastRange({ from, to }: HoursDateRange, { number, year }: CalendarDay): boolean {
  const first = Math.max(...daysAround(from, year).filter((day) => day <= number))
  if (!to) return first === number
  return number <= Math.min(...daysAround(to, year).filter((day) => day >= first))
}

function daysAround({ on, shift }: YearDay, year: number): number[] {
  if (!isFeast(on)) return []
  return [year - 1, year, year + 1].flatMap((each) => daysOfFeast(on.feast, each)).map((day) => day + shift)
}
