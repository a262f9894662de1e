import { messages } from '../../base/text.ts'

/** The cookie notice, and the same choice on the cookies page. */
export const consentMessages = messages('consent', {
  title: 'Cookies, and your say in them',
  text: 'Two cookies keep you signed in and the limits fair; they are needed. Anything more happens only with your yes.',
  more: 'Every name and what it holds',
  accept: 'Accept',
  decline: 'Decline',
  customize: 'Customize',
  save: 'Save my choice',
  close: 'Close',
  saved: 'Your choice is kept on this device.',
  'essential.label': 'Essential',
  'essential.hint': 'Sign-in, limits, and what you keep on this device. Always on.',
  'analytics.label': 'Analytics',
  'analytics.hint':
    'Marks of the device that tell one from another (picture, sound and graphics). Never another site.',
  'marketing.label': 'Marketing',
  'marketing.hint': 'Which of our own posts or mails brought you here. No advertising network hears of it.',
  'choice.heading': 'Your choice',
  'choice.none': 'You have not chosen yet, so only the essential ones are used.',
  'choice.accepted': 'You accepted all of them.',
  'choice.declined': 'You declined all but the essential ones.',
  'choice.customized': 'You made a choice of your own.',
})
