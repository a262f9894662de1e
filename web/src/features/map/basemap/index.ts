export { cacheCityLand, prefetchCityLand } from './load-land.ts'
export { SvgBasemap } from './map-basemap-svg.tsx'
export { type MapPalette, useMapPalette } from './map-palette.ts'
export { makeScene, type UserLocation } from './map-scene.ts'
export { forgetRegions } from './map-streets.ts'
export {
  downloadRegion,
  listStoredRegions,
  type RegionDownloadOutcome,
  readPackedFile,
  readRegionPlaces,
  removeRegion,
  type StoredRegion,
  sizeOfRegion,
} from './region-store.ts'
export type { MapLeg, MapLegMode, MapStay, MapStop, MapWater, TravelMapProps } from './travel-map-props.ts'
export { useBasemap } from './use-basemap.ts'
export { useCityLand } from './use-city-land.ts'
export { type MapCamera, useMapCamera } from './use-map-camera.ts'
