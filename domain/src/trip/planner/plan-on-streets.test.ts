import { expect, it } from 'vitest'
import { metresBetween } from '../../base/geo.ts'
import type { Guide } from '../../destination/places/index.ts'
import type { WalkTable } from '../../map/walking/index.ts'
import { makeTrip } from '../itinerary/checker-planner.test.ts'
import {
  checkTrip,
  type Leg,
  type PlanAnswer,
  type PlanFacts,
  type PlanRequestInput,
  parseRequest,
} from '../itinerary/index.ts'
import { planFromStops } from '../sync/index.ts'
import { planOrRefuse } from './plan-verdict.rules.ts'

const made = makeTrip(1)
const [guide] = made?.facts.guides ?? []
if (!made || !guide) throw new Error('no trip')
const bare: PlanFacts = made.facts
const { startDate } = made.request
const cities = [{ id: guide.city.id }]
const walks: PlanFacts['walks'] = [crookedStreets(guide)]

/** Streets that are 1.7 times as long as the straight line, between all places within 2 km of the middle. */
function crookedStreets({ city, pointsOfInterest }: Guide): WalkTable {
  const near = [city, ...pointsOfInterest.filter((place) => metresBetween(city, place) < 2000)]
  const ways = near.flatMap((from, i) =>
    near.slice(i + 1).map((to, j): WalkTable['ways'][number] => {
      const metres = Math.round(metresBetween(from, to) * 1.7)
      return [i, i + 1 + j, Math.ceil(metres / 75), metres]
    }),
  )
  const points = near.map(({ lat, lon }): [number, number] => [lat, lon])
  return { isStepFree: false, asOf: '2024-03-04', source: 'a map', points, ways }
}

function plan(facts: PlanFacts, more: Partial<PlanRequestInput> = {}): PlanAnswer {
  const input = { cities, days: 2, startDate, modes: ['walk' as const], timeBudgetMs: 20, ...more }
  const parsed = parseRequest(input, facts, startDate)
  if (!parsed.ok) throw new Error('no request')
  const startTimer = () => ({ elapsed: () => 0, isOver: () => false })
  const verdict = planOrRefuse(parsed.value, facts, { startTimer, usedRates: () => undefined })
  if (verdict.state !== 'planned') throw new Error('no plan')
  return verdict.answer
}
const broken = ({ request, plan: found }: PlanAnswer, facts: PlanFacts) =>
  checkTrip(parse(request), found, facts).flatMap(({ ok, rule }) => (ok ? [] : [rule]))
function parse(request: PlanAnswer['request']) {
  const parsed = parseRequest(request, bare, startDate)
  if (!parsed.ok) throw new Error('no request')
  return parsed.value
}
const withLegs = (answer: PlanAnswer, change: (leg: Leg) => Leg): PlanAnswer => ({
  ...answer,
  plan: {
    ...answer.plan,
    days: answer.plan.days.map((day) => ({ ...day, legs: day.legs.map(change) })),
  },
})
const onStreets = plan({ ...bare, walks })
const legs = onStreets.plan.days.flatMap((day) => day.legs)

it('a plan goes along streets where they are known, by the estimate elsewhere, and each way says which', () => {
  expect(legs.filter(({ basis }) => basis === 'streets').length).toBeGreaterThan(4)
  for (const { mode, basis } of legs) if (basis === 'streets') expect(mode).toBe('walk')
  expect(broken(onStreets, { ...bare, walks })).toEqual([])
  expect(broken(onStreets, bare)).toContain('travel-time')
})

it('the walks that come with a plan prove it, and are those of its ways alone', () => {
  const used = onStreets.walks ?? []
  expect(broken(onStreets, { ...bare, walks: used })).toEqual([])
  expect(used).toMatchObject([{ asOf: '2024-03-04', source: 'a map' }])
  const number = legs.filter(({ basis, minutes }) => basis === 'streets' && minutes > 0).length
  expect(used[0]?.ways.length).toBeLessThanOrEqual(number)
  // What another table says of the same way comes second.
  const slower = walks.map((table) => ({
    ...table,
    ways: table.ways.map(([a, b, minutes, metres]): WalkTable['ways'][number] => [a, b, minutes + 9, metres]),
  }))
  expect(broken(onStreets, { ...bare, walks: [...used, ...slower] })).toEqual([])
  expect(broken(onStreets, { ...bare, walks: [...slower, ...used] })).toContain('travel-time')
})

it.each<[string, (leg: Leg) => Leg]>([
  ['a minute less', (leg) => ({ ...leg, minutes: leg.minutes - 1 })],
  ['a metre less', (leg) => ({ ...leg, metres: leg.metres - 1 })],
  ['the estimate for it', (leg) => ({ ...leg, basis: 'estimate' })],
])('a way along streets that says %s is refused', (_, change) => {
  const changed = withLegs(onStreets, (leg) => (leg.basis === 'streets' ? change(leg) : leg))
  expect(broken(changed, { ...bare, walks })).toContain('travel-time')
})

const storedStopsOf = ({ plan }: PlanAnswer) =>
  plan.days.flatMap((day, i) =>
    day.stops.map(({ start, end, cost, ...stop }, j) => {
      const [from = 0, to = 0] = [start, end].map(
        (time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
      )
      const mode = day.legs.find((leg) => leg.to === j)?.mode
      return {
        ...stop,
        id: `${i} ${j}`,
        day: day.date,
        start,
        minutes: to - from,
        cost,
        ...(mode && { mode }),
      }
    }),
  )

it('a trip that is laid out again from its stops goes along the walks that it kept', () => {
  const stops = storedStopsOf(onStreets)
  const view = planFromStops(parse(onStreets.request), { ...bare, walks: onStreets.walks ?? [] }, stops)
  expect(view.plan.days.map((day) => day.legs)).toEqual(onStreets.plan.days.map((day) => day.legs))
  expect(view.checks.filter(({ ok }) => !ok)).toEqual([])
  expect(view.walks).toEqual(onStreets.walks)
})

it('a trip that is laid out again keeps the mode that is stored for the way to each stop, and no walk of hours', () => {
  const answer = plan(bare, { modes: ['walk', 'transit', 'taxi'] })
  const request = parse(answer.request)
  const laidBy = (mode: string) => {
    const stops = storedStopsOf(answer).map((stop) => ({ ...stop, mode }))
    const { plan: laid } = planFromStops(request, bare, stops)
    return laid.days.flatMap(({ stops: { length }, legs: ways }) => ways.filter(({ to }) => to < length))
  }
  const ways = laidBy('taxi')
  expect(ways.length).toBeGreaterThan(4)
  expect(new Set(ways.map(({ mode }) => mode))).toEqual(new Set(['taxi']))
  expect(new Set(laidBy('transit').map(({ mode }) => mode))).toEqual(new Set(['transit']))
  // What the trip no longer allows, or never heard of, is chosen anew.
  expect(laidBy('ferry')).toEqual(laidBy('a kite'))
  const far = storedStopsOf(answer).slice(0, 1)
  const away = far.map((stop) => ({ ...stop, mode: 'walk', lat: stop.lat + 0.2 }))
  expect(planFromStops(request, bare, away).plan.days[0]?.legs[0]?.mode).not.toBe('walk')
})

it('a party that needs ways without steps has the estimate where streets are known with steps alone', () => {
  const needs = { stepFree: true }
  const [known, none] = [plan({ ...bare, walks }, { needs }), plan(bare, { needs })]
  expect(JSON.stringify(known)).toBe(JSON.stringify(none))
})
