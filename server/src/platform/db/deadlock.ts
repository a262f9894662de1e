import { sqlState } from './sql-state.ts'

/** SQLSTATE of a transaction that the database ended because it and another one waited for each other. */
const RETRYABLE_STATES = ['40P01', '40001']
const TRIES = 3

/**
 * Runs a transaction, and once more when the database gave another one the way: nothing of it was kept, and the other is done
 * by then. The deletion of an account locks rows of every kind, so any write may meet it.
 */
export async function retryAfterDeadlock<T>(transaction: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await transaction()
  } catch (error) {
    if (tries <= 1 || !RETRYABLE_STATES.includes(sqlState(error) ?? '')) throw error
    return retryAfterDeadlock(transaction, tries - 1)
  }
}
