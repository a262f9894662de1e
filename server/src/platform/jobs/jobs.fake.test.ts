import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/db.port.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { jobsContract } from './jobs.contract-test.ts'
import { makeFakeJobs } from './jobs.fake.ts'

describe('the fake jobs', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  jobsContract(async () => {
    const jobs = makeFakeJobs(database)
    return {
      database,
      jobs,
      async until(check) {
        await jobs.drain()
        check()
      },
      close: () => jobs.stop(),
    }
  })

  it('tell the test of a job that fails every time, and keep it for another try', async () => {
    const jobs = makeFakeJobs(database)
    let isUp = false
    let tries = 0
    const run = async () => {
      tries++
      if (!isUp) throw new Error('the other side is down')
    }
    await jobs.start([{ name: 'test.call', retries: 2, run }])
    await jobs.enqueue(database.db, 'test.call', {})
    await expect(jobs.drain()).rejects.toThrow('the other side is down')
    expect(tries).toBe(3)
    isUp = true
    await jobs.drain()
    expect(tries).toBe(4)
    await jobs.drain()
    expect(tries).toBe(4)
  })
})
