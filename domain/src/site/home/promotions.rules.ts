import { FREE_STATE, isPaid, type SubscriptionState } from '../../plans/subscription/index.ts'

/** The promotions on home: a notice of the ended trial, the offer of a trial, the offer of an upgrade. */
export type Promotions = { trialExpired: boolean; freeTrial: boolean; upgrade: boolean }

type Visitor = { isSignedIn: boolean; subscription?: SubscriptionState; now: Date }

/** Specification section 4, "Promotions". The notice of an ended trial offers the upgrade already, so the upgrade offer is not shown beside it. */
export function findPromotions({ isSignedIn, subscription = FREE_STATE, now }: Visitor): Promotions {
  const { subscribed, subscription_tier: tier, trial_used } = subscription
  const isTrying = isInTrial(subscription, now)
  const trialExpired = isSignedIn && !subscribed && trial_used && tier === 'free' && !isTrying
  const freeTrial = !isSignedIn || (!subscribed && !trial_used && !isTrying)
  return { trialExpired, freeTrial, upgrade: !trialExpired && !(isSignedIn && isPaid(subscription)) }
}

function isInTrial({ is_trial, trial_end }: SubscriptionState, now: Date): boolean {
  return is_trial && trial_end !== null && Date.parse(trial_end) > now.getTime()
}
