/** What a promotion goes by (specification section 3, "Subscription state"). Dates are ISO 8601 instants. */
export type PromotedTo = {
  subscribed: boolean
  subscription_tier: string
  is_trial: boolean
  trial_end: string | null
  trial_used: boolean
}

/** Specification section 4: the default, which everybody has of whom nothing else is known. */
export const FREE_SUBSCRIPTION: PromotedTo = {
  subscribed: false,
  subscription_tier: 'free',
  is_trial: false,
  trial_end: null,
  trial_used: false,
}

/** What home offers: an ended trial is told, the trial is offered, an upgrade is offered. */
export type Promotions = { trialExpired: boolean; freeTrial: boolean; upgrade: boolean }

type Visitor = { isSignedIn: boolean; subscription?: PromotedTo; now: Date }

/** Specification section 4, "Promotions". Nobody is told of an upgrade twice: the ended trial says it itself. */
export function findPromotions({ isSignedIn, subscription = FREE_SUBSCRIPTION, now }: Visitor): Promotions {
  const { subscribed, subscription_tier: tier, trial_used } = subscription
  const isTrying = isInTrial(subscription, now)
  const trialExpired = isSignedIn && !subscribed && trial_used && tier === 'free' && !isTrying
  const freeTrial = !isSignedIn || (!subscribed && !trial_used && !isTrying)
  return { trialExpired, freeTrial, upgrade: !trialExpired && !(isSignedIn && isPaid(subscription)) }
}

/** Specification section 4: subscribed, with a tier that is neither free nor Explorer. */
export function isPaid({ subscribed, subscription_tier: tier }: PromotedTo): boolean {
  return subscribed && tier !== 'free' && tier !== 'Explorer'
}

function isInTrial({ is_trial, trial_end }: PromotedTo, now: Date): boolean {
  return is_trial && trial_end !== null && Date.parse(trial_end) > now.getTime()
}
