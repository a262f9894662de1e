import { messages } from '../../base/text.ts'

/** Passing on or keeping the answer of a tool. */
export const shareActionsMessages = messages('share-actions', {
  share: 'Share this answer',
  hint: 'The link holds what you asked and nothing about you.',
})
