import { messages } from '../../base/text.ts'

/** The texts of a new email address for the account. */
export const emailChangeMessages = messages('email-change', {
  title: 'Email address',
  now: 'You sign in with {email}.',
  change: 'Change email address',
  'new': 'New email address',
  password: 'Password',
  'password.show': 'Show password',
  'password.hint':
    'If you signed in with a passkey or a code in the last 15 minutes, you can leave this empty.',
  send: 'Email me a link',
  cancel: 'Cancel',
  sent: 'Open the link we sent to {email} within 24 hours. Until then, nothing changes. We also told your old address.',

  same: 'This is your email address already.',
  'password-needed': 'Enter your password.',
  'asked-often': 'You asked for this five times today. Try again tomorrow.',
  'link-dead': 'This link was used, stopped or has expired. Ask for a new one in your settings.',
  taken: 'This address now has an account of its own, so yours stays as it is.',
  'too-late':
    'There is nothing left to stop: the change was stopped before, has expired, or is done. If your address changed without you, contact support now.',

  'confirm.heading': 'Use this email address?',
  'confirm.text':
    'From now on, you sign in with this address. Your other devices are signed out. Your trips, plan and purchases stay.',
  'confirm.button': 'Use this address',
  'confirm.done': 'Your email address is changed.',
  'confirm.next': 'Go to your settings',
  'stop.heading': 'Keep your email address?',
  'stop.text':
    'This stops the change. If you didn’t ask for it, someone may know your password: choose a new one next.',
  'stop.button': 'Stop the change',
  'stop.done': 'Stopped. Your email address stays.',
  'stop.next': 'Go to sign-in',
})
