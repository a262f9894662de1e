import { orthodoxEaster } from './calendar.ts'
import { hebrewNewYear, islamicDay, type LunarFeast, lunarDay } from './lunar-calendars.ts'

/** Days from 15 Nisan to the next 1 Tishri, the same in every year. */
const PASSOVER_BEFORE_NEW_YEAR = 163

/** The days on which a feast begins in a Gregorian year; an Islamic one may occur twice. */
const FEAST_DAYS = {
  orthodox_easter: (year) => [orthodoxEaster(year)],
  ramadan: islamic(9, 1),
  eid_al_fitr: islamic(10, 1),
  eid_al_adha: islamic(12, 10),
  islamic_new_year: islamic(1, 1),
  ashura: islamic(1, 10),
  mawlid: islamic(3, 12),
  lunar_new_year: lunar('new-year'),
  lantern: lunar('new-year', 14),
  buddhas_birthday: lunar('buddha'),
  dragon_boat: lunar('dragon-boat'),
  mid_autumn: lunar('mid-autumn'),
  passover: (year) => [hebrewNewYear(year + 3761) - PASSOVER_BEFORE_NEW_YEAR],
  shavuot: (year) => [hebrewNewYear(year + 3761) - PASSOVER_BEFORE_NEW_YEAR + 50],
  rosh_hashanah: (year) => [hebrewNewYear(year + 3761)],
  yom_kippur: (year) => [hebrewNewYear(year + 3761) + 9],
  sukkot: (year) => [hebrewNewYear(year + 3761) + 14],
} satisfies Record<string, (year: number) => number[]>

/**
 * A movable feast, an extension of the grammar beside Easter: its first day, and the day rather than the eve. The grammar
 * of OpenStreetMap has no words for them. Islamic feasts are computed, and may be observed a day earlier or later; those of
 * the Chinese calendar are known from 2024 to 2040.
 */
export type MovableFeast = keyof typeof FEAST_DAYS
export const MOVABLE_FEASTS = Object.keys(FEAST_DAYS) as MovableFeast[]

const daysByFeastYear = new Map<string, readonly number[]>()

/** The days of a feast in a Gregorian year, as day numbers. */
export function daysOfFeast(feast: MovableFeast, year: number): readonly number[] {
  const key = `${feast} ${year}`
  const days = daysByFeastYear.get(key) ?? FEAST_DAYS[feast](year)
  daysByFeastYear.set(key, days)
  return days
}

function islamic(month: number, day: number) {
  return (year: number) => {
    const about = Math.floor(((year - 622) * 33) / 32)
    return [about, about + 1].map((lunar) => islamicDay(lunar, month, day))
  }
}

function lunar(feast: LunarFeast, shift = 0) {
  return (year: number) => {
    const day = lunarDay(feast, year)
    return day === null ? [] : [day + shift]
  }
}
