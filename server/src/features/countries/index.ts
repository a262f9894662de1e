export { countriesRoutes } from './countries.routes.ts'
export { listRows, readRoads } from './table.service.ts'
