import { messages } from '../../base/text.ts'

/** The page for what another app shared with this one. Nothing of it leaves the device before somebody says so. */
export const receivedMessages = messages('received', {
  title: 'Shared with Tripwright | Tripwright',
  description: 'Links, texts and files that other apps shared with Tripwright.',
  breadcrumb: 'Shared with Tripwright',
  heading: 'Shared with Tripwright',
  lead: 'Links, texts and files from your other apps. They stay on this device until you choose what to do with them.',
  loading: 'Loading what was shared',
  at: 'Shared {at, date, medium}, {at, time, short}',
  read: 'Find bookings and places in it',
  'read.hint': 'Adds nothing until you say so. Needs an account and a connection.',
  'read.offline': 'You’re offline. It stays here until you’re back.',
  'read.sign-in': 'Sign in to read it',
  'save.hint': 'The heart keeps it with your saved items, offline too.',
  remove: 'Remove',
  removed: 'Removed from this device.',
  'too-large': 'This file is larger than 20 MB, so it wasn’t kept. Share a smaller one.',
  full: 'You have 20 shared things waiting here, so the last one wasn’t kept. Decide about some of them first.',
  failed: 'Your device is full, so we couldn’t keep what you shared. Make some room and share it again.',
  'empty.title': 'Nothing waiting here',
  'empty.text': 'In another app, choose Share and then Tripwright. It works offline, too.',
  'empty.action': 'Open your dashboard',
})
