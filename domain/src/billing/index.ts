export {
  changePlan,
  completeCheckout,
  previewPlan,
  readBilling,
  readCheckout,
  setRenewal,
  syncCheckout,
  stripeWebhook,
} from './billing.contract.ts'
export { billingMessages } from './billing.messages.ts'
export { type Proration, prorate } from './proration.rules.ts'
export {
  accessEnd,
  bestPurchase,
  canBuy,
  isLive,
  type Purchase,
  paidUntil,
  type PaymentReceipt,
  redundantRenewals,
} from './purchase.rules.ts'
