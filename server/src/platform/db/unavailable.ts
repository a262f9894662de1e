import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { StartError } from '../start-error.ts'

/**
 * Classes and codes of SQLSTATE (PostgreSQL, appendix A) about the server and not the statement: 08 connection, 53 no disk
 * space, memory or connections left, 57P stopped or starting, 58 system error, 25006 read-only (a stand-by), 25P03 idle
 * transaction aborted, 57014 statement timed out.
 */
const STATES = /^(08|53|57P|58|25006|25P03|57014)/
/** Codes of the operating system for an unreachable server or a disk. */
const CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNABORTED',
  'EADDRNOTAVAIL',
  'EMFILE',
  'ENFILE',
  // A disk that is full, broken or read-only.
  'ENOSPC',
  'EDQUOT',
  'EIO',
  'EROFS',
])
/** Messages of the two drivers that have no code. */
const WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Client was closed and is not queryable|PGlite is clos)/

/**
 * Whether an error means that the database or the disk is unavailable for now, so that the same call may succeed later.
 * Judged by its fields, because the job queue passes on copies of errors.
 */
export function isUnavailable(error: unknown): boolean {
  for (let next = error; typeof next === 'object' && next !== null; next = Reflect.get(next, 'cause')) {
    if (next instanceof StartError) return true
    const code = String(Reflect.get(next, 'code'))
    // Codes of the operating system look like a SQLSTATE (EPIPE); only the database's errors have a severity.
    if ('severity' in next) return STATES.test(code)
    if (CODES.has(code) || WORDS.test(String(Reflect.get(next, 'message')))) return true
  }
  return false
}

/** Logs one line for all that meet the same outage: calls, connections of the pool, the job queue, sign-in. */
export function logUnavailable(log: Pick<Log, 'warn'> | undefined, by: string, error: unknown): void {
  if (log) logThrottled(log, 'the database or its disk cannot work; what needs it is refused', { by, error })
}
