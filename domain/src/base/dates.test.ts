import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  daysBetween,
  formatClock,
  fromDayNumber,
  isIsoDate,
  parseClock,
  toDayNumber,
  utcDate,
  weekdayOf,
} from './dates.ts'

const day = fc.integer({ min: -700_000, max: 2_900_000 })

describe('a date', () => {
  it.each([
    '2026-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-04-31',
    '26-04-01',
    '2026-4-1',
    '0000-01-01',
    '',
    '2026-04-01T00:00',
  ])('is not %j', (text) => expect(isIsoDate(text)).toBe(false))

  it('in UTC is that of the instant, whatever the local clock of the traveller says', () => {
    const instant = new Date('2026-03-29T23:59:59.999-11:00')
    expect([utcDate(instant), utcDate(instant.getTime())]).toEqual(['2026-03-30', '2026-03-30'])
  })

  it.each(['2026-02-28', '2028-02-29', '0001-01-01', '9999-12-31'])('may be %s', (text) =>
    expect(isIsoDate(text)).toBe(true),
  )

  it('is a day number and back', () => {
    fc.assert(fc.property(day, (n) => isIsoDate(fromDayNumber(n)) && toDayNumber(fromDayNumber(n)) === n))
  })

  it('is n days after itself minus n days, also over a change of clocks', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -400, max: 400 }), (n, days) => {
        const date = fromDayNumber(n)
        expect(daysBetween(date, addDays(date, days))).toBe(days)
      }),
    )
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })

  it.each([
    ['1970-01-01', 3],
    ['2026-11-21', 5],
    ['2026-11-23', 0],
    ['1969-12-28', 6],
  ])('%s is weekday %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday))
})

describe('a time of day', () => {
  it('is read and shown as minutes, past midnight too', () => {
    fc.assert(fc.property(fc.integer({ min: 0, max: 2880 }), (m) => parseClock(formatClock(m)) === m))
    expect(formatClock(1560)).toBe('26:00')
  })

  it.each(['9:00', '24:60', '48:01', 'noon', '', '12:00:00'])('is not %j', (text) =>
    expect(parseClock(text)).toBeNull(),
  )
})
