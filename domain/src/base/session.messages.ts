import { messages } from './text.ts'

/** Texts for a person whose session does not permit the request. */
export const sessionMessages = messages('session', {
  'session-needed': 'Sign in with your password. A short-lived token isn’t enough.',
})
