export { climateRoutes } from './climate.routes.ts'
export { listCityClimates } from './table.service.ts'
