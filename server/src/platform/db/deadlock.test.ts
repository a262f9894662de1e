import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from './db.port.ts'
import { retryAfterDeadlock } from './deadlock.ts'
import { rowsOf } from './rows.ts'
import { sqlState } from './sql-state.ts'
import { openTestDatabase } from './test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`create table notes (n int)`)
})
afterAll(() => database.close())

/** A transaction that writes and that the database then aborts this many times. */
function write(times: number, code: string) {
  let begun = 0
  const run = () =>
    database.db.transaction(async (db) => {
      begun++
      await db.execute(sql`insert into notes values (${begun})`)
      if (begun <= times)
        await db.execute(sql.raw(`do $$ begin raise exception 'x' using errcode = '${code}'; end $$`))
      return begun
    })
  return { run, begun: () => begun }
}

it('a write that was ended for another one is done again, and kept once', async () => {
  expect(await retryAfterDeadlock(write(2, '40P01').run)).toBe(3)
  expect(rowsOf(await database.db.execute(sql`select n from notes`))).toEqual([{ n: 3 }])
})

it.each([
  ['40P01', 3],
  ['40001', 3],
  ['23503', 1],
])('a write that always ends with %s is tried %i times', async (code, times) => {
  const { run, begun } = write(9, code)
  const state = await retryAfterDeadlock(run).catch(sqlState)
  expect([state, begun()]).toEqual([code, times])
})
