import { expect, it } from 'vitest'
import type { TimedBooking } from '../bookings/index.ts'
import { calendarEventsOf } from './calendar-events.rules.ts'
import { HOSTILE, makeTaken, words } from './export-world.test.ts'
import { writeGeoJson } from './geojson.rules.ts'
import { writeGpx } from './gpx.rules.ts'
import { writeKml } from './kml.rules.ts'
import { writeMarkdown } from './markdown.rules.ts'

const end = (date: string, time: string, zone: string, name: string, lat: number, lon: number) => ({
  date,
  time,
  zone,
  place: { name, lat, lon },
})
const flight: TimedBooking = {
  id: 'flight',
  kind: 'flight',
  number: 'NZ 10',
  reference: 'QX7RT2',
  seat: '14A',
  cost: { amount: 90_000, currency: 'EUR' },
  note: HOSTILE,
  startsAt: end('2026-03-27', '23:30', 'Pacific/Auckland', 'Auckland (AKL)', -37.008, 174.785),
  endsAt: end('2026-03-27', '09:30', 'Pacific/Honolulu', 'Honolulu (HNL)', 21.318, -157.922),
  from: Date.parse('2026-03-27T10:30Z'),
  until: Date.parse('2026-03-27T19:30Z'),
}
const inn: TimedBooking = {
  ...flight,
  id: 'inn',
  kind: 'hotel',
  number: null,
  name: 'The Inn',
  room: '12',
  startsAt: end('2026-03-28', '15:00', 'Europe/Rome', 'Via Roma 1', 41.9, 12.5),
  endsAt: end('2026-03-30', '11:00', 'Europe/Rome', 'Via Roma 1', 41.9, 12.5),
}
const unplaced: TimedBooking = {
  ...inn,
  id: 'gift',
  kind: 'event',
  name: null,
  startsAt: { ...inn.startsAt, place: { name: '' } },
}
const trip = { ...makeTaken(), bookings: [flight, inn, unplaced] }

it('a text has a booking on its day, in the order of time, and at the end what is on no day of the plan, by the clocks of their places, with what is asked for at the desk', () => {
  const lines = writeMarkdown(trip, words, '2026-02-03').split('\n')
  const at = lines.indexOf('## Bookings beside the plan')
  expect(lines.slice(at + 2, at + 6)).toEqual([
    '- **NZ 10 Auckland (AKL) – Honolulu (HNL)**',
    '  - 2026-03-27, 23:30, Auckland (AKL) (Pacific/Auckland) to 2026-03-27, 09:30, Honolulu (HNL) (Pacific/Honolulu)',
    '  - Seat 14A',
    '  - Reference QX7RT2',
  ])
  const first = lines.slice(
    lines.findIndex((line) => line.startsWith('## Day 1')),
    lines.findIndex((line) => line.startsWith('## Day 2')),
  )
  expect(first.filter((line) => /^- \*\*/.test(line)).map((line) => line.slice(0, 24))).toEqual([
    '- **10:00 to 11:30** Col',
    '- **13:00 to 14:00** Lun',
    '- **15:00** The Inn (boo',
    '- **15:00** Event (booke',
    '- **23:30 to 00:45 (next',
  ])
  expect(lines.slice(at)).not.toContain('- **The Inn**')
  expect(writeMarkdown({ ...trip, bookings: [] }, words, '2026-02-03')).not.toContain('Bookings')
})

it('map files have both ends of a way and the place of a bed; what has no position is in none', () => {
  const { text, count } = writeGpx(trip, words, 0)
  const points = [...text.matchAll(/<wpt lat="([^"]+)" lon="([^"]+)"><name>([^<]*)</g)]
    .slice(5)
    .map((one) => one.slice(1))
  expect(points).toEqual([
    ['-37.008000', '174.785000', 'NZ 10 Auckland (AKL) – Honolulu (HNL): Auckland (AKL)'],
    ['21.318000', '-157.922000', 'NZ 10 Auckland (AKL) – Honolulu (HNL): Honolulu (HNL)'],
    ['41.900000', '12.500000', 'The Inn'],
  ])
  expect(count).toBe(8)
  expect(writeKml(trip, words).count).toBe(8)
  const features = JSON.parse(writeGeoJson(trip, words).text).features
  const kinds = features.map(({ id, geometry }: { id: string; geometry: { type: string } }) => [
    id,
    geometry.type,
  ])
  // Over the date line a line has two parts.
  expect(kinds).toContainEqual(['flight', 'MultiLineString'])
  expect(kinds).toContainEqual(['inn', 'Point'])
})

it('a calendar has what is booked beside the plan; beds are among its nights', () => {
  const keys = calendarEventsOf(trip, words).map(({ key }) => key)
  expect(keys).toEqual(expect.arrayContaining(['flight', 'gift']))
  expect(keys).not.toContain('inn')
})
