export { getMapStyle } from './map-style.contract.ts'
export { getMapTile, LAST_TILE_ZOOM, MAP_TILE_TYPE } from './map-tile.contract.ts'
export { getMapTilesInfo, MAP_TILE_PATH, type MapCredit } from './map-tiles.contract.ts'
