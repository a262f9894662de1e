export { companionsRoutes } from './companions.routes.ts'
