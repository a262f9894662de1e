import { createHash } from 'node:crypto'
import type { DatabaseSession } from '../db.port.ts'

export type Column = { name: string; type: string }
/** One table of the product with its stored columns (generated ones are recomputed). */
export type Table = { schema: string; name: string; columns: Column[] }

const BATCH_ROWS = 500
const BATCH_CHARACTERS = 1_000_000

// Tables of extensions and partitions (whose rows are read through their parent) are left out.
const PRODUCT_TABLES = `select n.nspname as schema, c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname = 'public' and c.relname <> 'schema_migrations'
      or n.nspname = 'pgboss' and c.relname in ('queue', 'schedule', 'job'))
    and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e')
  order by n.nspname desc, c.relname = 'job', c.relname`

/**
 * The tables that are copied between databases: all of schema public, where the product lives, and the queues, schedules and
 * jobs of pg-boss, without its statistics and warnings.
 */
export async function listTables(session: DatabaseSession): Promise<Table[]> {
  const tables = await session.rows<Table>(PRODUCT_TABLES)
  return tables.map(({ columns, ...table }) => ({ ...table, columns: columns ?? [] }))
}

/** The rows in batches of JSON texts, one object per row, written by the database itself so that no value loses precision. */
export async function* readRows(session: DatabaseSession, table: Table): AsyncGenerator<string[]> {
  if (table.columns.length === 0) return
  await session.run(
    `declare reading no scroll cursor for
      select row_to_json(r)::text as line from (select ${columnList(table)} from ${qualified(table)}) r`,
  )
  try {
    for (;;) {
      const rows = await session.rows<{ line: string }>(`fetch ${BATCH_ROWS} from reading`)
      if (rows.length === 0) return
      // A `json` column keeps its line breaks, which mean nothing there and would break a file of lines.
      yield rows.map(({ line }) => line.replace(/[\r\n]+/g, ' '))
    }
  } finally {
    await session.run('close reading')
  }
}

/** Inserts rows from readRows. Skips columns that the local table lacks. */
export async function writeRows(
  session: DatabaseSession,
  table: Table,
  lines: readonly string[],
): Promise<void> {
  const columns = columnList(table)
  for (const batch of batches(lines))
    await session.rows(
      `insert into ${qualified(table)} (${columns}) overriding system value
        select ${columns} from json_populate_recordset(null::${qualified(table)}, $1::json)`,
      [`[${batch.join(',')}]`],
    )
}

function* batches(lines: readonly string[]): Generator<string[]> {
  let batch: string[] = []
  let characters = 0
  for (const line of lines) {
    batch.push(line)
    characters += line.length
    if (characters < BATCH_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Counts rows and sums their hashes: equal for tables with the same rows in any order. */
export function makeTally(): {
  add(lines: readonly string[]): void
  result(): { rows: number; sum: string }
} {
  let rows = 0
  let sum = 0n
  return {
    add: (lines) => {
      rows += lines.length
      for (const line of lines) sum += BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)
    },
    result: () => ({ rows, sum: BigInt.asUintN(256, sum).toString(16) }),
  }
}

export function qualified({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`
}

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}

function columnList({ columns }: Table): string {
  return columns.map(({ name }) => quoted(name)).join(', ')
}
