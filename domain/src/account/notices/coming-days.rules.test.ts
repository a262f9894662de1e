import { describe, expect, it } from 'vitest'
import { toInstant, toWallTime } from '../../base/zones.ts'
import { isCheckInDue, isDigestDue, tripDayNotice } from './coming-days.rules.ts'

const at = (date: string, hour: number) => ({ date, minutes: hour * 60 })

describe('a trip that starts soon', () => {
  it.each([
    ['2026-05-03', 9, 'trip-week'],
    ['2026-05-03', 7, null],
    ['2026-05-03', 22, null],
    ['2026-05-02', 9, null],
    ['2026-05-04', 9, null],
    ['2026-05-09', 9, 'trip-tomorrow'],
    ['2026-05-10', 9, null],
  ])('on %s at %i h is told as %s', (date, hour, told) => {
    expect(tripDayNotice('2026-05-10', '2026-04-01', at(date, hour))).toBe(told)
  })

  it('is no news on the day on which somebody made or joined it', () => {
    expect(tripDayNotice('2026-05-10', '2026-05-09', at('2026-05-09', 9))).toBeNull()
    expect(tripDayNotice('2026-05-10', '2026-05-08', at('2026-05-09', 9))).toBe('trip-tomorrow')
  })

  it('is told by the clock of each person, also at the date line', () => {
    const now = Date.parse('2026-05-08T21:00:00Z')
    const told = (zone: string) => tripDayNotice('2026-05-10', '2026-04-01', toWallTime(now, zone))
    expect([told('Pacific/Auckland'), told('Pacific/Honolulu')]).toEqual(['trip-tomorrow', null])
  })
})

describe('check-in', () => {
  const leaves = toInstant('2026-05-10', 7 * 60, 'Europe/Rome')
  const due = (hoursBefore: number, hour: number) =>
    isCheckInDue(leaves, leaves - hoursBefore * 3_600_000, at('2026-05-09', hour))

  it('is due from a day before, until the flight leaves, and not at night', () => {
    expect([due(24.1, 9), due(24, 9), due(24, 7), due(1, 9), due(0, 9)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ])
  })
})

describe('the summary of a day', () => {
  const now = new Date('2026-05-10T09:00:00Z')
  it.each([
    [null, 9, true],
    [null, 6, false],
    [null, 11, true],
    [null, 12, false],
    ['2026-05-09T12:00:00Z', 9, true],
    ['2026-05-09T14:00:00Z', 9, false],
  ])('after one at %s, at %i h: %s', (last, hour, isDue) => {
    expect(isDigestDue(last === null ? null : new Date(last), now, at('2026-05-10', hour))).toBe(isDue)
  })
})
