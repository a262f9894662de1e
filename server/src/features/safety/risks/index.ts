export { listRiskRows } from './risk-table.service.ts'
export { risksRoutes } from './risks.routes.ts'
