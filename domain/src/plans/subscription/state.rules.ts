/**
 * The subscription state of an account, the answer of check-subscription (specification section 3). Instants are ISO 8601
 * in UTC.
 */
export type SubscriptionState = {
  subscribed: boolean
  subscription_tier: string
  subscription_end: string | null
  is_trial: boolean
  trial_end: string | null
  trial_used: boolean
}

/** The default until the server answers (specification section 4, "Subscription"). */
export const FREE_STATE: SubscriptionState = {
  subscribed: false,
  subscription_tier: 'free',
  subscription_end: null,
  is_trial: false,
  trial_end: null,
  trial_used: false,
}

const PRO_TIERS = ['Globetrotter', 'Jetsetter', 'Nomad Squad', 'Lifetime', 'lifetime', 'admin_unlimited']
const DAY_MS = 24 * 60 * 60 * 1000

/** Specification section 6: a trial is not Pro. */
export function isPro({ subscribed, subscription_tier }: SubscriptionState): boolean {
  return subscribed && PRO_TIERS.includes(subscription_tier)
}

export function isEnterprise({ subscribed, subscription_tier }: SubscriptionState): boolean {
  return subscribed && subscription_tier === 'Nomad Squad'
}

/** Specification section 4, "Promotions": subscribed, with a tier that is not the free one. */
export function isPaid({ subscribed, subscription_tier }: SubscriptionState): boolean {
  return subscribed && subscription_tier !== 'free' && subscription_tier !== 'Explorer'
}

/** Whether usage is unlimited: a trial or a paid plan. */
export function isUnlimited(state: SubscriptionState): boolean {
  return state.is_trial || isPaid(state)
}

/** Specification section 4: the trial banner comes at one day left or fewer. `now` in milliseconds since 1970. */
export function isTrialEnding(state: SubscriptionState, now: number): boolean {
  return state.is_trial && !isPaid(state) && trialDaysLeft(state, now) <= 1
}

/** Days to the end of the trial, rounded up, at least 0 (specification section 4). `now` in milliseconds since 1970. */
export function trialDaysLeft({ trial_end }: SubscriptionState, now: number): number {
  return trial_end === null ? 0 : Math.max(0, Math.ceil((Date.parse(trial_end) - now) / DAY_MS))
}
