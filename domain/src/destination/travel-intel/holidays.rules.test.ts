import { expect, it } from 'vitest'
import { resolveHolidayRules } from './holidays.rules.ts'

const dates = (on: string, year: number, days = 1) =>
  resolveHolidayRules([{ on, days, name: 'A day' }], year).map(({ date }) => date)

it.each([
  ['05-01', 2026, ['2026-05-01']],
  ['easter -2', 2026, ['2026-04-03']],
  ['easter +1', 2024, ['2024-04-01']],
  ['orthodox 0', 2024, ['2024-05-05']],
  ['orthodox 0', 2025, ['2025-04-20']],
  ['orthodox +1', 2026, ['2026-04-13']],
  ['2 monday 06', 2026, ['2026-06-08']],
  ['1 monday 06', 2026, ['2026-06-01']],
  ['-1 friday 09', 2026, ['2026-09-25']],
  ['-1 sunday 12', 2026, ['2026-12-27']],
  ['2 sunday 10 +1', 2026, ['2026-10-12']],
])('%s of %i is %j', (on, year, expected) => expect(dates(on, year)).toEqual(expected))

it.each([
  // Saudi Arabia kept these days on the 10th of April 2024, the 30th of March 2025 and the 20th of March 2026.
  ['islamic 10-01', 2024, '2024-04-10'],
  ['islamic 10-01', 2025, '2025-03-30'],
  ['islamic 10-01', 2026, '2026-03-20'],
  ['islamic 12-10', 2024, '2024-06-16'],
  ['islamic 12-10', 2025, '2025-06-06'],
  ['islamic 01-01', 2025, '2025-06-26'],
])('%s of %i is within a day of %s, and called an estimate', (on, year, observed) => {
  const [holiday] = resolveHolidayRules([{ on, name: 'A day' }], year)
  expect(Math.abs(Date.parse(holiday?.date ?? '') - Date.parse(observed))).toBeLessThanOrEqual(86_400_000)
  expect(holiday?.isEstimate).toBe(true)
})

it('finds a day of the lunar year twice where a year holds it twice', () => {
  expect(dates('islamic 01-01', 2008)).toHaveLength(2)
})

it('gives every day of several, also those that go over into the next year', () => {
  expect(dates('12-30', 2026, 3)).toEqual(['2026-12-30', '2026-12-31'])
  expect(dates('07-11', 2026, 2)).toEqual(['2026-07-11', '2026-07-12'])
})

it('refuses a rule that it does not know', () => {
  expect(() => dates('full moon', 2026)).toThrow('full moon')
  expect(() => dates('2 someday 06', 2026)).toThrow('someday')
})
