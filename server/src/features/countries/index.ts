export { loadBorders } from './borders.service.ts'
export { countriesRoutes } from './countries.routes.ts'
export { emergencyNumbersOf } from './numbers.service.ts'
export { listCountryRows, readRoads, readTerritories } from './table.service.ts'
