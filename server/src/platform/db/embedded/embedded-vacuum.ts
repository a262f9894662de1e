import type { PGlite } from '@electric-sql/pglite'

const EVERY_MS = 6 * 60 * 60 * 1000

// Tables with dead rows, and those whose oldest row nears transaction id wraparound.
const TABLES_TO_VACUUM = `select format('%I.%I', s.schemaname, s.relname) as name
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname !~ '^pg_(toast|temp)' and c.relkind = 'r'
    and (s.n_dead_tup > 0 or s.n_mod_since_analyze > 0 or age(c.relfrozenxid) > 100000000)`

/**
 * Replaces the autovacuum workers of a PostgreSQL server, which the embedded one lacks. One table at a time, so that
 * requests get their turn in between.
 */
export function vacuumRegularly(client: PGlite): { now(): Promise<void>; stop(): void } {
  const now = async () => {
    const { rows } = await client.query<{ name: string }>(TABLES_TO_VACUUM)
    for (const { name } of rows) await client.exec(`vacuum (analyze) ${name}`)
  }
  // A failure is ignored here: the next statement that meets the same fault reports it.
  const timer = setInterval(() => void now().catch(() => undefined), EVERY_MS)
  timer.unref()
  return { now, stop: () => clearInterval(timer) }
}
