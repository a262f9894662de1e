import type { PaymentReceipt, Proration, Purchase } from '@tripwright/domain/plans/billing'
import type { PlanCode } from '@tripwright/domain/plans/subscription'

/** A purchase to begin. Its id makes a repeated call give the same one. */
export type CheckoutOrder = {
  id: string
  plan: PlanCode
  /** US cents of the first payment, discounts deducted. */
  amount: number
  /** Null for a guest, who enters an address at the provider. */
  customerId: string | null
}

/** The provider's current state of one customer. */
export type CustomerSnapshot = {
  /** Null where the provider has none. */
  email: string | null
  purchases: Purchase[]
  receipts: PaymentReceipt[]
  /** Ids of the paid orders. */
  checkouts: string[]
}

/** Money to give back for one payment. Its id makes a repeated call give it back once. */
export type RefundOrder = {
  id: string
  receiptId: string
  /** US cents. */
  amount: number
}

export type SessionSnapshot = { state: 'open' | 'paid' | 'left'; customerId: string | null }

/**
 * An event of the provider; `customerId` is null where it concerns nothing that we store. `isMalformed`: an event of a kind
 * that we use, without a field that this kind always has.
 */
export type PaymentEvent = { id: string; type: string; customerId: string | null; isMalformed: boolean }

/**
 * The payment provider: Stripe, or the built-in test checkout. A function throws PaymentsUnavailable when the outcome is
 * unknown (a retry is safe) and PaymentRefused when the provider refused. State is always read, never derived from an event.
 */
export type Payments = {
  kind: 'stripe' | 'test'
  /** Creates a single customer for an account, however often it is called. */
  makeCustomer(account: { userId: string; email: string }): Promise<string>
  /** Changes the address to which the provider writes; does nothing when there is no such customer. */
  setCustomerEmail(customerId: string, email: string): Promise<void>
  startCheckout(order: CheckoutOrder): Promise<{ url: string; sessionId: string }>
  readSession(sessionId: string): Promise<SessionSnapshot>
  /** Closes an unpaid purchase, so that it cannot be paid later. */
  closeSession(sessionId: string): Promise<void>
  /** Null when the customer was deleted at the provider. */
  readCustomer(customerId: string): Promise<CustomerSnapshot | null>
  /** The provider's own page for cards and invoices; null where it has none. */
  openPortal(customerId: string): Promise<string | null>
  previewChange(customerId: string, purchase: Purchase, to: PlanCode, now: Date): Promise<Proration>
  changePlan(customerId: string, purchase: Purchase, to: PlanCode, now: Date): Promise<void>
  setRenewal(customerId: string, purchaseId: string, isRenewed: boolean): Promise<void>
  /** Gives back a part of a payment, once for each order. Throws PaymentRefused for more than is left of it. */
  refund(customerId: string, order: RefundOrder, now: Date): Promise<void>
  /** Ends all plans at once and deletes the customer; does nothing when there is none. */
  endCustomer(customerId: string): Promise<void>
  /** `unsigned`: without the provider's signature, or more than 300 s old or ahead. `no-event`: signed, but no event. */
  openEvent(body: string, signature: string, now: Date): Promise<PaymentEvent | 'unsigned' | 'no-event'>
}

/** The provider gave no response, or an unusable one. */
export class PaymentsUnavailable extends Error {
  constructor(cause: unknown) {
    super('the payment service does not answer', { cause })
    this.name = 'PaymentsUnavailable'
  }
}

/** The provider refused; `reason` is for a person to read. */
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
