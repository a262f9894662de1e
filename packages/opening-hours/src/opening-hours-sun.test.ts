import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type HoursCalendar, hoursOfDate, openWindows, parseOpeningHours } from './index.ts'
import { fromDayNumber, type IsoDate, toDayNumber } from './iso-date.ts'
import { formatClock } from './test-clock.ts'

const OSLO: HoursCalendar = {
  isPublicHoliday: () => false,
  position: { lat: 59.91, lon: 10.75 },
  // Summer time, roughly; no case lies near its beginning or end.
  offsetMinutes: (date) => (date.slice(5) > '03-29' && date.slice(5) < '10-25' ? 120 : 60),
}
const DAY = 1440

function read(value: string) {
  const parsed = parseOpeningHours(value)
  if (!parsed.ok) throw new Error(`${value}: refused at ${parsed.at}`)
  return parsed.value
}

function windows(value: string, date: IsoDate): string {
  return openWindows(read(value), date, OSLO)
    .map(({ open, close }) => `${formatClock(open)}-${close === null ? 'open end' : formatClock(close)}`)
    .join(', ')
}

describe('hours that the sun begins or ends', () => {
  it.each([
    // In Oslo the sun rises at 09:18 and sets at 15:12 on 21 December, at 03:53 and 22:43 on 21 June.
    ['sunrise-08:00', '2026-12-21', ''],
    ['sunrise-08:00', '2026-06-21', '03:53-08:00'],
    ['sunset-20:00', '2026-06-21', ''],
    ['sunset-20:00', '2026-12-21', '15:12-20:00'],
    ['20:00-sunset', '2026-06-21', '20:00-22:43'],
    ['dusk-18:30', '2026-06-21', ''],
    ['05:30-dawn', '2026-06-21', ''],
    ['dawn-07:30', '2026-12-21', ''],
    ['(sunrise+02:00)-(sunset-05:00)', '2026-12-21', ''],
    ['(sunset-02:00)-20:00', '2026-06-21', ''],
  ])('%s on %s: %s', (value, date, expected) => expect(windows(value, date)).toBe(expected))

  it.each([
    ['sunset-02:00', '2026-06-21', '22:43-26:00'],
    ['sunset-02:00', '2026-12-21', '15:12-26:00'],
    ['22:00-sunrise', '2026-12-21', '22:00-33:18'],
    ['sunset-sunrise', '2026-12-21', '15:12-33:18'],
    ['(sunset+01:00)-(sunrise-01:00)', '2026-12-21', '16:12-32:18'],
  ])('%s on %s goes on past midnight: %s', (value, date, expected) =>
    expect(windows(value, date)).toBe(expected),
  )

  it('have an open end from their beginning when the sun is later than the fixed end', () => {
    expect(hoursOfDate(read('sunset-20:00+'), '2026-06-21', OSLO)).toEqual([
      { from: 22 * 60 + 43, to: expect.any(Number), isCertain: false, comment: null },
    ])
  })

  it('have no points when a span of points is empty', () => {
    const parsed = parseOpeningHours('sunrise-08:00/30', { hasPoints: true })
    if (!parsed.ok) throw new Error('refused')
    expect(hoursOfDate(parsed.value, '2026-12-21', OSLO)).toEqual([])
    expect(hoursOfDate(parsed.value, '2026-06-21', OSLO).length).toBe(9)
  })

  it('never go past midnight when the nominal times of the sun have the end after the beginning', () => {
    const event = fc.constantFrom(...Object.entries({ dawn: 330, sunrise: 360, sunset: 1080, dusk: 1110 }))
    const day = fc.integer({ min: toDayNumber('2026-01-01'), max: toDayNumber('2026-12-31') })
    fc.assert(
      fc.property(event, fc.nat(1439), day, ([name, usual], minute, number) => {
        // It is dusk in Oslo until midnight in June.
        const value = usual <= minute ? `${name}-${formatClock(minute)}` : `${formatClock(minute)}-${name}`
        for (const { to } of hoursOfDate(read(value), fromDayNumber(number), OSLO))
          expect(to).toBeLessThan(DAY + 60)
      }),
      { numRuns: 200 },
    )
  })
})

describe('rules after a fallback', () => {
  const parts = (value: string, date: IsoDate) =>
    hoursOfDate(read(value), date, OSLO)
      .map((part) => `${formatClock(part.from)}-${formatClock(part.to)}${part.isCertain ? '' : '?'}`)
      .join(', ')

  // 2026-03-04 is a Wednesday.
  it.each([
    ['Mo-Fr 10:00-16:00 || "by appointment"; We off', '2026-03-04', ''],
    [
      'Mo-Fr 10:00-16:00 || "by appointment"; We off',
      '2026-03-05',
      '00:00-10:00?, 10:00-16:00, 16:00-24:00?',
    ],
    ['Mo-Fr 10:00-16:00 || "by appointment"; We 12:00-13:00', '2026-03-04', '12:00-13:00'],
    [
      'Mo-Fr 10:00-16:00 || "by appointment"; We 15:00-18:00 off',
      '2026-03-04',
      '00:00-10:00?, 10:00-15:00, 18:00-24:00?',
    ],
    [
      'Mo-Fr 10:00-16:00 || We 09:00-12:00 unknown, We 15:00-18:00 unknown',
      '2026-03-04',
      '09:00-10:00?, 10:00-16:00, 16:00-18:00?',
    ],
    ['Mo-Fr 10:00-16:00 || "call"; We off || We 11:00-12:00', '2026-03-04', '11:00-12:00'],
  ])('%s on %s: %s', (value, date, expected) => expect(parts(value, date)).toBe(expected))
})
