export { climateRoutes } from './climate.routes.ts'
