import { describe, expect, it } from 'vitest'
import type { PlanCode } from '../subscription/index.ts'
import {
  accessEnd,
  bestPurchase,
  canBuy,
  isLive,
  type Purchase,
  paidUntil,
  redundantRenewals,
} from './purchase.rules.ts'

const NOW = new Date('2026-05-10T00:00:00Z')
const made = (plan: PlanCode, more: Partial<Purchase> = {}): Purchase => ({
  id: plan,
  plan,
  status: 'active',
  isRenewed: true,
  endedAt: null,
  periodStart: new Date('2026-05-01T10:00:00Z'),
  periodEnd: new Date('2026-06-01T10:00:00Z'),
  ...more,
})
const forever = (plan: PlanCode = 'lifetime') => made(plan, { periodEnd: null, isRenewed: false })

describe('a purchase gives its plan', () => {
  it.each([
    ['a day longer than it is paid while it renews', {}, '2026-06-02T10:00:00.000Z'],
    ['to the end of what is paid when it does not', { isRenewed: false }, '2026-06-01T10:00:00.000Z'],
    ['seven days while a payment is tried again', { status: 'past-due' }, '2026-05-08T10:00:00.000Z'],
    [
      'until it ended',
      { status: 'ended', endedAt: new Date('2026-05-03T00:00:00Z') },
      '2026-05-03T00:00:00.000Z',
    ],
    [
      'until it was paid back',
      { status: 'refunded', endedAt: new Date('2026-05-04T00:00:00Z') },
      '2026-05-04T00:00:00.000Z',
    ],
  ] as const)('%s', (_, more, end) => {
    expect(accessEnd(made('globetrotter-monthly', more))?.toISOString()).toBe(end)
  })

  it('for ever when it is paid once, and shows the paid end without the grace period', () => {
    expect(accessEnd(forever())).toBeNull()
    expect(isLive(forever(), NOW)).toBe(true)
    expect(paidUntil(made('globetrotter-monthly'))?.toISOString()).toBe('2026-06-01T10:00:00.000Z')
  })
})

describe('the effective purchase of an account is', () => {
  it('the best active purchase, six seats before no end, else the last one to end', () => {
    const ended = made('nomad-squad-yearly', { status: 'ended', endedAt: new Date('2026-05-09T00:00:00Z') })
    const over = made('jetsetter-monthly', { status: 'ended', endedAt: new Date('2026-05-02T00:00:00Z') })
    expect(bestPurchase([made('globetrotter-yearly'), forever(), ended], NOW)?.plan).toBe('lifetime')
    expect(bestPurchase([forever(), made('nomad-squad-monthly')], NOW)?.plan).toBe('nomad-squad-monthly')
    expect(bestPurchase([over, ended], NOW)?.plan).toBe('nomad-squad-yearly')
    expect(bestPurchase([], NOW)).toBeNull()
  })
})

describe('a plan can be bought', () => {
  it.each([
    ['with nothing', [], 'globetrotter-monthly', true],
    ['beside a subscription that renews', [made('globetrotter-monthly')], 'jetsetter-monthly', false],
    ['beside one that ends', [made('globetrotter-monthly', { isRenewed: false })], 'jetsetter-monthly', true],
    ['once beside a subscription', [made('globetrotter-monthly')], 'lifetime', true],
    ['twice for ever', [forever()], 'lifetime', false],
    ['smaller than what has no end', [forever()], 'globetrotter-monthly', false],
    ['with more than what has no end', [forever()], 'nomad-squad-monthly', true],
  ] as const)('%s', (_, owned, plan, can) => {
    expect(canBuy(owned, plan, NOW)).toBe(can)
  })
})

it('a subscription beside a lifetime purchase of the same value renews for nothing', () => {
  const [small, squad] = [made('jetsetter-monthly'), made('nomad-squad-monthly')]
  expect(redundantRenewals([small, squad, forever()], NOW)).toEqual([small])
  expect(redundantRenewals([small, squad], NOW)).toEqual([])
})
