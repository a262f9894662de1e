import type { Output } from '@tripwright/domain/base/contract'
import { refundable } from '@tripwright/domain/plans/billing'
import type { readStaffAccount } from '@tripwright/domain/staff/accounts'
import { listSessions, type User } from '#features/account/sign-in/index.ts'
import { countConversations } from '#features/assistant/chat-history/index.ts'
import { countFiles } from '#features/documents/files/index.ts'
import { listRefunds, readOwnBilling } from '#features/plans/billing/index.ts'
import { readState } from '#features/plans/subscription/index.ts'
import { readUsageOf } from '#features/plans/usage/index.ts'
import { countSaves } from '#features/sharing/saved/index.ts'
import { countRequestsOf } from '#features/support/conversations/index.ts'
import { countTripsOf } from '#features/trip/sync/index.ts'
import type { Db } from '#platform/db/db.port.ts'
import { listSentMails } from '#platform/mail/sent-mails.store.ts'
import type { Platform } from '#platform/platform.ts'

type AccountPage = Output<typeof readStaffAccount>
const MAX_EMAILS = 20

/** Everything that staff see of an account: its facts and counts, never the content of its trips, files or conversations. */
export async function describeAccount(
  platform: Platform,
  db: Db,
  user: User,
  now: Date,
): Promise<AccountPage> {
  const { id, email, name, role, emailVerified, twoFactorEnabled, createdAt } = user
  const billing = await readOwnBilling(platform, db, id, now)
  return {
    id,
    email,
    name,
    role,
    isVerified: emailVerified,
    hasTwoFactor: twoFactorEnabled,
    createdAt: createdAt.toISOString(),
    suspension: suspensionOf(user),
    subscription: await readState(db, user, now),
    seatOf: billing.seatOf,
    isRenewed: billing.plan?.isRenewed ?? false,
    payments: await describePayments(db, billing.receipts),
    usage: await readUsageOf(db, id, now),
    devices: await describeDevices(db, user, now),
    emails: (await listSentMails(db, email, MAX_EMAILS)).map(({ sentAt, ...one }) => ({
      ...one,
      sentAt: sentAt.toISOString(),
    })),
    content: {
      trips: await countTripsOf(db, id),
      saves: await countSaves(db, id),
      files: await countFiles(db, id),
      conversations: await countConversations(db, id),
      requests: await countRequestsOf(db, id),
    },
  }
}

function suspensionOf({ suspendedAt, suspensionReason }: User): AccountPage['suspension'] {
  return suspendedAt && { at: suspendedAt.toISOString(), reason: suspensionReason ?? '' }
}

type Receipt = Awaited<ReturnType<typeof readOwnBilling>>['receipts'][number]

async function describePayments(db: Db, receipts: readonly Receipt[]): Promise<AccountPage['payments']> {
  const refunds = await listRefunds(
    db,
    receipts.map(({ id }) => id),
  )
  return receipts.map(({ id, plan, amount, refunded, paidAt }) => {
    const own = refunds.filter(({ receiptId }) => receiptId === id)
    const asked = own.reduce((all, one) => all + (one.state === 'asked' ? one.amount : 0), 0)
    return {
      id,
      plan,
      amount,
      refunded,
      paidAt,
      refundable: refundable({ amount, refunded, asked }),
      refunds: own.map(({ askedAt, receiptId: _, ...one }) => ({ ...one, askedAt: askedAt.toISOString() })),
    }
  })
}

async function describeDevices(db: Db, { id, role }: User, now: Date): Promise<AccountPage['devices']> {
  const sessions = await listSessions(db, { userId: id, role }, now)
  return sessions.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    signedInAt: createdAt.toISOString(),
    usedAt: updatedAt.toISOString(),
  }))
}
