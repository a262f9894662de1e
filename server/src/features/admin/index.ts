export { adminRoutes } from './admin.routes.ts'
export { recordDeed } from './audit.store.ts'
export { giveRoleByCommand } from './roles.service.ts'
export { stepRemovalsJobs, takeStepOffByCommand } from './step-removals.jobs.ts'
