export { climateRoutes } from './climate.routes.ts'
export { listCityClimates } from './climate-table.service.ts'
