export { billingJobs } from './billing.jobs.ts'
export { billingRoutes } from './billing.routes.ts'
export { claimPurchases } from './customer-sync.service.ts'
export { customerIdsOf, listPastDue } from './customers.store.ts'
export { startAccountPlan } from './new-account.service.ts'
export {
  countConversions,
  countLapsed,
  sumPayments,
  sumPaymentsByPlan,
} from './payment-figures.store.ts'
export { queueCustomerAddress, queueCustomerEnd, queueRenewalStop, readOwnBilling } from './portal.service.ts'
export { refundPayment } from './refunds.service.ts'
export { listRefunds, receiptIdsOf } from './refunds.store.ts'
