import { addDays, daysBetween, fromDayNumber, type IsoDate, toDayNumber } from '@tripwright/domain/base/dates'
import type { HoursCalendar } from '@tripwright/opening-hours'
import type { CasePlace, HoursCase } from './hours-data.ts'

/** Easter Sundays of the years in which the set asks for German holidays, from the almanac. */
const EASTER: Partial<Record<string, string>> = {
  '2011': '04-24',
  '2012': '04-08',
  '2013': '03-31',
  '2014': '04-20',
  '2015': '04-05',
  '2023': '04-09',
  '2024': '03-31',
  '2025': '04-20',
  '2026': '04-05',
}
/** Baden-Württemberg: law on Sundays and holidays (FTG), section 1; days after Easter Sunday and fixed days. */
const AFTER_EASTER = [-2, 1, 39, 50, 60]
const FIXED = ['01-01', '01-06', '05-01', '10-03', '11-01', '12-25', '12-26']

/** The values that only test which days are holidays. */
const BARE_HOLIDAYS = /^(PH|SH)( 12:00-13:00)?$/

const OFFSETS = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Berlin', timeZoneName: 'longOffset' })

/** Holidays from the data set itself, by place and kind, for places without a table of ours. */
export type DatasetHolidays = ReadonlyMap<string, ReadonlySet<IsoDate>>

/** True when the case only asks which days are holidays, and the data set is our only source for them. */
export function isCircular({ value, place }: HoursCase): boolean {
  const kind = BARE_HOLIDAYS.exec(value)?.[1]
  return kind === 'SH' || (kind === 'PH' && !isOurTable(place))
}

/** Collects the holidays from the expected answers of the cases that ask for nothing else. */
export function collectHolidays(cases: readonly HoursCase[]): DatasetHolidays {
  const holidays = new Map<string, Set<IsoDate>>()
  for (const one of cases.filter(isCircular)) {
    const key = keyOf(one.place, one.value.startsWith('PH') ? 'PH' : 'SH')
    const days = holidays.get(key) ?? new Set()
    for (const [from, to] of one.expected) {
      const [first, last] = [from.slice(0, 10), to.slice(0, 10)]
      const count = Math.max(1, daysBetween(first, last))
      for (let day = 0; day < count; day++) days.add(addDays(first, day))
    }
    holidays.set(key, days)
  }
  return holidays
}

/** The context of the place of a case. */
export function calendarOf({ place }: HoursCase, holidays: DatasetHolidays): HoursCalendar {
  const school = holidays.get(keyOf(place, 'SH'))
  const publicDays = holidays.get(keyOf(place, 'PH'))
  return {
    isPublicHoliday: isOurTable(place) ? isHolidayHere : (date) => publicDays?.has(date) ?? false,
    isSchoolHoliday: (date) => school?.has(date) ?? false,
    offsetMinutes: berlinOffset,
    hasNominalSun: true,
    ...(place.position ? { position: place.position } : {}),
  }
}

function keyOf({ address }: CasePlace, kind: 'PH' | 'SH'): string {
  return `${kind} ${address.country_code} ${address.state ?? ''}`
}

function isOurTable({ address }: CasePlace): boolean {
  return address.country_code === 'de' && address.state === 'Baden-Württemberg'
}

function isHolidayHere(date: IsoDate): boolean {
  if (FIXED.includes(date.slice(5))) return true
  const sunday = EASTER[date.slice(0, 4)]
  if (!sunday) throw new Error(`the table of Easter Sundays lacks ${date.slice(0, 4)}`)
  return AFTER_EASTER.includes(daysBetween(`${date.slice(0, 4)}-${sunday}`, date))
}

/** Minutes that the clocks of Berlin are ahead of Greenwich at noon of a date. */
function berlinOffset(date: IsoDate): number {
  const noon = OFFSETS.format(new Date(`${date}T12:00:00Z`))
  const [, hours = '0'] = /GMT\+(\d\d)/.exec(noon) ?? []
  return Number(hours) * 60
}

/** Minutes since 1970 on the local clock: `2012-10-01 7:30`, or an instant in UTC; a day past its month runs on. */
export function localMinute(text: string): number {
  const [year, month, day, hour, minute] = text.split(/\D/).map(Number)
  const minutes = Date.UTC(year ?? Number.NaN, (month ?? Number.NaN) - 1, day, hour, minute) / 60_000
  return text.endsWith('Z') ? minutes + berlinOffset(text.slice(0, 10)) : minutes
}

/** The date of a minute of the local clock. */
export function dateOfMinute(minute: number): IsoDate {
  return fromDayNumber(Math.floor(minute / 1440))
}

/** The first minute of a date on the local clock. */
export function minuteOfDate(date: IsoDate): number {
  return toDayNumber(date) * 1440
}
