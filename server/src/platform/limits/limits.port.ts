import type { Db } from '../db/db.port.ts'

/** At most `points` in each window of `seconds`, counted in the database over all processes. */
export type Limit = { name: string; points: number; seconds: number }

export type Verdict = { ok: true; left: number } | { ok: false; retryAfterSeconds: number }

export type Limits = {
  /**
   * Takes one point, or says when there will be one. A refused call takes none.
   * Inside a transaction pass it as `db`: a second connection would wait for the first one, on the embedded database for ever.
   * What is taken there is given back if the transaction is.
   */
  take(limit: Limit, key: string, db?: Db): Promise<Verdict>
  /** Forgets the count of one key, as after a successful sign-in. */
  forget(limit: Limit, key: string, db?: Db): Promise<void>
}
