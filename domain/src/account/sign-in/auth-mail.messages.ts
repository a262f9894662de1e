import { messages } from '../../base/text.ts'

/**
 * The mails of sign-in, in a separate file because no browser needs them. They never contain the name that was typed at sign-up:
 * the address may belong to somebody else, and the name could carry a message to that person.
 */
export const authMailMessages = messages('auth-mail', {
  'verify.subject': 'Verify your email address',
  'verify.text': 'Welcome! Confirm your address to finish your account. The link works once, for 24 hours.',
  'verify.button': 'Verify email',
  'verify.note': 'Didn’t sign up? Ignore this email, and nothing happens.',
  'known.subject': 'You already have an account',
  'known.text':
    'Someone, probably you, tried to sign up with this address. You already have an account, so nothing changed. Sign in as usual, or reset your password on the same page.',
  'known.button': 'Sign in',
  'known.note': 'Not you? You don’t need to do anything. Nobody got into your account.',
  'reset.subject': 'Reset your password',
  'reset.text':
    'Use this link to choose a new password. It works once, for one hour, and signs out all devices.',
  'reset.button': 'Choose new password',
  'reset.note': 'Didn’t ask for this? Ignore this email. Your password stays the same.',
  'enter.subject': 'Your sign-in link',
  'enter.text':
    'Someone entered too many wrong passwords for your account, so we blocked passwords for 15 minutes. This link signs you in. It works once, for one hour.',
  'enter.button': 'Sign in',
  'enter.note': 'Didn’t ask for this? Ignore this email. Nobody got in.',
  'lost.subject': 'Lost your two-step verification?',
  'lost.text':
    'Someone who knows your password asked to turn off two-step verification, because the app and the recovery codes are lost. If that’s you, continue here. The link works once, for one hour.',
  'lost.button': 'Continue',
  'lost.note': 'Not you? Then someone knows your password. Don’t open the link. Choose a new password now.',
  'keep.subject': 'Two-step verification turns off in 24 hours',
  'keep.text':
    'You asked for this, and an admin agreed. In 24 hours, your password alone signs you in, and all devices are signed out. To stop this, sign in with a code or passkey before then, or use this link.',
  'keep.button': 'Keep it on',
  'keep.note': 'Not you? Stop it now, and choose new passwords for Tripwright and for your email.',
  'factor-taken.subject': 'Two-step verification is off',
  'factor-taken.text':
    'As you asked, your password alone now signs you in. We signed out all devices. You can turn two-step verification on again in your settings.',
  'factor-on.subject': 'Two-step verification is on',
  'factor-on.text': 'From now on, signing in with your password also needs a code from your app.',
  'factor-off.subject': 'Two-step verification is off',
  'factor-off.text': 'From now on, your password alone signs you in.',
  'codes.subject': 'You have new recovery codes',
  'codes.text': 'We made new recovery codes for your account. The old ones no longer work.',
  'code-used.subject': 'A recovery code was used',
  'code-used.text':
    'Someone just signed in to your account with a recovery code. That code won’t work again.',
  'passkey-on.subject': 'A passkey was added',
  'passkey-on.text': 'A passkey was just added to your account. It signs you in without a password.',
  'passkey-off.subject': 'A passkey was removed',
  'passkey-off.text': 'A passkey was just removed from your account. It no longer works.',
  'token-made.subject': 'An access token was made',
  'token-made.text':
    'An access token for an AI app was just made for your account. You can revoke it in your settings at any time.',
  'changed.subject': 'Your password was changed',
  'changed.text': 'Your password was just changed. If that was you, you’re all set.',
  'changed.button': 'Go to sign-in',
  'changed.note': 'Not you? Reset your password on the sign-in page now. This signs out all devices.',
})
