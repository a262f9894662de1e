export { adminRoutes } from './admin.routes.ts'
export { recordAuditEntry } from './audit.store.ts'
export { grantRoleByCommand } from './roles.service.ts'
export { twoFactorRemovalsJobs, removeTwoFactorByCommand } from './step-removals.jobs.ts'
