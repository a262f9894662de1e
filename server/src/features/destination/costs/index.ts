export { listCityCosts } from './cost-table.service.ts'
export { costsRoutes } from './costs.routes.ts'
