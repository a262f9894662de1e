import fc from 'fast-check'
import { describe, expect, inject, it } from 'vitest'
import {
  type HoursCalendar,
  hoursOfDate,
  type OpeningHours,
  openWindows,
  parseOpeningHours,
} from './index.ts'
import { fromDayNumber, toDayNumber } from './iso-date.ts'
import { type ReferenceRule, spellDays, writeRules } from './reference-model.ts'

/** `npm run prove` runs all of them. */
const [RUNS, LIMIT_MS] = inject('isProving') ? [100_000, 7_200_000] : [1500, 60_000]
const HOLIDAYS = new Set(['01-01', '05-01', '08-15', '12-25', '12-26'])
const CALENDAR: HoursCalendar = { isPublicHoliday: (date) => HOLIDAYS.has(date.slice(5)) }
const LONGEST_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

const monthDay = fc
  .integer({ min: 0, max: 11 })
  .chain((month) =>
    fc.tuple(fc.constant(month + 1), fc.integer({ min: 1, max: LONGEST_MONTHS[month] ?? 28 })),
  )
const dates = fc.record({ from: monthDay, to: monthDay }).map(({ from, to }) =>
  // The grammar has no range that goes back within a month.
  from[0] === to[0] && from[1] > to[1] ? { from: to, to: from } : { from, to },
)
const weeks = fc
  .record({ from: fc.integer({ min: 1, max: 52 }), length: fc.nat(52), step: fc.integer({ min: 1, max: 4 }) })
  .map(({ from, length, step }) => ({ from, to: Math.min(53, from + length + 1), step }))
const days = fc.oneof(
  fc.uniqueArray(fc.nat(6), { minLength: 1, maxLength: 5 }),
  fc.record({ day: fc.nat(6), nth: fc.constantFrom(1, 2, 3, 4, 5, -1, -2, -5) }),
  fc.constant('holidays' as const),
)
const span = fc
  .tuple(fc.nat(1439), fc.integer({ min: 1, max: 1440 }))
  .map(([from, length]): [number, number] => [from, from + length])
const rule: fc.Arbitrary<ReferenceRule> = fc.record({
  join: fc.constantFrom(';', ';', ',', '||'),
  dates: fc.option(dates),
  weeks: fc.option(weeks, { freq: 1 }),
  days: fc.option(days, { freq: 4 }),
  spans: fc.array(span, { minLength: 1, maxLength: 3 }),
  state: fc.constantFrom('open', 'open', 'open', 'closed', 'unknown'),
})
const rules = fc.array(rule, { minLength: 1, maxLength: 5 })

function read(value: string): OpeningHours {
  const parsed = parseOpeningHours(value)
  if (!parsed.ok) throw new Error(`${value}: refused at ${parsed.at}`)
  return parsed.value
}

/** A letter for each minute of each day of a year, from the parts of each date; an `X` where parts overlap. */
function spellYear(hours: OpeningHours, first: number, length: number): string[] {
  const days = Array.from({ length: length + 3 }, () => '')
  const write = (day: number, from: number, to: number, letter: string) => {
    const before = days[day + 1] ?? ''
    days[day + 1] = `${before.padEnd(from, '.')}${before.length > from ? 'X' : ''}${letter.repeat(to - from)}`
  }
  for (let day = -1; day <= length; day++) {
    for (const { from, to, isCertain } of hoursOfDate(hours, fromDayNumber(first + day), CALENDAR)) {
      const letter = isCertain ? 'o' : '?'
      if (from < 1440) write(day, from, Math.min(1440, to), letter)
      if (to > 1440) write(day + 1, Math.max(0, from - 1440), to - 1440, letter)
    }
  }
  return days.slice(1, length + 1).map((letters) => letters.padEnd(1440, '.'))
}

describe('the evaluator', () => {
  it('agrees on every minute of a year with an evaluation minute by minute', { timeout: 30_000 }, () => {
    const isHoliday = (day: number) => CALENDAR.isPublicHoliday(fromDayNumber(day))
    fc.assert(
      fc.property(rules, fc.constantFrom(2024, 2026, 2027), (some, year) => {
        const first = toDayNumber(`${year}-01-01`)
        const length = toDayNumber(`${year + 1}-01-01`) - first
        const slow = spellDays(some, first, length, isHoliday)
        for (const [day, spelled] of spellYear(read(writeRules(some)), first, length).entries()) {
          expect(spelled).toBe(slow[day])
        }
      }),
    )
  })

  it('answers with windows inside their bounds, sorted and apart, the same for a copy of the value', () => {
    fc.assert(
      fc.property(rules, fc.nat(3000), (some, offset) => {
        const hours = read(writeRules(some))
        const date = fromDayNumber(toDayNumber('2024-01-01') + offset)
        const windows = openWindows(hours, date, CALENDAR)
        expectInBounds(windows)
        expect(openWindows(JSON.parse(JSON.stringify(hours)), date, CALENDAR)).toEqual(windows)
      }),
    )
  })
})

function expectInBounds(windows: readonly { open: number; close: number | null }[]): void {
  let edge = -1
  for (const { open, close } of windows) {
    expect(open).toBeGreaterThan(edge)
    expect(open).toBeLessThan(1440)
    if (close !== null) {
      expect(close).toBeGreaterThan(open)
      expect(close).toBeLessThanOrEqual(2880)
    }
    edge = close ?? open
  }
}

const WORDS = [
  'Mo',
  'Fr',
  '-',
  ',',
  ', ',
  ';',
  '||',
  ' ',
  ':',
  '10:00',
  '18:00',
  '26:00',
  '+',
  'off',
  'PH',
  'SH',
]
const MORE = [
  'week',
  '[1]',
  '[',
  ']',
  '(',
  ')',
  '/',
  '.',
  '"',
  '"x"',
  'Jan',
  'Dec',
  '2026',
  '05',
  '31',
  'sunset',
]
const LAST = [
  'easter',
  ' +1 day',
  ' -2 days',
  '24/7',
  'open end',
  'am',
  'pm',
  '(sunrise+01:00)',
  '9',
  'to',
  '\u0308',
]
const soup = fc
  .array(fc.constantFrom(...WORDS, ...MORE, ...LAST), { maxLength: 40 })
  .map((parts) => parts.join(''))
const anything = fc.oneof(
  soup,
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme' }),
)

describe('the reader', () => {
  it('never throws, and its result can be evaluated', { timeout: LIMIT_MS }, () => {
    fc.assert(
      fc.property(anything, fc.boolean(), fc.nat(3000), (value, hasPoints, offset) => {
        const parsed = parseOpeningHours(value, { hasPoints })
        if (parsed.ok)
          expectInBounds(
            openWindows(parsed.value, fromDayNumber(toDayNumber('2024-01-01') + offset), CALENDAR),
          )
        else {
          expect(parsed.at).toBeGreaterThanOrEqual(0)
          expect(parsed.at).toBeLessThanOrEqual(value.length)
        }
      }),
      { numRuns: RUNS },
    )
  })

  it('accepts ten thousand arbitrary characters', () => {
    for (const part of [...WORDS, ...MORE, ...LAST]) {
      const value = part.repeat(Math.ceil(10_000 / part.length))
      expect(parseOpeningHours(value)).toMatchObject({ ok: false })
      parseOpeningHours(value.slice(0, 1999))
    }
  })
})
