export { giveBackOwnUsage, readOwnRemaining, takeOwnUsage } from './own-usage.service.ts'
export { usageJobs } from './usage.jobs.ts'
export { usageRoutes } from './usage.routes.ts'
export { takeUsage } from './usage.store.ts'
