import { describe, expect, it } from 'vitest'
import { FREE_STATE, type SubscriptionState } from '../../plans/subscription/index.ts'
import { findPromotions } from './promotions.rules.ts'

const now = new Date('2026-05-01T12:00:00Z')
const person = (part: Partial<SubscriptionState> = {}) =>
  findPromotions({ isSignedIn: true, subscription: { ...FREE_STATE, ...part }, now })
const trial = (trial_end: string) => ({ is_trial: true, trial_used: true, trial_end })

describe('promotions', () => {
  it('offer the trial to a guest, ignoring the state of an earlier account', () => {
    expect(findPromotions({ isSignedIn: false, now })).toEqual({
      trialExpired: false,
      freeTrial: true,
      upgrade: true,
    })
    const subscription = { ...FREE_STATE, trial_used: true }
    expect(findPromotions({ isSignedIn: false, subscription, now }).trialExpired).toBe(false)
  })

  it('offer the trial to a person who has not used it', () => {
    expect(person()).toEqual({ trialExpired: false, freeTrial: true, upgrade: true })
  })

  it('offer an upgrade during the trial, and show its end as soon as it is over', () => {
    expect(person(trial('2026-05-01T12:00:01Z'))).toEqual({
      trialExpired: false,
      freeTrial: false,
      upgrade: true,
    })
    expect(person(trial('2026-05-01T12:00:00Z'))).toEqual({
      trialExpired: true,
      freeTrial: false,
      upgrade: false,
    })
  })

  it('are hidden for a paying account, also after a trial', () => {
    const paying = { subscribed: true, subscription_tier: 'Globetrotter', trial_used: true }
    expect(person(paying)).toEqual({ trialExpired: false, freeTrial: false, upgrade: false })
  })

  it('show no ended trial to a tier that is not free', () => {
    expect(person({ trial_used: true, subscription_tier: 'Explorer' }).trialExpired).toBe(false)
  })
})
