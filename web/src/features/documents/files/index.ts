export { PhotoSection } from './photo-section.tsx'
export { openPicture, type PictureProblem, shrinkPicture } from './picture.state.ts'
export { StorageLine } from './storage-line.tsx'
