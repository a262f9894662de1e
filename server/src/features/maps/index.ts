export { mapsRoutes } from './maps.routes.ts'
export { buildRegion } from './region-build.service.ts'
export { regionsFolder } from './region-folder.service.ts'
