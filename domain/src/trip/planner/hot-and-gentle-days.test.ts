import { describe, expect, it } from 'vitest'
import { minutesOf, type Plan } from '../itinerary/index.ts'
import { idsOf, near, place, planOf, stopsOf, TABLES } from './quality-world.test.ts'

const JULY = '2027-07-05'
const HOT = { highs: new Array<number>(12).fill(35) }
const MILD = { highs: new Array<number>(12).fill(31) }
const ruin = (i: number, more = {}) =>
  place({ id: `ruin-${i}`, km: 0.3 * i, category: 'ancient', indoor: false, renown: 8, minutes: 70, ...more })

describe('in the heat', () => {
  /** The visits to ruins that are under way at some minute from 12 to 16. */
  const atNoon = (plan: Plan) =>
    stopsOf(plan)
      .filter(({ poiId }) => poiId?.startsWith('ruin'))
      .filter(({ start, end }) => minutesOf(start) < 960 && minutesOf(end) > 720)

  it('ruins are seen in the morning or from four on, museums at noon', () => {
    const halls = [1, 2].map((i) => place({ id: `hall-${i}`, km: 0.2 * i, renown: 5 }))
    const rows = [...[1, 2, 3, 4, 5].map((i) => ruin(i)), ...halls, ...TABLES]
    const plan = planOf(rows, { startDate: JULY }, HOT)
    expect(atNoon(plan)).toEqual([])
    expect(idsOf(plan)).toEqual(expect.arrayContaining(['ruin-1', 'hall-1']))
    expect(atNoon(planOf(rows, { startDate: JULY }, MILD))).not.toEqual([])
  })

  it('what nobody should miss is seen at noon where it is open at no other hour', () => {
    const noon = { renown: 10, hours: '11:30-14:00' }
    const seen = (more: object, input = {}) =>
      idsOf(planOf([ruin(1, more), ...near(4), ...TABLES], { startDate: JULY, ...input }, HOT))
    expect(seen(noon)).toContain('ruin-1')
    expect(seen({ hours: '11:30-14:00' })).not.toContain('ruin-1')
    expect(seen({ hours: '11:30-14:00' }, { mustSee: ['ruin-1'] })).toContain('ruin-1')
  })

  it('one bathes at noon', () => {
    const beach = place({
      id: 'beach',
      km: 0.5,
      category: 'beach',
      indoor: false,
      renown: 8,
      hours: '12:00-16:00',
    })
    expect(idsOf(planOf([...near(3), ...TABLES, beach], { startDate: JULY }, HOT))).toContain('beach')
  })
})

describe('a gentle day', () => {
  const GENTLE = { pace: 'relaxed', travellers: { adults: 2 } } as const
  const pauseAfterLunch = (plan: Plan) => {
    const [day] = plan.days
    const lunch = day?.stops.findIndex(({ meal }) => meal === 'lunch') ?? -1
    const next = day?.stops[lunch + 1]
    return next ? minutesOf(next.start) - minutesOf(next.arrive) : null
  }

  it('has half an hour of rest after lunch, and another day none', () => {
    expect(pauseAfterLunch(planOf([...near(6), ...TABLES], GENTLE))).toBeGreaterThanOrEqual(30)
    expect(pauseAfterLunch(planOf([...near(6), ...TABLES], {}))).toBeLessThan(30)
    const family = { ...GENTLE, travellers: { adults: 2, children: 1 } }
    expect(pauseAfterLunch(planOf([...near(6), ...TABLES], family))).toBeLessThan(30)
  })

  it('leaves out a tower of many steps for what is flat', () => {
    const tower = place({
      id: 'tower',
      km: 0.5,
      renown: 8,
      stepFree: false,
      climb: true,
    })
    const rows = [...near(8, { renown: 7 }), ...TABLES, tower]
    expect(idsOf(planOf(rows))).toContain('tower')
    expect(idsOf(planOf(rows, GENTLE))).not.toContain('tower')
    expect(idsOf(planOf(rows, { ...GENTLE, mustSee: ['tower'] }))).toContain('tower')
  })

  it('has at most an hour on foot', () => {
    const walked = (input: object) =>
      planOf([...near(12, { minutes: 30 }), ...TABLES], { days: 1, modes: ['walk'], ...input })
        .days.flatMap(({ legs }) => legs)
        .reduce((sum, { minutes }) => sum + minutes, 0)
    expect(walked(GENTLE)).toBeLessThanOrEqual(60)
  })
})
