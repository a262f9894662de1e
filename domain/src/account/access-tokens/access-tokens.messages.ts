import { messages } from '../../base/text.ts'

export const accessTokensMessages = messages('access-tokens', {
  // What the server says.
  full: 'You have 20 keys for AI apps, the limit. Remove one first.',
  'only-for-apps': 'A key for AI apps only works at the address for AI apps, /mcp.',

  // A section of the settings.
  title: 'Keys for AI apps',
  lead: 'Let an AI app use Tripwright’s travel facts and your account. What it reads is sent to that app. Only for AI apps that can connect to other sites (their settings may call it MCP).',
  loading: 'Loading…',
  retry: 'Try again',
  none: 'No keys yet.',
  'scope.read': 'Read only',
  'scope.write': 'Read and save favorites',
  // What a token may do, below its name in a list: short, no sentence.
  'has.read': 'read',
  // The same for one that may also save.
  'has.write': 'read and save',
  // The day on which a token ends, below its name in a list.
  expires: 'expires {at, date, medium}',
  // The same for one that is over.
  expired: 'expired {at, date, medium}',
  // When an app last used a token, below its name in a list.
  used: 'last used {at, date, medium}, {at, time, short}',
  // Of a token, below its name in a list.
  unused: 'never used',
  revoke: 'Remove',
  'revoke.name': 'Remove {name}',
  'revoke.title': 'Remove this key?',
  'revoke.text': '“{name}” loses access right away. This can’t be undone.',
  'revoke.cancel': 'Keep it',
  'revoke.close': 'Close',
  revoked: 'Key removed.',

  'new.title': 'New key',
  'new.name': 'App name',
  'new.name.hint': 'So you recognize it in the list',
  'new.scope': 'What the app may do',
  'new.scope.hint': 'It reads your trips, bookings, expenses and limits. It can’t delete anything.',
  'new.days': 'Valid for',
  'new.days.option': '{days, plural, one {# day} other {# days}}',
  'new.note':
    'What the AI app plans, searches and saves counts toward your daily limits. If you change your password, all keys stop working.',
  // Button: makes the token.
  'new.submit': 'Create key',

  'made.title': 'Copy your key now',
  'made.text': 'Shown only once. Keep it secret, like a password.',
  'made.token': 'Key',
  'made.copy': 'Copy key',
  'made.copied': 'Key copied.',
  'made.example': 'Example configuration',
  'made.example.text': 'For the app’s settings. Some apps ask for {url} and the key (“token”) instead.',
  'made.example.copy': 'Copy configuration',
  'made.example.copied': 'Configuration copied.',
  'made.done': 'I’ve copied it',
  'copy-failed': 'Copying didn’t work. Copy the text by hand.',
})
