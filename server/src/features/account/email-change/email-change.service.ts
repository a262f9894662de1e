import * as change from '@tripwright/domain/account/email-change'
import {
  consumeAddressLink,
  deleteChallenges,
  deleteLinks,
  deleteSessionsOf,
  deleteUnverified,
  type Endpoint,
  type EndpointDeps,
  endpoint,
  findUser,
  getUser,
  lockAddress,
  notifyMoved,
  requestAddress,
  setAddress,
  stopAddress,
} from '#features/account/sign-in/index.ts'
import { claimPurchases, queueCustomerAddress } from '#features/plans/billing/index.ts'
import { setSeatAddress } from '#features/plans/subscription/index.ts'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { moveInvitations } from '#features/trip/sharing/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { AppError } from '#platform/http/app-error.ts'
import { moveSentMails } from '#platform/mail/sent-mails.store.ts'

const { texts } = change.emailChangeMessages

/** A new address for an account: asked for, confirmed by the mailbox, or stopped by the old one (ADR 99). */
export function emailChangeEndpoints({ deps }: EndpointDeps): Endpoint[] {
  return [
    endpoint(change.requestEmailChange, async (input, { session, origin }) => {
      await requestAddress(deps, input, { session, origin })
      return { status: true }
    }),

    endpoint(change.confirmEmailChange, async ({ token }) => {
      await deps.database.db.transaction((db) => confirm(deps, db, token))
      return { status: true }
    }),

    endpoint(change.stopEmailChange, async ({ token }) => {
      if (!(await stopAddress(deps, token))) throw new AppError('conflict', { message: texts['too-late'] })
      return { status: true }
    }),
  ]
}

/** Changes the address with all that names it: one transaction, so that a kill leaves the old one or the new one. */
async function confirm(deps: EndpointDeps['deps'], db: Db, token: string): Promise<void> {
  const now = deps.now()
  const link = await consumeAddressLink(deps, db, token)
  const to = link?.newEmail ?? null
  if (link === null || to === null) throw new AppError('bad-input', { message: texts['link-dead'] })
  await lockAddress(db, to)
  if ((await findUser(db, to))?.emailVerified) throw new AppError('conflict', { message: texts.taken })
  await deleteUnverified(db, to)
  const { id, email: from, role } = await getUser(db, link.userId)
  await setAddress(db, id, to, now)
  // Links in the old mailbox would still let its holder in.
  await deleteLinks(db, id)
  await deleteChallenges(db, id)
  await deleteSessionsOf(db, id, link.sessionId ?? undefined)
  await setSeatAddress(db, id, to)
  await moveInvitations(db, from, to)
  await moveSentMails(db, from, to)
  await claimPurchases(db, { id, email: to }, now)
  await queueCustomerAddress(deps, db, id)
  if (role !== 'user')
    await recordAuditEntry(db, { actorId: id, action: 'address.changed', targetId: id }, now)
  await notifyMoved(deps, db, from)
}
