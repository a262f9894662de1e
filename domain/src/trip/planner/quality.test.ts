import { describe, expect, it } from 'vitest'
import { minutesOf, type PlanRequestInput } from '../itinerary/index.ts'
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
  table,
} from './quality-world.test.ts'
import { POINTS_PER_TRAVEL_MINUTE, preferredMealHours, scoreMeal, scoreSights } from './score.rules.ts'

describe('a plan serves the traveller', () => {
  it('takes a long ride for a famous sight, but not for a minor one', () => {
    const far = (renown: number) =>
      idsOf(planOf([...near(4), ...TABLES, place({ id: 'far', km: 9, renown })]))
    expect(far(10)).toContain('far')
    expect(far(3)).not.toContain('far')
  })

  it('puts famous sights on the first day, and a must-see before them', () => {
    const quarter = (name: string, km: number, renown: number) =>
      Array.from({ length: 4 }, (_, i) =>
        place({ id: `${name}-${i}`, km: km + i * 0.2, renown: i === 0 ? renown : 5, minutes: 100 }),
      )
    const rows = [...quarter('old', 2, 7), ...quarter('castle', -2, 10), table('inn', 2), table('tavern', -2)]
    rows.push(table('cellar', 2.2), table('grill', -2.2))
    const firstDay = (input: Partial<PlanRequestInput>) =>
      planOf(rows, { days: 2, ...input }).days[0]?.stops.map(({ poiId }) => poiId)
    expect(firstDay({})).toContain('castle-0')
    expect(firstDay({ mustSee: ['old-3'] })).toContain('old-3')
  })

  it('fills an empty afternoon by a ride, despite its cost', () => {
    const away = Array.from({ length: 3 }, (_, i) => place({ id: `away-${i}`, km: 6 + i / 5, renown: 4 }))
    const longest = Math.max(
      ...stopsOf(planOf([...near(2), ...TABLES, ...away])).map(
        ({ arrive, start }) => minutesOf(start) - minutesOf(arrive),
      ),
    )
    expect(longest).toBeLessThanOrEqual(60)
  })

  it('spreads its visits instead of leaving the morning of another day empty', () => {
    // All in one quarter, so that a second way there pays for nothing.
    const quarter = Array.from({ length: 8 }, (_, i) =>
      place({ id: `there-${i}`, km: 1.5 + i / 5, minutes: 80 }),
    )
    const mornings = planOf([...quarter, ...TABLES], { days: 2 }).days.map(({ stops }) =>
      minutesOf(stops[0]?.arrive ?? '23:59'),
    )
    for (const morning of mornings) expect(morning).toBeLessThanOrEqual(11 * 60)
  })

  it('does not stretch a museum visit much to wait for a meal', () => {
    const museum = place({ id: 'museum', km: 0.5, category: 'museum', minutes: 100 })
    const stop = stopsOf(planOf([museum, ...TABLES])).find(({ poiId }) => poiId === 'museum')
    const minutes = minutesOf(stop?.end ?? '') - minutesOf(stop?.start ?? '')
    expect(minutes).toBeGreaterThan(100)
    expect(minutes).toBeLessThanOrEqual(140)
  })

  it('prefers a known restaurant, but not at the other end of the town', () => {
    const [inn] = makeFacts([table('inn', 0.4)]).guides[0]?.pointsOfInterest ?? []
    const detour = (scoreMeal(inn ?? null, 60) - scoreMeal(null, 60)) / POINTS_PER_TRAVEL_MINUTE
    expect(detour).toBeGreaterThan(40)
    expect(detour).toBeLessThan(80)
  })
})

describe('the hours of a plan', () => {
  it('has no day of meals alone while another has three sights', () => {
    for (const minutes of [25, 40, 60]) {
      const plan = planOf([...near(6, { minutes }), ...TABLES], { days: 3 })
      const visits = plan.days.map(({ stops }) => stops.filter(({ kind }) => kind === 'visit').length)
      expect(visits.reduce((sum, one) => sum + one)).toBe(6)
      expect(Math.max(...visits) < 3 || Math.min(...visits) > 0, visits.join(' ')).toBe(true)
    }
  })

  it('has lunch between noon and a quarter past one, later in countries with late meals', () => {
    expect(preferredMealHours('lunch', 'AT')).toEqual({ open: 720, close: 795 })
    expect(preferredMealHours('lunch', 'ES')).toEqual({ open: 750, close: 825 })
    expect(preferredMealHours('dinner', 'AT').open).toBe(1080)
    expect(preferredMealHours('dinner', 'ES').open).toBe(1140)
    // A famous sight that leaves only half past one for lunch.
    const noon = place({ id: 'noon', km: 0.2, renown: 10, minutes: 90, hours: '11:50-13:25' })
    const quick = [table('inn', 0.4, 25), table('tavern', 0.3, 25)]
    const lunch = stopsOf(planOf([...near(6), ...quick, noon])).find(({ meal }) => meal === 'lunch')
    expect(minutesOf(lunch?.start ?? '')).toBeGreaterThanOrEqual(720)
    expect(minutesOf(lunch?.start ?? '')).toBeLessThanOrEqual(795)
  })

  it('starts a short day up to an hour later instead of waiting', () => {
    const museum = place({ id: 'museum', km: 0.5, category: 'museum', minutes: 70, hours: '08:00-12:00' })
    const [first] = stopsOf(planOf([museum, ...TABLES]))
    expect(first?.poiId).toBe('museum')
    expect(minutesOf(first?.start ?? '')).toBeGreaterThan(570)
    expect(minutesOf(first?.start ?? '')).toBeLessThanOrEqual(615)
  })

  it('visits a park in daylight', () => {
    const park = place({
      id: 'park',
      km: 0.5,
      category: 'park',
      indoor: false,
      renown: 10,
      hours: '17:00-20:00',
    })
    const rows = [...near(5), ...TABLES, park]
    expect(idsOf(planOf(rows, { startDate: '2026-12-02' }))).not.toContain('park')
    expect(idsOf(planOf(rows, { startDate: '2027-06-02' }))).toContain('park')
  })

  it('visits food sights before the evening, when dinner is due', () => {
    const stalls = place({ id: 'stalls', km: 0.6, category: 'food-street', renown: 10, hours: '17:10-22:00' })
    const rows = [...near(5), ...TABLES, stalls]
    expect(idsOf(planOf(rows))).not.toContain('stalls')
    expect(idsOf(planOf(rows, { meals: false }))).toContain('stalls')
  })

  it('visits nothing far from the stay after seven in the evening', () => {
    const input = { dayEnd: '23:30' }
    const late = (km: number) => place({ id: 'late', km, renown: 10, hours: '19:00-23:00' })
    const rows = [...near(5), ...TABLES]
    expect(idsOf(planOf([...rows, late(4)], input))).not.toContain('late')
    expect(idsOf(planOf([...rows, late(0.3)], input))).toContain('late')
  })
})

describe('variety', () => {
  const tower = (i: number) => place({ id: `tower-${i}`, km: 0.2 * i, category: 'viewpoint', renown: 8 })

  it('has one tower a day', () => {
    const ids = idsOf(planOf([tower(1), tower(2), tower(3), ...near(4), ...TABLES]))
    expect(ids.filter((id) => id?.startsWith('tower'))).toHaveLength(1)
  })

  type Visit = { input?: Partial<PlanRequestInput>; days?: number; minutes?: number }
  const worthOf = (
    rows: readonly ReturnType<typeof place>[],
    { input = {}, days = 1, minutes = 10 }: Visit,
  ) => {
    const facts = makeFacts(rows)
    const visitor = { request: resolve(facts, input), days, minutesTo: () => minutes }
    return [...scoreSights(facts.guides[0]?.pointsOfInterest ?? [], visitor).values()]
  }

  it('scores the second place of a category lower, unless it is an interest of the traveller', () => {
    const [first = 0, second = 0] = worthOf([tower(1), tower(2)], {})
    expect(second).toBeLessThan(first)
    const [liked, likedToo] = worthOf([tower(1), tower(2)], { input: { interests: ['viewpoint'] } })
    expect(likedToo).toBe(liked)
  })

  it('hardly scores famous sights lower because of other interests', () => {
    const share = (renown: number) => {
      const sight = [place({ id: 'sight', km: 1, renown })]
      const [plain = 0] = worthOf(sight, {})
      const [besides = 0] = worthOf(sight, { input: { interests: ['gallery'] } })
      return besides / plain
    }
    expect(share(10)).toBeGreaterThan(0.85)
    expect(share(7)).toBeLessThan(0.7)
  })

  it('scores animals higher and baths lower with children', () => {
    const family = { travellers: { adults: 2, children: 2 } }
    const [zoo, spa] = (['zoo', 'spa'] as const).map((category) => [place({ id: 'a', km: 1, category })])
    const gain = (rows = [place({ id: 'a', km: 1 })]) =>
      (worthOf(rows, { input: family })[0] ?? 0) - (worthOf(rows, {})[0] ?? 0)
    expect(gain(zoo)).toBeGreaterThan(0)
    expect(gain()).toBe(0)
    expect(gain(spa)).toBeLessThan(0)
  })

  it('subsidises the ride to a famous sight for a stay of three days', () => {
    const worth = (renown: number, visit: Visit) =>
      worthOf([place({ id: 'castle', km: 30, renown })], { minutes: 80, ...visit })[0] ?? 0
    expect(worth(9, { days: 3 })).toBeGreaterThan(worth(9, { days: 3, minutes: 20 }))
    expect(worth(9, { days: 2 })).toBe(worth(9, { days: 2, minutes: 20 }))
    expect(worth(7, { days: 3 })).toBe(worth(7, { days: 3, minutes: 20 }))
  })
})

describe('a rain alternative', () => {
  const square = place({ id: 'square', km: 0.2, category: 'square', indoor: false, minutes: 20, renown: 9 })
  const shelters = (row: Row) => {
    const input = { avoid: [] as string[], days: 1, meals: false, dayEnd: '10:00' }
    const rows = [square, place({ renown: 2, ...row })]
    return stopsOf(planOf(rows, input)).find(({ poiId }) => poiId === 'square')?.rainPoiId
  }

  it('has a matching category, is near, and has a similar length', () => {
    const chapel = { id: 'chapel', km: 0.9, category: 'worship', minutes: 20 } as const
    // Only places outside the plan can be alternatives: here the day is over before there is time for both.
    expect(shelters({ ...chapel, hours: '09:00-09:40', minutes: 45 })).toBe('chapel')
    expect(shelters({ ...chapel, km: 2.4, minutes: 45, hours: '09:00-09:40' })).toBeUndefined()
    expect(shelters({ ...chapel, minutes: 120, hours: '09:00-09:40' })).toBeUndefined()
    expect(shelters({ ...chapel, category: 'shopping', minutes: 45, hours: '09:00-09:40' })).toBeUndefined()
  })
})
