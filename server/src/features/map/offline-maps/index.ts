export { buildGuideRegions } from './guide-regions.service.ts'
export { mapsRoutes } from './maps.routes.ts'
export { buildRegion } from './region-build.service.ts'
export {
  findRegions,
  GUIDE_REGIONS,
  listRegionTiles,
  regionsFolder,
} from './region-folder.service.ts'
export { readPlacesOfRegion } from './region-place-file.service.ts'
export { unpackStreets } from './region-streets.service.ts'
