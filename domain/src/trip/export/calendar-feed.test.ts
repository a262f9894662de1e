import { parseICS, type VEvent } from 'node-ical'
import { expect, it } from 'vitest'
import { toInstant } from '../../base/zones.ts'
import type { TimedBooking } from '../bookings/index.ts'
import { HOSTILE, makeTaken, words } from './export-world.test.ts'
import { writeCalendarFeed } from './ics.rules.ts'

// Read by a program of somebody else: https://github.com/jens-maus/node-ical

const NOW = Date.UTC(2026, 1, 3, 4, 5, 6)
function read(text: string): Map<string, VEvent> {
  const parts = Object.values(parseICS(text))
  return new Map(parts.flatMap((part) => (part?.type === 'VEVENT' ? [[part.uid, part]] : [])))
}

/** A booking between two instants, by the clocks of two zones. */
function makeWay(id: string, from: number, zone: string, until: number, endZone: string): TimedBooking {
  const end = (at: number, name: string) => ({
    ...wallOf(at, name),
    zone: name,
    place: { name },
  })
  return { id, kind: 'train', startsAt: end(from, zone), endsAt: end(until, endZone), from, until }
}
function wallOf(at: number, zone: string): { date: string; time: string } {
  const text = new Date(at).toLocaleString('sv-SE', { timeZone: zone })
  return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

const ZONES = ['Europe/Rome', 'America/New_York', 'Pacific/Auckland', 'Asia/Kathmandu']
const HOUR = 3_600_000

it('another program reads each instant right, in four zones, an hour apart over both changes of their clocks', () => {
  const around = [
    Date.UTC(2026, 2, 29, 1),
    Date.UTC(2026, 9, 25, 1),
    Date.UTC(2026, 2, 8, 7),
    Date.UTC(2026, 10, 1, 6),
    Date.UTC(2026, 3, 4, 14),
    Date.UTC(2026, 8, 26, 14),
  ]
  const ways = ZONES.flatMap((zone) =>
    around.flatMap((change, n) =>
      [-3, -2, -1, 0, 1, 2].map((hours) => {
        const from = change + hours * HOUR
        return makeWay(`${zone} ${n} ${hours}`.replace(/\W/g, '-'), from, zone, from + 90 * 60_000, zone)
      }),
    ),
  )
  const trip = { ...makeTaken(), days: [], nights: [], untimed: [], bookings: ways }
  const events = read(writeCalendarFeed('Trips', [{ trip, changedAt: NOW }], words))
  expect(events.size).toBe(ways.length)
  for (const { id, from, until } of ways) {
    const event = events.get(`${id}@tripwright`)
    expect([id, event?.start.getTime(), event?.end?.getTime()]).toEqual([id, from, until])
  }
})

it('a way over the date line ends on the day before it began, and is as long as it is', () => {
  const from = toInstant('2026-03-27', 23 * 60 + 30, 'Pacific/Auckland')
  const until = toInstant('2026-03-27', 9 * 60 + 30, 'Pacific/Honolulu')
  const trip = {
    ...makeTaken(),
    bookings: [makeWay('way', from, 'Pacific/Auckland', until, 'Pacific/Honolulu')],
  }
  const events = read(writeCalendarFeed('Trips', [{ trip, changedAt: NOW }], words))
  const way = events.get('way@tripwright')
  expect([way?.start.toISOString(), way?.end?.toISOString()]).toEqual([
    '2026-03-27T10:30:00.000Z',
    '2026-03-27T19:30:00.000Z',
  ])
  expect([way?.start.tz, way?.end?.tz]).toEqual(['Pacific/Auckland', 'Pacific/Honolulu'])
})

it('trips together are one calendar with each zone once, whose text changes only when a trip does', () => {
  const [rome, other] = [makeTaken(HOSTILE), { ...makeTaken(), id: 'b', days: [], untimed: [] }]
  const trips = [
    { trip: rome, changedAt: NOW },
    { trip: other, changedAt: NOW + 1000 },
  ]
  const text = writeCalendarFeed(HOSTILE, trips, words)
  expect(writeCalendarFeed(HOSTILE, trips, words)).toBe(text)
  expect(text.match(/BEGIN:VCALENDAR/g)).toHaveLength(1)
  expect(text.match(/TZID:Europe\/Rome/g)).toHaveLength(1)
  expect(text).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H\r\n')
  // Nothing of the hostile name became a line of its own.
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(read(text).size)
})

it('two stays in one city are two entries', () => {
  const taken = makeTaken()
  const [nights] = taken.nights
  const twice = {
    ...taken,
    nights: nights ? [nights, { ...nights, from: '2026-04-05', to: '2026-04-06' }] : [],
  }
  const events = read(writeCalendarFeed('Trips', [{ trip: twice, changedAt: NOW }], words))
  expect([...events.keys()].filter((uid) => uid.startsWith('nights-'))).toHaveLength(2)
})
