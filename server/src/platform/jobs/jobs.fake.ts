import { sql } from 'drizzle-orm'
import type { Database, Db } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import type { Job, Jobs } from './jobs.port.ts'

const RETRIES = 5

type FakeJobs = Jobs & {
  /**
   * Runs every committed job in order, and those that they enqueue; retries at once. Rejects with the last error of a job
   * whose attempts all failed: it stays, so a later drain tries it again.
   */
  drain(): Promise<void>
}

/** Jobs that run when the test says so. They are stored in a table, so that they are part of the transaction like real ones. */
export function makeFakeJobs({ db }: Pick<Database, 'db'>): FakeJobs {
  const jobsByName = new Map<string, Job>()
  return {
    async enqueue(transaction, name, data) {
      if (!jobsByName.has(name)) throw new Error(`no job is called ${name}, or the jobs were not started yet`)
      await transaction.execute(
        sql`insert into fake_jobs (name, data) values (${name}, ${JSON.stringify(data)}::jsonb)`,
      )
    },
    async forget(transaction, text) {
      await transaction.execute(
        sql`delete from fake_jobs where position(${JSON.stringify(text)} in data::text) > 0`,
      )
    },
    async start(jobs) {
      await db.execute(
        sql`create table if not exists fake_jobs
            (id integer generated always as identity primary key, name text not null, data jsonb not null)`,
      )
      for (const job of jobs) jobsByName.set(job.name, job)
    },
    async drain() {
      for (let next = await findFirst(db); next; next = await findFirst(db)) {
        const job = jobsByName.get(next.name)
        if (!job) throw new Error(`no job is called ${next.name}`)
        await runWithRetries(job, next.data)
        await db.execute(sql`delete from fake_jobs where id = ${next.id}`)
      }
    },
    stop: async () => undefined,
  }
}

async function findFirst(db: Db): Promise<{ id: number; name: string; data: object } | null> {
  const [row] = rowsOf(await db.execute(sql`select id, name, data from fake_jobs order by id limit 1`))
  return row ? { id: Number(row.id), name: String(row.name), data: Object(row.data) } : null
}

async function runWithRetries(job: Job, data: object): Promise<void> {
  for (let left = job.retries ?? RETRIES; ; left--) {
    try {
      return await job.run(data)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}
