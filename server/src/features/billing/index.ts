export { billingJobs } from './billing.jobs.ts'
export { billingRoutes } from './billing.routes.ts'
export { queueCustomerEnd } from './portal.service.ts'
export { claimPurchases } from './settle.service.ts'
