import { messages } from '../../base/text.ts'

/** The button on the page of a trip; all else comes when it is pressed. */
export const shareTripMessages = messages('companions-share', {
  share: 'Share',
  failed: 'Sharing needs a network. Try again when you are online.',
})
