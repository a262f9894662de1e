import fc from 'fast-check'
import { expect, it } from 'vitest'
import { toInstant, toWallTime } from '../../base/zones.ts'
import { type ComingTrip, planAskedReminders, planDeviceReminders } from './device-reminders.rules.ts'

const ROME = 'Europe/Rome'
const trip = (more: Partial<ComingTrip> = {}): ComingTrip => {
  return { id: 't', title: 'Rome', startDate: '2026-12-20', flights: [], ...more }
}
const at = (date: string, hour: number, zone = ROME) => toInstant(date, hour * 60, zone)
const planned = (trips: ComingTrip[], now: number) =>
  planDeviceReminders(trips, now, ROME).map((one) => [one.kind, new Date(one.at).toISOString()])

it('rings on the mornings a week and a day before a trip, by the clock of the device', () => {
  expect(planned([trip()], at('2026-12-01', 12))).toEqual([
    ['trip-week', '2026-12-13T08:00:00.000Z'],
    ['trip-tomorrow', '2026-12-19T08:00:00.000Z'],
  ])
  expect(planDeviceReminders([trip()], 0, 'Asia/Tokyo')[0]?.at).toBe(at('2026-12-13', 9, 'Asia/Tokyo'))
})

it('leaves out what is past, and a trip without a date', () => {
  expect(planned([trip(), trip({ startDate: null })], at('2026-12-14', 0))).toEqual([
    ['trip-tomorrow', '2026-12-19T08:00:00.000Z'],
  ])
})

it.each([
  ['by day, 24 hours before', at('2026-12-20', 11), '2026-12-19T10:00:00.000Z'],
  ['at dawn, in the morning of the day before', at('2026-12-20', 5), '2026-12-19T07:00:00.000Z'],
  ['late, in the morning of the same day', at('2026-12-20', 23), '2026-12-20T07:00:00.000Z'],
])('tells of a check-in %s', (_, departs, expected) => {
  const flights = [{ id: 'f', name: 'LH 1', departs }]
  const [only] = planDeviceReminders([trip({ startDate: null, flights })], at('2026-12-01', 0), ROME)
  expect(only && new Date(only.at).toISOString()).toBe(expected)
  expect(only).toMatchObject({ detail: { flight: 'LH 1' }, path: '/itinerary?trip=t#bookings' })
})

it('never rings at night, after what it tells of, or in the past; and is in order', () => {
  const zones = fc.constantFrom('Europe/Rome', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kathmandu')
  const instant = fc.integer({ min: at('2026-01-01', 0), max: at('2027-12-31', 0) })
  fc.assert(
    fc.property(fc.array(instant, { maxLength: 8 }), instant, zones, (flights, now, zone) => {
      const trips = flights.map((departs, i) =>
        trip({ id: `t${i}`, flights: [{ id: `f${i}`, name: 'x', departs }] }),
      )
      const all = planDeviceReminders(trips, now, zone)
      for (const one of all) {
        const { minutes } = toWallTime(one.at, zone)
        expect(minutes).toBeGreaterThanOrEqual(8 * 60)
        expect(minutes).toBeLessThan(22 * 60)
        expect(one.at).toBeGreaterThan(now)
        const flight = trips.flatMap((it) => it.flights).find(({ id }) => one.key === `check-in:${id}`)
        if (flight) expect(one.at).toBeLessThan(flight.departs)
      }
      expect(all.map((one) => one.at)).toEqual(all.map((one) => one.at).toSorted((a, b) => a - b))
      expect(new Set(all.map(({ key }) => key)).size).toBe(all.length)
    }),
  )
})

it('rings for what was asked for under Documents at its local times that are ahead', () => {
  const passport = { key: 'p', text: 'Passport', times: ['2027-01-01T08:00', '2027-05-01T08:00'] }
  const days = (now: number, zone = ROME) =>
    planAskedReminders([passport], now, zone).map(({ at: when }) => new Date(when).toISOString())
  expect(days(at('2026-12-01', 12))).toEqual(['2027-01-01T07:00:00.000Z', '2027-05-01T06:00:00.000Z'])
  expect(days(at('2027-01-01', 8))).toEqual(['2027-05-01T06:00:00.000Z'])
  expect(days(at('2026-12-01', 12), 'Asia/Tokyo')[0]).toBe('2026-12-31T23:00:00.000Z')
})
