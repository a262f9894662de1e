import { messages } from '../../base/text.ts'

export const accessTokensMessages = messages('access-tokens', {
  // What the server says.
  full: 'You have 20 access tokens, the limit. Revoke one first.',
  'only-for-apps': 'An access token only works at the address for AI apps, /mcp.',

  // A section of the settings.
  title: 'Access tokens for AI apps',
  lead: 'Connect an AI app that supports MCP (Model Context Protocol). With a token, it can answer from Tripwright’s travel facts and from your account. What it reads is sent to that app.',
  loading: 'Loading…',
  retry: 'Try again',
  none: 'No tokens yet.',
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
  revoke: 'Revoke',
  'revoke.name': 'Revoke {name}',
  'revoke.title': 'Revoke this token?',
  'revoke.text': 'The app that uses “{name}” loses access right away. This can’t be undone.',
  'revoke.cancel': 'Keep it',
  'revoke.close': 'Close',
  revoked: 'Token revoked.',

  'new.title': 'New token',
  'new.name': 'App name',
  'new.name.hint': 'So you recognize it in the list',
  'new.scope': 'What the app may do',
  'new.scope.hint':
    'It reads your trips, bookings and expenses, and your limits. It can never delete anything.',
  'new.days': 'Valid for',
  'new.days.option': '{days, plural, one {# day} other {# days}}',
  'new.note':
    'Plans, searches and saved items of the app count toward your daily limits. A new password ends all tokens.',
  // Button: makes the token.
  'new.submit': 'Create token',

  'made.title': 'Copy your token now',
  'made.text': 'It’s shown only once. Anyone who has it can use it, so treat it like a password.',
  'made.token': 'Token',
  'made.copy': 'Copy token',
  'made.copied': 'Token copied.',
  'made.example': 'Example configuration',
  'made.example.text':
    'Many apps take this in their settings. Others ask for the address {url} and the token.',
  'made.example.copy': 'Copy configuration',
  'made.example.copied': 'Configuration copied.',
  'made.done': 'I’ve copied it',
  'copy-failed': 'Copying didn’t work. Select the text and copy it by hand.',
})
