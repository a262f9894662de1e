export { walkingRoutes } from './walking.routes.ts'
export { openWalking, type Walking } from './walking.service.ts'
