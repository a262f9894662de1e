export { share } from './share.state.ts'
export { ShareButton } from './share-button.tsx'
