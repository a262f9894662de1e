export { ShareButton } from './share-button.tsx'
export { share } from './share.state.ts'
