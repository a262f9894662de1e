export { climateRoutes } from './climate.routes.ts'
export { listNormals } from './table.service.ts'
