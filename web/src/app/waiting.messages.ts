import { messages } from '@tripwright/domain/base/text'

/** The list of what waits for the network, each write in words. */
export const waitingMessages = messages('waiting', {
  title: 'Waiting to sync',
  text: 'These are saved on this device. They go out by themselves, in this order, once you’re online.',
  'text.sending': 'These are going out now.',
  // Button: what waits is not sent at all.
  'take-back': 'Take back',
  // Label of the same button; {what} is for instance “Comment on a trip: Meet at the fountain”.
  'take-back.which': 'Take back {what}',
  'taken-back': 'Taken back. It won’t be sent.',
  'taken-back.undo': 'Undo',
  'taken-back.late': 'It’s too late to take this back. It may have been sent.',
  'what.saved': 'Save an item',
  'what.unsaved': 'Remove a saved item',
  'what.trip': 'Change a trip',
  'what.comment': 'Comment on a trip',
  'what.comment-removed': 'Delete a comment',
  'what.preferences': 'Save your travel preferences',
  'what.name': 'Change your name',
  'what.notification-choice': 'Change what you hear about',
  'what.notification-read': 'Mark notifications',
  'what.mail-choices': 'Change which emails you get',
  'what.reminders': 'Change your reminders',
  'what.support-request': 'Ask support',
  'what.support-message': 'Message to support',
  'what.report': 'Report something',
  'what.review': 'Your review',
  'what.claims': 'Save a claim',
  'what.conversation': 'Save a conversation',
  'what.conversation-removed': 'Delete a conversation',
  'what.other': 'A change',
})
