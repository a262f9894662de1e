import { messages } from './text.ts'

/** What a person reads whose proof of who they are is not enough. */
export const sessionMessages = messages('session', {
  'session-needed': 'Please sign in with your password for this; a short-lived token is not enough.',
})
