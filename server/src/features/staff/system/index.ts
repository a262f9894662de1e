export { metricsAnswer } from './metrics.service.ts'
export { systemRoutes } from './system.routes.ts'
