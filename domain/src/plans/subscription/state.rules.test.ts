import { describe, expect, it } from 'vitest'
import {
  FREE_STATE,
  isEnterprise,
  isPaid,
  isPro,
  isTrialEnding,
  isUnlimited,
  trialDaysLeft,
} from './state.rules.ts'

const paid = (subscription_tier: string) => ({ ...FREE_STATE, subscribed: true, subscription_tier })

describe('the rights of a tier', () => {
  it.each([
    ['free', false, false, false],
    ['Explorer', false, false, false],
    ['Globetrotter', true, true, false],
    ['Jetsetter', true, true, false],
    ['Nomad Squad', true, true, true],
    ['Lifetime', true, true, false],
    ['lifetime', true, true, false],
    ['admin_unlimited', true, true, false],
    ['anything else', false, true, false],
  ])('%s: pro %s, paid %s, enterprise %s', (tier, pro, isPaidTier, enterprise) => {
    expect([isPro(paid(tier)), isPaid(paid(tier)), isEnterprise(paid(tier))]).toEqual([
      pro,
      isPaidTier,
      enterprise,
    ])
  })

  it('are none after the subscription ended', () => {
    const over = { ...paid('Nomad Squad'), subscribed: false }
    expect([isPro(over), isPaid(over), isEnterprise(over)]).toEqual([false, false, false])
  })
})

describe('a trial', () => {
  const trial = { ...FREE_STATE, is_trial: true, trial_used: true, trial_end: '2026-05-08T10:00:00.000Z' }
  it('has no usage limits and is not Pro', () => {
    expect([isUnlimited(trial), isPro(trial), isUnlimited(FREE_STATE)]).toEqual([true, false, false])
  })

  it.each([
    ['2026-05-01T10:00:00Z', 7],
    ['2026-05-01T10:00:01Z', 7],
    ['2026-05-07T10:00:00Z', 1],
    ['2026-05-08T09:59:59Z', 1],
    ['2026-05-08T10:00:00Z', 0],
    ['2026-06-01T00:00:00Z', 0],
  ])('has at %s %i days left', (now, days) => {
    expect(trialDaysLeft(trial, Date.parse(now))).toBe(days)
  })

  it.each([
    ['2026-05-07T09:59:59Z', false],
    ['2026-05-07T10:00:00Z', true],
    ['2026-05-08T09:59:59Z', true],
  ])('at %s shows that it ends soon: %s', (now, expected) => {
    expect(isTrialEnding(trial, Date.parse(now))).toBe(expected)
    expect(isTrialEnding({ ...trial, ...paid('Jetsetter') }, Date.parse(now))).toBe(false)
  })
})
