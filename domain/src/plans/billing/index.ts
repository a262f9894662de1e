export {
  changePlan,
  completeCheckout,
  previewPlan,
  readBilling,
  readCheckout,
  setRenewal,
  stripeWebhook,
  syncCheckout,
} from './billing.contract.ts'
export { billingMessages } from './billing.messages.ts'
export { type Proration, prorate } from './proration.rules.ts'
export {
  accessEnd,
  bestPurchase,
  canBuy,
  isLive,
  type PaymentReceipt,
  type Purchase,
  paidUntil,
  redundantRenewals,
} from './purchase.rules.ts'
export { type PaymentBalance, parseDollars, refundable } from './refund.rules.ts'
