import type { ErrorCode } from './outcome.ts'
import { messages } from './text.ts'

/** What a person reads when a refused call has nothing more exact to say. */
export const outcomeMessages = messages('outcome', {
  'bad-input': 'Something in this request is not as it should be.',
  'not-signed-in': 'Please sign in first.',
  'wrong-credentials': 'The e-mail address or the password is not right.',
  'not-allowed': 'You do not have permission to do this.',
  'second-step-needed':
    'This needs a sign-in with a second step. Set one up in your settings, or sign in with it.',
  'fresh-session-required':
    'Please sign in again first: for this the sign-in must be younger than 15 minutes.',
  'wrong-origin': 'This request did not come from our own pages, so it was refused.',
  'not-verified': 'Please verify your e-mail address first.',
  'not-found': 'There is nothing here.',
  'wrong-method': 'This address does not take that method.',
  'too-slow': 'This request did not arrive in time. Please try again.',
  conflict: 'This was changed in the meantime. Please look again.',
  'key-reused': 'This Idempotency-Key was already used for another request.',
  'discount-dead': 'This discount was used, is over, or is not yours.',
  'too-large': 'This request is too large.',
  'wrong-type': 'This address takes JSON (Content-Type: application/json).',
  unprocessable: 'This cannot be done as asked.',
  infeasible: 'These wishes cannot all be kept together.',
  'unknown-hours': 'These opening hours cannot be read.',
  'limit-reached': 'You have reached the limit of your plan.',
  'too-many-requests': 'That was too often. Please wait a moment.',
  unexpected: 'Something went wrong on our side. Nothing that was saved is lost.',
  'out-of-time': 'This took longer than it should, so we stopped. Please try again.',
  unavailable: 'This is not available right now. Please try again soon.',
} satisfies Record<ErrorCode, string>)
