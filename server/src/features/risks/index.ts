export { risksRoutes } from './risks.routes.ts'
export { listRiskRows } from './table.service.ts'
