import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../db/db.port.ts'
import { rowsOf } from '../db/rows.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { limitsJob, makeRateLimiter } from './rate-limit.database.ts'
import type { RateLimit, RateLimiter } from './rate-limit.port.ts'

let database: Database
let limits: RateLimiter
beforeAll(async () => {
  database = await openTestDatabase()
  limits = makeRateLimiter(database.db)
})
afterAll(() => database.close())

const GUESSES: RateLimit = { name: 'test.guesses', points: 3, seconds: 900 }

/** Ends a window without waiting: moves its end into the past. */
async function endWindow(key: string): Promise<void> {
  await database.db.execute(
    sql`update rate_limits set resets_at = now() - interval '1 ms' where key = ${key}`,
  )
}

describe('limits', () => {
  it('give the points of a window and then say when the next one begins', async () => {
    const verdicts = []
    for (let i = 0; i < 5; i++) verdicts.push(await limits.take(GUESSES, 'ann'))
    expect(verdicts.slice(0, 3)).toEqual([
      { ok: true, left: 2 },
      { ok: true, left: 1 },
      { ok: true, left: 0 },
    ])
    for (const verdict of verdicts.slice(3)) {
      expect(verdict.ok).toBe(false)
      const seconds = verdict.ok ? 0 : verdict.retryAfterSeconds
      expect(seconds).toBeGreaterThan(890)
      expect(seconds).toBeLessThanOrEqual(900)
    }
  })

  it('count each key and each limit for itself', async () => {
    for (let i = 0; i < 3; i++) await limits.take(GUESSES, 'bob')
    expect((await limits.take(GUESSES, 'bob')).ok).toBe(false)
    expect((await limits.take(GUESSES, 'carol')).ok).toBe(true)
    expect((await limits.take({ ...GUESSES, name: 'test.other' }, 'bob')).ok).toBe(true)
  })

  it('are not prolonged by refused calls, and start again when the window is over', async () => {
    for (let i = 0; i < 9; i++) await limits.take(GUESSES, 'dan')
    await endWindow('dan')
    expect(await limits.take(GUESSES, 'dan')).toEqual({ ok: true, left: 2 })
  })

  it('are reset for a key on request', async () => {
    for (let i = 0; i < 4; i++) await limits.take(GUESSES, 'eve')
    await limits.forget(GUESSES, 'eve')
    expect(await limits.take(GUESSES, 'eve')).toEqual({ ok: true, left: 2 })
  })

  it('give exactly as many points as there are to callers at the same moment, on old and new keys', async () => {
    const limit = { name: 'test.parallel', points: 40, seconds: 60 }
    for (const round of ['first', 'second']) {
      const verdicts = await Promise.all(Array.from({ length: 120 }, () => limits.take(limit, 'crowd')))
      const left = verdicts.flatMap((verdict) => (verdict.ok ? [verdict.left] : []))
      expect(
        left.sort((a, b) => b - a),
        round,
      ).toEqual(Array.from({ length: 40 }, (_, i) => 39 - i))
      await endWindow('crowd')
    }
  })

  it('refuse every call at a limit of no points', async () => {
    const verdict = await limits.take({ name: 'test.none', points: 0, seconds: 60 }, 'x')
    expect(verdict).toEqual({ ok: false, retryAfterSeconds: 60 })
  })

  it('take part in the transaction of the caller, which gives the point back when it fails', async () => {
    const failing = database.db.transaction(async (transaction) => {
      expect(await limits.take(GUESSES, 'finn', transaction)).toEqual({ ok: true, left: 2 })
      throw new Error('the work failed')
    })
    await expect(failing).rejects.toThrow('the work failed')
    expect(await limits.take(GUESSES, 'finn')).toEqual({ ok: true, left: 2 })
  })

  it('leave no old rows: the job removes windows that are over and only those', async () => {
    await limits.take(GUESSES, 'gone')
    await endWindow('gone')
    await limits.take(GUESSES, 'here')
    await limitsJob(database.db).run({})
    const keys = rowsOf(
      await database.db.execute(sql`select key from rate_limits where key in ('gone', 'here')`),
    )
    expect(keys).toEqual([{ key: 'here' }])
  })
})
