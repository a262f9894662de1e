import type { ErrorBody, ErrorCode } from '@tripwright/domain/base/outcome'

type Details = {
  /** The text for a person; by default that of the code. */
  message?: string
  issues?: ErrorBody['issues']
  /** Whole seconds until a retry makes sense (header Retry-After). */
  retryAfter?: number
  /** Further fields of the response, such as `usage` beside `limit-reached`. */
  more?: Record<string, unknown>
  cause?: unknown
}

/** A refused call. The response has the one error shape and the status of its code. */
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
