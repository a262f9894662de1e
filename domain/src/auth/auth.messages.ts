import { messages } from '../base/text.ts'

export const authMessages = messages('auth', {
  // Specification section 5.
  'passwords-differ': 'Passwords do not match',
  'password-too-short': 'Password must be at least 8 characters',
  'password-too-weak':
    'Please choose a stronger password. Include uppercase, lowercase, numbers, and special characters.',
  'password-too-long': 'Password must be at most 256 characters',
  'fields-missing': 'Please fill in all required fields',
  'email-invalid': 'Please enter a valid email address',
  'strength.weak': 'Weak password',
  'strength.medium': 'Medium strength',
  'strength.strong': 'Strong password',

  // Specification section 8, "Sign-up/sign-in" and "Settings".
  'sign-up.done':
    'Account created successfully! Please check your email to verify your account and start your 7-day free trial!',
  'sign-up.failed': 'Failed to sign up',
  'sign-in.done': 'Successfully signed in!',
  'sign-in.failed': 'Failed to sign in',
  unexpected: 'An unexpected error occurred',
  'sign-out.done': 'Signed out successfully',
  'sign-out.failed': 'Failed to sign out',

  // Specification section 8, "Token verification failures".
  'jwt.no-keys': 'JWKS is empty',
  'jwt.unknown-key': 'No matching signing key found in JWKS',
  'jwt.bad-signature': 'Invalid JWT signature',
  'jwt.expired': 'This token has expired',
  'jwt.not-ours': 'This token was not made for this service',

  'guesses-used-up':
    'Too many attempts for this account: for 15 minutes no password opens it, so that nobody can go on guessing. You can sign in by a link that we mail you, or wait. Where you are signed in already you stay signed in.',
  'current-password-wrong': 'The current password is not right.',
  'entry-link-dead': 'This link was used already or is too old. Please sign in, or ask for a new one.',
  'link-dead': 'This link was used already or is too old. If you verified your address before, just sign in.',
  'reset-link-dead': 'This link was used already or is too old. Please ask for a new one.',
  'session-needed': 'Please sign in with your password for this; a short-lived token is not enough.',

  // Mails. The name that somebody typed is never in them: whoever signs up chooses it, somebody else may read it.
  'mail.verify.subject': 'Verify your email address',
  'mail.verify.text': 'Welcome! One tap and your account is ready. The link works once, for 24 hours.',
  'mail.verify.button': 'Verify my address',
  'mail.verify.note': 'You did not sign up? Then do not open the link: without it nothing happens.',
  'mail.known.subject': 'You already have an account',
  'mail.known.text':
    'Somebody, probably you, just signed up with this address. It has an account already, so nothing was changed. You can sign in as before; if the password is gone, reset it on the same page.',
  'mail.known.button': 'Sign in',
  'mail.known.note': 'That was not you? Then there is nothing to do: nobody got into your account.',
  'mail.reset.subject': 'Reset your password',
  'mail.reset.text':
    'Here is the link to choose a new password. It works once, for one hour, and signs every device out.',
  'mail.reset.button': 'Choose a new password',
  'mail.reset.note': 'You did not ask for this? Then do not open the link: your password stays as it is.',
  'mail.enter.subject': 'Your link to sign in',
  'mail.enter.text':
    'Somebody tried too many passwords on your account, so its door is closed to passwords for 15 minutes. This link opens it to you. It works once, for one hour.',
  'mail.enter.button': 'Sign me in',
  'mail.enter.note':
    'You did not ask for this? Then do not open the link: nobody got in, and your password stays as it is.',
  'mail.factor-on.subject': 'A second step now guards your account',
  'mail.factor-on.text': 'From now on, signing in with your password also asks for a code from your app.',
  'mail.factor-off.subject': 'The second step was turned off',
  'mail.factor-off.text': 'From now on, your password alone signs in to your account.',
  'mail.codes.subject': 'You have new recovery codes',
  'mail.codes.text': 'New recovery codes were made for your account. The old ones no longer work.',
  'mail.code-used.subject': 'A recovery code was used',
  'mail.code-used.text':
    'Somebody just signed in to your account with one of its recovery codes. It does not work a second time.',
  'mail.passkey-on.subject': 'A passkey was added',
  'mail.passkey-on.text': 'A passkey was just added to your account. It signs in without a password.',
  'mail.passkey-off.subject': 'A passkey was removed',
  'mail.passkey-off.text': 'A passkey was just removed from your account. It no longer signs in.',
  'mail.changed.subject': 'Your password was changed',
  'mail.changed.text':
    'The password of your account was just changed. If that was you, there is nothing to do.',
  'mail.changed.button': 'Open the sign-in page',
  'mail.changed.note':
    'That was not you? Then reset your password on the sign-in page now: that signs every device out.',
})
