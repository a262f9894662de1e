import type { OnVerified } from '#features/account/sign-in/index.ts'
import { startTrial } from '#features/plans/subscription/index.ts'
import { findTrace } from '#features/plans/usage/index.ts'
import { claimPurchases } from './customer-sync.service.ts'

/** Gives a newly verified account its trial and the purchases made before with its address. */
export const startAccountPlan: OnVerified = async (db, { user, device, secret, now }) => {
  const trace = device === null ? null : await findTrace(db, device, secret)
  await startTrial(db, user.id, { device, trace }, now)
  await claimPurchases(db, user, now)
}
