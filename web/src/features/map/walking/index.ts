/** The walks of a plan along the streets of the packs on this device. */
export const loadPackWalks = () => import('./pack-walks.state.ts')
