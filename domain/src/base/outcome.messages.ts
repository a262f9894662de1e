import type { ErrorCode } from './outcome.ts'
import { messages } from './text.ts'

/** What a person reads when a refused call has nothing more exact to say. */
export const outcomeMessages = messages('outcome', {
  'bad-input': 'Something isn’t right. Check it and try again.',
  'not-signed-in': 'Please sign in first.',
  'wrong-credentials': 'The email address or password isn’t right.',
  'not-allowed': 'You don’t have permission.',
  'second-step-needed': 'This needs two-step verification. Set it up in your settings, or sign in with it.',
  'fresh-session-required': 'Please sign in again. This needs a sign-in from the last 15 minutes.',
  'wrong-origin': 'Blocked: this request didn’t come from our site.',
  'not-verified': 'Please verify your email address first.',
  suspended: 'This account is suspended.',
  'not-found': 'We couldn’t find this.',
  'wrong-method': 'This address doesn’t accept that method.',
  'too-slow': 'This took too long to arrive. Try again.',
  conflict: 'Someone changed this. Reload and try again.',
  'key-reused': 'This Idempotency-Key was already used for another request.',
  'discount-dead': 'This discount is used, expired or not yours.',
  'too-large': 'This request is too large.',
  'wrong-type': 'Send JSON (Content-Type: application/json).',
  unprocessable: 'We can’t do this as asked.',
  infeasible: 'We can’t fit everything in one plan.',
  'unknown-hours': 'We can’t read these opening hours.',
  'limit-reached': 'You’ve reached your plan’s limit.',
  'too-many-requests': 'Too many requests. Wait a moment and try again.',
  unexpected: 'Something went wrong on our side. Everything you saved is safe. Try again.',
  'out-of-time': 'This took too long, so we stopped. Try again.',
  unavailable: 'This isn’t available right now. Try again soon.',
} satisfies Record<ErrorCode, string>)
