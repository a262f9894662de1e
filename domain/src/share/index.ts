export { shareMessages } from './share.messages.ts'
export { captionOf, SHARE_COPIED_MS, type Shared } from './share.rules.ts'
