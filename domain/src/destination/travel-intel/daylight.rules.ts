import { sunMinute } from '@tripwright/opening-hours'
import { type IsoDate, toDayNumber } from '../../base/dates.ts'
import type { Position } from '../../base/geo.ts'
import { offsetMinutes, toInstant } from '../../base/zones.ts'

/**
 * The light of one day in local minutes after midnight, a sunset after midnight beyond 1440. Where the sun does not rise
 * or does not set, both times are null and `minutes` is 0 or 1440.
 */
export type Daylight = { date: IsoDate; sunrise: number | null; sunset: number | null; minutes: number }

const MINUTES_PER_DAY = 1440

/** Sunrise and sunset of a place on a date, by the sun's equations (Meeus, as NOAA uses them); to the minute below 66° of latitude. */
export function daylightOn(position: Position, zone: string, date: IsoDate): Daylight {
  const offset = offsetMinutes(zone, toInstant(date, MINUTES_PER_DAY / 2, zone))
  const sunrise = sunMinute('sunrise', toDayNumber(date), position, offset)
  const sunset = sunMinute('sunset', toDayNumber(date), position, offset)
  if (sunrise !== null && sunset !== null) return { date, sunrise, sunset, minutes: sunset - sunrise }
  // The sun of June is up in the north, that of December in the south.
  const isNorthernSummer = date.slice(5) > '03-20' && date.slice(5) < '09-23'
  return {
    date,
    sunrise: null,
    sunset: null,
    minutes: isNorthernSummer === position.lat > 0 ? MINUTES_PER_DAY : 0,
  }
}

/** Minutes that the clocks of a place are ahead of those of another zone at noon of a date; negative behind. */
export function minutesAhead(zone: string, homeZone: string, date: IsoDate): number {
  const noon = toInstant(date, MINUTES_PER_DAY / 2, zone)
  return offsetMinutes(zone, noon) - offsetMinutes(homeZone, noon)
}

/** What the clock of home shows when it is noon there, and on which day against the day there (-1, 0 or 1). */
export function noonAtHome(ahead: number): { minutes: number; day: number } {
  const minutes = MINUTES_PER_DAY / 2 - ahead
  const day = Math.floor(minutes / MINUTES_PER_DAY)
  return { minutes: minutes - day * MINUTES_PER_DAY, day }
}
