export { basemapRoutes } from './map-tiles.routes.ts'
