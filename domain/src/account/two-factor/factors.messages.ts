import { messages } from '../../base/text.ts'

export const factorsMessages = messages('factors', {
  'password-common': 'This password is one of those that are guessed first. Please choose another one.',
  // What the server says.
  'code-wrong': 'That code is not right, or it was used already. Codes change every 30 seconds.',
  'challenge-over': 'That took too long. Please start again with your password.',
  'codes-used-up': 'Too many wrong codes. Please wait 15 minutes, or use a passkey.',
  'passkey-unknown': 'This passkey is not known here, or was not proved. Please sign in with your password.',
  'passkeys-full': 'An account has room for 20 passkeys. Please remove one first.',
  'already-on': 'The second step is on already.',
  'lost-password-needed': 'For this, please sign in with your password first, not with a mailed link.',
  'lost-password-young':
    'Your password is younger than seven days, so it proves no more than your mailbox does. Please ask again when it is older.',
  'lost-link-dead': 'This link was used already or is too old. Please sign in and ask for a new one.',
  'keep-too-late':
    'There is nothing to stop any more: it was stopped before, or the second step is off already. You can turn it on again in your settings.',

  // The second step of a sign-in.
  'step.heading': 'One more step',
  'step.text': 'Type the six digits that your authenticator app shows, or one of your recovery codes.',
  'step.code': 'Code',
  'step.trust': 'Do not ask on this device for 30 days',
  'step.submit': 'Sign in',
  'step.back': 'Start again',
  'step.wait':
    'Codes are checked on this server alone; nobody will ever ask you for one by mail or telephone.',

  'lost.title': 'Lost both the app and the codes?',
  'lost.elsewhere':
    'Where you are still signed in, or with a passkey, you need neither: the settings turn the second step off by your password.',
  'lost.text':
    'Else an admin can take it off. That needs your password, which you have just typed, a link that we mail you, and what an admin asks you. Then it waits 24 hours, in which a mail lets you stop it.',
  'lost.mail': 'Mail me the link',
  'lost.sent': 'A link is on its way to the mailbox of this account. It works once, for one hour.',
  'lost.heading': 'Take the second step off',
  'lost.ask-text':
    'Press this only if you have lost both your authenticator app and your recovery codes. Your second step stays on for now.',
  'lost.ask': 'Ask an admin',
  'lost.asked':
    'It is noted. Now write to support, so that an admin can make sure that it is you: say when you joined, and what you keep here. The wish lasts seven days.',
  'lost.support': 'Write to support',
  'keep.heading': 'Keep the second step',
  'keep.text': 'Somebody asked to take the second step off your account. Was it not you? Then stop it here.',
  'keep.stop': 'Stop it',
  'keep.stopped':
    'Stopped: your second step stays. Whoever asked for it knew your password and read a mail of yours, so choose new passwords for both, here and at your mailbox.',
  'keep.reset': 'Go to the sign-in page',

  'door.mail': 'Mail me a link to sign in',
  'door.sent': 'If {email} has an account, a link is on its way. It works once, for one hour.',

  // Settings.
  title: 'Signing in',
  lead: 'What opens your account. Each change is mailed to you.',
  loading: 'Loading…',
  retry: 'Try again',
  'password.title': 'Password',
  'password.current': 'Current password',
  'password.new': 'New password',
  'password.confirm': 'Confirm password',
  'password.show': 'Show password',
  'password.change': 'Change the password',
  'password.changed': 'The password is changed. Other devices are signed out.',
  'password.ask': 'Your password',
  'app.title': 'Second step',
  'app.off':
    'Off. With it on, a stolen password alone opens nothing: signing in also asks for a code from an app.',
  'app.on': 'On. Signing in with the password also asks for a code from your authenticator app.',
  'app.turn-on': 'Turn it on',
  'app.turn-off': 'Turn it off',
  'app.was-turned-on': 'The second step is on.',
  'app.was-turned-off': 'The second step is off.',
  'app.new-codes': 'New recovery codes',
  'app.go-on': 'Go on',
  'app.cancel': 'Cancel',
  'app.scan': 'Scan this with an authenticator app. Any will do; none of them needs a network.',
  'app.open': 'Open it in an app on this device',
  'app.picture': 'A code to scan with an authenticator app. The same as text follows.',
  'app.secret': 'Or type this into the app',
  'app.secret.copy': 'Copy',
  'app.secret.copied': 'Copied.',
  'app.first-code': 'Now type the six digits that the app shows',
  'app.confirm': 'Turn it on',
  'codes.title': 'Recovery codes',
  'codes.text':
    'Each of these opens the second step once, for the day the telephone is lost. They are shown this once: keep them where the telephone is not.',
  'codes.download': 'Download them',
  'codes.file': 'Tripwright recovery codes for {email}. Each works once.',
  'codes.kept': 'I have kept them',
  'passkeys.title': 'Passkeys',
  'passkeys.text': 'Sign in with the lock of your device, a finger, a face or a key, and no password at all.',
  'passkeys.none': 'None yet.',
  'passkeys.unsupported': 'This browser, or the address of this page, cannot make passkeys.',
  'passkeys.name': 'Name, to tell it from others',
  'passkeys.add': 'Add a passkey',
  'passkeys.added': 'The passkey is added.',
  'passkeys.not-added': 'No passkey was made. You can try again.',
  'passkeys.one': '{name}, since {at, date, medium}',
  'passkeys.unnamed': 'Passkey',
  'passkeys.backed-up': 'on all your devices',
  'passkeys.remove': 'Remove',
  'passkeys.remove.name': 'Remove {name}',
  'passkeys.removed': 'The passkey is removed. It may still be listed by your device.',
})
