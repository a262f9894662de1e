import type { Db } from '../db/db.port.ts'

/** One kind of background work. Handlers are idempotent: after a crash the same job runs again. */
export type Job<T extends object = object> = {
  /** Also the name of its queue: `mail.send`. */
  name: string
  /** Cron expression in UTC for what runs by the clock; it then runs with `{}`, once however many times were slept through. */
  schedule?: string
  /** Runs with `{}` when a process starts too, for what must not wait for the clock. */
  atStart?: true
  /** Further tries after the first one, with growing pauses (5 s, 10 s, 20 s, up to an hour). Five unless said. */
  retries?: number
  /** How many of this kind one process runs at a time. One unless said. */
  atOnce?: number
  // Written as a method, so that a list may hold jobs of different data.
  run(data: T): Promise<void>
}

export type Jobs = {
  /** Part of the caller's transaction: the job exists if and only if that commits. */
  enqueue<T extends object>(db: Db, name: string, data: T): Promise<void>
  /**
   * Part of the caller's transaction: removes every job, done, dead or still waiting, that holds this very text as a value.
   * One that runs at this moment ends first, and goes with the others within the hour.
   */
  forget(db: Db, text: string): Promise<void>
  /** Registers the handlers and begins to work; called once, before the first call is served, for nothing can be enqueued earlier. */
  start(jobs: readonly Job[]): Promise<void>
  /** Lets running jobs finish (at most ten seconds) and takes no more. */
  stop(): Promise<void>
}
