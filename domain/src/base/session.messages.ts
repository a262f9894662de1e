import { messages } from './text.ts'

/** Texts for a person whose session does not permit the request. */
export const sessionMessages = messages('session', {
  'session-needed': 'Please sign in with your password. A short-lived token isn’t enough.',
})
