import { z } from 'zod/mini'

/** The result of an operation that may be refused; the code is for machines, the text for people is in the messages. */
export type Outcome<T, Code extends string = ErrorCode> = { ok: true; value: T } | { ok: false; code: Code }

/** Every code that an answer of the HTTP interface may carry in `error`, with its status (contract.md, "Calls"). */
export const HTTP_STATUS = {
  'bad-input': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'not-allowed': 403,
  'second-step-needed': 403,
  'fresh-session-required': 403,
  'wrong-origin': 403,
  'not-verified': 403,
  suspended: 403,
  'not-found': 404,
  'wrong-method': 405,
  'too-slow': 408,
  conflict: 409,
  'key-reused': 409,
  'discount-dead': 409,
  'too-large': 413,
  'wrong-type': 415,
  unprocessable: 422,
  infeasible: 422,
  'unknown-hours': 422,
  'limit-reached': 429,
  'too-many-requests': 429,
  unexpected: 500,
  unavailable: 503,
  'out-of-time': 503,
} as const

export type ErrorCode = keyof typeof HTTP_STATUS

/** The body of a refused call: flat, always with `message` (architecture.md, "Errors"). */
export const errorBody = z.looseObject({
  error: z.string(),
  message: z.string(),
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
})

export type ErrorBody = z.infer<typeof errorBody>

export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(HTTP_STATUS, code)
}
