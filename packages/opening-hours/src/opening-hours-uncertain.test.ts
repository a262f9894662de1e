import { describe, expect, it } from 'vitest'
import { type HoursCalendar, hoursOfDate, isUncertain, openWindows, parseOpeningHours } from './index.ts'
import type { IsoDate } from './iso-date.ts'
import { formatClock } from './test-clock.ts'

const CALENDAR: HoursCalendar = { isPublicHoliday: () => false }
const BERLIN: HoursCalendar = {
  ...CALENDAR,
  position: { lat: 52.52, lon: 13.405 },
  offsetMinutes: (date) => (date >= '2026-03-29' && date < '2026-10-25' ? 120 : 60),
}

function read(value: string, hasPoints = false) {
  const parsed = parseOpeningHours(value, { hasPoints })
  if (!parsed.ok) throw new Error(`${value}: refused at ${parsed.at}`)
  return parsed.value
}

function parts(value: string, date: IsoDate, calendar = CALENDAR, hasPoints = false): string {
  return hoursOfDate(read(value, hasPoints), date, calendar)
    .map(({ from, to, isCertain, comment }) => {
      const mark = isCertain ? '' : '?'
      return `${formatClock(from)}-${formatClock(to)}${mark}${comment === null ? '' : ` ${comment}`}`
    })
    .join(', ')
}

function windows(value: string, date: IsoDate, calendar = CALENDAR) {
  return openWindows(read(value), date, calendar)
}

describe('an open end', () => {
  it('has a certain beginning and no end', () => {
    expect(windows('18:00+', '2026-03-02')).toEqual([{ open: 1080, close: null }])
    expect(parts('18:00+', '2026-03-02')).toBe('18:00-28:00?')
    expect(isUncertain(read('18:00+'), '2026-03-02', CALENDAR)).toBe(true)
  })

  it('after a fixed end is certain until that end', () => {
    expect(windows('10:00-16:00+', '2026-03-02')).toEqual([{ open: 600, close: 960 }])
    expect(parts('10:00-16:00+', '2026-03-02')).toBe('10:00-16:00, 16:00-24:00?')
    expect(windows('10:00-16:00,16:00+', '2026-03-02')).toEqual([{ open: 600, close: 960 }])
    expect(windows('21:00-23:00+', '2026-03-02')).toEqual([{ open: 1260, close: 1380 }])
    expect(parts('21:00-23:00+', '2026-03-02')).toBe('21:00-23:00, 23:00-31:00?')
  })

  it('ends at the next opening', () => {
    expect(windows('08:00+,14:00-18:00', '2026-03-02')).toEqual([
      { open: 480, close: null },
      { open: 840, close: 1080 },
    ])
  })

  it.each([
    ['17:00+', '17:00-27:00?'],
    ['16:59+', '16:59-24:00?'],
    ['22:00+', '22:00-30:00?'],
    ['10:00-12:00+,12:00-14:00', '10:00-14:00'],
  ])('has an assumed latest end: %s', (value, expected) => expect(parts(value, '2026-03-02')).toBe(expected))

  it('begins on its own date alone', () => {
    expect(parts('18:00+; Mo 10:00-12:00', '2026-03-03')).toBe('00:00-04:00?, 18:00-28:00?')
    expect(windows('18:00+; Mo 10:00-12:00', '2026-03-03')).toEqual([{ open: 1080, close: null }])
  })

  it('given twice counts once', () => expect(parts('18:00+,18:00+', '2026-03-02')).toBe('18:00-28:00?'))

  it('of hours that are unknown or closed opens nothing', () => {
    expect(windows('18:00+ unknown', '2026-03-02')).toEqual([])
    expect(windows('10:00-20:00; 18:00+ off', '2026-03-02')).toEqual([{ open: 600, close: 1080 }])
  })

  it('without its beginning is no opening', () => {
    expect(windows('18:00+; 17:00-19:00 off', '2026-03-02')).toEqual([])
    expect(parts('18:00+; 17:00-19:00 off', '2026-03-02')).toBe('19:00-28:00?')
  })
})

describe('unknown hours', () => {
  it.each([
    ['Mo "by arrangement"', '00:00-24:00? by arrangement'],
    ['Mo 10:00-12:00 unknown', '10:00-12:00?'],
    ['Mo 10:00-12:00 open "ring the bell"', '10:00-12:00 ring the bell'],
    ['Mo 10:00-12:00 || "call us"', '00:00-10:00? call us, 10:00-12:00, 12:00-24:00? call us'],
    ['Mo 10:00-12:00; Mo 11:00-13:00 "maybe"', '11:00-13:00? maybe'],
    ['Mo 10:00-12:00, Mo 11:00-13:00 "maybe"', '10:00-11:00, 11:00-13:00? maybe'],
    ['Mo 10:00-12:00 off "lunch is sacred"', ''],
  ])('are never open: %s', (value, expected) => {
    expect(parts(value, '2026-03-02')).toBe(expected)
    const certain = parts(value, '2026-03-02')
      .split(', ')
      .filter((part) => part !== '' && !part.includes('?'))
    expect(windows(value, '2026-03-02')).toHaveLength(certain.length)
  })
})

describe('hours that follow the sun', () => {
  it('are computed for the place and the date', () => {
    expect(parts('sunrise-sunset', '2026-06-21', BERLIN)).toBe('04:43-21:33')
    expect(parts('sunrise-sunset', '2026-12-21', BERLIN)).toBe('08:14-15:53')
    expect(parts('10:00-(sunset-01:30)', '2026-12-21', BERLIN)).toBe('10:00-14:23')
    expect(parts('(dawn+00:30)-12:00', '2026-12-21', BERLIN)).toMatch(/^08:0\d-12:00$/)
  })

  it('end on the next morning with the sun of that day', () => {
    expect(parts('sunset-sunrise', '2026-12-21', BERLIN)).toBe('15:53-32:15')
    // The clocks go forward in this night.
    expect(parts('sunset-sunrise', '2026-03-28', BERLIN)).toMatch(/^18:\d\d-30:4\d$/)
  })

  it('are empty on a date when the sun is later than the fixed end of the morning', () => {
    expect(parts('sunrise-06:00', '2026-06-21', BERLIN)).toBe('04:43-06:00')
    expect(parts('sunrise-06:00', '2026-12-21', BERLIN)).toBe('')
  })

  it('are uncertain without a position', () => {
    expect(windows('sunrise-sunset', '2026-06-21')).toEqual([])
    expect(parts('sunrise-sunset', '2026-06-21')).toBe('06:00-18:00?')
    expect(windows('sunset+', '2026-06-21')).toEqual([])
  })

  it('leave nothing certain on a day that they close from an unknown time', () => {
    expect(windows('10:00-20:00; sunset-24:00 off', '2026-06-21')).toEqual([])
    expect(parts('10:00-20:00; sunset-24:00 off', '2026-06-21')).toBe('10:00-20:00?')
    expect(windows('10:00-20:00, sunset-24:00 "ask"', '2026-06-21')).toEqual([])
    expect(windows('10:00-20:00, sunset-24:00', '2026-06-21')).toEqual([{ open: 600, close: 1080 }])
    expect(windows('10:00-20:00; sunset-24:00 off', '2026-12-21', BERLIN)).toEqual([
      { open: 600, close: 953 },
    ])
  })

  it('are nominal on request', () => {
    const calendar = { ...CALENDAR, hasNominalSun: true }
    expect(windows('(sunrise+00:30)-dusk', '2026-06-21', calendar)).toEqual([{ open: 390, close: 1110 }])
  })

  it('are uncertain where the sun does not rise', () => {
    const tromso = { ...BERLIN, position: { lat: 69.65, lon: 18.96 } }
    expect(windows('sunrise-sunset', '2026-12-21', tromso)).toEqual([])
    expect(isUncertain(read('sunrise-sunset'), '2026-12-21', tromso)).toBe(true)
  })
})

describe('points in time', () => {
  it('last a minute', () => {
    expect(parts('Mo 10:00,15:30', '2026-03-02', CALENDAR, true)).toBe('10:00-10:01, 15:30-15:31')
    expect(parts('Mo 10:00-13:00/90', '2026-03-02', CALENDAR, true)).toBe(
      '10:00-10:01, 11:30-11:31, 13:00-13:01',
    )
    expect(parts('Mo 23:00-01:00/60', '2026-03-02', CALENDAR, true)).toBe('23:00-23:01')
    expect(parts('Mo 23:00-01:00/60', '2026-03-03', CALENDAR, true)).toBe('00:00-00:01, 01:00-01:01')
    expect(parts('Mo 23:00-24:00/60', '2026-03-03', CALENDAR, true)).toBe('00:00-00:01')
  })
})

describe('wall clocks', () => {
  it.each(['2026-03-29', '2026-10-25', '2026-11-01'])(
    'say the same on %s, when they are changed somewhere',
    (date) => {
      expect(windows('01:00-03:30,23:00-02:30', date, BERLIN)).toEqual([
        { open: 60, close: 210 },
        { open: 1380, close: 1440 + 60 },
      ])
    },
  )
})
