import {
  accountsMessages,
  deleteAccountFor,
  liftSuspension,
  mailAccountExport,
  readStaffAccount,
  refundPayment,
  suspendAccount,
} from '@tripwright/domain/staff/accounts'
import { deleteTokensOf } from '#features/account/access-tokens/index.ts'
import { deleteWholeAccount } from '#features/account/profile/index.ts'
import {
  liftSuspension as lift,
  mailOwnerLink,
  notifyOwner,
  suspend,
} from '#features/account/sign-in/index.ts'
import { queueRenewalStop, refundPayment as refund } from '#features/plans/billing/index.ts'
import { recordAuditEntry } from '#features/staff/admin/index.ts'
import { AppError } from '#platform/http/app-error.ts'
import { type Route, route } from '#platform/http/route.ts'
import { lockAccountBelow, requireAccountBelow } from './account-access.service.ts'
import { describeAccount } from './account-page.service.ts'

const { texts } = accountsMessages

/** Links with an account's data that staff may send it in an hour. */
const EXPORT_LINKS = { name: 'accounts.export-links', points: 3, seconds: 60 * 60 }

/** What support and admins see and do with one account below their own role; everything is in the audit log, each look too. */
export const accountsRoutes: Route[] = [
  route(readStaffAccount, async ({ id }, { db, person, now, platform, keep }) => {
    const user = await requireAccountBelow(db, person, id)
    await keep((own) =>
      recordAuditEntry(own, { actorId: person.id, action: 'account.seen', targetId: id }, now),
    )
    return describeAccount(platform, db, user, now)
  }),

  route(refundPayment, async ({ id, refundId, paymentId, amount, reason }, call) => {
    const { db, person, now } = call
    await requireAccountBelow(db, person, id)
    const detail = { amount: String(amount), payment: paymentId, reason }
    const entry = { actorId: person.id, action: 'account.refunded', targetId: id, detail }
    return refund(call, id, { id: refundId, receiptId: paymentId, amount, reason }, (own) =>
      recordAuditEntry(own, entry, now),
    )
  }),

  route(suspendAccount, async ({ id, reason }, { db, person, now, platform }) => {
    const { email } = await lockAccountBelow(db, person, id)
    const ended = await suspend(db, id, { reason, now })
    if (ended === null) throw new AppError('conflict', { message: texts['suspend.already'] })
    await deleteTokensOf(db, id)
    await queueRenewalStop(platform, db, id)
    await notifyOwner(platform, db, 'suspended', email)
    const detail = { reason, ended: String(ended) }
    await recordAuditEntry(db, { actorId: person.id, action: 'account.suspended', targetId: id, detail }, now)
    return { ended }
  }),

  route(liftSuspension, async ({ id }, { db, person, now, platform }) => {
    const { email } = await lockAccountBelow(db, person, id)
    if (!(await lift(db, id, now))) throw new AppError('conflict', { message: texts['lift.not-suspended'] })
    await notifyOwner(platform, db, 'restored', email)
    await recordAuditEntry(db, { actorId: person.id, action: 'account.restored', targetId: id }, now)
    return { lifted: true }
  }),

  route(mailAccountExport, async ({ id, proof }, { db, person, now, platform }) => {
    const { email } = await lockAccountBelow(db, person, id)
    const verdict = await platform.limits.take(EXPORT_LINKS, id, db)
    if (!verdict.ok) {
      const message = texts['exports-used-up']
      throw new AppError('too-many-requests', { message, retryAfter: verdict.retryAfterSeconds })
    }
    await mailOwnerLink(platform, db, 'export', email)
    const entry = { actorId: person.id, action: 'account.export-mailed', targetId: id, detail: { proof } }
    await recordAuditEntry(db, entry, now)
    return { to: email }
  }),

  route(deleteAccountFor, async ({ id, email, proof }, { db, person, now, platform }) => {
    const user = await lockAccountBelow(db, person, id)
    if (email !== user.email) {
      const message = texts['delete.differs']
      throw new AppError('bad-input', { message, issues: [{ path: 'email', message }] })
    }
    await deleteWholeAccount(platform, db, user)
    await notifyOwner(platform, db, 'deleted-by-staff', user.email)
    const entry = { actorId: person.id, action: 'account.deleted', targetId: id, detail: { proof } }
    await recordAuditEntry(db, entry, now)
    return { deleted: true }
  }),
]
