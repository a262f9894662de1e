import { MINUTES_PER_DAY } from './day-intervals.ts'
import type { SunEvent } from './grammar.ts'

/** Degrees, north and east of Greenwich. */
type Position = { lat: number; lon: number }

const RADIANS = Math.PI / 180
/** 2000-01-01, whose noon at Greenwich is the epoch J2000, in days since 1970-01-01. */
const J2000 = 10_957
const OBLIQUITY = 23.44 * RADIANS
/** The height of the sun's centre: its upper edge on the horizon with refraction, and civil twilight. */
const SUN_ALTITUDES: Readonly<Record<SunEvent, number>> = {
  dawn: -6,
  sunrise: -0.833,
  sunset: -0.833,
  dusk: -6,
}

/**
 * The local minute of an event of the sun on a day (since 1970-01-01), to the minute between the polar circles; null
 * where the sun does not reach that height. `offset` is the zone's, in minutes east of Greenwich.
 */
export function sunMinute(event: SunEvent, day: number, position: Position, offset: number): number | null {
  let minute: number | null = MINUTES_PER_DAY / 2
  // The sun moves on between noon and the event, which the second pass knows.
  for (let pass = 0; pass < 2 && minute !== null; pass++) {
    minute = eventMinute(event, day - J2000 + (minute - offset) / MINUTES_PER_DAY, position, offset)
  }
  return minute === null ? null : Math.floor(minute)
}

/** The minute with the position of the sun at an instant, in days since the first midnight of 2000 at Greenwich. */
function eventMinute(event: SunEvent, instant: number, position: Position, offset: number): number | null {
  const { declination, ahead } = sunAt(instant - 0.5)
  const latitude = position.lat * RADIANS
  const cosine =
    (Math.sin(SUN_ALTITUDES[event] * RADIANS) - Math.sin(latitude) * Math.sin(declination)) /
    (Math.cos(latitude) * Math.cos(declination))
  if (!(Math.abs(cosine) <= 1)) return null
  const halfDay = (4 * Math.acos(cosine)) / RADIANS
  const noon = MINUTES_PER_DAY / 2 - 4 * position.lon - ahead + offset
  // Some zones are a day away from what their longitude would say.
  const localNoon = noon - Math.round((noon - MINUTES_PER_DAY / 2) / MINUTES_PER_DAY) * MINUTES_PER_DAY
  return event === 'dawn' || event === 'sunrise' ? localNoon - halfDay : localNoon + halfDay
}

/**
 * Declination in radians, and the minutes that a sundial is ahead of the clock, at an instant in days since J2000: the
 * low-accuracy method of J. Meeus, "Astronomical Algorithms", chapter 25.
 */
function sunAt(days: number): { declination: number; ahead: number } {
  const mean = 280.46646 + 0.98564736 * days
  const anomaly = (357.52911 + 0.98560028 * days) * RADIANS
  const centre =
    1.914602 * Math.sin(anomaly) + 0.019993 * Math.sin(2 * anomaly) + 0.000289 * Math.sin(3 * anomaly)
  const longitude = (mean + centre) * RADIANS
  const ascension = Math.atan2(Math.cos(OBLIQUITY) * Math.sin(longitude), Math.cos(longitude)) / RADIANS
  const ahead = mean - ascension
  return {
    declination: Math.asin(Math.sin(OBLIQUITY) * Math.sin(longitude)),
    ahead: 4 * (ahead - 360 * Math.round(ahead / 360)),
  }
}
