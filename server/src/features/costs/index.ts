export { costsRoutes } from './costs.routes.ts'
