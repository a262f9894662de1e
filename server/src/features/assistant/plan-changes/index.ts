export { planChangesRoutes } from './plan-change.routes.ts'
