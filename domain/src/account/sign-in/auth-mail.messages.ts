import { messages } from '../../base/text.ts'

/**
 * The mails of sign-in, in a separate file because no browser needs them. They never contain the name that was typed at sign-up:
 * the address may belong to somebody else, and the name could carry a message to that person.
 */
export const authMailMessages = messages('auth-mail', {
  'verify.subject': 'Verify your email address',
  'verify.text': 'Welcome! One tap and your account is ready. The link works once, for 24 hours.',
  'verify.button': 'Verify my address',
  'verify.note': 'You did not sign up? Then do not open the link: without it nothing happens.',
  'known.subject': 'You already have an account',
  'known.text':
    'Somebody, probably you, just signed up with this address. It has an account already, so nothing was changed. You can sign in as before; if the password is gone, reset it on the same page.',
  'known.button': 'Sign in',
  'known.note': 'That was not you? Then there is nothing to do: nobody got into your account.',
  'reset.subject': 'Reset your password',
  'reset.text':
    'Here is the link to choose a new password. It works once, for one hour, and signs every device out.',
  'reset.button': 'Choose a new password',
  'reset.note': 'You did not ask for this? Then do not open the link: your password stays as it is.',
  'enter.subject': 'Your link to sign in',
  'enter.text':
    'Somebody tried too many passwords on your account, so its door is closed to passwords for 15 minutes. This link opens it to you. It works once, for one hour.',
  'enter.button': 'Sign me in',
  'enter.note':
    'You did not ask for this? Then do not open the link: nobody got in, and your password stays as it is.',
  'lost.subject': 'Have you lost your second step?',
  'lost.text':
    'Somebody who knows your password has lost the app and the recovery codes of your account, and asks to take its second step off. If that is you, this link goes on. It works once, for one hour.',
  'lost.button': 'Go on',
  'lost.note':
    'You did not ask for this? Then somebody knows your password: do not open the link, and choose a new password now.',
  'keep.subject': 'Your second step will be taken off in 24 hours',
  'keep.text':
    'You asked for it, and an admin has agreed. In 24 hours your password alone signs in to your account, and every device is signed out. Signing in with a code or a passkey before then stops it, and so does this link.',
  'keep.button': 'Stop it',
  'keep.note': 'That was not you? Then stop it, and choose a new password, here and at your mailbox.',
  'factor-taken.subject': 'The second step was taken off',
  'factor-taken.text':
    'As you asked, your password alone signs in to your account now. Every device was signed out. You can set up a new second step in your settings.',
  'factor-on.subject': 'A second step now guards your account',
  'factor-on.text': 'From now on, signing in with your password also asks for a code from your app.',
  'factor-off.subject': 'The second step was turned off',
  'factor-off.text': 'From now on, your password alone signs in to your account.',
  'codes.subject': 'You have new recovery codes',
  'codes.text': 'New recovery codes were made for your account. The old ones no longer work.',
  'code-used.subject': 'A recovery code was used',
  'code-used.text':
    'Somebody just signed in to your account with one of its recovery codes. It does not work a second time.',
  'passkey-on.subject': 'A passkey was added',
  'passkey-on.text': 'A passkey was just added to your account. It signs in without a password.',
  'passkey-off.subject': 'A passkey was removed',
  'passkey-off.text': 'A passkey was just removed from your account. It no longer signs in.',
  'changed.subject': 'Your password was changed',
  'changed.text': 'The password of your account was just changed. If that was you, there is nothing to do.',
  'changed.button': 'Open the sign-in page',
  'changed.note':
    'That was not you? Then reset your password on the sign-in page now: that signs every device out.',
})
