import { messages } from './text.ts'

/** Texts for a person whose session does not permit the request. */
export const sessionMessages = messages('session', {
  'session-needed': 'Please sign in with your password for this; a short-lived token is not enough.',
})
