import { describe, expect, it } from 'vitest'
import {
  type HoursCalendar,
  hoursOfDate,
  isUncertain,
  type OpeningHours,
  openWindows,
  parseOpeningHours,
} from './index.ts'
import type { IsoDate } from './iso-date.ts'
import { formatClock } from './test-clock.ts'

// 2026: 1 January is a Thursday, Easter 5 April, 1 May a Friday, 25 December a Friday; 2026-05-25 is Whit Monday.
const HOLIDAYS = ['2025-12-25', '2026-01-01', '2026-05-01', '2026-05-25', '2026-12-25']
const CALENDAR: HoursCalendar = { isPublicHoliday: (date) => HOLIDAYS.includes(date) }

function read(value: string): OpeningHours {
  const parsed = parseOpeningHours(value)
  if (!parsed.ok) throw new Error(`${value}: refused at ${parsed.at}`)
  return parsed.value
}

function windows(value: string, date: IsoDate, calendar = CALENDAR): string {
  return openWindows(read(value), date, calendar)
    .map(({ open, close }) => `${formatClock(open)}-${close === null ? 'open end' : formatClock(close)}`)
    .join(', ')
}

function parts(value: string, date: IsoDate, calendar = CALENDAR): string {
  return hoursOfDate(read(value), date, calendar)
    .map((part) => `${formatClock(part.from)}-${formatClock(part.to)}${part.isCertain ? '' : '?'}`)
    .join(', ')
}

type Row = [value: string, date: IsoDate, windows: string]

describe('opening windows', () => {
  it.each<Row>([
    ['09:30-17:00', '2026-03-02', '09:30-17:00'],
    ['Mo-Fr 09:00-12:30,14:00-18:00', '2026-03-06', '09:00-12:30, 14:00-18:00'],
    ['Mo-Fr 09:00-12:30,14:00-18:00', '2026-03-07', ''],
    ['Fr-Mo 10:00-16:00', '2026-03-01', '10:00-16:00'],
    ['Fr-Mo 10:00-16:00', '2026-03-04', ''],
    ['10:00-13:00,12:00-15:00', '2026-03-02', '10:00-15:00'],
    ['14:00-18:00,09:00-12:00', '2026-03-02', '09:00-12:00, 14:00-18:00'],
    ['24/7', '2026-03-02', '00:00-24:00'],
    ['open', '2026-03-02', '00:00-24:00'],
    ['off', '2026-03-02', ''],
    ['Tu-Su', '2026-03-03', '00:00-24:00'],
  ])('%s on %s: %s', (...[value, date, expected]) => expect(windows(value, date)).toBe(expected))

  it.each<Row>([
    ['Sa 20:00-02:00', '2026-03-07', '20:00-26:00'],
    ['Sa 20:00-26:00', '2026-03-07', '20:00-26:00'],
    ['Sa 20:00-02:00', '2026-03-08', ''],
    ['22:00-22:00', '2026-03-07', '22:00-46:00'],
    ['Fr,Sa 18:00-03:00, Sa,Su 01:00-05:00', '2026-03-07', '01:00-05:00, 18:00-25:00'],
    ['Sa 20:00-02:00; Su 01:00-01:30 off', '2026-03-07', '20:00-25:00'],
    ['Tu 22:00-02:00, Mo 10:00-48:00', '2026-03-02', '10:00-48:00'],
    ['Tu 22:00-02:00, Mo 10:00-48:00', '2026-03-03', ''],
    ['Tu 22:00-02:00, Mo 10:00-48:00', '2026-03-04', '00:00-02:00'],
    ['Mo 20:00-02:00, Mo 22:00-24:00 unknown', '2026-03-02', '20:00-22:00'],
    ['Mo 20:00-02:00, Mo 22:00-24:00 unknown', '2026-03-03', '00:00-02:00'],
    ['Sa 20:00-02:00; Su 01:00-01:30 off', '2026-03-08', '01:30-02:00'],
  ])('belong to the date on which they open: %s on %s: %s', (...[value, date, expected]) =>
    expect(windows(value, date)).toBe(expected),
  )

  it.each<Row>([
    ['Mo-Fr 09:00-18:00; We 09:00-12:00', '2026-03-04', '09:00-12:00'],
    ['Mo-Fr 09:00-18:00; We off', '2026-03-04', ''],
    ['Mo-Fr 09:00-18:00; We 12:00-13:00 off', '2026-03-04', '09:00-12:00, 13:00-18:00'],
    ['Mo-Fr 09:00-12:00, We 14:00-18:00', '2026-03-04', '09:00-12:00, 14:00-18:00'],
    ['We off; Mo-Fr 09:00-18:00', '2026-03-04', '09:00-18:00'],
    ['Mo 09:00-12:00 || Mo 10:00-14:00', '2026-03-02', '09:00-14:00'],
    ['Mo 09:00-12:00 || 24/7', '2026-03-03', '00:00-24:00'],
    // A night that runs into a day with its own hours ends there, as in the reference evaluators.
    ['11:00-02:00; Sa 12:00-03:00', '2026-03-06', '11:00-24:00'],
    ['11:00-02:00, Sa 12:00-03:00', '2026-03-06', '11:00-26:00'],
  ])('follow the rules in their order: %s on %s: %s', (...[value, date, expected]) =>
    expect(windows(value, date)).toBe(expected),
  )
})

describe('dates', () => {
  it.each<Row>([
    ['Apr-Sep: 08:00-20:00; Oct-Mar: 09:00-16:00', '2026-10-01', '09:00-16:00'],
    ['Apr-Sep: 08:00-20:00; Oct-Mar: 09:00-16:00', '2026-09-30', '08:00-20:00'],
    ['Nov-Feb 10:00-12:00', '2026-02-28', '10:00-12:00'],
    ['Nov-Feb 10:00-12:00', '2026-03-01', ''],
    ['Jun 15-Sep 15 10:00-12:00', '2026-09-15', '10:00-12:00'],
    ['Dec 20-Jan 06 10:00-12:00', '2027-01-06', '10:00-12:00'],
    ['Dec 20-Jan 06 10:00-12:00', '2026-01-07', ''],
    ['10:00-18:00; Jan 01 off', '2026-01-01', ''],
    ['10:00-18:00; Dec 24,25,31 off', '2026-12-25', ''],
    ['10:00-18:00; Dec 24,25,31 off', '2026-12-26', '10:00-18:00'],
    ['Feb 29 10:00-12:00', '2028-02-29', '10:00-12:00'],
    ['Feb 29 10:00-12:00', '2026-02-28', ''],
    ['Feb 20-29 10:00-12:00', '2026-02-28', '10:00-12:00'],
    ['2026 Feb 29-2026 Mar 02 10:00-12:00', '2026-03-01', '10:00-12:00'],
    ['2026 Feb 29-2026 Mar 02 10:00-12:00', '2026-02-28', ''],
    ['Jan 01-31/7 10:00-12:00', '2026-01-15', '10:00-12:00'],
    ['Jan 01-31/7 10:00-12:00', '2026-01-14', ''],
    ['Dec 30-Jan 05/3 10:00-12:00', '2026-01-02', '10:00-12:00'],
  ])('of each year: %s on %s: %s', (...[value, date, expected]) =>
    expect(windows(value, date)).toBe(expected),
  )

  it.each<Row>([
    ['2026 10:00-12:00', '2026-12-31', '10:00-12:00'],
    ['2026 10:00-12:00', '2027-01-01', ''],
    ['2025-2027 10:00-12:00', '2027-01-01', '10:00-12:00'],
    ['2027+ 10:00-12:00', '2026-12-31', ''],
    ['2027+ 10:00-12:00', '2040-06-01', '10:00-12:00'],
    ['2024/2 10:00-12:00', '2026-06-01', '10:00-12:00'],
    ['2024/2 10:00-12:00', '2027-06-01', ''],
    ['2026 Feb 10-20,Mar 05: 10:00-12:00', '2027-03-05', ''],
    ['2026 Dec 20-2027 Jan 10 off; 09:00-10:00', '2027-01-10', '09:00-10:00'],
    ['09:00-10:00; 2026 Dec 20-2027 Jan 10 off', '2027-01-10', ''],
    ['09:00-10:00; 2026 Dec 20-2027 Jan 10 off', '2028-01-10', '09:00-10:00'],
    ['09:00-10:00; 2026 Mar 15+ off', '2027-01-10', ''],
  ])('of some years: %s on %s: %s', (...[value, date, expected]) =>
    expect(windows(value, date)).toBe(expected),
  )

  it.each<Row>([
    ['week 01 10:00-12:00', '2025-12-29', '10:00-12:00'],
    ['week 53 10:00-12:00', '2027-01-03', '10:00-12:00'],
    ['week 02-52/2 Mo 10:00-12:00', '2026-01-05', '10:00-12:00'],
    ['week 02-52/2 Mo 10:00-12:00', '2026-01-12', ''],
    ['10:00-12:00; easter off', '2026-04-05', ''],
    ['10:00-12:00; easter -2 days off', '2026-04-03', ''],
    ['easter +50 days 10:00-12:00', '2026-05-25', '10:00-12:00'],
    ['easter-Oct 31 10:00-12:00', '2026-04-04', ''],
    ['easter-Oct 31 10:00-12:00', '2026-04-05', '10:00-12:00'],
    ['Nov 01-easter 10:00-12:00', '2026-04-05', '10:00-12:00'],
    ['Nov 01-easter 10:00-12:00', '2026-04-06', ''],
    ['Mar Su[-1]-Oct Su[-1] 10:00-12:00', '2026-03-29', '10:00-12:00'],
    ['Jan Su[1] -5 days-Jan 10 10:00-12:00', '2026-12-29', '10:00-12:00'],
    ['Jan Su[1] -5 days-Jan 10 10:00-12:00', '2026-12-28', ''],
    ['Dec Su[-1] +6 days 10:00-12:00', '2027-01-02', '10:00-12:00'],
    ['Mar Su[-1]-Oct Su[-1] -1 day 10:00-12:00', '2026-10-25', ''],
  ])(
    'in weeks, around Easter and from one nth weekday to another: %s on %s: %s',
    (...[value, date, expected]) => expect(windows(value, date)).toBe(expected),
  )
})

describe('nth weekdays', () => {
  it.each<Row>([
    ['Mo[1] 10:00-12:00', '2026-03-02', '10:00-12:00'],
    ['Mo[1] 10:00-12:00', '2026-03-09', ''],
    ['Su[-1] 10:00-12:00', '2026-03-29', '10:00-12:00'],
    ['Su[-1] 10:00-12:00', '2026-03-22', ''],
    ['Su[-1] 10:00-12:00', '2028-02-27', '10:00-12:00'],
    ['Th[1,3] 10:00-12:00', '2026-03-19', '10:00-12:00'],
    ['Th[2-4] 10:00-12:00', '2026-03-26', '10:00-12:00'],
    ['Th[2-4] 10:00-12:00', '2026-03-05', ''],
    ['Mo[5] 10:00-12:00', '2026-03-30', '10:00-12:00'],
    ['Sa[-1] +1 day 10:00-12:00', '2026-03-01', '10:00-12:00'],
    ['Aug Mo[-1] +2 days 10:00-12:00', '2026-09-02', '10:00-12:00'],
    ['Sep Mo[-1] +2 days 10:00-12:00', '2026-09-02', ''],
    ['10:00-18:00; Jan 01,Nov Th[4],Dec 25 off', '2026-11-26', ''],
    ['Nov Th[1],Th[3] 10:00-12:00', '2026-11-19', '10:00-12:00'],
    ['Apr-Oct Su[2] 10:00-12:00', '2026-10-11', '10:00-12:00'],
    ['Jul-Aug Mo[-1] +2 days 10:00-12:00', '2026-09-02', '10:00-12:00'],
    ['Sep-Oct Mo[-1] +2 days 10:00-12:00', '2026-09-02', ''],
  ])('%s on %s: %s', (...[value, date, expected]) => expect(windows(value, date)).toBe(expected))
})

describe('holidays', () => {
  it.each<Row>([
    ['Mo-Sa 09:00-18:00; PH off', '2026-05-25', ''],
    ['Mo-Sa 09:00-18:00; PH off', '2026-05-26', '09:00-18:00'],
    ['PH off; Mo-Sa 09:00-18:00', '2026-05-25', '09:00-18:00'],
    ['Mo-Fr 09:00-18:00; Su,PH 11:00-15:00', '2026-05-01', '11:00-15:00'],
    ['PH Mo-Th 11:00-15:00', '2026-05-25', '11:00-15:00'],
    ['PH Mo-Th 11:00-15:00', '2026-05-01', ''],
    ['PH -1 day 11:00-15:00', '2026-04-30', '11:00-15:00'],
    ['PH -1 day 11:00-15:00', '2025-12-31', '11:00-15:00'],
    ['PH +1 day Sa 11:00-15:00', '2026-05-02', '11:00-15:00'],
    ['20:00-03:00; PH off', '2026-12-24', '20:00-24:00'],
    ['24/7; PH off', '2026-01-01', ''],
  ])('%s on %s: %s', (...[value, date, expected]) => expect(windows(value, date)).toBe(expected))

  it('of schools count when they are known', () => {
    const calendar: HoursCalendar = { ...CALENDAR, isSchoolHoliday: (date) => date.startsWith('2026-08') }
    expect(windows('09:00-18:00; SH 10:00-16:00', '2026-08-03', calendar)).toBe('10:00-16:00')
    expect(windows('SH Mo-Fr 10:00-16:00', '2026-08-01', calendar)).toBe('')
    expect(windows('09:00-18:00; SH off', '2026-07-31', calendar)).toBe('09:00-18:00')
  })

  it('of unknown school holidays leave only hours that apply in any case certain', () => {
    expect(parts('09:00-18:00; SH 10:00-20:00', '2026-08-03')).toBe('09:00-10:00?, 10:00-18:00, 18:00-20:00?')
    expect(windows('09:00-18:00; SH off', '2026-08-03')).toBe('')
    expect(isUncertain(read('09:00-18:00; SH off'), '2026-08-03', CALENDAR)).toBe(true)
    expect(isUncertain(read('09:00-18:00'), '2026-08-03', CALENDAR)).toBe(false)
  })
})
