import type { ErrorBody, ErrorCode } from '@tripwright/domain/base/outcome'

type Details = {
  /** What a person reads; without it the code's own text. */
  message?: string
  issues?: ErrorBody['issues']
  /** Whole seconds until it is worth asking again (header Retry-After). */
  retryAfter?: number
  /** Further fields of the answer, such as `usage` beside `limit-reached`. */
  more?: Record<string, unknown>
  cause?: unknown
}

/** A refused call. Whatever throws it, the answer has the one error shape and the status of its code. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: Details

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? code, { cause: details.cause })
    this.name = 'AppError'
    this.code = code
    this.details = details
  }
}
