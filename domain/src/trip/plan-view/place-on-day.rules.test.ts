import { describe, expect, it } from 'vitest'
import { emptyTrip, makeOps, merge, type TripState } from '../sync/index.ts'
import { placeOnDay } from './place-on-day.rules.ts'

const TRIP = '00000000-0000-7000-8000-000000000001'
const ROME = { lat: 41.9, lon: 12.5 }
const ZURICH = { lat: 47.37, lon: 8.54 }
const HOME = { lat: 52.5, lon: 13.4 }

function trip(items: object[], own: object = { startDate: '2027-05-01', days: 4 }): TripState {
  let n = 0
  const id = () => `00000000-0000-7000-8000-0000000001${String(++n).padStart(2, '0')}`
  const changes = [own, ...items].flatMap((fields, i) => {
    const itemId = i === 0 ? TRIP : id()
    return Object.entries(fields).map(([field, value]) => ({ itemId, field, value }))
  })
  return merge(emptyTrip(TRIP), makeOps(emptyTrip(TRIP), 0, changes, id)).state
}
const stop = (day: string, at: object) => ({ kind: 'visit', name: 'x', day, start: '10:00', ...at })
const end = (date: string, at: object) => ({
  date,
  time: '18:00',
  zone: 'Europe/Rome',
  place: { name: 'x', ...at },
})
const ride = (from: object, to: object) => ({ kind: 'train', startsAt: from, endsAt: to })

describe('where the party is on a day', () => {
  const two = trip([
    stop('2027-05-01', ROME),
    ride(end('2027-05-02', ROME), end('2027-05-02', ZURICH)),
    ride(end('2027-05-04', ZURICH), end('2027-05-04', HOME)),
  ])
  it.each([
    ['at a stop of the day', '2027-05-01', ROME],
    ['where a journey of the day leads', '2027-05-02', ZURICH],
    ['where the day before left it', '2027-05-03', ZURICH],
    ['on the last day where the way home begins', '2027-05-04', ZURICH],
    ['nowhere before the trip', '2027-04-30', null],
    ['nowhere after the trip', '2027-05-05', null],
  ])('is %s', (_, date, at) => {
    expect(placeOnDay(two, date)).toEqual(at)
  })

  it('is in the only place of a trip that says no more, and unknown where it has several', () => {
    const own = (places: object[]) => ({ startDate: '2027-05-01', days: 2, places })
    const [rome, zurich] = [
      { name: 'Rome', ...ROME },
      { name: 'Zurich', ...ZURICH },
    ]
    expect(placeOnDay(trip([], own([rome])), '2027-05-02')).toMatchObject(ROME)
    expect(placeOnDay(trip([], own([rome, zurich])), '2027-05-02')).toBeNull()
    expect(placeOnDay(trip([], { places: [rome] }), '2027-05-02')).toBeNull()
  })
})
