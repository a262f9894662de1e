export { compensationRoutes } from './compensation.routes.ts'
