export { billingJobs } from './billing.jobs.ts'
export { billingRoutes } from './billing.routes.ts'
export { claimPurchases } from './customer-sync.service.ts'
export { queueCustomerEnd } from './portal.service.ts'
