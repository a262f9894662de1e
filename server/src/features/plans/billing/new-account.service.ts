import type { OnVerified } from '#features/account/sign-in/index.ts'
import { startTrial } from '#features/plans/subscription/index.ts'
import { findTrace } from '#features/plans/usage/index.ts'
import { claimPurchases } from './customer-sync.service.ts'

/** What an account has from the moment its address is proved: its trial, and what was paid with that address before. */
export const startAccountPlan: OnVerified = async (db, { user, device, secret, now }) => {
  const trace = device === null ? null : await findTrace(db, device, secret)
  await startTrial(db, user.id, { device, trace }, now)
  await claimPurchases(db, user, now)
}
