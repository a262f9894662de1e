import { randomBytes } from 'node:crypto'

/** A parsed form: `items[0][price]` is nested, every value is text. */
export type Form = { [name: string]: string | Form | undefined }
export type StripeObject = Record<string, unknown> & { id: string }

export const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
export const text = (form: Form, name: string) => {
  const value = form[name]
  return typeof value === 'string' ? value : undefined
}
export const inner = (form: Form, name: string): Form => {
  const value = form[name]
  return typeof value === 'object' ? value : {}
}

/** An error response as Stripe writes it. */
export class StripeFault extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, body: Record<string, unknown>) {
    super(String(body.message))
    this.name = 'StripeFault'
    this.status = status
    this.body = body
  }
}

export type StripeSubscription = StripeObject & {
  customer: string
  status: string
  items: { data: SubItem[] }
  metadata: Form
}
type SubItem = StripeObject & { price: Price; current_period_start: number; current_period_end: number }
export type Price = StripeObject & {
  unit_amount: number
  lookup_key: string
  metadata: Form
  active: boolean
}
type Session = StripeObject & {
  mode: string
  status: string
  payment_status: string
  customer: string | null
  payment_intent: string | null
  metadata: Form
  line: Price
  off: number
  created: number
}
export type Charge = StripeObject & {
  customer: string
  amount: number
  amount_refunded: number
  refunded: boolean
}

/** The objects of an account at Stripe; `emit` is called for each event, `now` is in seconds. */
export type StripeState = ReturnType<typeof makeStripeState>

export function makeStripeState(now: () => number, emit: (type: string, object: StripeObject) => void) {
  return {
    now,
    emit,
    customers: new Map<string, StripeObject>(),
    prices: new Map<string, Price>(),
    coupons: new Map<string, number>(),
    sessions: new Map<string, Session>(),
    subscriptions: new Map<string, StripeSubscription>(),
    charges: new Map<string, Charge>(),
  }
}

export function get<T>(all: Map<string, T>, id: string): T {
  const object = all.get(id)
  if (object) return object
  throw new StripeFault(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such object: '${id}'`,
  })
}

export function listOf<T extends { customer: unknown }>(all: Map<string, T>, customer: string) {
  return { object: 'list', data: [...all.values()].filter((one) => one.customer === customer).reverse() }
}

export function makeCustomer(b: StripeState, form: Form): StripeObject {
  const id = newId('cus')
  const made = {
    id,
    object: 'customer',
    email: text(form, 'email') ?? null,
    metadata: inner(form, 'metadata'),
  }
  b.customers.set(id, made)
  return made
}

export function makePrice(b: StripeState, form: Form): Price {
  const lookup_key = text(form, 'lookup_key') ?? ''
  for (const one of b.prices.values()) if (one.lookup_key === lookup_key) one.lookup_key = ''
  const made = {
    id: newId('price'),
    object: 'price',
    active: true,
    lookup_key,
    unit_amount: Number(text(form, 'unit_amount')),
    metadata: inner(form, 'metadata'),
    recurring: form.recurring ?? null,
  }
  b.prices.set(made.id, made)
  return made
}

export function makeCoupon(b: StripeState, form: Form): StripeObject {
  const id = text(form, 'id') ?? newId('coupon')
  if (b.coupons.has(id))
    throw new StripeFault(400, {
      type: 'invalid_request_error',
      code: 'resource_already_exists',
      message: 'Coupon already exists.',
    })
  b.coupons.set(id, Number(text(form, 'amount_off')))
  return { id, object: 'coupon' }
}

export function makeSession(b: StripeState, form: Form): Session {
  const id = newId('cs')
  const coupon = text(inner(inner(form, 'discounts'), '0'), 'coupon')
  const made: Session = {
    id,
    object: 'checkout.session',
    status: 'open',
    payment_status: 'unpaid',
    created: b.now(),
    mode: text(form, 'mode') ?? '',
    customer: text(form, 'customer') ?? null,
    payment_intent: null,
    metadata: inner(form, 'metadata'),
    url: `https://checkout.stripe.test/${id}`,
    success_url: text(form, 'success_url'),
    line: get(b.prices, text(inner(inner(form, 'line_items'), '0'), 'price') ?? ''),
    off: coupon === undefined ? 0 : (b.coupons.get(coupon) ?? 0),
  }
  b.sessions.set(id, made)
  return made
}

export function expire(b: StripeState, id: string): Session {
  const session = get(b.sessions, id)
  if (session.status !== 'open')
    throw new StripeFault(400, { type: 'invalid_request_error', message: 'Only open sessions expire.' })
  session.status = 'expired'
  return session
}

export function findPrices(b: StripeState, form: Form) {
  const key = text(inner(form, 'lookup_keys'), '0')
  return { object: 'list', data: [...b.prices.values()].filter((one) => one.lookup_key === key) }
}
