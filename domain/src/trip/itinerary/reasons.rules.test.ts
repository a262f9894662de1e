import { describe, expect, it } from 'vitest'
import { solveTrip } from '../planner/index.ts'
import { makeTrip } from './checker-planner.test.ts'
import { openSpans } from './facts.rules.ts'
import { checkTrip, minutesOf, type Plan, type Reason, type ResolvedRequest, reasonsFor } from './index.ts'

const TRIPS = Array.from({ length: 20 }, (_, seed) => makeTrip(seed + 1)).flatMap((trip) => {
  if (!trip) return []
  const { request, facts } = trip
  const isProved = (plan: Plan, resolved: ResolvedRequest) =>
    checkTrip(resolved, plan, facts).every(({ ok }) => ok)
  const { solution } = solveTrip(request, facts, { iterations: 60, isProved })
  return solution ? [{ request, facts, plan: solution.plan }] : []
})
const STOPS = TRIPS.flatMap((setting) =>
  setting.plan.days.flatMap((day, i) =>
    day.stops.map((stop, j) => ({ setting, day, stop, reasons: reasonsFor(setting, i, j) })),
  ),
)
const saying = <W extends Reason['why']>(why: W) =>
  STOPS.flatMap((row) =>
    row.reasons.flatMap((reason) =>
      reason.why === why ? [{ ...row, reason: reason as Extract<Reason, { why: W }> }] : [],
    ),
  )

describe('the reasons for a stop', () => {
  it('are at most four, none of them twice', () => {
    expect(STOPS.length).toBeGreaterThan(50)
    for (const { reasons } of STOPS) {
      expect(reasons.length).toBeLessThanOrEqual(4)
      expect(new Set(reasons.map(({ why }) => why)).size).toBe(reasons.length)
    }
  })

  it('begin with "requested" exactly when the place was requested', () => {
    for (const { setting, stop, reasons } of STOPS)
      expect(reasons[0]?.why === 'asked').toBe(
        stop.poiId !== null && setting.request.mustSee.includes(stop.poiId) && stop.kind !== 'booking',
      )
  })

  it('mention the opening only when the place opened at most a quarter of an hour before', () => {
    const rows = saying('at-opening')
    expect(rows.length).toBeGreaterThan(0)
    for (const { setting, day, stop } of rows) {
      const guide = setting.facts.guides.find(({ city }) => city.id === day.cityId)
      const place = guide?.pointsOfInterest.find(({ id }) => id === stop.poiId)
      if (!guide || !place) throw new Error('a reason without a place')
      const waits = openSpans(place, day.date, guide, setting.facts).map(
        ({ open }) => minutesOf(stop.start) - open,
      )
      expect(waits.some((wait) => wait >= 0 && wait <= 15)).toBe(true)
    }
  })

  it('call a place "on the way" when it is at most twelve minutes from the stop before', () => {
    const rows = saying('on-the-way')
    expect(rows.length).toBeGreaterThan(0)
    for (const { day, stop, reason } of rows) {
      const leg = day.legs.find(({ to }) => day.stops[to] === stop)
      expect(reason.minutes).toBe(leg?.minutes)
      expect(reason.minutes).toBeLessThanOrEqual(12)
    }
  })

  it('call a sight one of the best known only beside as many that are not, and no place to eat', () => {
    const rows = saying('best-known')
    expect(rows.length).toBeGreaterThan(0)
    for (const { setting, day, stop, reason } of rows) {
      const guide = setting.facts.guides.find(({ city }) => city.id === day.cityId)
      const sights = guide?.pointsOfInterest.filter(({ meals }) => !meals?.length) ?? []
      expect(sights.map(({ id }) => id)).toContain(stop.poiId)
      expect(sights.length).toBeGreaterThanOrEqual(2 * reason.count)
    }
  })

  it('call a place free only when its price is known to be 0', () => {
    for (const { stop } of saying('free'))
      expect(stop).toMatchObject({ costKnown: true, cost: { amount: 0 } })
  })

  it('call it the usual time for a meal only when it is usual in that country', () => {
    const saysSo = ({ setting, day, stop }: (typeof STOPS)[number], country: string, start: string) => {
      const at = { day: setting.plan.days.indexOf(day), stop: day.stops.indexOf(stop) }
      const stops = day.stops.with(at.stop, { ...stop, start })
      const plan = { ...setting.plan, days: setting.plan.days.with(at.day, { ...day, stops }) }
      const guides = setting.facts.guides.map((one) => ({ ...one, city: { ...one.city, country } }))
      const facts = { ...setting.facts, guides }
      return reasonsFor({ ...setting, facts, plan }, at.day, at.stop).some(({ why }) => why === 'meal-time')
    }
    // With four stronger reasons it is left out.
    const row = STOPS.find((one) => one.stop.meal === 'dinner' && saysSo(one, 'LT', '18:00'))
    if (!row) throw new Error('no dinner to look at')
    expect([saysSo(row, 'LT', '17:00'), saysSo(row, 'IT', '18:30')]).toEqual([false, true])
    expect([saysSo(row, 'ES', '19:00'), saysSo(row, 'ES', '19:30')]).toEqual([false, true])
  })

  it('are empty for a missing stop', () => {
    const [setting] = TRIPS
    expect(setting && reasonsFor(setting, 99, 0)).toEqual([])
  })
})
