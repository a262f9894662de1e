import { sunMinute } from '@tripwright/opening-hours'
import { addDays, type IsoDate, toDayNumber } from '../../base/dates.ts'
import { offsetMinutes, toInstant, toWallTime } from '../../base/zones.ts'
import { daylightOn } from '../../destination/travel-intel/index.ts'

const MINUTES_PER_DAY = 1440

export type ZonedPosition = { lat: number; lon: number; zone: string }
/** The light of a place at an instant, in local minutes after the midnight of `date`. */
export type DaylightState = {
  date: IsoDate
  /** The local time of the place. */
  now: number
  light: 'day' | 'twilight' | 'night'
  dawn: number | null
  sunrise: number | null
  sunset: number | null
  dusk: number | null
  /** Minutes from sunset to the next sunrise; null when the sun does not set or not rise. */
  darkMinutes: number | null
}

/** The daylight of a place: whether it is light, and the times; civil twilight is the sun at most 6° below the horizon. */
export function daylightStateAt(place: ZonedPosition, instant: number): DaylightState {
  const { date, minutes: now } = toWallTime(instant, place.zone)
  const [dawn, sunrise, sunset, dusk] = (['dawn', 'sunrise', 'sunset', 'dusk'] as const).map((event) =>
    minuteOf(event, place, date),
  )
  const next = minuteOf('sunrise', place, addDays(date, 1))
  const isUp =
    isWithin(now, sunrise ?? null, sunset ?? null) ||
    daylightOn(place, place.zone, date).minutes === MINUTES_PER_DAY
  const isTwilight = isWithin(now, dawn ?? null, dusk ?? null)
  return {
    date,
    now,
    light: isUp ? 'day' : isTwilight ? 'twilight' : 'night',
    dawn: dawn ?? null,
    sunrise: sunrise ?? null,
    sunset: sunset ?? null,
    dusk: dusk ?? null,
    darkMinutes: typeof sunset === 'number' && next !== null ? MINUTES_PER_DAY - sunset + next : null,
  }
}

function minuteOf(
  event: 'dawn' | 'sunrise' | 'sunset' | 'dusk',
  place: ZonedPosition,
  date: IsoDate,
): number | null {
  const offset = offsetMinutes(place.zone, toInstant(date, 720, place.zone))
  return sunMinute(event, toDayNumber(date), place, offset)
}

function isWithin(now: number, from: number | null, to: number | null): boolean {
  return from !== null && to !== null && now >= from && now < to
}
