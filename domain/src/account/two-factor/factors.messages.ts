import { messages } from '../../base/text.ts'

export const factorsMessages = messages('factors', {
  'password-common': 'This password is easy to guess. Please choose another one.',
  // What the server says.
  'code-wrong': 'This code is wrong or was already used. Codes change every 30 seconds.',
  'challenge-over': 'That took too long. Please start again with your password.',
  'codes-used-up': 'Too many wrong codes. Wait 15 minutes, or use a passkey.',
  'passkey-unknown': 'We couldn’t verify this passkey. Please sign in with your password.',
  'passkeys-full': 'You have 20 passkeys, the limit. Remove one first.',
  'already-on': 'Two-step verification is already on.',
  'lost-password-needed': 'For this, sign in with your password first, not with an email link.',
  'lost-password-young':
    'Your password is less than seven days old, so it isn’t enough proof. Please try again later.',
  'lost-link-dead': 'This link was already used or has expired. Sign in and ask for a new one.',
  'keep-too-late':
    'There’s nothing to stop. Two-step verification was already kept or turned off. See your settings.',

  // The second step of a sign-in.
  'step.heading': 'Enter your code',
  'step.text': 'Enter the 6-digit code from your authenticator app, or a recovery code.',
  // Label of the field for a 6-digit code.
  'step.code': 'Code',
  'step.trust': 'Don’t ask on this device for 30 days',
  'step.submit': 'Sign in',
  'step.back': 'Start over',
  'step.wait': 'Only enter codes on this page. We never ask for one by email or phone.',

  'lost.title': 'Lost your app and your codes?',
  'lost.elsewhere':
    'Still signed in somewhere, or have a passkey? Turn off two-step verification in your settings with your password.',
  'lost.text':
    'If not, an admin can turn it off. You need your password, a link we email you, and answers to the admin’s questions. It takes effect after 24 hours, and an email lets you stop it.',
  'lost.mail': 'Email me a link',
  'lost.sent': 'We sent a link to this account’s email address. It works once, for one hour.',
  'lost.heading': 'Turn off two-step verification',
  'lost.ask-text':
    'Only do this if you lost both your authenticator app and your recovery codes. Two-step verification stays on for now.',
  'lost.ask': 'Ask an admin',
  'lost.asked':
    'We noted your request. Now contact support, so an admin can check that it’s you. Tell us when you joined and what you saved. The request is valid for seven days.',
  'lost.support': 'Contact support',
  'keep.heading': 'Keep two-step verification',
  'keep.text':
    'Someone asked to turn off two-step verification for your account. If it wasn’t you, stop it here.',
  'keep.stop': 'Keep it on',
  'keep.stopped':
    'Two-step verification stays on. The person who asked knows your password and can read your email. Choose new passwords for both now.',
  'keep.reset': 'Go to sign-in',

  'door.mail': 'Email me a sign-in link',
  'door.sent': 'If {email} has an account, we sent a link. It works once, for one hour.',

  // Settings.
  title: 'Sign-in and security',
  lead: 'We email you about every change here.',
  loading: 'Loading…',
  retry: 'Try again',
  'password.title': 'Password',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.confirm': 'Confirm password',
  'password.show': 'Show password',
  'password.change': 'Change password',
  'password.changed': 'Password changed. Other devices are signed out.',
  'password.ask': 'Your password',
  'app.title': 'Two-step verification',
  'app.off':
    'Off. When it’s on, signing in also needs a code from an app, so a stolen password isn’t enough.',
  'app.on': 'On. Signing in with your password also needs a code from your authenticator app.',
  'app.turn-on': 'Turn on',
  'app.turn-off': 'Turn off',
  'app.was-turned-on': 'Two-step verification is on.',
  'app.was-turned-off': 'Two-step verification is off.',
  'app.new-codes': 'Get new recovery codes',
  'app.go-on': 'Continue',
  'app.cancel': 'Cancel',
  'app.scan': 'Scan this code with any authenticator app. It works offline too.',
  'app.open': 'Open in an app on this device',
  'app.picture': 'QR code for your authenticator app. The same key follows as text.',
  'app.secret': 'Or enter this key in the app',
  'app.secret.copy': 'Copy',
  'app.secret.copied': 'Copied.',
  'app.first-code': 'Now enter the 6-digit code from the app',
  'app.confirm': 'Turn on',
  'codes.title': 'Recovery codes',
  'codes.text':
    'Each code works once if you lose your phone. You only see them now. Don’t keep them on your phone.',
  'codes.download': 'Download codes',
  'codes.file': 'Tripwright recovery codes for {email}. Each works once.',
  'codes.kept': 'I saved my codes',
  'passkeys.title': 'Passkeys',
  'passkeys.text': 'Sign in with your fingerprint, face, screen lock or security key. No password needed.',
  'passkeys.none': 'No passkeys yet.',
  'passkeys.unsupported': 'This browser or address doesn’t support passkeys.',
  'passkeys.name': 'Passkey name',
  'passkeys.add': 'Add passkey',
  'passkeys.added': 'Passkey added.',
  'passkeys.not-added': 'No passkey was added. You can try again.',
  'passkeys.one': '{name}, since {at, date, medium}',
  'passkeys.unnamed': 'Passkey',
  // Beside the name of a passkey: it works on all devices.
  'passkeys.backed-up': 'on all your devices',
  'passkeys.remove': 'Remove',
  'passkeys.remove.name': 'Remove {name}',
  'passkeys.removed': 'Passkey removed. Your device may still list it.',
})
