import { messages } from '../../base/text.ts'

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
  'jwt.not-ours': 'This token wasn’t made for this service',

  // {reason} is a sentence that a member of staff wrote.
  suspended:
    'This account is suspended: {reason} If you think that’s wrong, write to us from the support page.',
  'guesses-used-up':
    'Too many attempts. Passwords are blocked for 15 minutes. Sign in with an email link, or wait. Your devices stay signed in.',
  'current-password-wrong': 'Your current password isn’t right.',
  'entry-link-dead': 'This link was used or has expired. Sign in, or ask for a new one.',
  'link-dead': 'This link was used or has expired. If you verified your address before, just sign in.',
  'reset-link-dead': 'This link was used or has expired. Ask for a new one.',
})
