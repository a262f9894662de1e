import { messages } from '@tripwright/domain/base/text'

/** Messages of the browser when no server answered. */
export const platformMessages = messages('platform', {
  offline: 'There is no connection right now. Nothing you entered is lost.',
  'timed-out': 'That took too long. Please try again.',
  cancelled: 'Cancelled.',
  'storage-full':
    'This device has no room left to keep this until you are online. Please try again with a connection.',
  unexpected: 'Something went wrong on our side. Please try again.',
})
