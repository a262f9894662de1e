import { messages } from '@tripwright/domain/base/text'

/** Messages of the browser when no server answered. */
export const platformMessages = messages('platform', {
  offline: 'You’re offline. What you typed is still here. Connect and try again.',
  'timed-out': 'That took too long. Try again.',
  cancelled: 'Canceled.',
  'storage-full': 'Your device is full, so we can’t save this. Try again online.',
  unexpected: 'Something went wrong on our side. Try again.',
})
