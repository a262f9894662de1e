import { redactText } from '@tripwright/domain/base/redact'
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.port.ts'
import { hasRow, rowsOf } from '../db/rows.ts'
import type { Jobs } from './jobs.port.ts'

/** The queue to which a job goes that failed for good (jobs.pg-boss.ts); it stays there for a month. */
const DEAD = 'dead'
const MAX_ERROR = 300

export type QueueState = { name: string; waiting: number; running: number; retrying: number; failed: number }
export type FailedJob = { id: string; name: string; failedAt: Date; error: string }

/** How many jobs of each kind wait, run, wait for another try, or failed for good in the last month. */
export async function listQueueStates(db: Db): Promise<QueueState[]> {
  if (!(await hasQueue(db))) return []
  const rows = rowsOf(
    await db.execute(sql`select coalesce(case when name = ${DEAD} then source_name end, name) as kind,
        count(*) filter (where name <> ${DEAD} and state = 'created')::int as waiting,
        count(*) filter (where name <> ${DEAD} and state = 'active')::int as running,
        count(*) filter (where name <> ${DEAD} and state = 'retry')::int as retrying,
        count(*) filter (where name = ${DEAD})::int as failed
      from pgboss.job where name not like '\\_\\_pgboss%' group by 1 order by 1`),
  )
  return rows
    .map((row) => ({
      name: String(row.kind),
      waiting: Number(row.waiting),
      running: Number(row.running),
      retrying: Number(row.retrying),
      failed: Number(row.failed),
    }))
    .filter(({ waiting, running, retrying, failed }) => waiting + running + retrying + failed > 0)
}

/** The jobs that failed for good, the newest first: what they are and why, never their data, which may be personal. */
export async function listFailedJobs(db: Db, limit: number): Promise<FailedJob[]> {
  if (!(await hasQueue(db))) return []
  const rows = rowsOf(
    await db.execute(sql`select id, source_name, created_on, source_output from pgboss.job
      where name = ${DEAD} and source_name is not null order by created_on desc, id limit ${limit}`),
  )
  return rows.map((row) => ({
    id: String(row.id),
    name: String(row.source_name),
    failedAt: new Date(String(row.created_on)),
    error: errorOf(row.source_output),
  }))
}

/** Queues a job that failed for good once more, in the caller's transaction; its name, or null when it is not there. */
export async function retryFailedJob(
  jobs: Pick<Jobs, 'enqueue'>,
  db: Db,
  id: string,
): Promise<string | null> {
  if (!(await hasQueue(db))) return null
  // Of two calls at once one gets the row.
  const [row] = rowsOf(
    await db.execute(sql`delete from pgboss.job where name = ${DEAD} and id = ${id}::uuid and state <> 'active'
      and source_name is not null returning source_name, data`),
  )
  if (!row) return null
  const name = String(row.source_name)
  await jobs.enqueue(db, name, Object(row.data))
  return name
}

// Tests of features run without the queue's tables.
async function hasQueue(db: Db): Promise<boolean> {
  return hasRow(await db.execute(sql`select 1 where to_regclass('pgboss.job') is not null`))
}

function errorOf(output: unknown): string {
  const { message } = Object(output)
  return redactText(typeof message === 'string' ? message : '').slice(0, MAX_ERROR)
}
