export { buildGuideRegions } from './guide-regions.service.ts'
export { mapsRoutes } from './maps.routes.ts'
export { buildRegion } from './region-build.service.ts'
export { GUIDE_REGIONS, regionsFolder } from './region-folder.service.ts'
