import { messages } from '../../base/text.ts'

/**
 * The mails of sign-in, in a separate file because no browser needs them. They never contain the name that was typed at sign-up:
 * the address may belong to somebody else, and the name could carry a message to that person.
 */
export const authMailMessages = messages('auth-mail', {
  'verify.subject': 'Verify your email address',
  'verify.text': 'Welcome! This link verifies your address. It works once, for 24 hours.',
  'verify.button': 'Verify email',
  'verify.note': 'Didn’t sign up? Ignore this email.',
  'known.subject': 'You already have an account',
  'known.text':
    'Someone, probably you, tried to sign up with this address, which already has an account. Sign in, or reset your password on the same page.',
  'known.button': 'Sign in',
  'known.note': 'Not you? Ignore this email. Nobody got in.',
  'reset.subject': 'Reset your password',
  'reset.text':
    'Use this link to choose a new password. It works once, for one hour, and signs out all devices.',
  'reset.button': 'Choose new password',
  'reset.note': 'Didn’t ask for this? Ignore this email. Your password stays.',
  'enter.subject': 'Your sign-in link',
  'enter.text':
    'After too many wrong passwords, we blocked passwords for 15 minutes. This link signs you in. It works once, for one hour.',
  'enter.button': 'Sign in',
  'enter.note': 'Didn’t ask for this? Ignore this email. Nobody got in.',
  'lost.subject': 'Lost your two-step verification?',
  'lost.text':
    'Someone with your password asked to turn off two-step verification, saying the app and recovery codes are lost. If that’s you, continue here. The link works once, for one hour.',
  'lost.button': 'Continue',
  'lost.note': 'Not you? Then someone knows your password. Don’t open the link. Choose a new password now.',
  'keep.subject': 'Two-step verification turns off in 24 hours',
  'keep.text':
    'You asked for this, and an admin agreed. Then your password alone signs you in, and all devices are signed out. To stop it, use this link, or sign in with a code or passkey.',
  'keep.button': 'Keep it on',
  'keep.note': 'Not you? Stop it now, and choose new passwords for Tripwright and your email.',
  'change.subject': 'Confirm your new email address',
  'change.text':
    'Someone, probably you, wants to use this address for a Tripwright account. Open this link to confirm it. It works once, for 24 hours.',
  'change.button': 'Confirm address',
  'change.note': 'Not you? Ignore this email. Nothing changes.',
  'change-taken.subject': 'This address already has an account',
  'change-taken.text':
    'Someone, probably you, wants to use this address for another Tripwright account. It already has one, so nothing changes. To use it there, first delete the account of this address, or give it another address.',
  'change-taken.button': 'Sign in',
  'change-taken.note': 'Not you? Ignore this email. Nobody got in.',
  'change-notice.subject': 'Your email address is about to change',
  'change-notice.text':
    'Someone with your password, probably you, asked to use another email address for your account. It changes when the link we sent there is opened.',
  'change-notice.button': 'Stop the change',
  'change-notice.note': 'Not you? Stop it now, and choose a new password.',
  'moved.subject': 'Your email address has changed',
  'moved.text':
    'As asked, your account now has another email address, and this one no longer signs you in. Your other devices are signed out.',
  'moved.button': 'Contact support',
  'moved.note': 'Not you? Contact support now.',
  'export.subject': 'Your data from Tripwright',
  'export.text':
    'You asked us for a copy of your data. This link downloads everything in your account as one file. It works for three days.',
  'export.button': 'Download my data',
  'export.note': 'Didn’t ask for this? Don’t pass the link on, and tell our support.',
  'suspended.subject': 'Your account is suspended',
  'suspended.text':
    'We suspended your account and signed out all devices. Your plan won’t renew. Sign in to read why, and write to us from the support page if you think that’s wrong.',
  'suspended.button': 'Go to sign-in',
  'suspended.note': 'You get this because it’s about your account at Tripwright.',
  'restored.subject': 'Your account is open again',
  'restored.text': 'You can sign in again. If your plan should renew, turn that on in your settings.',
  'restored.button': 'Sign in',
  'restored.note': 'You get this because it’s about your account at Tripwright.',
  'deleted-by-staff.subject': 'Your account was deleted',
  'deleted-by-staff.text':
    'Our support deleted your account with everything in it, and ended your plan. This can’t be undone.',
  'deleted-by-staff.button': 'Go to Tripwright',
  'deleted-by-staff.note': 'This is the last email about this account.',
  'factor-taken.subject': 'Two-step verification is off',
  'factor-taken.text':
    'As you asked, your password alone now signs you in, and all devices are signed out. Turn two-step verification on again in your settings.',
  'factor-on.subject': 'Two-step verification is on',
  'factor-on.text': 'Signing in with your password now also needs a code from your app.',
  'factor-off.subject': 'Two-step verification is off',
  'factor-off.text': 'Your password alone now signs you in.',
  'codes.subject': 'You have new recovery codes',
  'codes.text': 'You have new recovery codes. The old ones no longer work.',
  'code-used.subject': 'A recovery code was used',
  'code-used.text': 'Someone just signed in with a recovery code. It won’t work again.',
  'passkey-on.subject': 'A passkey was added',
  'passkey-on.text': 'A passkey was added to your account. It signs you in without a password.',
  'passkey-off.subject': 'A passkey was removed',
  'passkey-off.text': 'A passkey was removed from your account. It no longer works.',
  'token-made.subject': 'A key for an AI app was made',
  'token-made.text':
    'A key for an AI app was made for your account. You can remove it in your settings at any time.',
  'changed.subject': 'Your password was changed',
  'changed.text': 'Your password was just changed.',
  'changed.button': 'Go to sign-in',
  'changed.note': 'Not you? Reset your password on the sign-in page now. This signs out all devices.',
})
