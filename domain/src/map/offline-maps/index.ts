export { type AddressStreet, findAddresses } from './addresses.rules.ts'
export { offlineMapsMessages } from './offline-maps.messages.ts'
export { type MapsAccess, mapsAccess, PART_KINDS, type PartKind, partKindOf } from './offline-maps.rules.ts'
export { regionPlaceToSave } from './region-place-save.rules.ts'
export {
  FAR_PLACES,
  findPlaces,
  PLACE_GROUPS,
  PLACE_RULES,
  type PlaceGroup,
  placeGroupOf,
  placeHoursOn,
  type RegionPlace,
} from './region-places.rules.ts'
export {
  GUIDE_ATTRIBUTION,
  getRegionFile,
  listRegions,
  REGION_ATTRIBUTION,
  REGION_FILE,
  REGION_ID,
  REGION_SCHEMA,
  type RegionManifest,
  regionAddresses,
  regionManifest,
  regionPlaces,
} from './regions.contract.ts'
export { regionsMessages } from './regions.messages.ts'
