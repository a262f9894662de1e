import { fillText } from '@tripwright/domain/base/text'
import { billingMessages } from '@tripwright/domain/plans/billing'
import { CURRENCY, planOf, readPlanCode } from '@tripwright/domain/plans/subscription'
import { z } from 'zod'
import type { Job } from '#platform/jobs/jobs.port.ts'
import { composeMail, type MailContent } from '#platform/mail/mail-layout.ts'
import type { Platform } from '#platform/platform.ts'
import { CLOSE_JOB, syncCheckoutStatus } from './checkout.service.ts'
import { deleteOldEvents, findCheckout, listUnreported } from './checkouts.store.ts'
import { RECEIPT_JOB, syncCustomer } from './customer-sync.service.ts'
import { findReceipt, listOverdue } from './customers.store.ts'
import { paymentsOf } from './payments.ts'
import { ADDRESS_JOB, END_JOB, STOP_JOB, sendCustomerAddress } from './portal.service.ts'
import { REFUND_JOB, settleRefund, stopRenewals } from './refunds.service.ts'

export const SYNC_JOB = 'billing.settle'
/** About three hours of tries: a provider that is down in the meantime loses nothing. */
const RETRIES = 12
const DAY_MS = 24 * 60 * 60 * 1000
/** A session at Stripe can be paid for a day; its event may take another. */
const UNREPORTED_MS = 2 * DAY_MS
/** Stripe repeats an event for three days; its id is stored for longer. */
const EVENT_RETENTION_MS = 60 * DAY_MS

const aboutCustomer = z.object({ customerId: z.string() })
const aboutAccount = z.object({ userId: z.string() })
const aboutSession = z.object({ sessionId: z.string() })
const aboutRefund = z.object({
  id: z.string(),
  receiptId: z.string(),
  amount: z.int().positive(),
  customerId: z.string(),
})
const aboutReceipt = z.object({ receiptId: z.string() })

/** Background jobs of payments. Each can safely run again, because it reads the state first. */
export function billingJobs(platform: Platform): Job[] {
  const { database, now } = platform
  return [
    {
      name: SYNC_JOB,
      retries: RETRIES,
      run: (data) => syncCustomer(platform, aboutCustomer.parse(data).customerId),
    },
    {
      name: CLOSE_JOB,
      retries: RETRIES,
      run: async (data) => paymentsOf(platform)?.closeSession(aboutSession.parse(data).sessionId),
    },
    {
      name: END_JOB,
      retries: RETRIES,
      run: async (data) => paymentsOf(platform)?.endCustomer(aboutCustomer.parse(data).customerId),
    },
    {
      name: ADDRESS_JOB,
      retries: RETRIES,
      run: (data) => sendCustomerAddress(platform, aboutAccount.parse(data).userId),
    },
    {
      name: STOP_JOB,
      retries: RETRIES,
      run: (data) => stopRenewals(platform, aboutCustomer.parse(data).customerId, () => true),
    },
    {
      name: REFUND_JOB,
      retries: RETRIES,
      run: (data) => settleRefund(platform, aboutRefund.parse(data)),
    },
    {
      name: RECEIPT_JOB,
      retries: RETRIES,
      run: (data) => mailReceipt(platform, aboutReceipt.parse(data).receiptId),
    },
    { name: 'billing.catch-up', schedule: '25 * * * *', run: () => syncMissedEvents(platform) },
    {
      name: 'billing.forget-events',
      schedule: '50 3 * * *',
      run: () => deleteOldEvents(database.db, new Date(now().getTime() - EVENT_RETENTION_MS)),
    },
  ]
}

/** Reads overdue payments from the provider: events get lost, and none reaches a server behind a firewall. */
async function syncMissedEvents(platform: Platform): Promise<void> {
  const { database, now } = platform
  const payments = paymentsOf(platform)
  if (payments === null) return
  const { db } = database
  if (payments.kind === 'test') await payments.renewDue(now())
  for (const id of await listOverdue(db, payments.kind, now())) await syncCustomer(platform, id)
  if (payments.kind === 'test') return
  for (const id of await listUnreported(db, new Date(now().getTime() - UNREPORTED_MS))) {
    const checkout = await findCheckout(db, id)
    if (checkout) await syncCheckoutStatus(platform, db, checkout)
  }
}

async function mailReceipt({ database, config, mail }: Platform, id: string): Promise<void> {
  const receipt = await findReceipt(database.db, id)
  const plan = receipt && readPlanCode(receipt.plan)
  // The account was deleted meanwhile.
  if (!receipt || !plan) return
  const { texts } = billingMessages
  const { name } = planOf(plan).plan
  const price = new Intl.NumberFormat('en-US', { style: 'currency', currency: CURRENCY }).format(
    receipt.amount / 100,
  )
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(receipt.paidAt)
  const say = (key: 'subject' | 'preview' | 'heading' | 'text' | 'guest' | 'test' | 'note') =>
    fillText(texts[`mail.${key}`], { name, price, day })
  const { isGuest } = receipt
  const content: MailContent = {
    to: receipt.email,
    kind: 'receipt',
    subject: say('subject'),
    preview: say('preview'),
    heading: say('heading'),
    paragraphs: [
      say('text'),
      ...(isGuest ? [say('guest')] : []),
      ...(receipt.source === 'test' ? [say('test')] : []),
    ],
    button: isGuest
      ? { label: texts['mail.guest.button'], url: `${config.publicUrl}/auth` }
      : { label: texts['mail.button'], url: `${config.publicUrl}/settings#plan` },
    footer: say('note'),
  }
  await mail.send(await composeMail(content))
}
