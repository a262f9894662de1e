export { openPicture, shrinkPicture } from './picture.state.ts'

/** Loaded late: choosing and cropping a photo. */
export const loadPhotoSection = () => import('./photo-section.tsx').then(({ PhotoSection }) => PhotoSection)
/** Loaded late: how much of the plan's storage is used. */
export const loadStorageLine = () => import('./storage-line.tsx').then(({ StorageLine }) => StorageLine)
