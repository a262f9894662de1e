import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTrip, type Leg, type Plan, RULES } from '../itinerary/index.ts'
import { drivingOf, listDayTrips } from './index.ts'
import { anyPlaces, expectProvedOrRefused, ownPlace, planWith, ROUTE, TOWN } from './own-places-world.test.ts'

const CAR = ['walk', 'drive'] as const
const STAY = { lat: 48, lon: 10 }
const MODES = [['drive'], [...CAR], ['walk', 'transit', 'drive'], ['taxi', 'drive']]

function planned(input: Parameters<typeof planWith>[0], places: Parameters<typeof planWith>[1]) {
  const world = planWith(input, places)
  if (world.outcome.state !== 'planned') throw new Error(JSON.stringify(world.outcome))
  return { ...world, plan: world.outcome.solved.plan }
}

function farTrip(input: object = {}) {
  const far = ownPlace({}, 45)
  return { far, ...planned({ ...TOWN, modes: [...CAR], mustSee: [far.id], ...input }, [far]) }
}

const brokenRules = ({ request, facts }: ReturnType<typeof planned>, plan: Plan) =>
  checkTrip(request, plan, facts).flatMap(({ rule, ok }) => (ok ? [] : [rule]))

/** The plan with one changed leg, the first that is driven. */
function withDrive(plan: Plan, change: (leg: Leg) => Leg): Plan {
  let isDone = false
  const days = plan.days.map((day) => ({
    ...day,
    legs: day.legs.map((leg) => {
      if (isDone || leg.mode !== 'drive') return leg
      isDone = true
      return change(leg)
    }),
  }))
  expect(isDone).toBe(true)
  return { ...plan, days }
}

describe('a trip with a car', () => {
  it('is proved, or refused by wishes of which each is needed, whatever is asked for', () => {
    const wishes = fc.record({
      modes: fc.constantFrom(...MODES),
      pace: fc.constantFrom('relaxed' as const, 'packed' as const),
      meals: fc.boolean(),
      wholeDayTrips: fc.boolean(),
      maxWalkMinutes: fc.option(fc.integer({ min: 0, max: 60 }), { nil: undefined }),
    })
    fc.assert(
      fc.property(anyPlaces, wishes, (rows, input) => expectProvedOrRefused(rows, input)),
      { numRuns: 12 },
    )
  }, 60_000)

  it('drives to what is far, and says how long that takes with the way to the car and a place for it', () => {
    const { plan, far } = farTrip()
    const day = plan.days.find(({ stops }) => stops.some(({ poiId }) => poiId === far.id))
    const leg = day?.legs.find(({ mode }) => mode === 'drive')
    expect(leg).toMatchObject({ basis: 'estimate', cost: { amount: 0, currency: 'EUR' } })
    const { toCar = 0, driving = 0, parking = 0 } = leg?.car ?? {}
    expect([toCar > 0, driving > 45, parking > 0]).toEqual([true, true, true])
    expect(toCar + driving + parking).toBe(leg?.minutes)
  })

  it('walks what is near, and brings the car home', () => {
    const { plan } = farTrip()
    const legs = plan.days.flatMap((day) => day.legs)
    expect(legs.filter(({ mode, metres }) => mode === 'drive' && metres < 800)).toEqual([])
    const ends = plan.days.flatMap(({ legs, stops }) => {
      const last = legs.findLast(({ mode }) => mode === 'drive')
      return last ? [last.to === stops.length ? STAY : stops[last.to]] : []
    })
    expect(ends).toEqual([expect.objectContaining(STAY)])
  })

  it('walks too where that was not among its modes', () => {
    expect(planned({ ...TOWN, modes: ['drive'] }, []).request.modes).toEqual(['drive', 'walk'])
  })

  it('has the car where it stands: who walked on from it walks back before driving', () => {
    const two = [ownPlace({ minutes: 60 }, 30), ownPlace({ minutes: 60 }, 30.5)]
    const { plan } = planned(
      { ...TOWN, days: 1, meals: false, modes: [...CAR], mustSee: two.map(({ id }) => id) },
      two,
    )
    const { legs = [], stops = [] } = plan.days[0] ?? {}
    const isFar = (i: number) => two.some(({ id }) => id === stops[i]?.poiId)
    const walk = legs.find(({ from, to, mode }) => mode === 'walk' && isFar(from) && isFar(to))
    const back = legs.find(({ from, mode }) => mode === 'drive' && from === walk?.to)
    expect(back?.car?.toCar).toBeGreaterThanOrEqual(walk?.minutes ?? Number.NaN)
  })

  it('leaves the car where it stands for a day on which buses are quicker', () => {
    const { plan } = planned({ ...TOWN, modes: ['walk', 'transit', 'drive'] }, [])
    const modes = plan.days.map(({ legs }) => new Set(legs.map(({ mode }) => mode)))
    expect(modes.some((day) => day.has('drive') && day.has('transit'))).toBe(false)
  })
})

describe('the checker refuses a drive', () => {
  const trip = farTrip()
  const faults: [string, (leg: Leg) => Leg][] = [
    ['that is shorter than it takes', (leg) => ({ ...leg, minutes: leg.minutes - 1 })],
    [
      'that has no time to park',
      (leg) => ({
        ...leg,
        minutes: leg.minutes,
        ...(leg.car && { car: { ...leg.car, driving: leg.car.driving + leg.car.parking, parking: 0 } }),
      }),
    ],
    ['that has no way to the car', (leg) => ({ ...leg, ...(leg.car && { car: { ...leg.car, toCar: 0 } }) })],
    ['that is longer than its parts', (leg) => ({ ...leg, minutes: leg.minutes + 1 })],
    ['that does not say its parts', ({ car: _, ...leg }) => leg],
    ['of other metres', (leg) => ({ ...leg, metres: leg.metres - 1 })],
    ['that is a walk', (leg) => ({ ...leg, mode: 'walk' })],
    ['that costs something', (leg) => ({ ...leg, cost: { ...leg.cost, amount: leg.cost.amount + 1 } })],
  ]
  it.each(faults)('%s', (_, change) => {
    expect(brokenRules(trip, trip.plan)).toEqual([])
    const broken = brokenRules(trip, withDrive(trip.plan, change))
    expect(broken.filter((rule) => rule === 'travel-time' || rule === 'costs')).not.toEqual([])
    expect(RULES).toEqual(expect.arrayContaining(broken))
  })

  it('that leaves the car behind', () => {
    const trip = farTrip({ days: 1, meals: false, dayEnd: '13:30' })
    const days = trip.plan.days.map((day) => {
      if (!day.legs.some(({ mode }) => mode === 'drive')) return day
      const { car: _, ...home } = day.legs.at(-1) as Leg
      return { ...day, legs: [...day.legs.slice(0, -1), { ...home, mode: 'walk' as const }] }
    })
    const found = checkTrip(trip.request, { ...trip.plan, days }, trip.facts)
    const details = found.flatMap(({ parts }) => parts.map(({ detail }) => detail))
    expect(details).toContain('the car is left behind')
  })

  it('where there is no car', () => {
    const request = { ...trip.request, modes: ['walk' as const] }
    expect(brokenRules({ ...trip, request }, trip.plan)).toContain('travel-time')
  })

  it('to what is near enough to walk', () => {
    const { request, facts, plan } = planned(
      { ...TOWN, modes: [...CAR], maxWalkMinutes: 0, meals: false },
      [],
    )
    expect(plan.days.some(({ legs }) => legs.some(({ mode }) => mode === 'drive'))).toBe(true)
    const { maxWalkMinutes: _, ...walker } = request
    const [rule] = checkTrip(walker, plan, facts).filter(({ ok }) => !ok)
    expect(rule?.rule).toBe('travel-time')
    expect(rule?.parts[0]?.detail).toContain('too near for the car')
  })
})

describe('a trip through two cities by car', () => {
  const route = (input: object = {}) => planned({ ...ROUTE, modes: [...CAR], ...input }, [])
  it('drives from one to the other after breakfast, and has nothing planned before it is there', () => {
    const { plan } = route({ dayStart: '07:00' })
    const [day] = plan.days.filter(({ transfer }) => transfer)
    expect(day?.transfer).toMatchObject({
      mode: 'drive',
      depart: '09:00',
      fromCityId: 'town',
      toCityId: 'port',
    })
    const { arrive = '' } = day?.transfer ?? {}
    expect(arrive > '11:00').toBe(true)
    expect(day?.stops.every((stop) => stop.arrive >= arrive)).toBe(true)
  })

  it('leaves when the day starts, where that is later or no meals are planned', () => {
    const departs = (input: object) =>
      route(input).plan.days.flatMap(({ transfer }) => transfer?.depart ?? [])
    expect(departs({ dayStart: '10:15' })).toEqual(['10:15'])
    expect(departs({ dayStart: '07:00', meals: false })).toEqual(['07:00'])
  })

  it('is refused by the checker with a quicker drive, an earlier one, or by train', () => {
    const trip = route({ dayStart: '07:00' })
    const changed = (part: object) => ({
      ...trip.plan,
      days: trip.plan.days.map((day) =>
        day.transfer ? { ...day, transfer: { ...day.transfer, ...part } } : day,
      ),
    })
    expect(brokenRules(trip, changed({}))).toEqual([])
    for (const part of [{ minutes: 60, arrive: '10:00' }, { depart: '07:00' }, { mode: 'train' as const }])
      expect(brokenRules(trip, changed(part))).toContain('route')
  })

  it('takes the train as before where there is no car', () => {
    const { plan } = planned(ROUTE, [])
    expect(plan.days.flatMap(({ transfer }) => transfer?.mode ?? [])).toEqual(['train'])
  })
})

describe('a day trip', () => {
  const days = (input: object, km = 45) => {
    const far = ownPlace({ minutes: 90 }, km)
    const beside = ownPlace({ minutes: 45 }, km + 4)
    const trip = planned({ ...TOWN, days: 3, modes: [...CAR], mustSee: [far.id], ...input }, [far, beside])
    const visits = trip.plan.days.map(({ stops }) =>
      stops.filter(({ kind }) => kind === 'visit').map(({ poiId }) => poiId),
    )
    const own = visits.find((day) => day.includes(far.id)) ?? []
    return { trip, own, others: own.filter((id) => id !== far.id && id !== beside.id) }
  }

  it.each([
    ['by car', CAR],
    ['by bus', ['walk', 'transit'] as const],
  ])('%s has its day to itself when that is asked for, with what is near it', (_, modes) => {
    const { trip, own, others } = days({ wholeDayTrips: true, modes: [...modes] })
    expect(own.length).toBeGreaterThan(0)
    expect(others).toEqual([])
    expect(brokenRules(trip, trip.plan)).toEqual([])
  })

  it('shares its day else, which the checker refuses where it was asked for', () => {
    const { trip, others } = days({ dayEnd: '22:00', days: 1 })
    expect(others).not.toEqual([])
    const request = { ...trip.request, wholeDayTrips: true }
    expect(brokenRules({ ...trip, request }, trip.plan)).toEqual(['must-see'])
  })

  it('says how far out it is, and counts the way there and back', () => {
    const { trip } = days({ wholeDayTrips: true })
    const trips = trip.plan.days.flatMap((_, i) => listDayTrips({ facts: trip.facts, plan: trip.plan }, i))
    expect(trips[0]?.metres).toBeGreaterThan(44_000)
    const legs = trip.plan.days.flatMap((day) => day.legs.filter(({ mode }) => mode === 'drive'))
    expect(trips[0]?.minutes).toBeGreaterThanOrEqual(Math.max(...legs.map(({ minutes }) => minutes)))
  })
})

describe('what a plan by car says of itself', () => {
  it('names the countries that are driven in, and where no road is known to lead', () => {
    const { request, facts, plan } = planned({ ...ROUTE, modes: [...CAR] }, [])
    expect(drivingOf({ request, facts, plan })).toEqual({ countries: ['AT'], withoutRoad: [] })
    const days = plan.days.map((day) =>
      day.transfer ? { ...day, legs: [], transfer: { ...day.transfer, mode: 'flight' as const } } : day,
    )
    expect(drivingOf({ request, facts, plan: { ...plan, days } })?.withoutRoad).toEqual([
      { from: 'town', to: 'port' },
    ])
  })

  it('is nothing without a car', () => {
    expect(drivingOf(planned(TOWN, []))).toBeNull()
  })
})
