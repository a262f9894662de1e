import type { Db } from '../db/db.port.ts'

/** At most `points` in each window of `seconds`, counted in the database over all processes. */
export type RateLimit = { name: string; points: number; seconds: number }

export type RateLimitResult = { ok: true; left: number } | { ok: false; retryAfterSeconds: number }

export type RateLimiter = {
  /**
   * Takes one point, or says when one will be available. A refused call takes none. Inside a transaction pass it as `db`: a
   * second connection would wait for the first one, on the embedded database for ever. A rollback of the transaction returns
   * the points.
   */
  take(limit: RateLimit, key: string, db?: Db): Promise<RateLimitResult>
  /** Resets the count of one key, as after a successful sign-in. */
  forget(limit: RateLimit, key: string, db?: Db): Promise<void>
}
