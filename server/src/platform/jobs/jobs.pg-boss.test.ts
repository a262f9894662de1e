import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { jobsContract } from './jobs.contract-test.ts'
import { makeJobs } from './jobs.pg-boss.ts'
import type { Job } from './jobs.port.ts'

const QUICK = { askSeconds: 0.5, pauseSeconds: 1 }
const WAIT = { timeout: 20_000, interval: 20 }

// A retry pauses for a second or two.
vi.setConfig({ testTimeout: 30_000 })

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

/** Jobs like those of one server process, polled at the usual interval unless given. */
async function startJobs(list: Job[], pace?: typeof QUICK) {
  const log = makeFakeLog()
  const jobs = makeJobs(database, log, pace)
  await jobs.start(list)
  return { jobs, log }
}

describe('jobs on pg-boss keep what every Jobs promises: they', () => {
  jobsContract(async () => {
    const jobs = makeJobs(database, makeFakeLog(), QUICK)
    return { database, jobs, until: (check) => vi.waitFor(check, WAIT), close: () => jobs.stop() }
  })
})

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open: () => open(), opened }
}

describe('jobs on pg-boss', () => {
  it('begin at the commit, not at the next time somebody asks, also when many come at once', async () => {
    const done: number[] = []
    const { jobs } = await startJobs([
      { name: 'wake.up', run: async (data) => void done.push(Reflect.get(data, 'i')) },
    ])
    await vi.waitFor(() => jobs.enqueue(database.db, 'wake.up', { i: 0 }))
    await vi.waitFor(() => expect(done).toEqual([0]), WAIT)
    const began = performance.now()
    await database.db.transaction(async (transaction) => {
      for (let i = 1; i <= 20; i++) await jobs.enqueue(transaction, 'wake.up', { i })
    })
    await vi.waitFor(() => expect(done).toHaveLength(21), WAIT)
    // The polling interval is ten seconds.
    expect(performance.now() - began).toBeLessThan(5000)
    await jobs.stop()
  })

  it('log each failure, and the last one as an error with the job kept under its own key', async () => {
    const run = async () => {
      throw new Error('no route for ann@example.com')
    }
    const { jobs, log } = await startJobs([{ name: 'always.fails', retries: 1, run }], QUICK)
    await jobs.enqueue(database.db, 'always.fails', { trip: 42 })
    await vi.waitFor(() => expect(log.lines.map((line) => line.msg)).toContain('a job failed for good'), WAIT)
    expect(log.lines).toMatchObject([
      { level: 'warn', msg: 'a job failed', job: 'always.fails', try: 1, of: 2 },
      { level: 'warn', msg: 'a job failed', job: 'always.fails', try: 2, of: 2 },
      {
        level: 'error',
        msg: 'a job failed for good',
        job: 'always.fails',
        error: { message: 'no route for [e-mail]' },
      },
    ])
    const keptAs = log.lines[2]?.keptAs
    const rows = rowsOf(
      await database.db.execute(sql`select data from pgboss.job where id = ${keptAs}::uuid`),
    )
    expect(rows).toEqual([{ data: { trip: 42 } }])
    await jobs.stop()
  })

  it('run each job once however many processes work', async () => {
    const done: number[] = []
    const list = [
      { name: 'shared.work', run: async (data: object) => void done.push(Reflect.get(data, 'i')) },
    ]
    const started = await Promise.all(Array.from({ length: 4 }, () => startJobs(list)))
    await database.db.transaction(async (transaction) => {
      for (let i = 0; i < 100; i++) await started[0]?.jobs.enqueue(transaction, 'shared.work', { i })
    })
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(100), WAIT)
    for (const { jobs } of started) await jobs.stop()
    expect(done.sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, i) => i))
    expect(started.flatMap(({ log }) => log.lines)).toEqual([])
  })

  it('run several of one kind at a time when the job says so, and one else', async () => {
    const running = { one: 0, three: 0 }
    const most = { one: 0, three: 0 }
    const { open, opened } = gate()
    const run = (kind: 'one' | 'three') => async () => {
      most[kind] = Math.max(most[kind], ++running[kind])
      await opened
      running[kind]--
    }
    const { jobs } = await startJobs(
      [
        { name: 'one.atatime', run: run('one') },
        { name: 'three.atatime', run: run('three'), atOnce: 3 },
      ],
      QUICK,
    )
    for (let i = 0; i < 5; i++) {
      await jobs.enqueue(database.db, 'one.atatime', {})
      await jobs.enqueue(database.db, 'three.atatime', {})
    }
    await vi.waitFor(() => expect(running).toEqual({ one: 1, three: 3 }), WAIT)
    open()
    await jobs.stop()
    expect(most).toEqual({ one: 1, three: 3 })
  })

  it('stop when the running job has finished, and leave the next one to others', async () => {
    const { open, opened } = gate()
    const done: number[] = []
    const list: Job[] = [
      {
        name: 'long.work',
        run: async (data) => {
          if (Reflect.get(data, 'i') === 0) await opened
          done.push(Reflect.get(data, 'i'))
        },
      },
    ]
    const first = await startJobs(list)
    await first.jobs.enqueue(database.db, 'long.work', { i: 0 })
    const state = async () =>
      rowsOf(
        await database.db.execute(
          sql`select state from pgboss.job where name = 'long.work' order by created_on`,
        ),
      )
    await vi.waitFor(async () => expect(await state()).toEqual([{ state: 'active' }]), WAIT)
    await first.jobs.enqueue(database.db, 'long.work', { i: 1 })
    const stopped = first.jobs.stop()
    // The workers hear of the end after a few statements: a job that finishes before would still fetch the next one.
    await pause(500)
    open()
    await stopped
    expect(done).toEqual([0])
    expect(await state()).toEqual([{ state: 'completed' }, { state: 'created' }])
    const second = await startJobs(list)
    await vi.waitFor(() => expect(done).toEqual([0, 1]), WAIT)
    await second.jobs.stop()
  })

  it('start together on a database without queues, and again with changed jobs', async () => {
    // The embedded database belongs to one process.
    const processes = database.kind === 'embedded' ? 1 : 8
    const empty = await openTestDatabase()
    const list = (retries: number, schedule: string): Job[] =>
      Array.from({ length: 5 }, (_, i) => ({
        name: `start.n${i}`,
        retries,
        schedule,
        run: async () => undefined,
      }))
    const log = makeFakeLog()
    const together = async (jobs: Job[]) => {
      const all = Array.from({ length: processes }, () => makeJobs(empty, log))
      await Promise.all(all.map((one) => one.start(jobs)))
      await Promise.all(all.map((one) => one.stop()))
    }
    const queues = async () =>
      rowsOf(
        await empty.db.execute(
          sql`select name, retry_limit from pgboss.queue where name like 'start.%' order by 1`,
        ),
      )
    const schedules = async () =>
      rowsOf(await empty.db.execute(sql`select name, cron, timezone from pgboss.schedule order by 1`))
    await together(list(2, '10 3 * * *'))
    expect(await queues()).toEqual(list(2, '').map(({ name }) => ({ name, retry_limit: 2 })))
    await together(list(7, '20 4 * * *').slice(0, 3))
    expect((await queues()).map((queue) => queue.retry_limit)).toEqual([7, 7, 7, 2, 2])
    expect(await schedules()).toEqual(
      [0, 1, 2].map((i) => ({ name: `start.n${i}`, cron: '20 4 * * *', timezone: 'UTC' })),
    )
    expect(log.lines).toEqual([])
    await empty.close()
  })
})
