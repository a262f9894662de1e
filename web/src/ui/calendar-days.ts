import { addDays, type IsoDate, isIsoDate, type Weekday, weekdayOf } from '@tripwright/domain/base/dates'

/** A month as `YYYY-MM`. */
export type Month = string

/** The month of a date. */
export function monthOf(date: IsoDate): Month {
  return date.slice(0, 7)
}

/** The month this many months later; earlier when negative. */
export function shiftMonth(month: Month, months: number): Month {
  const all = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + months
  return `${String(Math.floor(all / 12)).padStart(4, '0')}-${String((all % 12) + 1).padStart(2, '0')}`
}

/** The same day this many months later, or the last day of a shorter month. */
export function shiftDate(date: IsoDate, months: number): IsoDate {
  const month = shiftMonth(monthOf(date), months)
  for (let day = Number(date.slice(8)); day > 28; day--) {
    const shifted = `${month}-${day}`
    if (isIsoDate(shifted)) return shifted
  }
  return `${month}-${date.slice(8) > '28' ? '28' : date.slice(8)}`
}

/** The weeks of a month with seven cells each; null where a cell belongs to another month. */
export function weeksOf(month: Month, firstDay: Weekday): (IsoDate | null)[][] {
  const first = `${month}-01`
  const weeks: (IsoDate | null)[][] = []
  for (let start = startOfWeek(first, firstDay); monthOf(start) <= month; start = addDays(start, 7))
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => inMonth(addDays(start, day), month)))
  return weeks
}

function inMonth(date: IsoDate, month: Month): IsoDate | null {
  return monthOf(date) === month ? date : null
}

/** The first day of the week that a date is in. */
export function startOfWeek(date: IsoDate, firstDay: Weekday): IsoDate {
  return addDays(date, -((weekdayOf(date) - firstDay + 7) % 7))
}

type WeekInfo = { firstDay: number }

/** Countries whose week begins on Sunday, for browsers without this data (CLDR, supplemental weekData). */
const FROM_SUNDAY = /^(US|CA|MX|BR|CO|PE|VE|JP|KR|TW|HK|MO|IN|PK|BD|PH|ID|TH|IL|SA|ZA|KE|SG)$/

/** The first day of the week in the locale's country. */
export function firstWeekdayOf(locale: string): Weekday {
  // A method in the standard, a property in older browsers, neither in Firefox: TypeScript knows the first alone.
  const intlLocale: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } = new Intl.Locale(
    locale,
  )
  const firstDay = (intlLocale.getWeekInfo?.() ?? intlLocale.weekInfo)?.firstDay
  const { region = '' } = new Intl.Locale(locale).maximize()
  // Intl counts from Monday, 1, to Sunday, 7.
  return (((firstDay ?? (FROM_SUNDAY.test(region) ? 7 : 1)) - 1) % 7) as Weekday
}
