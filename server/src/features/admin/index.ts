export { adminRoutes } from './admin.routes.ts'
export { giveRoleByCommand } from './roles.service.ts'
