import { setTimeout as pause } from 'node:timers/promises'
import { getConstructionPlans } from 'pg-boss'
import { StartError } from '../../start-error.ts'
import type { DatabaseSession } from '../db.port.ts'
import { applyMigrations, type Migration } from '../migrate.ts'
import { listTables, makeTally, qualified, quoted, readRows, type Table, writeRows } from './table-rows.ts'

export type SequenceValue = { name: string; value: string }
export type TableTally = { rows: number; sum: string }

/** The content of a whole database, from a running one or from a file. */
export type DatabaseContents = {
  /** The migrations that created its tables, in order. */
  migrations: readonly Migration[]
  tables: readonly Table[]
  sequences: readonly SequenceValue[]
  /** The tables one after the other, each in one or more batches. */
  rows(): AsyncIterable<{ table: Table; lines: string[] }>
}

const DISCONNECT_TIMEOUT_MS = 2000

/** Throws StartError unless the database is empty: even the tables of a first start count. */
export async function requireEmpty(session: DatabaseSession, advice: string): Promise<void> {
  const [row] = await session.rows<{ n: number }>(
    `select count(*)::int as n from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'v', 'm', 'S')`,
  )
  if (row?.n === 0) return
  throw new StartError('not-empty', `the database is not empty; ${advice}`)
}

/** Throws StartError while a server process uses this PostgreSQL database. */
export async function requireNoServer(session: DatabaseSession): Promise<void> {
  // A closed connection stays listed for a moment.
  for (const end = Date.now() + DISCONNECT_TIMEOUT_MS; await hasOtherConnections(session); await pause(50))
    if (Date.now() > end)
      throw new StartError(
        'server-running',
        'a server works on this database; stop it first, on every machine',
      )
}

async function hasOtherConnections(session: DatabaseSession): Promise<boolean> {
  const others = await session.rows(
    `select from pg_stat_activity
      where datname = current_database() and application_name = 'tripwright' and pid <> pg_backend_pid()`,
  )
  return others.length > 0
}

/**
 * Fills the database in the session's open transaction: creates the tables by the same migrations, inserts the rows, sets
 * the sequences, and compares every table with the source. The caller commits; otherwise nothing is stored.
 */
export async function loadDatabase(
  session: DatabaseSession,
  cargo: DatabaseContents,
): Promise<Map<string, TableTally>> {
  await applyMigrations(session, cargo.migrations)
  if (cargo.tables.some(({ schema }) => schema === 'pgboss')) await makeQueueTables(session)
  const targets = await targetTables(session, cargo.tables)
  const foreignKeys = await dropForeignKeys(session)
  const triggers = await disableTriggers(session)
  // Rows that migrations insert are also among the copied ones.
  const own = [...targets.values()].filter(({ schema }) => schema === 'public')
  if (own.length > 0) await session.run(`truncate ${own.map(qualified).join(', ')}`)

  const sent = await writeAll(session, cargo, targets)
  for (const { name, value } of cargo.sequences)
    await session.rows('select setval($1::regclass, $2::bigint)', [`public.${quoted(name)}`, value])
  for (const statement of foreignKeys) await session.run(statement)
  for (const table of triggers) await session.run(`alter table ${table} enable trigger user`)
  await compare(session, targets, sent)
  return sent
}

/** Drops the product's data: everything in schema public except extensions, and the job queue. */
export async function dropProduct(session: DatabaseSession): Promise<void> {
  await session.run('drop schema if exists pgboss cascade')
  const parts = await session.rows<{ statement: string }>(DROP_STATEMENTS)
  for (const { statement } of parts) await session.run(statement)
}

/** The last numbers of the sequences in schema public, without unused ones. */
export function readSequences(session: DatabaseSession): Promise<SequenceValue[]> {
  return session.rows(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  )
}

async function writeAll(
  session: DatabaseSession,
  cargo: DatabaseContents,
  targets: Map<string, Table>,
): Promise<Map<string, TableTally>> {
  const tallies = new Map(cargo.tables.map((table) => [qualified(table), makeTally()]))
  for await (const { table, lines } of cargo.rows()) {
    const name = qualified(table)
    const target = targets.get(name)
    if (!target) throw new Error(`rows of ${name} without a table`)
    await writeRows(session, target, lines)
    tallies.get(name)?.add(lines)
  }
  return new Map([...tallies].map(([name, tally]) => [name, tally.result()]))
}

async function compare(
  session: DatabaseSession,
  targets: Map<string, Table>,
  sent: Map<string, TableTally>,
): Promise<void> {
  for (const [name, table] of targets) {
    // The queue's tables may gain or lose a column between two releases of pg-boss.
    if (table.schema !== 'public') continue
    const tally = makeTally()
    for await (const lines of readRows(session, table)) tally.add(lines)
    const arrived = tally.result()
    const expected = sent.get(name)
    if (arrived.rows !== expected?.rows || arrived.sum !== expected.sum)
      throw new StartError(
        'copy-differs',
        `the table ${name} did not arrive as it was sent (${arrived.rows} of ${expected?.rows} rows, or other contents); nothing was kept`,
      )
  }
}

/** The local tables for those of the copy, with the columns that both have. Throws when one of ours is missing. */
async function targetTables(session: DatabaseSession, tables: readonly Table[]): Promise<Map<string, Table>> {
  const here = new Map((await listTables(session)).map((table) => [qualified(table), table]))
  return new Map(
    tables.map((table) => {
      const name = qualified(table)
      const own = here.get(name)
      const names = new Set(table.columns.map((column) => column.name))
      if (!own || (own.schema === 'public' && own.columns.some((column) => !names.has(column.name))))
        throw new StartError(
          'copy-differs',
          `the table ${name} is another one here than where the copy was made; nothing was kept`,
        )
      return [name, { ...own, columns: own.columns.filter((column) => names.has(column.name)) }]
    }),
  )
}

/** pg-boss creates its tables in its own transaction; here they must be part of the open one. */
async function makeQueueTables(session: DatabaseSession): Promise<void> {
  const plan = getConstructionPlans()
  const inner = /^\s*BEGIN;(?<statements>[\s\S]*)COMMIT;\s*$/.exec(plan)?.groups?.statements
  if (inner === undefined) throw new Error('the construction plan of pg-boss has another form')
  await session.run(inner)
}

/**
 * Drops foreign keys so that tables can be filled in any order. Gives the statements that restore them, which check all
 * rows.
 */
async function dropForeignKeys(session: DatabaseSession): Promise<string[]> {
  const keys = await session.rows<{ name: string; table: string; definition: string }>(
    `select quote_ident(conname) as name, format('%I.%I', n.nspname, c.relname) as table, pg_get_constraintdef(k.oid) as definition
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      where k.contype = 'f' and k.conparentid = 0 and n.nspname = 'public'`,
  )
  for (const { name, table } of keys) await session.run(`alter table ${table} drop constraint ${name}`)
  return keys.map(
    ({ name, table, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
  )
}

/** Disables triggers, because the rows that they wrote are among the copied ones. */
async function disableTriggers(session: DatabaseSession): Promise<string[]> {
  const tables = await session.rows<{ name: string }>(
    `select distinct format('%I.%I', n.nspname, c.relname) as name
      from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where not t.tgisinternal and t.tgenabled = 'O' and n.nspname = 'public'`,
  )
  for (const { name } of tables) await session.run(`alter table ${name} disable trigger user`)
  return tables.map(({ name }) => name)
}

// Without objects of extensions and without sequences of columns, which are dropped with their owner.
const DROP_STATEMENTS = `
  select format('drop %s if exists public.%I cascade', case c.relkind when 'v' then 'view'
      when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, c.relname) as statement
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and not c.relispartition
      and not exists (select from pg_depend d
        where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('e', 'i', 'a'))
  union all
  select format('drop routine if exists public.%I(%s) cascade', p.proname, pg_get_function_identity_arguments(p.oid))
    from pg_proc p
    where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d
        where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
  union all
  select format('drop type if exists public.%I cascade', t.typname)
    from pg_type t
    where t.typnamespace = 'public'::regnamespace and t.typtype in ('e', 'd')
      and not exists (select from pg_depend d
        where d.objid = t.oid and d.classid = 'pg_type'::regclass and d.deptype = 'e')`
