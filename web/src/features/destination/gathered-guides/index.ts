export type { PictureSubject } from './city-pictures.state.ts'
export type { GuideCity } from './device-guides.state.ts'
export type { GuideRefusal } from './gather-guides.state.ts'

/** Gathers the guide of a town, or says why there is none; it comes with the first town that has no guide. */
export const loadGatherGuides = () => import('./gather-guides.state.ts')

/** The guides that this device keeps. */
export const loadGuidesOnDevice = () =>
  import('./device-guides.state.ts').then(({ listGuidesOnDevice }) => listGuidesOnDevice())

/** What is shown while a guide is gathered. */
export const loadGatheringPanel = () =>
  import('./gathering-panel.tsx').then(({ GatheringPanel }) => GatheringPanel)

/** Why there is no guide, and which others are near. */
export const loadRefusedGuide = () => import('./refused-guide.tsx').then(({ RefusedGuide }) => RefusedGuide)

/** The picture of a place of a guide, or our own drawing; it comes with the first place that is near the window. */
export const loadPlacePicture = () => import('./place-picture.tsx').then(({ PlacePicture }) => PlacePicture)
