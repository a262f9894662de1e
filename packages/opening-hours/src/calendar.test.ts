import { describe, expect, it } from 'vitest'
import { calendarDay, dayNumber, daysInMonth, easterSunday, isoWeek } from './calendar.ts'

/** Month and day of a day number, as in `0405`. */
function monthDay(number: number): string {
  const { month, day } = calendarDay(number)
  return `${String(month).padStart(2, '0')}${String(day).padStart(2, '0')}`
}

describe('a day of the calendar', () => {
  it('is a number and back, in any year', () => {
    for (const year of [1, 99, 100, 1582, 1900, 1970, 2000, 2026, 2100, 9999]) {
      for (const [month, day] of [
        [1, 1],
        [2, 28],
        [3, 1],
        [12, 31],
      ] as const) {
        expect(calendarDay(dayNumber(year, month, day))).toMatchObject({ year, month, day })
      }
    }
    expect(dayNumber(1970, 1, 1)).toBe(0)
    expect(calendarDay(0).weekday).toBe(3)
  })

  it.each([
    [1900, 28],
    [2000, 29],
    [2026, 28],
    [2028, 29],
    [2100, 28],
  ])('in February %i is one of %i', (year, days) => expect(daysInMonth(year, 2)).toBe(days))

  it.each([
    [2026, 1, 1, 1],
    [2025, 12, 29, 1],
    [2027, 1, 3, 53],
    [2027, 1, 4, 1],
    [2024, 12, 30, 1],
    [2023, 1, 1, 52],
    [2020, 12, 31, 53],
  ])('%i-%i-%i is in ISO week %i', (year, month, day, week) =>
    expect(isoWeek(calendarDay(dayNumber(year, month, day)))).toBe(week),
  )
})

// The earliest and the latest day there are, and the two corrections of the moon's age.
it.each([
  [1818, '0322'],
  [1943, '0425'],
  [1954, '0418'],
  [1961, '0402'],
  [1981, '0419'],
  [2000, '0423'],
  [2024, '0331'],
  [2025, '0420'],
  [2026, '0405'],
  [2038, '0425'],
  [2049, '0418'],
  [2076, '0419'],
])('Easter of %i is on %s and a Sunday', (year, expected) => {
  const number = easterSunday(year)
  expect(monthDay(number)).toBe(expected)
  expect(calendarDay(number).weekday).toBe(6)
})

it('Easter agrees with the rule of Meeus, Jones and Butcher for all its centuries', () => {
  for (let year = 1583; year <= 4200; year++) {
    expect(`${year} ${monthDay(easterSunday(year))}`).toBe(`${year} ${easterOfMeeus(year)}`)
  }
})

/** "Astronomical Algorithms", chapter 8; the letters are those of the book. */
function easterOfMeeus(year: number): string {
  const whole = (dividend: number, divisor: number) => Math.floor(dividend / divisor)
  const a = year % 19
  const [b, c] = [whole(year, 100), year % 100]
  const g = whole(b - whole(b + 8, 25) + 1, 3)
  const h = (19 * a + b - whole(b, 4) - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * whole(c, 4) - h - (c % 4)) % 7
  const m = whole(a + 11 * h + 22 * l, 451)
  const sum = h + l - 7 * m + 114
  return `0${whole(sum, 31)}${String((sum % 31) + 1).padStart(2, '0')}`
}
