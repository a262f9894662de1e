export { climateRoutes } from './climate.routes.ts'
export { cityClimateOn, listCityClimates } from './climate-table.service.ts'
