import { expect, it } from 'vitest'
import { FREE_STATE } from './state.rules.ts'
import { checkSubscription } from './subscription.contract.ts'

const isTaken = (part: object) => checkSubscription.output.safeParse({ ...FREE_STATE, ...part }).success

it('refuses an end that is no valid instant: the days left could not be computed', () => {
  expect(isTaken({ is_trial: true, trial_end: 'never' })).toBe(false)
  expect(isTaken({ subscribed: true, subscription_end: '2026-13-01T00:00:00Z' })).toBe(false)
  expect(isTaken({ is_trial: true, trial_end: '2026-12-03T10:00:00.000Z' })).toBe(true)
  expect(isTaken({})).toBe(true)
})
