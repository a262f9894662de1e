export {
  getCityPictures,
  getPlacePicture,
  PICTURE_TYPES,
  PICTURE_WIDTHS,
  type PlacePicture,
} from './city-pictures.contract.ts'
export { makeGatheredGuide } from './gathered-guide.rules.ts'
export {
  GATHERING_STEPS,
  type Gathering,
  GUIDE_LICENCE,
  getGuidePlaces,
  readGathering,
} from './gathered-guides.contract.ts'
export { gatheredGuidesMessages } from './gathered-guides.messages.ts'
export { gatheredGuidesPageMessages } from './gathered-guides-page.messages.ts'
export { sourcesOfGuide } from './guide-sources.rules.ts'
export { picturesMessages } from './pictures.messages.ts'
export { kindOfWikidataClasses, placeTypeOf } from './place-types.rules.ts'
export type { SourcePlace } from './source-place.rules.ts'
