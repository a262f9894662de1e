import { sqlState } from '../db/sql-state.ts'
import { AppError } from './app-error.ts'

/** SQLSTATE of a row that points to one that is not there. */
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * Whose account was deleted while the call was at work, or what it was about: what it would write belongs to nobody. That
 * is no fault of ours, and the deletion comes first. Any other error stays what it is.
 */
export async function asNotFoundIfDeleted(
  error: unknown,
  isAccountGone: () => Promise<boolean>,
): Promise<unknown> {
  if (error instanceof AppError) return error
  const isGone = sqlState(error) === FOREIGN_KEY_VIOLATION || (await isAccountGone().catch(() => false))
  return isGone ? new AppError('not-found', { cause: error }) : error
}
