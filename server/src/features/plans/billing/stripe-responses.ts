import type { PaymentReceipt, Proration, Purchase } from '@tripwright/domain/plans/billing'
import { type PlanCode, type Price, periodEnd, readPlanCode } from '@tripwright/domain/plans/subscription'
import { z } from 'zod'
import { type CustomerSnapshot, PaymentsUnavailable, type SessionSnapshot } from './payment-provider.ts'

const instant = z
  .int()
  .nonnegative()
  .transform((seconds) => new Date(seconds * 1000))
const cents = z.int()
const reference = z.union([z.string(), z.object({ id: z.string() }).transform(({ id }) => id)]).nullish()
const metadata = z.looseObject({ plan: z.string().optional(), checkout: z.uuid().optional() }).nullish()

const customer = z.object({ id: z.string(), email: z.string().nullish() })
const subscription = z.object({
  id: z.string(),
  status: z.string(),
  cancel_at_period_end: z.boolean(),
  cancel_at: instant.nullish(),
  canceled_at: instant.nullish(),
  ended_at: instant.nullish(),
  items: z.object({
    data: z
      .array(
        z.object({
          current_period_start: instant,
          current_period_end: instant,
          price: z.object({ metadata }),
        }),
      )
      .min(1),
  }),
})
const session = z.object({
  id: z.string(),
  mode: z.string(),
  status: z.string().nullish(),
  payment_status: z.string(),
  created: instant,
  customer: reference,
  payment_intent: reference,
  metadata,
})
const charge = z.object({
  id: z.string(),
  amount: cents,
  amount_refunded: cents,
  created: instant,
  status: z.string(),
  refunded: z.boolean(),
  payment_intent: reference,
  receipt_url: z.string().nullish(),
  refunds: z.object({ data: z.array(z.object({ created: instant })) }).nullish(),
  metadata,
})
const listOf = <T extends z.ZodType>(one: T) => z.object({ data: z.array(one) })
const customerSchema = z.object({
  customer,
  subscriptions: listOf(subscription),
  sessions: listOf(session),
  charges: listOf(charge),
})
type Subscription = z.infer<typeof subscription>
type Charge = z.infer<typeof charge>

/** Parses Stripe's lists of one customer. Throws PaymentsUnavailable for another shape. */
export function customerSnapshotFrom(body: unknown): CustomerSnapshot {
  const { customer, subscriptions, sessions, charges } = read(customerSchema, body)
  const paid = charges.data.filter(({ status }) => status === 'succeeded')
  const running = subscriptions.data.flatMap((one) => subscriptionPurchasesFrom(one, paid))
  const forever = sessions.data.flatMap((one) => lifetimePurchasesFrom(one, paid))
  const purchases = [...running, ...forever]
  const receipts = paid.flatMap((one): PaymentReceipt[] => {
    const plan = planOfCharge(one, running)
    if (plan === null) return []
    const { id, amount, amount_refunded: refunded, created: paidAt, receipt_url } = one
    return [{ id, plan, amount, refunded, paidAt, url: receipt_url ?? null }]
  })
  const checkouts = sessions.data.flatMap((one) =>
    stateOf(one) === 'paid' ? (one.metadata?.checkout ?? []) : [],
  )
  return { email: customer.email?.toLowerCase() ?? null, purchases, receipts, checkouts }
}

export function sessionSnapshotFrom(body: unknown): SessionSnapshot {
  const one = read(session, body)
  return { state: stateOf(one), customerId: one.customer ?? null }
}

function stateOf({ status, payment_status }: z.infer<typeof session>): SessionSnapshot['state'] {
  if (status === 'complete' && payment_status !== 'unpaid') return 'paid'
  return status === 'expired' ? 'left' : 'open'
}

/** The address to which the browser is redirected. */
export function urlFrom(body: unknown): string {
  return read(z.object({ url: z.url({ protocol: /^https?$/ }) }), body).url
}

const refundList = z.object({
  data: z.array(z.object({ metadata: z.looseObject({ refund: z.string().optional() }).nullish() })),
})

/** The ids of our orders among the refunds of a charge; refunds made at Stripe itself have none. */
export function ordersRefundedFrom(body: unknown): string[] {
  return read(refundList, body).data.flatMap((one) => one.metadata?.refund ?? [])
}

const preview = z.object({
  amount_due: cents,
  total: cents,
  ending_balance: cents.nullish(),
  lines: z.object({
    data: z.array(z.object({ amount: cents, period: z.object({ end: instant }) })),
  }),
})

/** The cost of a change to this price, from a previewed invoice. */
export function prorationFrom(body: unknown, to: Price): Proration {
  const { amount_due: dueNow, total, lines } = read(preview, body)
  const sum = (wanted: (amount: number) => boolean) =>
    lines.data.reduce((all, { amount }) => (wanted(amount) ? all + amount : all), 0)
  const ends = lines.data.filter(({ amount }) => amount > 0).map(({ period }) => period.end)
  const renewsAt =
    ends.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? periodEnd(new Date(0), to.interval)
  if (!renewsAt) throw new PaymentsUnavailable('a preview without a period')
  return {
    credit: -sum((amount) => amount < 0),
    charge: sum((amount) => amount > 0),
    dueNow,
    keptCredit: Math.max(0, -total),
    renewsAt,
  }
}

function subscriptionPurchasesFrom(one: Subscription, charges: readonly Charge[]): Purchase[] {
  const [item] = one.items.data
  const plan = readPlan(item?.price.metadata)
  // Another product's subscription, or one that was never paid.
  if (!item || plan === null || one.status.startsWith('incomplete')) return []
  const { current_period_start: periodStart, current_period_end } = item
  const periodEnd = one.cancel_at ?? current_period_end
  const isRenewed = !one.cancel_at_period_end && !one.cancel_at
  const purchase = { id: one.id, plan, periodStart, periodEnd, isRenewed, endedAt: null }
  const paidBack = refundOf(charges.filter((paid) => isOf(paid, periodStart)))
  if (paidBack) return [{ ...purchase, status: 'refunded', endedAt: paidBack, isRenewed }]
  if (one.status === 'active' || one.status === 'trialing') return [{ ...purchase, status: 'active' }]
  if (one.status === 'past_due') return [{ ...purchase, status: 'past-due' }]
  const endedAt = one.ended_at ?? one.canceled_at ?? periodStart
  return [{ ...purchase, status: 'ended', endedAt, isRenewed: false }]
}

// A charge of a subscription carries no plan; a renewal is charged at the beginning of its period or later.
const isOf = ({ metadata, created }: Charge, periodStart: Date) =>
  metadata?.plan === undefined && created >= periodStart

function lifetimePurchasesFrom(one: z.infer<typeof session>, charges: readonly Charge[]): Purchase[] {
  const plan = readPlan(one.metadata)
  if (plan === null || one.mode !== 'payment' || stateOf(one) !== 'paid') return []
  const own = charges.filter(({ payment_intent }) => payment_intent && payment_intent === one.payment_intent)
  const paidBack = refundOf(own)
  const purchase = { id: one.id, plan, periodStart: one.created, periodEnd: null, isRenewed: false }
  return [{ ...purchase, status: paidBack ? 'refunded' : 'active', endedAt: paidBack }]
}

/** When the charge was refunded in full; null while it was not. */
function refundOf(charges: readonly Charge[]): Date | null {
  if (charges.length === 0 || !charges.every(({ refunded }) => refunded)) return null
  const times = charges.flatMap(({ refunds, created }) => [
    created.getTime(),
    ...(refunds?.data ?? []).map((one) => one.created.getTime()),
  ])
  return new Date(Math.max(...times))
}

function planOfCharge({ metadata, created }: Charge, running: readonly Purchase[]): PlanCode | null {
  const namedPlan = readPlan(metadata)
  if (namedPlan !== null) return namedPlan
  const before = running.filter(({ periodStart }) => periodStart <= created)
  const nearest = (before.length > 0 ? before : running).toSorted(
    (a, b) => b.periodStart.getTime() - a.periodStart.getTime(),
  )
  return nearest[0]?.plan ?? null
}

const readPlan = (values: z.infer<typeof metadata>) =>
  values?.plan === undefined ? null : readPlanCode(values.plan)

function read<T extends z.ZodType>(schema: T, body: unknown): z.infer<T> {
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new PaymentsUnavailable(parsed.error)
  return parsed.data
}
