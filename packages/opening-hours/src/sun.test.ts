import { expect, it } from 'vitest'
import { dayNumber } from './calendar.ts'
import type { SunEvent } from './grammar.ts'
import { sunMinute } from './sun.ts'

type Row = [
  place: string,
  lat: number,
  lon: number,
  offset: number,
  day: number,
  sunrise: number,
  sunset: number,
]

const JUNE = dayNumber(2026, 6, 21)
const DECEMBER = dayNumber(2026, 12, 21)
const MARCH = dayNumber(2026, 3, 20)

// As printed by almanacs, in minutes after local midnight.
it.each<Row>([
  ['Greenwich in June', 51.48, 0, 60, JUNE, 4 * 60 + 43, 21 * 60 + 21],
  ['Berlin in December', 52.52, 13.405, 60, DECEMBER, 8 * 60 + 15, 15 * 60 + 54],
  ['Sydney in December', -33.87, 151.21, 660, DECEMBER, 5 * 60 + 41, 20 * 60 + 5],
  ['Quito in March', -0.18, -78.47, -300, MARCH, 6 * 60 + 18, 18 * 60 + 24],
  ['Reykjavik in June, after midnight', 64.15, -21.94, 0, JUNE, 2 * 60 + 55, 24 * 60 + 3],
  ['Kiritimati, a day ahead of its longitude', 1.87, -157.4, 840, MARCH, 6 * 60 + 33, 18 * 60 + 40],
])('the sun rises and sets within two minutes of the almanac: %s', (...row) => {
  const [, lat, lon, offset, day, sunrise, sunset] = row
  expect(Math.abs((sunMinute('sunrise', day, { lat, lon }, offset) ?? 0) - sunrise)).toBeLessThanOrEqual(2)
  expect(Math.abs((sunMinute('sunset', day, { lat, lon }, offset) ?? 0) - sunset)).toBeLessThanOrEqual(2)
})

it('twilight is about half an hour in Rome, longer in the north', () => {
  const length = (first: SunEvent, last: SunEvent, lat: number) =>
    (sunMinute(last, MARCH, { lat, lon: 12.5 }, 60) ?? 0) -
    (sunMinute(first, MARCH, { lat, lon: 12.5 }, 60) ?? 0)
  expect(length('dawn', 'sunrise', 41.9)).toBeGreaterThan(25)
  expect(length('dawn', 'sunrise', 41.9)).toBeLessThan(30)
  expect(length('sunset', 'dusk', 60)).toBeGreaterThan(length('sunset', 'dusk', 41.9))
})

it('has no times where the sun stays up or down', () => {
  expect(sunMinute('sunrise', JUNE, { lat: 70, lon: 20 }, 120)).toBeNull()
  expect(sunMinute('sunset', DECEMBER, { lat: 70, lon: 20 }, 60)).toBeNull()
  expect(sunMinute('dusk', JUNE, { lat: 62, lon: 20 }, 120)).toBeNull()
  expect(sunMinute('sunset', JUNE, { lat: 90, lon: 0 }, 0)).toBeNull()
})
