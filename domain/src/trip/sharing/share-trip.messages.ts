import { messages } from '../../base/text.ts'

/** The button on the page of a trip; all else comes when it is pressed. */
export const shareTripMessages = messages('companions-share', {
  // Button: let others see or edit this trip.
  share: 'Share',
  failed: 'You need to be online to share.',
})
