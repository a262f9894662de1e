import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/dates.ts'
import { checkTrip } from './checker.rules.ts'
import { makeTrip, type Trip } from './checker-planner.test.ts'
import { cloneOf, makeChance, oneOf } from './checker-world.test.ts'
import { type CheckRule, RULES } from './itinerary.contract.ts'
import { WISH_MUTATIONS } from './mutations-of-constraints.test.ts'
import { TIME_MUTATIONS } from './mutations-of-times.test.ts'

const LEAST_TRIPS = 500
const MUTANTS_A_RULE = 200
/** A generous time limit, so that other work on the machine does not fail the test. */
const TIMEOUT_MS = 30_000
/** A booked way of an hour, a bed, or two flights: what was booked beside a plan that knows nothing of it. */
function book(
  { request, frames, chance }: Trip,
  part: (frame: Trip['frames'][number]) => Partial<Trip['request']['bookings'][number]> | null,
): boolean {
  const frame = frames[chance(frames.length)]
  const own = frame && part(frame)
  if (!frame || !own) return false
  const { lat, lon, zone } = frame.guide.city
  const times = { date: frame.date, endDate: frame.date, start: '00:00', end: '00:10' }
  const to = { name: 'Somewhere', lat: -lat / 2, lon: -lon / 2 }
  const way = own.kind === 'hotel' ? {} : { zone, endZone: zone, to }
  request.bookings.push({ name: 'Booked', lat, lon, ...times, ...way, kind: 'train', ...own })
  return true
}
const BOOKING_MUTATIONS = {
  transport: {
    'a train that leaves during a stop': (trip: Trip) =>
      book(trip, (frame) => {
        const stops = trip.plan.days.find(({ date }) => date === frame.date)?.stops ?? []
        const stop = stops[trip.chance(Math.max(1, stops.length))]
        return stop && stop.end < '23:50' ? { start: stop.start, end: '23:59' } : null
      }),
  },
  connections: {
    'two flights at once': (trip: Trip) => {
      const isBooked = book(trip, () => ({ kind: 'flight', start: '01:00', end: '05:00' }))
      trip.request.bookings.push(...trip.request.bookings.slice(-1))
      return isBooked
    },
  },
  stays: {
    'a bed elsewhere in the city': (trip: Trip) =>
      book(trip, (frame) => {
        const day = trip.plan.days.find(({ date }) => date === frame.date)
        const isLast = frame === trip.frames.at(-1)
        if (isLast || !day?.stops.length) return null
        const { lat, lon } = frame.guide.city
        const { name, ...bed } = { name: 'Inn', kind: 'hotel' as const, lat: lat + 0.05, lon: lon - 0.05 }
        return { ...bed, name, endDate: addDays(frame.date, 1), start: '15:00', end: '11:00' }
      }),
  },
}
const MUTATIONS = { ...TIME_MUTATIONS, ...WISH_MUTATIONS, ...BOOKING_MUTATIONS }

const trips: Trip[] = []
for (let seed = 1; trips.length < LEAST_TRIPS + 20; seed++)
  trips.push(...[makeTrip(seed)].filter((trip) => trip !== null))
/** Short trips first, for speed. */
const short = trips.filter(({ plan }) => plan.days.length <= 2)
const long = trips.filter(({ plan }) => plan.days.length > 2)

const isBroken = ({ request, plan, facts }: Trip, rule: CheckRule) =>
  checkTrip(request, plan, facts).some((check) => check.rule === rule && !check.ok)

/** The number of mutants of each kind, from the trips in turn; a trip that cannot have this mutation is skipped. */
function breed(kind: (trip: Trip) => boolean, number: number, seed: number): Trip[] {
  const mutants: Trip[] = []
  const chance = makeChance(seed)
  const first = chance(short.length)
  const origins = [...short.slice(first), ...short.slice(0, first), ...long, ...short, ...long]
  for (const origin of origins) {
    if (mutants.length === number) break
    const { request, plan, facts, frames } = origin
    const mutant = { ...cloneOf({ request, plan }), facts, frames, chance }
    if (kind(mutant)) mutants.push(mutant)
  }
  return mutants
}

describe('the checker of plans', () => {
  it(
    `accepts ${LEAST_TRIPS} plans of a naive planner, every rule of every plan`,
    () => {
      expect(trips.length).toBeGreaterThanOrEqual(LEAST_TRIPS)
      const broken = trips.flatMap(({ request, plan, facts }) => {
        const checks = checkTrip(request, plan, facts)
        expect(checks.map(({ rule }) => rule)).toEqual(RULES)
        return checks.filter(({ ok }) => !ok)
      })
      expect(broken).toEqual([])
    },
    TIMEOUT_MS,
  )

  it('has a family of mutants for every rule', () => {
    expect(Object.keys(MUTATIONS).sort()).toEqual([...RULES].sort())
  })

  it.each(RULES)(
    `catches ${MUTANTS_A_RULE} mutants by the rule %s`,
    (rule) => {
      const kinds = Object.entries(MUTATIONS[rule] ?? {})
      const each = Math.ceil(MUTANTS_A_RULE / kinds.length)
      const families = kinds.map(([name, kind], i) => ({
        name,
        mutants: breed(kind, each, 1000 * RULES.indexOf(rule) + i),
      }))
      const escaped = families.map(({ name, mutants }) => ({
        name,
        bred: mutants.length,
        escaped: mutants.filter((mutant) => !isBroken(mutant, rule)).length,
      }))
      expect(escaped).toEqual(kinds.map(([name]) => ({ name, bred: each, escaped: 0 })))
    },
    TIMEOUT_MS,
  )

  it('reports a violation, and never throws, when any single value of a plan is replaced by nonsense', () => {
    const chance = makeChance(5)
    for (let i = 0; i < 400; i++) {
      const { request, plan, facts } = oneOf(chance, short)
      const hostile = cloneOf(plan)
      const leaves = leavesOf(hostile)
      const { owner, key } = oneOf(chance, leaves)
      const value =
        typeof owner[key] === 'number'
          ? oneOf(chance, [Number.NaN, -1, 1e308, 0.5, Number.POSITIVE_INFINITY])
          : oneOf(chance, ['', '99:99', '-1:00', '__proto__', 'constructor', '9999-99-99', '\u0000'])
      if (owner[key] === value) continue
      owner[key] = value
      const checks = checkTrip(request, hostile, facts)
      expect({ key, value, ok: checks.every(({ ok }) => ok) }).toEqual({ key, value, ok: false })
    }
  })
})

type Owner = Record<string, unknown>

/** Every text and number of a plan. */
function leavesOf(value: unknown): { owner: Owner; key: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const owner = value as Owner
  return Object.keys(owner).flatMap((key) => {
    const type = typeof owner[key]
    return type === 'string' || type === 'number' ? [{ owner, key }] : leavesOf(owner[key])
  })
}
