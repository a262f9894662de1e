export { loadBorders } from './borders.service.ts'
export { countriesRoutes } from './countries.routes.ts'
export { findNumbersOf } from './numbers.service.ts'
export { listRows, readRoads, readTerritories } from './table.service.ts'
