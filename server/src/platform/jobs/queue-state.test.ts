import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../db/db.port.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { makeJobs } from './jobs.pg-boss.ts'
import type { Jobs } from './jobs.port.ts'
import { listFailedJobs, listQueueStates, retryFailedJob } from './queue-state.store.ts'

let database: Database
let jobs: Jobs
let isBroken = true
const done: object[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  expect(await listQueueStates(database.db), 'before the queue has tables').toEqual([])
  expect(await listFailedJobs(database.db, 10)).toEqual([])
  jobs = makeJobs(database, makeFakeLog(), { askSeconds: 0.5, pauseSeconds: 1 })
  await jobs.start([
    {
      name: 'test.works',
      retries: 0,
      async run(data) {
        if (isBroken) throw new Error('no answer for ana@example.org')
        done.push(data)
      },
    },
  ])
}, 60_000)
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

it('a job that failed for good is told with its reason and without its data, and runs again as it was, once', async () => {
  const { db } = database
  await jobs.enqueue(db, 'test.works', { to: 'ben@example.org' })
  const [failed] = await vi.waitFor(
    async () => {
      const found = await listFailedJobs(db, 10)
      expect(found).toHaveLength(1)
      return found
    },
    { timeout: 40_000, interval: 200 },
  )
  expect(failed).toMatchObject({ name: 'test.works', error: 'no answer for [e-mail]' })
  expect(JSON.stringify(failed)).not.toContain('ben@')
  const [state] = (await listQueueStates(db)).filter(({ name }) => name === 'test.works')
  expect(state).toMatchObject({ waiting: 0, running: 0, failed: 1 })
  isBroken = false
  // The queue still looks at it in its own worker for a moment.
  const retry = () => retryFailedJob(jobs, db, failed?.id ?? '')
  const names = await vi.waitFor(
    async () => {
      const answers = await Promise.all([retry(), retry(), retry()])
      expect(answers.some(Boolean)).toBe(true)
      return answers
    },
    { timeout: 20_000, interval: 200 },
  )
  expect(names.filter(Boolean)).toEqual(['test.works'])
  await vi.waitFor(() => expect(done).toEqual([{ to: 'ben@example.org' }]), { timeout: 20_000 })
  expect(await retry()).toBeNull()
  expect(await retryFailedJob(jobs, db, randomUUID())).toBeNull()
}, 120_000)
