export {
  changePlan,
  completeCheckout,
  previewPlan,
  readBilling,
  readCheckout,
  setRenewal,
  settleCheckout,
  stripeWebhook,
} from './billing.contract.ts'
export { billingMessages } from './billing.messages.ts'
export { type Change, prorate } from './proration.rules.ts'
export {
  accessEnd,
  bestPurchase,
  canBuy,
  isLive,
  type Purchase,
  paidUntil,
  type Receipt,
  renewedInVain,
} from './purchase.rules.ts'
