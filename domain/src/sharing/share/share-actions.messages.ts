import { messages } from '../../base/text.ts'

/** Passing on or keeping the answer of a tool. */
export const shareActionsMessages = messages('share-actions', {
  share: 'Share this result',
  hint: 'The link contains your question, nothing about you.',
})
