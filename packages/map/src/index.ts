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
