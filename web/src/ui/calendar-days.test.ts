import { describe, expect, it } from 'vitest'
import { firstWeekdayOf, shiftDate, shiftMonth, startOfWeek, weeksOf } from './calendar-days.ts'

describe('a month', () => {
  it.each([
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-05', 12, '2027-05'],
    ['2026-11', -23, '2024-12'],
  ])('%s, %i months on, is %s', (month, by, expected) => {
    expect(shiftMonth(month, by)).toBe(expected)
  })

  it('has whole weeks, from the first weekday of the locale', () => {
    const fromMonday = weeksOf('2026-12', 0)
    expect(fromMonday[0]).toEqual([
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
      '2026-12-06',
    ])
    const fromSunday = weeksOf('2026-12', 6)
    expect(fromSunday[0]?.slice(0, 3)).toEqual([null, null, '2026-12-01'])
    for (const weeks of [fromMonday, fromSunday]) {
      expect(weeks.every((week) => week.length === 7)).toBe(true)
      expect(weeks.flat().filter(Boolean)).toHaveLength(31)
    }
  })

  it('of four weeks that begin with the first weekday has no empty place', () => {
    expect(weeksOf('2027-02', 0).flat()).toHaveLength(28)
    expect(weeksOf('2027-02', 0).flat()).not.toContain(null)
  })
})

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-03-31', -1, '2026-02-28'],
  ['2026-05-31', 1, '2026-06-30'],
  ['2026-05-15', 12, '2027-05-15'],
  ['2028-02-29', 12, '2029-02-28'],
])('the day %s, %i months on, is %s', (date, by, expected) => {
  expect(shiftDate(date, by)).toBe(expected)
})

it('finds the first day of the week of a locale', () => {
  expect(firstWeekdayOf('en-US')).toBe(6)
  expect(firstWeekdayOf('en-GB')).toBe(0)
  expect(firstWeekdayOf('ar-EG')).toBe(5)
  expect(startOfWeek('2026-11-21', firstWeekdayOf('en-US'))).toBe('2026-11-15')
  expect(startOfWeek('2026-11-21', firstWeekdayOf('de-DE'))).toBe('2026-11-16')
  expect(startOfWeek('2026-11-21', firstWeekdayOf('ar-EG'))).toBe('2026-11-21')
})
