export { dutyRoutes } from './duty.routes.ts'
export { listOnDuty } from './duty.store.ts'
