import type { SubscriptionState } from '@tripwright/domain/plans/subscription'
import type { Db } from '#platform/db/db.port.ts'
import type { Person } from '#platform/http/session-check.ts'
import { findPlan } from './seats.store.ts'
import { findTrial } from './trials.store.ts'

/** The subscription state of an account now. The owner of the installation is never limited (specification section 6). */
export async function readState(
  db: Db,
  { id, role }: Pick<Person, 'id' | 'role'>,
  now: Date,
): Promise<SubscriptionState> {
  const [trial, paid] = [await findTrial(db, id), await findPlan(db, id, now)]
  const isActive = paid !== null
  const isOwner = role === 'owner'
  const end = isActive && !isOwner ? (paid.paidUntil ?? paid.endsAt) : null
  return {
    subscribed: isOwner || isActive,
    subscription_tier: isOwner ? 'admin_unlimited' : isActive ? paid.tier : 'free',
    subscription_end: end?.toISOString() ?? null,
    is_trial: trial !== null && trial.endsAt > now,
    trial_end: trial?.endsAt.toISOString() ?? null,
    trial_used: trial !== null,
  }
}
