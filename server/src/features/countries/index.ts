export { countriesRoutes } from './countries.routes.ts'
export { listRows } from './table.service.ts'
