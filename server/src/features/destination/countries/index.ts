export { loadBorders } from './borders.service.ts'
export { countriesRoutes } from './countries.routes.ts'
export { listCountryRows, readRoads, readTerritories } from './country-table.service.ts'
export { emergencyNumbersOf } from './emergency-numbers.service.ts'
