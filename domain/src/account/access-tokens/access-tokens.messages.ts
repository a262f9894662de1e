import { messages } from '../../base/text.ts'

export const accessTokensMessages = messages('access-tokens', {
  // What the server says.
  full: 'You have 20 access tokens, the limit. Revoke one first.',
  'only-for-apps': 'An access token only works at the address for AI apps, /mcp.',
})
