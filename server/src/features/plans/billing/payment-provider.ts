import type { PaymentReceipt, Proration, Purchase } from '@tripwright/domain/plans/billing'
import type { PlanCode } from '@tripwright/domain/plans/subscription'

/** A purchase to begin. Its id makes beginning it again lead to the same one. */
export type CheckoutOrder = {
  id: string
  plan: PlanCode
  /** US cents of the first payment, with everything that comes off it. */
  amount: number
  /** Null: a guest, who types an address at the provider. */
  customerId: string | null
}

/** Everything that the provider knows of one customer now. */
export type CustomerSnapshot = {
  /** Null where the provider never asked for one. */
  email: string | null
  purchases: Purchase[]
  receipts: PaymentReceipt[]
  /** Ids of the orders that were paid. */
  checkouts: string[]
}

export type SessionSnapshot = { state: 'open' | 'paid' | 'left'; customerId: string | null }

/**
 * Something happened at the provider; `customerId` is null where it is nothing that we keep. `isMalformed`: it is of a kind
 * that we use and does not hold what that kind always holds.
 */
export type PaymentEvent = { id: string; type: string; customerId: string | null; isMalformed: boolean }

/**
 * Who takes the money: Stripe, or the built-in test checkout. A function throws PaymentsDown when the provider did not decide
 * (trying again is safe) and PaymentRefused when it said no. What is true is only ever read, never concluded from an event.
 */
export type Payments = {
  kind: 'stripe' | 'test'
  /** Makes one customer for an account, however often it is called. */
  makeCustomer(account: { userId: string; email: string }): Promise<string>
  startCheckout(order: CheckoutOrder): Promise<{ url: string; sessionId: string }>
  readSession(sessionId: string): Promise<SessionSnapshot>
  /** Closes an unpaid purchase, so that it cannot be paid later. */
  closeSession(sessionId: string): Promise<void>
  /** Null: the customer was deleted there. */
  readCustomer(customerId: string): Promise<CustomerSnapshot | null>
  /** The provider's own page for cards and invoices; null where it has none. */
  openPortal(customerId: string): Promise<string | null>
  previewChange(customerId: string, purchase: Purchase, to: PlanCode, now: Date): Promise<Proration>
  changePlan(customerId: string, purchase: Purchase, to: PlanCode, now: Date): Promise<void>
  setRenewal(customerId: string, purchaseId: string, isRenewed: boolean): Promise<void>
  /** Ends everything at once and forgets the customer; no matter when there is none. */
  endCustomer(customerId: string): Promise<void>
  /** `unsigned`: not signed by the provider, or more than 300 s old or ahead. `no-event`: signed, and no event at all. */
  openEvent(body: string, signature: string, now: Date): Promise<PaymentEvent | 'unsigned' | 'no-event'>
}

/** The provider did not answer, or not with sense. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment service does not answer', { cause })
    this.name = 'PaymentsDown'
  }
}

/** The provider decided against it; `reason` is for a person to read. */
export class PaymentRefused extends Error {
  readonly reason: string
  readonly isDeclined: boolean

  constructor(reason: string, isDeclined = false) {
    super(reason)
    this.name = 'PaymentRefused'
    this.reason = reason
    this.isDeclined = isDeclined
  }
}
