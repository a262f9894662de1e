import type { Log } from '../log/log.ts'
import { logSeldom } from '../log/log-seldom.ts'
import { StartError } from '../start-error.ts'
import { isDiskRefusal } from './embedded/durable-folder.ts'
import { sqlState } from './sql-state.ts'

/**
 * Classes and codes of SQLSTATE (PostgreSQL, appendix A) that speak of the server and not of the statement: 08 connection,
 * 53 no room, memory or connections left, 57P stopped or starting, 58 its system failed, 25006 it may only read (a stand-by),
 * 25P03 it ended a transaction that stood still, 57014 it ended a statement that took too long.
 */
const STATES = /^(08|53|57P|58|25006|25P03|57014)/
/** Codes of the operating system and of name look-ups when a server cannot be reached. */
const CODES = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH'],
  ...['ENOTFOUND', 'EAI_AGAIN', 'ECONNABORTED', 'EADDRNOTAVAIL', 'EMFILE', 'ENFILE'],
])
/** What the two drivers say without a code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed and is not queryable|PGlite is clos)/

/** Whether an error says that the database, or the disk, cannot work at the moment: the same call may succeed later. */
export function isUnavailable(error: unknown): boolean {
  const state = sqlState(error)
  if (state !== undefined) return STATES.test(state)
  for (let next = error; next instanceof Error; next = next.cause) {
    if (next instanceof StartError || isDiskRefusal(next) || WORDS.test(next.message)) return true
    if ('code' in next && CODES.has(String(next.code))) return true
  }
  return false
}

/** One line for everybody who meets the same trouble: calls, connections of the pool, the job queue, sign-in. */
export function logUnavailable(log: Pick<Log, 'warn'> | undefined, by: string, error: unknown): void {
  if (log) logSeldom(log, 'the database or its disk cannot work; what needs it is refused', { by, error })
}
