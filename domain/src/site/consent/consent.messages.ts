import { messages } from '../../base/text.ts'

/** The cookie notice, and the same choice on the cookies page. */
export const consentMessages = messages('consent', {
  title: 'Cookie settings',
  text: 'We need two cookies, to keep you signed in and limits fair. Anything else is up to you.',
  more: 'See all cookies',
  accept: 'Accept',
  decline: 'Decline',
  customize: 'Customize',
  save: 'Save choice',
  close: 'Close',
  saved: 'Your choice is saved on this device.',
  'essential.label': 'Essential',
  'essential.hint': 'Sign-in, limits and what you save on this device. Always on.',
  'analytics.label': 'Analytics',
  'analytics.hint':
    'Device details (graphics and sound) that tell devices apart. Never shared with other sites.',
  'marketing.label': 'Marketing',
  'marketing.hint': 'Which of our posts or emails brought you here. Never shared with ad networks.',
  'choice.heading': 'Your choice',
  'choice.none': 'No choice yet: only essential cookies.',
  'choice.accepted': 'You accepted all cookies.',
  'choice.declined': 'You accepted essential cookies only.',
  'choice.customized': 'You chose your own settings.',
})
