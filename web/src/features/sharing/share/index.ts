export { AnswerActions, ShareAnswer } from './answer-actions.tsx'
export { CopyLinkButton } from './copy-link-button.tsx'
export { share } from './share.state.ts'
export { ShareButton } from './share-button.tsx'
