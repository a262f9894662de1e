import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlanCode, planOf } from '../subscription/index.ts'
import { prorate } from './proration.rules.ts'

const START = new Date('2026-05-01T00:00:00Z')
const END = new Date('2026-05-31T00:00:00Z')
const running = { interval: 'month', paid: 999, periodStart: START, periodEnd: END } as const
const to = (code: PlanCode) => planOf(code).price

describe('changing the plan', () => {
  it('of a monthly plan counts both plans for the rest of the period: half of $19.99 less half of $9.99', () => {
    const change = prorate(running, to('jetsetter-monthly'), new Date('2026-05-16T00:00:00Z'))
    expect(change).toEqual({ credit: 500, charge: 1000, dueNow: 500, keptCredit: 0, renewsAt: END })
  })

  it('to a yearly plan begins the year now and deducts the rest of the month', () => {
    const now = new Date('2026-05-16T00:00:00Z')
    expect(prorate(running, to('globetrotter-yearly'), now)).toEqual({
      credit: 500,
      charge: 9900,
      dueNow: 9400,
      keptCredit: 0,
      renewsAt: new Date('2027-05-16T00:00:00Z'),
    })
  })

  it('to a cheaper plan keeps the rest for the next payments', () => {
    const squad = { ...running, paid: 3999 }
    const change = prorate(squad, to('globetrotter-monthly'), new Date('2026-05-16T00:00:00Z'))
    expect(change).toMatchObject({ credit: 2000, charge: 500, dueNow: 0, keptCredit: 1500 })
  })

  it('never charges more than the new plan nor credits more than was paid', () => {
    const at = fc.integer({ min: START.getTime(), max: END.getTime() + 86_400_000 })
    const paid = fc.integer({ min: 0, max: 40_000 })
    const code = fc.constantFrom<PlanCode>('globetrotter-monthly', 'jetsetter-yearly', 'nomad-squad-monthly')
    fc.assert(
      fc.property(at, paid, code, fc.nat(5000), (now, sum, plan, balance) => {
        const change = prorate({ ...running, paid: sum }, to(plan), new Date(now), balance)
        expect(change.credit).toBeLessThanOrEqual(sum)
        expect(change.charge).toBeLessThanOrEqual(to(plan).amount)
        expect(change.dueNow - change.keptCredit).toBe(change.charge - change.credit - balance)
        expect(Math.min(change.dueNow, change.keptCredit)).toBe(0)
      }),
    )
  })
})
