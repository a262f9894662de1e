import { randomUUID } from 'node:crypto'
import { type Proration, type Purchase, prorate } from '@tripwright/domain/plans/billing'
import { type PlanCode, periodEnd, planOf } from '@tripwright/domain/plans/subscription'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#platform/db/db.port.ts'
import { testLedgers } from './built-in-payments.tables.ts'
import { type CustomerSnapshot, PaymentRefused, type Payments, type RefundOrder } from './payment-provider.ts'

/** Prefix of the ids of the test checkout, in the style of a provider. */
const PREFIX = 'test_'

const instant = z.coerce.date()
const plan = z.custom<PlanCode>((value) => typeof value === 'string')
const ledgerSchema = z.object({
  email: z.nullable(z.string()),
  /** US cents of credit for the next payments. */
  balance: z.number(),
  purchases: z.array(
    z.object({
      id: z.string(),
      plan,
      status: z.enum(['active', 'past-due', 'ended', 'refunded']),
      periodStart: instant,
      periodEnd: z.nullable(instant),
      isRenewed: z.boolean(),
      endedAt: z.nullable(instant),
      /** US cents paid for the current period. */
      paid: z.number(),
    }),
  ),
  receipts: z.array(
    z.object({
      id: z.string(),
      plan,
      amount: z.number(),
      refunded: z.number(),
      paidAt: instant,
      url: z.null(),
      /** The ids of the refunds, so that each counts once. */
      refunds: z.array(z.string()).default([]),
    }),
  ),
})
type TestLedger = z.infer<typeof ledgerSchema>
type TestPurchase = TestLedger['purchases'][number]

export type TestPayments = Payments & {
  kind: 'test'
  /** Simulates the payment of a checkout, in the caller's transaction. */
  pay(db: Db, sale: TestSale, now: Date): Promise<void>
  /** Simulates the due renewals; gives the customers that they changed. */
  renewDue(now: Date): Promise<string[]>
}
type TestSale = { customerId: string; email: string | null; plan: PlanCode; amount: number }

/** The built-in test checkout: keeps a ledger as a provider does, without any real payment (decisions.md, "Starting"). */
export function makeTestPayments({ db, publicUrl }: { db: Db; publicUrl: string }): TestPayments {
  return {
    kind: 'test',
    makeCustomer: async ({ userId }) => `${PREFIX}${userId}`,
    // The ledger has no addresses of accounts.
    setCustomerEmail: async () => undefined,
    startCheckout: async ({ id }) => ({ url: `${publicUrl}/pricing?checkout=${id}`, sessionId: PREFIX + id }),
    // The caller has read the state already, from the row of the checkout.
    readSession: async () => ({ state: 'open', customerId: null }),
    closeSession: async () => undefined,
    readCustomer: async (customerId) => snapshotOf(await readLedger(db, customerId)),
    openPortal: async () => null,
    previewChange: async (customerId, { id }, to, now) => {
      const ledger = await readLedger(db, customerId)
      return prorationOf(getRunning(ledger, id), to, now, ledger?.balance ?? 0)
    },
    changePlan: (customerId, { id }, to, now) =>
      updateLedger(db, customerId, (books) => applyPlanChange(books, id, to, now)),
    setRenewal: (customerId, purchaseId, isRenewed) =>
      updateLedger(db, customerId, (books) => {
        getRunning(books, purchaseId).isRenewed = isRenewed
      }),
    refund: (customerId, order, now) =>
      updateLedger(db, customerId, (books) => applyRefund(books, order, now)),
    async endCustomer(customerId) {
      await db.delete(testLedgers).where(isOf(customerId))
    },
    openEvent: async () => 'unsigned',
    pay: (within, sale, now) => pay(within, sale, now),
    renewDue: (now) => renewDue(db, now),
  }
}

async function pay(db: Db, { customerId, email, plan: code, amount }: TestSale, now: Date): Promise<void> {
  const empty: TestLedger = { email, balance: 0, purchases: [], receipts: [] }
  await db.insert(testLedgers).values({ customerId, books: empty }).onConflictDoNothing()
  await updateLedger(db, customerId, (books) => {
    const { interval } = planOf(code).price
    books.purchases.push({
      id: PREFIX + randomUUID(),
      plan: code,
      status: 'active',
      paid: amount,
      endedAt: null,
      periodStart: now,
      periodEnd: periodEnd(now, interval),
      isRenewed: interval !== 'once',
    })
    recordPayment(books, code, amount, now)
  })
}

async function renewDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db.select().from(testLedgers)
  const due = rows.filter(({ books }) => ledgerSchema.parse(books).purchases.some((one) => isDue(one, now)))
  const ids = due.map(({ customerId }) => customerId)
  for (const id of ids) await updateLedger(db, id, (books) => renew(books, now))
  return ids
}

const isDue = ({ status, isRenewed, periodEnd: end }: TestPurchase, now: Date) =>
  status === 'active' && isRenewed && end !== null && end <= now

function renew(books: TestLedger, now: Date): void {
  for (const one of books.purchases)
    while (isDue(one, now) && one.periodEnd !== null) {
      const { price } = planOf(one.plan)
      const amount = Math.max(0, price.amount - books.balance)
      books.balance -= price.amount - amount
      one.periodStart = one.periodEnd
      one.periodEnd = periodEnd(one.periodStart, price.interval)
      one.paid = price.amount
      recordPayment(books, one.plan, amount, one.periodStart)
    }
}

function prorationOf(running: TestPurchase, to: PlanCode, now: Date, balance: number): Proration {
  if (running.periodEnd === null) throw new PaymentRefused('It was paid once.')
  const { interval } = planOf(running.plan).price
  return prorate({ ...running, interval, periodEnd: running.periodEnd }, planOf(to).price, now, balance)
}

function applyPlanChange(books: TestLedger, id: string, to: PlanCode, now: Date): void {
  const running = getRunning(books, id)
  if (running.plan === to) return
  const isSame = planOf(running.plan).price.interval === planOf(to).price.interval
  const change = prorationOf(running, to, now, books.balance)
  books.balance = change.keptCredit
  running.plan = to
  running.periodEnd = change.renewsAt
  running.isRenewed = true
  running.paid = planOf(to).price.amount
  if (!isSame) running.periodStart = now
  recordPayment(books, to, change.dueNow, now)
}

function recordPayment(books: TestLedger, code: PlanCode, amount: number, paidAt: Date): void {
  if (amount === 0) return
  const id = PREFIX + randomUUID()
  books.receipts.push({ id, plan: code, amount, refunded: 0, paidAt, url: null, refunds: [] })
}

/** A payment that was given back in full ends what it bought, as at Stripe (stripe-responses.ts). */
function applyRefund(books: TestLedger, { id, receiptId, amount }: RefundOrder, now: Date): void {
  const receipt = books.receipts.find((one) => one.id === receiptId)
  if (!receipt) throw new PaymentRefused('There is no such payment.')
  if (receipt.refunds.includes(id)) return
  if (receipt.refunded + amount > receipt.amount) throw new PaymentRefused('That is more than is left of it.')
  receipt.refunds.push(id)
  receipt.refunded += amount
  if (receipt.refunded < receipt.amount) return
  const bought = books.purchases.find(
    ({ status, plan, periodStart }) =>
      status === 'active' && plan === receipt.plan && periodStart <= receipt.paidAt,
  )
  if (bought) Object.assign(bought, { status: 'refunded', endedAt: now, isRenewed: false })
}

function getRunning(books: TestLedger | null, id: string): TestPurchase {
  const purchase = books?.purchases.find((one) => one.id === id && one.status === 'active')
  if (!purchase) throw new PaymentRefused('There is no such purchase.')
  return purchase
}

async function readLedger(db: Db, customerId: string): Promise<TestLedger | null> {
  const [row] = await db.select().from(testLedgers).where(isOf(customerId))
  return row ? ledgerSchema.parse(row.books) : null
}

const isOf = (customerId: string) => eq(testLedgers.customerId, customerId)

/** Locks the customer's row while its ledger changes, so that writers take turns. */
function updateLedger(db: Db, customerId: string, turn: (books: TestLedger) => void): Promise<void> {
  return db.transaction(async (within) => {
    const [row] = await within.select().from(testLedgers).where(isOf(customerId)).for('update')
    if (!row) throw new PaymentRefused('There is no such customer.')
    const books = ledgerSchema.parse(row.books)
    turn(books)
    await within.update(testLedgers).set({ books }).where(isOf(customerId))
  })
}

function snapshotOf(books: TestLedger | null): CustomerSnapshot | null {
  if (books === null) return null
  const { email } = books
  const receipts = books.receipts.map(({ refunds: _, ...one }) => one)
  const purchases: Purchase[] = books.purchases.map(({ paid: _, ...one }) => one)
  // The test checkout completes an order with its payment, so there is none to report.
  return { email, purchases, receipts, checkouts: [] }
}
