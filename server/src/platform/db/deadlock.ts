import { sqlState } from './sql-state.ts'

/** SQLSTATE deadlock_detected: the database aborted the transaction because two waited for each other. */
const RETRYABLE_STATES = ['40P01', '40001']
const TRIES = 3

/**
 * Runs a transaction, and once more after a deadlock: the aborted one was rolled back, and the other has finished by then.
 * The deletion of an account locks rows of every table, so any write may meet it.
 */
export async function retryAfterDeadlock<T>(transaction: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (tries <= 1 || !RETRYABLE_STATES.includes(sqlState(error) ?? '')) throw error
    return retryAfterDeadlock(transaction, tries - 1)
  }
}
