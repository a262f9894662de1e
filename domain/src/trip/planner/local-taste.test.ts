import { describe, expect, it } from 'vitest'
import { daylight, minutesOf, type Plan } from '../itinerary/index.ts'
import {
  idsOf,
  makeFacts,
  near,
  place,
  planOf,
  type Row,
  resolve,
  stopsOf,
  TABLES,
} from './quality-world.test.ts'
import { scoreSights } from './score.rules.ts'

const JULY = '2027-07-05'
const stopAt = (plan: Plan, id: string) => stopsOf(plan).find(({ poiId }) => poiId === id)
const lengthOf = (plan: Plan, id: string) => {
  const { start = '00:00', end = '00:00' } = stopAt(plan, id) ?? {}
  return minutesOf(end) - minutesOf(start)
}
const dayOf = ({ days }: Plan, id: string) =>
  days.findIndex(({ stops }) => stops.some(({ poiId }) => poiId === id))
const visitsPerDay = (plan: Plan, isOne: (id: string) => boolean) =>
  plan.days.map(
    ({ stops }) => stops.filter(({ kind, poiId }) => kind === 'visit' && isOne(poiId ?? '')).length,
  )

describe('what a city is known for', () => {
  it('is not outweighed by many small sights', () => {
    const icon = place({ id: 'icon', km: 22, renown: 9, minutes: 120 })
    const many = near(9, { renown: 7, minutes: 75 })
    expect(idsOf(planOf([...many, ...TABLES, icon]))).toContain('icon')
    expect(idsOf(planOf([...many, ...TABLES, { ...icon, renown: 6 }]))).not.toContain('icon')
  })

  it('is worth two hours and a quarter on the way in three days where nothing is better known', () => {
    const pointsOf = (renown: number, minutes: number, days: number) => {
      const facts = makeFacts([place({ id: 'wall', km: 60, renown })])
      const sights = facts.guides[0]?.pointsOfInterest ?? []
      const request = resolve(facts, { days })
      return scoreSights(sights, { request, days, minutesTo: () => minutes }).get('wall') ?? 0
    }
    expect(pointsOf(10, 135, 3)).toBeGreaterThan(pointsOf(10, 160, 3) + 5000)
    expect(pointsOf(10, 135, 2)).toBe(pointsOf(10, 160, 2))
    expect(pointsOf(9, 135, 3)).toBe(pointsOf(9, 160, 3))
  })

  it('is visited for a shorter time rather than not at all', () => {
    const palace = place({
      id: 'palace',
      km: 3,
      category: 'palace',
      renown: 9,
      minutes: 300,
      hours: '13:00-17:30',
    })
    const plan = planOf([...near(4), ...TABLES, palace])
    expect(lengthOf(plan, 'palace')).toBeGreaterThanOrEqual(190)
    expect(lengthOf(plan, 'palace')).toBeLessThanOrEqual(240)
  })

  it('is seen whole or not at all where it is a boat, a show or a climb, on a packed day too', () => {
    const boat = (hours: string) => place({ id: 'boat', km: 3, renown: 9, minutes: 240, hours })
    const rows = (hours: string) => [...near(4), ...TABLES, boat(hours)]
    expect(lengthOf(planOf(rows('09:00-18:00'), { pace: 'packed' }), 'boat')).toBe(240)
    expect(idsOf(planOf(rows('13:00-16:00')))).not.toContain('boat')
  })

  it('is visited across the usual hour of lunch, which comes before or after it', () => {
    // Open too late for a visit before lunch at a quarter past one, and not long enough for one after lunch at noon.
    const palace = place({
      id: 'palace',
      km: 0.5,
      category: 'palace',
      renown: 9,
      minutes: 300,
      hours: '10:00-15:45',
    })
    const plan = planOf([...near(4), ...TABLES, palace])
    expect(lengthOf(plan, 'palace')).toBeGreaterThanOrEqual(195)
    expect(stopsOf(plan).map(({ meal }) => meal)).toContain('lunch')
  })
})

describe('variety of a day', () => {
  const museums = (minutes: number) =>
    [1, 2, 3].map((i) => place({ id: `museum-${i}`, km: 0.2 * i, category: 'museum', renown: 8, minutes }))
  const isMuseum = (id: string) => id.startsWith('museum')

  it('has one museum of two hours, two short ones, and more for who asks for museums', () => {
    const most = (minutes: number, input = {}) =>
      Math.max(...visitsPerDay(planOf([...museums(minutes), ...near(4), ...TABLES], input), isMuseum))
    expect(most(120)).toBe(1)
    expect(most(60)).toBe(2)
    expect(most(120, { interests: ['museum'] })).toBeGreaterThan(1)
  })

  it('has two decks in three days, and more for who asks for views', () => {
    const decks = [1, 2, 3].map((i) =>
      place({ id: `deck-${i}`, km: 0.2 * i, category: 'viewpoint', renown: 8, hours: '08:00-15:00' }),
    )
    const count = (input = {}) =>
      visitsPerDay(planOf([...decks, ...near(9), ...TABLES], { days: 3, ...input }), (id) =>
        id.startsWith('deck'),
      ).reduce((sum, one) => sum + one)
    expect(count()).toBe(2)
    expect(count({ interests: ['viewpoint'] })).toBe(3)
  })

  it('has what one ticket opens on one day', () => {
    const quarter = (name: string, km: number) =>
      [1, 2, 3, 4].map((i) =>
        place({ id: `${name}-${i}`, km: km + i / 10, renown: i === 1 ? 9 : 7, minutes: 100 }),
      )
    const rows = [...quarter('west', -4), ...quarter('east', 4), ...TABLES]
    const ticket = { name: 'both', places: ['west-1', 'east-1'], source: 'us' as const }
    const daysOf = (plan: Plan) => ['west-1', 'east-1'].map((id) => dayOf(plan, id))
    expect(new Set(daysOf(planOf(rows, { days: 2 }))).size).toBe(2)
    const joined = daysOf(planOf(rows, { days: 2 }, { tickets: [ticket] }))
    expect(joined).not.toContain(-1)
    expect(new Set(joined).size).toBe(1)
  })
})

describe('the right hour and season', () => {
  it.each([true, false])('a viewpoint is left before sunset, indoors %s', (indoor) => {
    const view = place({
      id: 'view',
      km: 0.3,
      category: 'viewpoint',
      renown: 10,
      indoor,
      hours: '14:00-23:00',
    })
    const plan = planOf([...near(5), ...TABLES, view])
    const [guide] = makeFacts([view]).guides
    const [spot] = guide?.pointsOfInterest ?? []
    if (!guide || !spot) throw new Error('no place')
    const sunset = daylight(spot, '2026-12-02', guide).close
    expect(minutesOf(stopAt(plan, 'view')?.end ?? '23:59')).toBeLessThanOrEqual(sunset)
  })

  it('a beach is for summer, unless somebody asks for it', () => {
    const beach = place({ id: 'beach', km: 0.5, category: 'beach', indoor: false, renown: 8 })
    const rows = [...near(4), ...TABLES, beach]
    expect(idsOf(planOf(rows))).not.toContain('beach')
    expect(idsOf(planOf(rows, { startDate: JULY }))).toContain('beach')
    expect(idsOf(planOf(rows, { interests: ['beach'] }))).toContain('beach')
    expect(idsOf(planOf(rows, { mustSee: ['beach'] }))).toContain('beach')
    expect(idsOf(planOf([...near(4), ...TABLES, { ...beach, renown: 9 }]))).toContain('beach')
  })

  it('a market is seen in its morning, one of the evening in its hours', () => {
    const market = (hours: string) => [place({ id: 'stalls', km: 0.3, category: 'market', renown: 9, hours })]
    const end = (hours: string) =>
      minutesOf(stopAt(planOf([...near(6), ...TABLES, ...market(hours)]), 'stalls')?.end ?? '23:59')
    expect(end('08:00-20:00')).toBeLessThanOrEqual(14 * 60)
    expect(end('15:00-20:00')).toBeLessThanOrEqual(17 * 60)
  })
})

describe('meals', () => {
  it('come after two pauses rather than one long wait', () => {
    const few = [1, 2].map((i) => place({ id: `few-${i}`, km: 0.2 * i, minutes: 60 }))
    const [day] = planOf([...few, ...TABLES]).days
    const waits = day?.stops.map(({ arrive, start }) => minutesOf(start) - minutesOf(arrive)) ?? []
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeGreaterThan(120)
    expect(Math.max(...waits)).toBeLessThan(120)
  })

  it('take forty minutes at a counter too', () => {
    const counters = TABLES.map((row) => ({ ...row, minutes: 20 }))
    const meals = stopsOf(planOf([...near(4), ...counters])).filter(({ meal }) => meal)
    expect(meals.map(({ poiId }) => poiId)).not.toContain(null)
    for (const { start, end } of meals) expect(minutesOf(end) - minutesOf(start)).toBeGreaterThanOrEqual(40)
  })

  it('are not at a ruin that feeds nobody', () => {
    const ruins = [1, 2, 3].map((i) =>
      place({
        id: `ruin-${i}`,
        km: 1 + i / 5,
        category: 'ancient',
        renown: 10 - i,
        minutes: 80,
        indoor: false,
      }),
    )
    const square = place({ id: 'square', km: 1.4, category: 'square', renown: 5, minutes: 30 })
    const meals = stopsOf(planOf([...ruins, square], { startDate: JULY })).filter(
      ({ kind }) => kind === 'meal',
    )
    expect(meals).toHaveLength(2)
    for (const { name } of meals) expect(['square', 'Town']).toContain(name)
  })
})

describe('with children', () => {
  const FAMILY = { travellers: { adults: 2, children: 2 }, startDate: JULY }
  const row = (more: Row) => place({ minutes: 60, ...more })

  it('each day has a place to play', () => {
    const parks = [1, 2].map((i) =>
      row({ id: `park-${i}`, km: 3 + i, category: 'park', renown: 3, indoor: false }),
    )
    const rows = [...near(12, { renown: 8, minutes: 90 }), ...TABLES, ...parks]
    const perDay = (input: object) =>
      visitsPerDay(planOf(rows, { days: 2, ...input }), (id) => id.startsWith('park'))
    expect(perDay({ startDate: JULY })).toEqual([0, 0])
    expect(perDay(FAMILY)).toEqual([1, 1])
  })

  it('no visit begins after seven', () => {
    const late = row({ id: 'late', km: 0.3, renown: 10, hours: '19:00-23:00' })
    const ids = (input: object) => idsOf(planOf([...near(5), ...TABLES, late], { dayEnd: '23:30', ...input }))
    expect(ids({})).toContain('late')
    expect(ids(FAMILY)).not.toContain('late')
    expect(ids({ ...FAMILY, mustSee: ['late'] })).toContain('late')
  })

  it('nobody looks at things for longer than two hours', () => {
    const rows = [
      ...near(3),
      ...TABLES,
      row({ id: 'halls', km: 0.3, category: 'museum', renown: 10, minutes: 170 }),
    ]
    expect(lengthOf(planOf(rows, { startDate: JULY }), 'halls')).toBeGreaterThanOrEqual(170)
    expect(lengthOf(planOf(rows, FAMILY), 'halls')).toBeLessThanOrEqual(160)
  })
})
