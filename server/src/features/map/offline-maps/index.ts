export { buildGuideRegions, placesOfGuide } from './guide-regions.service.ts'
export { mapsRoutes } from './maps.routes.ts'
export { makeStreetList, packAddresses } from './region-addresses.service.ts'
export { buildRegion, finishRegion, tilesIn } from './region-build.service.ts'
export {
  findRegion,
  findRegions,
  GUIDE_REGIONS,
  inDraftFolder,
  listRegionTiles,
  mapPacksFolder,
  regionsFolder,
} from './region-folder.service.ts'
export { readPlacesOfRegion } from './region-place-file.service.ts'
export { placeOf } from './region-places.service.ts'
export { unpackStreets } from './region-streets.service.ts'
