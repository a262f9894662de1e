export { costsRoutes } from './costs.routes.ts'
export { listCityCosts } from './table.service.ts'
