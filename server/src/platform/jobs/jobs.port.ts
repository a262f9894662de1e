import type { Db } from '../db/db.port.ts'

/** One kind of background job. Handlers are idempotent: after a crash the same job runs again. */
export type Job<T extends object = object> = {
  /** Also the name of its queue: `mail.send`. */
  name: string
  /** Cron expression in UTC for scheduled jobs, which run with `{}`, once however many runs were missed. */
  schedule?: string
  /** Also runs with `{}` when a process starts, where the schedule would be too late. */
  atStart?: true
  /** Retries after the first attempt, with growing pauses (5 s, 10 s, 20 s, up to an hour). Default 5. */
  retries?: number
  /** How many of this kind one process runs concurrently. Default 1. */
  atOnce?: number
  // Written as a method, so that a list may hold jobs with different data types.
  run(data: T): Promise<void>
}

export type Jobs = {
  /** Part of the caller's transaction: the job exists if and only if that commits. */
  enqueue<T extends object>(db: Db, name: string, data: T): Promise<void>
  /**
   * Part of the caller's transaction: deletes every job, done, dead or waiting, whose data has this text as a value. A
   * running one ends first, and is deleted within the hour.
   */
  forget(db: Db, text: string): Promise<void>
  /**
   * Registers the handlers and begins to work; call it once, before the first call is served, because nothing can be
   * enqueued earlier.
   */
  start(jobs: readonly Job[]): Promise<void>
  /** Lets running jobs finish (at most ten seconds) and starts no more. */
  stop(): Promise<void>
}
