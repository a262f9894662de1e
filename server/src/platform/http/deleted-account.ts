import { sqlState } from '../db/sql-state.ts'
import { AppError } from './app-error.ts'

/** SQLSTATE foreign_key_violation: the referenced row does not exist. */
const FOREIGN_KEY_VIOLATION = '23503'

/**
 * The caller's account, or the row that the call is about, was deleted during the call, so its write has no owner. That is
 * no server fault, and the deletion wins. Any other error stays unchanged.
 */
export async function asNotFoundIfDeleted(
  error: unknown,
  isAccountGone: () => Promise<boolean>,
): Promise<unknown> {
  if (error instanceof AppError) return error
  const isGone = sqlState(error) === FOREIGN_KEY_VIOLATION || (await isAccountGone().catch(() => false))
  return isGone ? new AppError('not-found', { cause: error }) : error
}
