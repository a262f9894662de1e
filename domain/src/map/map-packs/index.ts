export { getMapPack, type MapPackStatus, makeMapPack } from './map-packs.contract.ts'
export { mapPacksMessages } from './map-packs.messages.ts'
export {
  isPackOld,
  MAX_PACK_BYTES,
  type PackPlaceId,
  packIdOfCity,
  parsePackId,
} from './map-packs.rules.ts'
