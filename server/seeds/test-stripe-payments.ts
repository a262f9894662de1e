import {
  type Charge,
  type Form,
  get,
  inner,
  makeCustomer,
  newId,
  type Price,
  StripeFault,
  type StripeObject,
  type StripeState,
  type StripeSubscription,
  text,
} from './test-stripe-state.ts'

const MONTH_S = 30 * 24 * 60 * 60

function charge(
  b: StripeState,
  customer: string,
  amount: number,
  metadata: Form,
  payment_intent: string,
): void {
  if (amount === 0) return
  const made: Charge = {
    id: newId('ch'),
    object: 'charge',
    customer,
    amount,
    amount_refunded: 0,
    refunded: false,
    status: 'succeeded',
    created: b.now(),
    metadata,
    payment_intent,
    refunds: { data: [] },
    receipt_url: 'https://pay.stripe.test/receipt',
  }
  b.charges.set(made.id, made)
  b.emit('charge.succeeded', made)
}

function lengthOf(price: Price): number {
  const { interval } = Object(price.recurring)
  return interval === 'year' ? 12 * MONTH_S : MONTH_S
}

/** The customer pays on Stripe's page. */
export function pay(b: StripeState, id: string, { email = 'guest@example.org' } = {}): void {
  const session = get(b.sessions, id)
  if (session.status !== 'open') throw new Error('this session can be paid no more')
  session.customer ??= makeCustomer(b, { email }).id
  const { customer, line, off } = session
  const intent = newId('pi')
  if (session.mode === 'subscription') {
    const item = { id: newId('si'), price: line, current_period_start: b.now() }
    const made: StripeSubscription = {
      id: newId('sub'),
      object: 'subscription',
      customer,
      status: 'active',
      metadata: session.metadata,
      cancel_at_period_end: false,
      cancel_at: null,
      canceled_at: null,
      ended_at: null,
      items: { data: [{ ...item, current_period_end: b.now() + lengthOf(line) }] },
    }
    b.subscriptions.set(made.id, made)
    b.emit('customer.subscription.created', made)
    charge(b, customer, line.unit_amount - off, {}, intent)
    b.emit('invoice.paid', { id: newId('in'), object: 'invoice', customer })
  } else {
    session.payment_intent = intent
    charge(b, customer, line.unit_amount - off, session.metadata, intent)
  }
  Object.assign(session, { status: 'complete', payment_status: 'paid' })
  b.emit('checkout.session.completed', session)
}

/** Ends the period: the next one is paid, or its payment fails, or the subscription ends. */
export function renew(b: StripeState, id: string, { fails = false } = {}): void {
  const sub = get(b.subscriptions, id)
  const [item] = sub.items.data
  if (!item) return
  if (sub.cancel_at_period_end) {
    end(b, sub)
    return
  }
  item.current_period_start = item.current_period_end
  item.current_period_end += lengthOf(item.price)
  sub.status = fails ? 'past_due' : 'active'
  b.emit('customer.subscription.updated', sub)
  if (!fails) charge(b, sub.customer, item.price.unit_amount, {}, newId('pi'))
  b.emit(fails ? 'invoice.payment_failed' : 'invoice.paid', { id: newId('in'), customer: sub.customer })
}

export function cancel(b: StripeState, id: string): void {
  end(b, get(b.subscriptions, id))
}

function end(b: StripeState, sub: StripeSubscription): void {
  Object.assign(sub, { status: 'canceled', ended_at: b.now(), canceled_at: b.now() })
  b.emit('customer.subscription.deleted', sub)
}

export function update(b: StripeState, id: string, form: Form): StripeSubscription {
  const sub = get(b.subscriptions, id)
  const choice = text(inner(inner(form, 'items'), '0'), 'price')
  const [item] = sub.items.data
  if (choice !== undefined && item) {
    const due = preview(b, { subscription: id, subscription_details: { items: inner(form, 'items') } })
    item.price = get(b.prices, choice)
    const isNew = item.current_period_end !== due.ends
    Object.assign(item, { current_period_end: due.ends, ...(isNew && { current_period_start: b.now() }) })
    charge(b, sub.customer, due.amount_due, {}, newId('pi'))
  }
  const renewal = text(form, 'cancel_at_period_end')
  if (renewal !== undefined) sub.cancel_at_period_end = renewal === 'true'
  b.emit('customer.subscription.updated', sub)
  return sub
}

export function preview(b: StripeState, form: Form): StripeObject & { amount_due: number; ends: number } {
  const sub = get(b.subscriptions, text(form, 'subscription') ?? '')
  const [item] = sub.items.data
  const choice = text(inner(inner(inner(form, 'subscription_details'), 'items'), '0'), 'price') ?? ''
  const to = get(b.prices, choice)
  if (!item) throw new Error('a subscription has an item')
  const { current_period_start: from, current_period_end: until } = item
  const left = (until - b.now()) / (until - from)
  const isSame = lengthOf(to) === lengthOf(item.price)
  const ends = isSame ? until : b.now() + lengthOf(to)
  const credit = -Math.round(item.price.unit_amount * left)
  const debit = isSame ? Math.round(to.unit_amount * left) : to.unit_amount
  const line = (amount: number, to: number) => ({ amount, period: { start: b.now(), end: to } })
  const total = credit + debit
  return {
    id: newId('upcoming_in'),
    object: 'invoice',
    amount_due: Math.max(0, total),
    total,
    ends,
    lines: { data: [line(credit, until), line(debit, ends)] },
  }
}

type MadeRefund = { id: string; created: number; amount: number; metadata: Form }
const refundsOf = (made: Charge): MadeRefund[] => Object(made.refunds).data

/** The refunds of a charge, as a list. */
export function listRefunds(b: StripeState, form: Form) {
  return { object: 'list', data: refundsOf(get(b.charges, text(form, 'charge') ?? '')) }
}

/** Refunds a part of a charge; never more than is left of it. */
export function makeRefund(b: StripeState, form: Form): MadeRefund {
  const made = get(b.charges, text(form, 'charge') ?? '')
  const amount = Number(text(form, 'amount'))
  if (!(amount > 0) || amount > made.amount - made.amount_refunded)
    throw new StripeFault(400, {
      type: 'invalid_request_error',
      message: 'Refund amount is greater than unrefunded amount on charge.',
    })
  const one = { id: newId('re'), created: b.now(), amount, metadata: inner(form, 'metadata') }
  refundsOf(made).push(one)
  made.amount_refunded += amount
  made.refunded = made.amount_refunded === made.amount
  b.emit('charge.refunded', made)
  return one
}

/** Refunds a whole charge. */
export function refund(b: StripeState, id: string): void {
  const made = get(b.charges, id)
  const refunds = { data: [{ id: newId('re'), created: b.now() }] }
  Object.assign(made, { amount_refunded: made.amount, refunded: true, refunds })
  b.emit('charge.refunded', made)
}

export function setEmail(b: StripeState, id: string, { email }: Form): StripeObject {
  return Object.assign(get(b.customers, id), { email: String(email) })
}

export function remove(b: StripeState, id: string): StripeObject {
  get(b.customers, id)
  b.customers.delete(id)
  for (const sub of b.subscriptions.values())
    if (sub.customer === id && sub.status !== 'canceled') end(b, sub)
  return { id, object: 'customer', deleted: true }
}
