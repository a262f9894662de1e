import { describe, expect, it } from 'vitest'
import { formatClock } from '../../base/dates.ts'
import { daylightOn, minutesAhead, noonAtHome } from './daylight.rules.ts'

const LONDON = [{ lat: 51.5074, lon: -0.1278 }, 'Europe/London'] as const
const ROME = [{ lat: 41.8967, lon: 12.4822 }, 'Europe/Rome'] as const
const NEW_YORK = [{ lat: 40.7128, lon: -74.006 }, 'America/New_York'] as const
const SYDNEY = [{ lat: -33.8688, lon: 151.2093 }, 'Australia/Sydney'] as const
const TOKYO = [{ lat: 35.6762, lon: 139.6503 }, 'Asia/Tokyo'] as const

/** As minutes after midnight. */
const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))

describe('daylight', () => {
  // The times of almanacs for these days.
  it.each([
    ['London in June', LONDON, '2026-06-21', '04:43', '21:21'],
    ['London in December', LONDON, '2026-12-21', '08:04', '15:53'],
    ['Rome in June', ROME, '2026-06-21', '05:35', '20:48'],
    ['New York in June', NEW_YORK, '2026-06-21', '05:25', '20:31'],
    ['New York in December', NEW_YORK, '2026-12-21', '07:17', '16:32'],
    ['Sydney in December', SYDNEY, '2026-12-21', '05:40', '20:05'],
    ['Tokyo in June', TOKYO, '2026-06-21', '04:26', '19:00'],
  ])('of %s is within 2 minutes of the almanac', (_, [position, zone], date, sunrise, sunset) => {
    const light = daylightOn(position, zone, date)
    const times = [light.sunrise, light.sunset].map((minute) => formatClock(minute ?? 0))
    expect(Math.abs((light.sunrise ?? 0) - at(sunrise)), `${times}`).toBeLessThanOrEqual(2)
    expect(Math.abs((light.sunset ?? 0) - at(sunset)), `${times}`).toBeLessThanOrEqual(2)
  })

  it('lasts all day or not at all beyond the polar circles', () => {
    const tromso = { lat: 69.65, lon: 18.96 }
    expect(daylightOn(tromso, 'Europe/Oslo', '2026-06-21')).toMatchObject({ sunrise: null, minutes: 1440 })
    expect(daylightOn(tromso, 'Europe/Oslo', '2026-12-21')).toMatchObject({ sunset: null, minutes: 0 })
    expect(daylightOn({ lat: -80, lon: 0 }, 'UTC', '2026-12-21').minutes).toBe(1440)
  })
})

it.each([
  ['Asia/Tokyo', 'Europe/Berlin', '2026-01-15', 480],
  ['Asia/Tokyo', 'Europe/Berlin', '2026-07-15', 420],
  ['America/New_York', 'Europe/London', '2026-07-15', -300],
  ['Asia/Kolkata', 'UTC', '2026-07-15', 330],
])('%s is ahead of %s on %s by %i minutes', (zone, home, date, minutes) =>
  expect(minutesAhead(zone, home, date)).toBe(minutes),
)

it.each([
  ['Tokyo and New York', 780, 1380, -1],
  ['Sydney and Berlin', 600, 120, 0],
  ['twelve hours ahead', 720, 0, 0],
  ['twelve hours behind', -720, 0, 1],
  ['Honolulu and Auckland', -1380, 660, 1],
])('noon, between %s, is the right hour of the right day at home', (_, ahead, minutes, day) =>
  expect(noonAtHome(ahead)).toEqual({ minutes, day }),
)
