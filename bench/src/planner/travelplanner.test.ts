import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runTravelplanner } from './travelplanner.ts'
import { readTravelplanner, type TravelTask } from './travelplanner-data.ts'
import { judgeTravel, TRAVEL_RULES, type TravelRule } from './travelplanner-judge.ts'
import type { Named, Ride, TravelDay } from './travelplanner-plan.ts'
import { planTravel } from './travelplanner-solve.ts'

const DRIVE = 'self-driving, from X to Y, duration: 2 hours, distance: 1,234 km, cost: 1,010'
const table = (Name: string, cost: number, Cuisines: string) => ({ Name, 'Average Cost': cost, Cuisines })
const room = (NAME: string, price: number, type = 'Entire home/apt', nights = 1, rules = 'No pets') => ({
  NAME,
  price,
  'room type': type,
  house_rules: rules,
  'minimum nights': nights,
  'maximum occupancy': 2,
})
const flight = (number: string, Price: number) => ({ 'Flight Number': number, Price })
// Three days for three, one of them whole. The cheapest bed is for four nights, the next takes no smokers, the third is shared.
const RAW = {
  idx: 7,
  structured: {
    legs: [
      { from: 'Home', to: 'Aton', date: '2022-03-30' },
      { from: 'Aton', to: 'Home', date: '2022-04-01' },
    ],
    cities: ['Aton'],
    days: 3,
    people: 3,
    budget: 5000,
    constraints: {
      cuisine: ['Thai', 'French', 'Greek', 'Tea'],
      houseRule: 'smoking',
      roomType: 'not shared room',
      transportation: 'no self-driving',
    },
  },
  sandbox: {
    'Flight from Home to Aton on 2022-03-30': [flight('F1', 300), flight('F2', 100)],
    'Flight from Aton to Home on 2022-04-01': [flight('F3', 500)],
    'Taxi from Home to Aton': 'taxi, cost: 1,400',
    'Taxi from Aton to Home': 'taxi, cost: 1,400',
    'Self-driving from Home to Aton': DRIVE,
    'Self-driving from Aton to Home': DRIVE,
    'Restaurants in Aton': [
      table('Cheap', 5, 'Cafe'),
      table('Cheaper', 4, 'Cafe, Tea'),
      table('Cheap', 6, 'Cafe'),
      table('Snack', 7, 'Cafe'),
      table('Siam', 20, 'Thai'),
      table('Paris', 22, 'French, Cafe'),
      table('Hellas', 21, 'Greek'),
      table('Both', 60, 'Thai, French'),
    ],
    'Accommodations in Aton': [
      room('Long', 10, 'Entire home/apt', 4),
      room('Clean air', 20, 'Private room', 1, 'No smoking & No pets'),
      room('Dormitory', 30, 'Shared room'),
      room('Fit', 50),
      room('Dear', 70, 'Private room'),
    ],
    'Attractions in Aton': [{ Name: 'Tower' }, { Name: 'Park' }],
  },
  solverMin: { minTotal: 2600 },
}

let folder = ''
let task: TravelTask
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'travelplanner-'))
  await mkdir(join(folder, 'travelplanner'))
  await writeFile(join(folder, 'travelplanner', 'train_with_sandbox.json'), JSON.stringify([RAW]))
  const [query] = readTravelplanner(folder) ?? []
  if (!query) throw new Error('no query')
  task = query.task
})
afterAll(() => rm(folder, { recursive: true }))

const plan = () => {
  const days = planTravel(task)
  if (!days) throw new Error('no plan')
  return days
}
const inAton = (name: string): Named => ({ name, city: 'Aton' })

/** Brute force over travel, accommodation and sets of up to five meals: the cost of the cheapest plan by the judge. */
function cheapestOfAll(): number {
  const rides: (Ride | null)[] = [
    ...['F1', 'F2', 'F3'].map((number): Ride => ({ kind: 'flight', number })),
    { kind: 'taxi' } as const,
    { kind: 'self-driving' } as const,
  ]
  const tables = [...new Set(RAW.sandbox['Restaurants in Aton'].map(({ Name }) => Name))]
  const [first, whole, last] = plan()
  if (!first || !whole || !last) throw new Error('no three days')
  let best = Number.POSITIVE_INFINITY
  for (const out of rides)
    for (const back of rides)
      for (const { NAME } of RAW.sandbox['Accommodations in Aton'])
        for (let chosen = 0; chosen < 1 << tables.length; chosen++) {
          const meals = tables.filter((_, i) => chosen & (1 << i)).map(inAton)
          const [breakfast = null, lunch = null, dinner = null, more = null, evenMore = null, tooMuch] = meals
          if (tooMuch) continue
          const hotel = inAton(NAME)
          const { broken, total } = judgeTravel(task, [
            { ...first, ride: out, hotel, breakfast: null, lunch: evenMore, dinner: more },
            { ...whole, hotel, breakfast, lunch, dinner },
            { ...last, ride: back, breakfast: null, lunch: null, dinner: null },
          ])
          if (broken.length === 0) best = Math.min(best, total)
        }
  return best
}

describe('the cheapest plan', () => {
  it('meets all thirteen rules and is as cheap as the best by brute force', () => {
    const { broken, total } = judgeTravel(task, plan())
    expect(broken).toEqual([])
    // Flight out and taxi back, two rooms for two nights, and a fourth meal on the way in: cheaper than "Both".
    expect(total).toBe(3 * 100 + 1400 + 2 * 50 * 2 + 3 * (4 + 20 + 21 + 22))
    expect(total).toBe(cheapestOfAll())
  })

  it('is null when no room, no travel or no restaurant fits', () => {
    const [city] = task.cities
    if (!city) throw new Error('no city')
    expect(planTravel({ ...task, cities: [{ ...city, hotels: city.hotels.slice(0, 3) }] })).toBeNull()
    expect(
      planTravel({ ...task, legs: task.legs.map((leg) => ({ ...leg, flights: [], taxi: null })) }),
    ).toBeNull()
    expect(
      planTravel({ ...task, constraints: { ...task.constraints, cuisines: ['Thai', 'Lao'] } }),
    ).toBeNull()
  })

  it('uses the own car for the whole trip when that is cheaper and allowed', () => {
    const constraints = { ...task.constraints, transport: null }
    const legs = task.legs.map((leg) => ({ ...leg, drive: 10 }))
    const days = planTravel({ ...task, constraints, legs })
    expect(days?.flatMap(({ ride }) => ride?.kind ?? [])).toEqual(['self-driving', 'self-driving'])
  })
})

describe('the judge', () => {
  type Change = (days: TravelDay[]) => TravelDay[]
  const at =
    (index: number, more: Partial<TravelDay>): Change =>
    (days) =>
      days.map((day, i) => (i === index ? { ...day, ...more } : day))
  const hotel =
    (name: string): Change =>
    (days) =>
      days.map((day) => (day.hotel ? { ...day, hotel: inAton(name) } : day))
  const FAULTS: Record<TravelRule, Change> = {
    'reasonable cities': (days) => days.slice(0, 2),
    'restaurants once': at(1, { breakfast: inAton('Siam'), lunch: inAton('Siam') }),
    'attractions once': at(1, { attractions: [inAton('Tower'), inAton('Tower')] }),
    'nights enough': hotel('Long'),
    'ways that go together': at(0, { ride: { kind: 'self-driving' } }),
    'within the current city': at(1, { breakfast: { name: 'Cheap', city: 'Bton' } }),
    'within the sandbox': at(1, { attractions: [inAton('Castle')] }),
    'nothing missing': at(1, { dinner: null }),
    budget: (days) => days,
    'house rules': hotel('Clean air'),
    cuisines: (days) =>
      days
        .map((day) => (day.dinner?.name === 'Paris' ? { ...day, dinner: inAton('Snack') } : day))
        .map((day) => (day.lunch?.name === 'Paris' ? { ...day, lunch: inAton('Snack') } : day)),
    'room type': hotel('Dormitory'),
    transport: (days) =>
      days.map((day) => (day.ride ? { ...day, ride: { kind: 'self-driving' as const } } : day)),
  }

  it.each(TRAVEL_RULES.map((rule) => [rule] as const))(
    'catches a plan that breaks the rule of %s',
    (rule) => {
      const judged = rule === 'budget' ? { ...task, budget: 2100 } : task
      const { broken } = judgeTravel(judged, FAULTS[rule](plan()))
      expect(broken.map((fault) => fault.rule)).toContain(rule)
    },
  )

  it.each<[gap: string, index: number, more: Partial<TravelDay>]>([
    ['no ride', 0, { ride: null }],
    ['no attraction', 1, { attractions: [] }],
    ['no bed', 1, { hotel: null }],
  ])('reports missing items: %s', (gap, index, more) => {
    const { broken } = judgeTravel(task, at(index, more)(plan()))
    expect(broken).toContainEqual({ rule: 'nothing missing', detail: `${gap} on day ${index + 1}` })
  })
})

describe('the suite', () => {
  const run = (data: string) => ({
    folder: data,
    ms: 1,
    seeds: [1],
    iterations: 1,
    save: false,
    say: () => {},
  })

  it("compares with the set's own solver, whose results the planner never sees, and reports the difference", async () => {
    const report = await runTravelplanner(run(folder))
    expect(report?.violations).toEqual([])
    expect(report?.notes).toEqual([
      'travelplanner: the queries are read and solved by code in bench/ alone, nothing of it is in the product',
      "travelplanner query 7: 2101, the set's own solver 2600",
    ])
    const value = (name: string) => report?.figures.find((figure) => figure.name === name)?.value
    expect([value('all 13 rules kept'), value('cheaper'), value('dearer')]).toEqual([1, 1, 0])
  })

  it('is left out without its data', async () => {
    expect(await runTravelplanner(run(join(folder, 'nothing')))).toBeNull()
  })
})
