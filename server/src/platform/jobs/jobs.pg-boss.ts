import { randomUUID } from 'node:crypto'
import { is, SQL, sql } from 'drizzle-orm'
import { type Db as BossDb, fromDrizzle, type JobWithMetadata, PgBoss, type Queue } from 'pg-boss'
import type { Database, Db } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import { isUnavailable, logUnavailable } from '../db/unavailable.ts'
import type { Log } from '../log/log.ts'
import type { Job, Jobs } from './jobs.port.ts'

const STOP_WITHIN_MS = 10_000
const RETRIES = 5

type PollOptions = {
  /** LISTEN/NOTIFY announces jobs at the commit; polling finds due retries, and jobs committed during a lost connection. */
  askSeconds: number
  /** Delay before the first retry; doubles each time. */
  pauseSeconds: number
}

const DEAD = 'dead'
const HOUR = 60 * 60
const MONTH = 30 * 24 * HOUR

const INTERVALS = {
  // A job whose process died runs again within a minute: its heartbeat is checked every 30 seconds and expires after 30.
  superviseIntervalSeconds: 30,
  monitorIntervalSeconds: 30,
  maintenanceIntervalSeconds: HOUR,
  cronMonitorIntervalSeconds: 30,
  cronWorkerIntervalSeconds: 30,
  // Job dependencies, which are not used here; five seconds by default.
  flowIntervalSeconds: HOUR,
}

const QUEUE_OPTIONS = {
  notify: true,
  heartbeatSeconds: 30,
  expireInSeconds: HOUR,
  retryBackoff: true,
  retryDelayMax: HOUR,
  // The data of finished jobs may be personal (a mail and its links), so it is deleted; that of dead jobs stays.
  deleteAfterSeconds: HOUR,
  retentionSeconds: MONTH,
} satisfies Partial<Queue>

/** Jobs in the database itself, by pg-boss: several processes share them and each job runs in one of them. */
export function makeJobs(
  database: Database,
  log: Log,
  pace: PollOptions = { askSeconds: 10, pauseSeconds: 5 },
): Jobs {
  const boss = new PgBoss({ ...database.bossOptions(), ...INTERVALS, useListenNotify: true })
  boss.on('error', (error) => {
    // pg-boss logs a polling error every few seconds, for each queue.
    if (isUnavailable(error)) logUnavailable(log, 'the job queue', error)
    else log.error({ error }, 'the job queue had an error')
  })
  boss.on('warning', ({ message, data }) => log.warn({ data }, message))
  const names = new Set<string>()
  return {
    async enqueue(db, name, data) {
      // Also keeps pg-boss from looking the queue up on a second connection while the caller's transaction is open.
      if (!names.has(name)) throw new Error(`no job is called ${name}, or the jobs were not started yet`)
      await boss.send(name, data, { db: within(db) })
    },
    async forget(db, text) {
      await db.execute(
        sql`delete from pgboss.job where state <> 'active' and position(${JSON.stringify(text)} in data::text) > 0`,
      )
    },
    async start(jobs) {
      await boss.start()
      await makeQueues(boss, jobs, pace)
      await setSchedules(boss, jobs)
      for (const job of jobs) names.add(job.name)
      for (const job of jobs) await work(boss, job, pace, (taken) => run(job, taken, log))
      for (const job of jobs) if (job.atStart) await boss.send(job.name, {})
      await work(boss, { name: DEAD }, pace, (taken) => logDeadJob(taken, log))
    },
    stop: () => boss.stop({ graceful: true, close: false, timeout: STOP_WITHIN_MS }),
  }
}

/** Creates missing queues and updates those whose job has changed; safe for concurrent processes. */
async function makeQueues(boss: PgBoss, jobs: readonly Job[], { pauseSeconds }: PollOptions): Promise<void> {
  const every = { ...QUEUE_OPTIONS, retryDelay: pauseSeconds }
  const queues = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const wanted: Queue[] = [
    { ...every, name: DEAD, retryLimit: RETRIES, deleteAfterSeconds: MONTH },
    ...jobs.map(({ name, retries = RETRIES }) => ({
      ...QUEUE_OPTIONS,
      name,
      retryLimit: retries,
      deadLetter: DEAD,
    })),
  ]
  for (const { name, ...options } of wanted) {
    const queue = queues.get(name)
    if (!queue) await boss.createQueue(name, options)
    else if (!Object.entries(options).every(([key, value]) => Reflect.get(queue, key) === value))
      await boss.updateQueue(name, options)
    else continue
    // Fills pg-boss's cache of queues, which must not be looked up inside a caller's transaction.
    await boss.findJobs(name, { id: randomUUID() })
  }
}

async function setSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const old = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule.cron]))
  for (const { name, schedule } of jobs) {
    if (schedule !== undefined && old.get(name) !== schedule)
      await boss.schedule(name, schedule, {}, { tz: 'UTC', missed: 'once' })
    if (schedule !== undefined) old.delete(name)
  }
  // Removes schedules without a job.
  for (const name of old.keys()) await boss.unschedule(name)
}

type ClaimedJob = JobWithMetadata<object>
type JobHandler = (taken: ClaimedJob) => Promise<void> | void

async function work(
  boss: PgBoss,
  { name, atOnce = 1 }: Pick<Job, 'name' | 'atOnce'>,
  { askSeconds }: PollOptions,
  handle: JobHandler,
): Promise<void> {
  const options = {
    batchSize: 1,
    includeMetadata: true as const,
    pollingIntervalSeconds: askSeconds,
    notifyPollingIntervalSeconds: askSeconds,
  }
  for (let i = 0; i < atOnce; i++) {
    const worker = await boss.work(name, options, async ([taken]: ClaimedJob[]) => {
      // One notification may stand for several commits, so it polls again at once.
      boss.notifyWorker(worker)
      if (taken) await handle(taken)
    })
  }
}

async function run(job: Job, { id, data, retryCount, retryLimit }: ClaimedJob, log: Log): Promise<void> {
  try {
    await job.run(data)
  } catch (error) {
    log.warn({ job: job.name, id, try: retryCount + 1, of: retryLimit + 1, error }, 'a job failed')
    throw error
  }
}

/** Every job that failed for good is moved here, also one that killed its process each time. It stays for a month. */
function logDeadJob({ id, sourceName, sourceId, sourceOutput }: ClaimedJob, log: Log): void {
  log.error({ job: sourceName, id: sourceId, keptAs: id, error: sourceOutput }, 'a job failed for good')
}

function within(db: Db): BossDb {
  const execute = async (query: unknown) => {
    if (!is(query, SQL)) throw new Error('pg-boss has built no statement')
    return { rows: rowsOf(await db.execute(query)) }
  }
  return fromDrizzle({ execute }, sql)
}
