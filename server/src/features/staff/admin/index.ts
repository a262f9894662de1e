export { adminRoutes } from './admin.routes.ts'
export { recordAuditEntry } from './audit.store.ts'
export { grantRoleByCommand } from './roles.service.ts'
export { removeTwoFactorByCommand, twoFactorRemovalsJobs } from './two-factor-removals.jobs.ts'
