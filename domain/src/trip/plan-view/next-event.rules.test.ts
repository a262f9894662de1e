import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/dates.ts'
import { toInstant, toWallTime } from '../../base/zones.ts'
import { roundToWalkPoint } from '../../map/walking/index.ts'
import { emptyTrip, makeOps, merge, type TripState } from '../sync/index.ts'
import { currentEvent, nextEvent, tripDayAt } from './next-event.rules.ts'
import { eventsOf, type TownFacts } from './trip-events.rules.ts'

const TRIP = '00000000-0000-7000-8000-000000000001'
const idOf = (n: number) => `00000000-0000-7000-8000-0000000001${String(n).padStart(2, '0')}`
// Whole hours, half hours, both sides of the date line, and clocks that change by one hour, by half of one, and not at all.
const ZONES = [
  'Europe/Rome',
  'Pacific/Auckland',
  'Pacific/Apia',
  'Pacific/Honolulu',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
]

function town(zone: string, lat = 43.77, lon = 11.25): TownFacts {
  return {
    city: { id: zone, name: zone, nameLocal: zone, country: 'IT', lat, lon, zone, currency: 'EUR' },
    transport: {
      transitFare: 200,
      transitKmh: 20,
      transitWaitMinutes: 8,
      taxiBase: 300,
      taxiPerKm: 100,
      detour: 1.3,
    },
    barriers: [],
  } as unknown as TownFacts
}
const FLORENCE = town('Europe/Rome')
const DUOMO = { lat: 43.7731, lon: 11.256 }
const UFFIZI = { lat: 43.7678, lon: 11.2553 }
const STATION = { lat: 43.7765, lon: 11.2479 }

type Fields = Record<string, unknown>
const stop = (day: string, start: string, at = DUOMO, more: Fields = {}) => ({
  kind: 'visit',
  name: `at ${start}`,
  day,
  start,
  minutes: 60,
  ...at,
  ...more,
})
const end = (date: string, time: string, zone: string, place: Fields = {}) => ({
  date,
  time,
  zone,
  place: { name: 'x', ...place },
})

function trip(items: Fields[], own: Fields = { startDate: '2027-05-01', days: 3 }): TripState {
  const changes = [own, ...items].flatMap((fields, i) =>
    Object.entries(fields).map(([field, value]) => ({ itemId: i === 0 ? TRIP : idOf(i), field, value })),
  )
  let made = 0
  const empty = emptyTrip(TRIP)
  return merge(
    empty,
    makeOps(empty, 0, changes, () => `op-${++made}`),
  ).state
}
const rome = (date: string, minutes: number) => toInstant(date, minutes, 'Europe/Rome')
const at = (date: string, time: string, zone = 'Europe/Rome') => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return toInstant(date, hour * 60 + minute, zone)
}
const clockOf = (instant: number | null | undefined, zone = 'Europe/Rome') => {
  const { minutes } = toWallTime(instant ?? 0, zone)
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}

describe('what comes next in a trip', () => {
  const TRAIN = {
    kind: 'train',
    number: 'FR 9410',
    startsAt: end('2027-05-01', '12:00', 'Europe/Rome', { name: 'Roma Termini', ...STATION }),
    endsAt: end('2027-05-01', '13:36', 'Europe/Rome', { name: 'Firenze S. M. Novella' }),
  }
  const WALK = {
    isStepFree: false,
    asOf: '2026-11-01',
    source: 'streets',
    points: [roundToWalkPoint(DUOMO), roundToWalkPoint(STATION)],
    ways: [[0, 1, 14, 980]],
  }

  it('is the train, with the 14 minutes on foot that the trip knows, and the time to set out', () => {
    const own = { startDate: '2027-05-01', days: 3, walks: [WALK] }
    const next = nextEvent(trip([stop('2027-05-01', '09:00'), TRAIN], own), {
      now: at('2027-05-01', '10:00'),
      towns: [FLORENCE],
    })
    expect(next?.event).toMatchObject({ kind: 'train', name: 'FR 9410', to: 'Firenze S. M. Novella' })
    expect(next?.way).toEqual({ mode: 'walk', minutes: 14, metres: 980, basis: 'streets' })
    // On the platform 20 minutes before it leaves.
    expect([clockOf(next?.event.dueAt), clockOf(next?.leaveAt)]).toEqual(['11:40', '11:26'])
  })

  it('is an estimate from where the person is, once that is known', () => {
    const plan = trip([stop('2027-05-01', '09:00'), TRAIN], {
      startDate: '2027-05-01',
      days: 1,
      walks: [WALK],
    })
    const next = nextEvent(plan, { now: at('2027-05-01', '10:00'), towns: [FLORENCE], position: UFFIZI })
    expect(next?.way).toMatchObject({ mode: 'walk', basis: 'estimate' })
    expect(next?.way?.minutes).toBeGreaterThan(14)
  })

  it('passes over what was done or skipped, and sets out from what was not skipped', () => {
    const items = [
      stop('2027-05-01', '09:00'),
      stop('2027-05-01', '10:30', STATION, { mark: 'skipped' }),
      stop('2027-05-01', '12:00', DUOMO, { mark: 'done' }),
      stop('2027-05-01', '15:00', UFFIZI, { mode: 'walk' }),
    ]
    const next = nextEvent(trip(items), { now: at('2027-05-01', '11:00'), towns: [FLORENCE] })
    expect(next?.event.name).toBe('at 15:00')
    // As far as from the cathedral, where the party was last.
    const direct = nextEvent(trip(items), {
      now: at('2027-05-01', '11:00'),
      towns: [FLORENCE],
      position: DUOMO,
    })
    expect(next?.way).toEqual(direct?.way)
  })

  it('in the morning sets out from the booked bed, and from nowhere where none is known', () => {
    const bed = {
      kind: 'hotel',
      name: 'Inn',
      startsAt: end('2027-04-30', '15:00', 'Europe/Rome', STATION),
      endsAt: end('2027-05-02', '10:00', 'Europe/Rome', STATION),
    }
    const morning = { now: at('2027-05-01', '07:00'), towns: [FLORENCE] }
    const walk = { mode: 'walk' }
    const slept = nextEvent(trip([stop('2027-05-01', '09:00', DUOMO, walk), bed]), morning)
    expect(slept?.way).toMatchObject({ mode: 'walk' })
    expect(nextEvent(trip([stop('2027-05-01', '09:00', DUOMO, walk)]), morning)).toMatchObject({
      way: null,
      leaveAt: null,
    })
  })

  it('asks nobody to set out before the train they sit in has arrived', () => {
    const arrived = { ...TRAIN, endsAt: end('2027-05-01', '13:36', 'Europe/Rome', DUOMO) }
    const next = nextEvent(trip([arrived, stop('2027-05-01', '13:40', UFFIZI)]), {
      now: at('2027-05-01', '13:00'),
      towns: [FLORENCE],
    })
    expect(clockOf(next?.leaveAt)).toBe('13:36')
  })

  it('is the check-out of a hotel and the return of a car too', () => {
    const bed = {
      kind: 'hotel',
      name: 'Inn',
      startsAt: end('2027-05-01', '15:00', 'Europe/Rome'),
      endsAt: end('2027-05-03', '10:00', 'Europe/Rome'),
    }
    const next = (now: number) => nextEvent(trip([bed]), { now, towns: [FLORENCE] })?.event.part
    expect([next(at('2027-05-01', '08:00')), next(at('2027-05-02', '08:00'))]).toEqual(['start', 'end'])
    expect(next(at('2027-05-03', '10:00'))).toBeUndefined()
  })

  it('leaves out what lies in no town of the trip, and is nothing after the last', () => {
    const far = trip([stop('2027-05-01', '09:00', { lat: 0, lon: 0 })])
    expect(nextEvent(far, { now: 0, towns: [FLORENCE] })).toBeNull()
    const over = trip([stop('2027-05-01', '09:00')])
    expect(nextEvent(over, { now: at('2027-05-01', '09:00'), towns: [FLORENCE] })).toBeNull()
    expect(currentEvent(over, { now: at('2027-05-01', '09:30'), towns: [FLORENCE] })?.name).toBe('at 09:00')
    expect(currentEvent(over, { now: at('2027-05-01', '10:00'), towns: [FLORENCE] })).toBeNull()
  })

  it('is never begun, never later than another that waits, and never due before one sets out', () => {
    const minute = fc.integer({ min: 0, max: 5 * 1440 })
    const items = fc.array(
      fc.record({
        day: fc.integer({ min: 0, max: 3 }),
        start: fc.integer({ min: 0, max: 1560 }),
        isDone: fc.boolean(),
      }),
      { maxLength: 7 },
    )
    // The weeks in which clocks change in the north and in the south.
    const first = fc.constantFrom('2027-03-26', '2027-04-02', '2027-09-24', '2027-10-29', '2027-11-05')
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), first, items, minute, (zone, startDate, rows, after) => {
        const plan = trip(
          rows.map(({ day, start, isDone }) =>
            stop(addDays(startDate, day), toClock(start), DUOMO, isDone ? { mark: 'done' } : {}),
          ),
          { startDate, days: 5 },
        )
        const towns = [town(zone)]
        const now = toInstant(startDate, 0, zone) + after * 60_000
        const next = nextEvent(plan, { now, towns })
        const waiting = eventsOf(plan, towns).filter((one) => one.startsAt > now && !one.mark)
        expect(next === null).toBe(waiting.length === 0)
        for (const one of waiting)
          expect(one.startsAt).toBeGreaterThanOrEqual(next?.event.startsAt ?? Infinity)
        if (next?.leaveAt != null) expect(next.leaveAt).toBeLessThanOrEqual(next.event.startsAt)
        const later = nextEvent(plan, { now: now + 90 * 60_000, towns })
        if (next && later) expect(later.event.startsAt).toBeGreaterThanOrEqual(next.event.startsAt)
      }),
      { numRuns: 150 },
    )
  })

  it('stands in the world where the clocks of its town show its time, whatever the order of the items', () => {
    const times = fc.array(fc.integer({ min: 0, max: 1439 }), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), times, fc.integer({ min: 0, max: 364 }), (zone, starts, day) => {
        const date = addDays('2027-01-01', day)
        const rows = starts.map((start) => stop(date, toClock(start)))
        const events = eventsOf(trip(rows), [town(zone)])
        for (const event of events) {
          const { date: shown, minutes } = toWallTime(event.startsAt, zone)
          const isSkippedHour = toInstant(date, minutes, zone) === event.startsAt
          expect(shown === date && isSkippedHour).toBe(true)
        }
        const times = (list: typeof events) => list.map(({ startsAt, name }) => [startsAt, name])
        expect(times(eventsOf(trip(rows.toReversed()), [town(zone)])).sort()).toEqual(times(events).sort())
      }),
      { numRuns: 100 },
    )
  })
})

describe('the day that a trip is in', () => {
  const own = { startDate: '2027-05-10', days: 4 }
  const FLIGHT = {
    kind: 'flight',
    number: 'NZ 10',
    startsAt: end('2027-05-11', '00:30', 'Pacific/Auckland', { lat: -37, lon: 174.8 }),
    endsAt: end('2027-05-10', '10:30', 'Pacific/Honolulu', { lat: 21.3, lon: -157.9 }),
  }
  const HONOLULU = town('Pacific/Honolulu', 21.3, -157.86)

  it('is told by the clocks one left until the arrival, and by those of the other side of the date line after it', () => {
    const plan = trip([FLIGHT], own)
    const dayAt = (now: number) => tripDayAt(plan, { now, towns: [HONOLULU] })
    expect(dayAt(at('2027-05-11', '02:00', 'Pacific/Auckland'))).toBe('2027-05-11')
    expect(dayAt(at('2027-05-10', '11:00', 'Pacific/Honolulu'))).toBe('2027-05-10')
  })

  it('is none before the first and after the last', () => {
    const plan = trip([stop('2027-05-01', '09:00')])
    const dayAt = (now: number) => tripDayAt(plan, { now, towns: [FLORENCE] })
    expect([dayAt(rome('2027-05-01', -1)), dayAt(rome('2027-05-01', 0))]).toEqual([null, '2027-05-01'])
    expect([dayAt(rome('2027-05-03', 1439)), dayAt(rome('2027-05-04', 0))]).toEqual(['2027-05-03', null])
  })

  it('keeps an hour that is passed twice and one that is skipped apart', () => {
    // At 03:00 on 31 October the clocks of Rome are put back to 02:00, and on 28 March forward from 02:00 to 03:00.
    const autumn = trip([stop('2027-10-31', '02:30'), stop('2027-10-31', '03:30')], {
      startDate: '2027-10-31',
      days: 1,
    })
    const [first, second] = eventsOf(autumn, [FLORENCE])
    expect(((second?.startsAt ?? 0) - (first?.startsAt ?? 0)) / 60_000).toBe(120)
    const spring = trip([stop('2027-03-28', '01:30'), stop('2027-03-28', '03:30')], {
      startDate: '2027-03-28',
      days: 1,
    })
    const [early, late] = eventsOf(spring, [FLORENCE])
    expect(((late?.startsAt ?? 0) - (early?.startsAt ?? 0)) / 60_000).toBe(60)
  })
})

function toClock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
}
