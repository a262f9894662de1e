export { getMapStyle } from './map-style.contract.ts'
export {
  getMapTile,
  getMapTilesInfo,
  LAST_TILE_ZOOM,
  MAP_TILE_TYPE,
  type MapCredit,
} from './map-tiles.contract.ts'
