export {
  type Camera,
  fitTo,
  MAX_ZOOM,
  MIN_ZOOM,
  metresPerPixel,
  type ScreenPoint,
  toPosition,
  toScreen,
} from './camera.ts'
export { gridLabel, type MapGrid, mapGridOf, type ScaleBar, scaleBarOf } from './grid.ts'
export { groupStops } from './group-stops.ts'
export {
  CITY_AROUND,
  CITY_ZOOM,
  type LandFile,
  type LandKind,
  type LandShape,
  packLand,
  unpackLand,
} from './land-file.ts'
export { openLabel, placeLabels } from './place-labels.ts'
export {
  type ByteSection,
  findEntry,
  HEADER_BYTES,
  type PmtilesHeader,
  ROOT_END,
  readDirectory,
  readHeader,
  type TileAddress,
  type TileDirectoryEntry,
  tileIdOf,
  writeDirectory,
  writeHeader,
} from './pmtiles.ts'
export { spreadStops } from './spread-stops.ts'
export { buildMapStyle, type MapStyle, streetLayers, type TileSource } from './style/map-style.ts'
export { type StreetTheme, streetColours } from './style/street-colours.ts'
export type { StyleLayer } from './style/style-layer.ts'
export { areBoundsWithin, doBoundsMeet, type GeoBounds, tileBounds } from './tile-bounds.ts'
export { addGround } from './tile-ground.ts'
