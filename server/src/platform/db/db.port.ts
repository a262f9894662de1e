import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { ConstructorOptions } from 'pg-boss'
import type { StartError } from '../start-error.ts'

/** A target for queries: the pool, the embedded database, or a transaction of either. */
export type Db = PgDatabase<PgQueryResultHKT>

export type Unlisten = () => Promise<void>

/** An opened and migrated database. The embedded one and PostgreSQL give the same guarantees (db.contract-test.ts). */
export type Database = {
  kind: 'embedded' | 'postgres'
  db: Db
  /**
   * Subscribes to a channel's notifications from any process; a lost connection is restored. `afterGap` is called
   * afterwards, because notifications may have been missed: read the state again.
   */
  listen(channel: string, onPayload: (payload: string) => void, afterGap?: () => void): Promise<Unlisten>
  /** The constructor options of pg-boss for this database. */
  bossOptions(): Pick<ConstructorOptions, 'db' | 'backend'>
  /** Resolves when the database answers; rejects after two seconds. */
  ping(): Promise<void>
  /**
   * Resolves with a sentence when this process cannot use the database any more: exit with an error code, a restart repairs
   * it. Never rejects. Never happens on PostgreSQL, whose pool restores lost connections.
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

/** An opened database that is not migrated yet, for the commands. */
export type OpenedDatabase = Database & { session(): Promise<DatabaseSession> }
