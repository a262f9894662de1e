export { walkingRoutes } from './walking.routes.ts'
