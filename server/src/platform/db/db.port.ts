import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { StartError } from '../start-error.ts'

/** What queries run on: the pool, the embedded database, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Unlisten = () => Promise<void>

/** One opened and migrated database. The embedded one and PostgreSQL keep the same promises (db.contract-test.ts). */
export type Database = {
  kind: 'embedded' | 'postgres'
  db: Db
  /**
   * Hears what any process notifies on the channel; a lost connection is taken up again by itself. `afterGap` is called
   * when that happened, because what was notified meanwhile is lost: read again.
   */
  listen(channel: string, onPayload: (payload: string) => void, afterGap?: () => void): Promise<Unlisten>
  /** What pg-boss is constructed with to work on this database. */
  bossOptions(): Pick<ConstructorOptions, 'db' | 'backend'>
  /** Answers when the database does; rejects after two seconds. */
  ping(): Promise<void>
  /**
   * Resolves, with the sentence to say, when this process can do no more work on the database: leave with an exit code,
   * a new start repairs it. Never rejects. PostgreSQL never breaks this way: its pool takes up lost connections.
   */
  broken: Promise<StartError>
  close(): Promise<void>
}

/** One connection whose statements share a session: for migrations, copies and locks. */
export type DatabaseSession = {
  /** Runs one or more statements without parameters. */
  run(statements: string): Promise<void>
  rows<Row extends Record<string, unknown>>(statement: string, parameters?: unknown[]): Promise<Row[]>
  end(): Promise<void>
}

/** A database that was opened and not migrated yet, as the commands need it. */
export type OpenedDatabase = Database & { session(): Promise<DatabaseSession> }
