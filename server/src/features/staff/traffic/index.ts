export { trafficRoutes } from './traffic.routes.ts'
