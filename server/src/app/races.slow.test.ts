import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { FREE_LIMITS } from '@tripwright/domain/plans/usage'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { putDiscount } from '#features/plans/discount/index.ts'
import type { OpenedDatabase } from '#platform/db/db.port.ts'
import { openPostgres } from '#platform/db/db.postgres.ts'
import { migrate, readMigrations } from '#platform/db/migrate.ts'
import { MIGRATIONS_FOLDER } from '#platform/db/open-database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { makeServerDatabase } from '#platform/db/test-database.ts'

// Three processes request the same limited grant at the same moment. The embedded database serves one process and cannot race
// with itself, so this test needs PostgreSQL.

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const server = process.env.TEST_DATABASE_URL
const NOW = new Date('2026-05-01T10:00:00Z')
const PROCESSES = 3

let database: OpenedDatabase
let drop = async () => undefined as unknown
let workers: Worker[] = []

/** A process with its own pool: runs an action many times at once and prints how often it was granted. */
type Worker = { child: ChildProcessByStdio<Writable, Readable, null>; lines: AsyncIterator<string> }
type RaceAction = {
  action: 'user' | 'device' | 'trial' | 'claim'
  times: number
  first: number
  name: string
}

const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).pathname)
const script = (databaseUrl: string) => `
  import { createInterface } from 'node:readline'
  import { sql } from 'drizzle-orm'
  import { openPostgres } from ${from('../platform/db/db.postgres.ts')}
  import { consumeUsage } from ${from('../features/plans/usage/index.ts')}
  import { startTrial } from ${from('../features/plans/subscription/index.ts')}
  import { claim } from ${from('../features/plans/discount/discount.store.ts')}
  const { db } = await openPostgres({ databaseUrl: ${JSON.stringify(databaseUrl)} })
  const now = new Date('${NOW.toISOString()}')
  const actions = {
    user: (name) => consumeUsage(db, name, 'ai_requests', now).then(() => true, () => false),
    device: async (name) => {
      const { rows } = await db.execute(
        sql\`select increment_device_usage(\${name}, 'ai_requests', null, 1, \${now.toISOString()}::timestamptz) as n\`)
      return rows[0].n !== null
    },
    trial: (name, n) => startTrial(db, name, 'device-' + name, now).then(() => true),
    claim: async (name, n) => (await claim(db, name, 'racer-' + (n % 40), now)) !== null,
  }
  console.log('ready')
  for await (const line of createInterface(process.stdin)) {
    const { action, times, first, name } = JSON.parse(line)
    const granted = await Promise.all(Array.from({ length: times }, (_, n) => actions[action](name, first + n)))
    console.log(granted.filter(Boolean).length)
  }`

async function startWorker(databaseUrl: string): Promise<Worker> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', script(databaseUrl)], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  expect((await lines.next()).value).toBe('ready')
  return { child, lines }
}

/** Runs the action `times` times at once, spread over the processes; gives the number of grants. */
async function race(action: RaceAction['action'], times: number, name: string): Promise<number> {
  const share = Math.ceil(times / PROCESSES)
  for (const [n, { child }] of workers.entries()) {
    const task: RaceAction = { action, name, first: n * share, times: Math.min(share, times - n * share) }
    child.stdin.write(`${JSON.stringify(task)}\n`)
  }
  const granted = await Promise.all(workers.map(({ lines }) => lines.next()))
  return granted.reduce((sum, { value }) => sum + Number(value), 0)
}

describe.skipIf(server === undefined)('three processes at once', () => {
  beforeAll(async () => {
    const made = await makeServerDatabase(server ?? '')
    drop = made.drop
    database = await openPostgres({ databaseUrl: made.url })
    const session = await database.session()
    await migrate(session, readMigrations(MIGRATIONS_FOLDER))
    await session.end()
    for (let n = 0; n < 40; n++)
      await database.db.execute(
        sql`insert into users (id, email) values (${`racer-${n}`}, ${`racer-${n}@example.org`})`,
      )
    workers = await Promise.all(Array.from({ length: PROCESSES }, () => startWorker(made.url)))
  })
  afterAll(async () => {
    for (const { child } of workers) {
      const exit = once(child, 'exit')
      child.kill()
      await exit
    }
    await database.close()
    await drop()
  })

  it.each([0, 1, 2])('grant a person exactly the limit out of 1,000 calls (round %i)', async (n) => {
    expect(await race('user', 1000, `racer-${n}`)).toBe(FREE_LIMITS.ai_requests)
    const [row] = rowsOf(
      await database.db.execute(sql`select count from user_usage where user_id = ${`racer-${n}`}`),
    )
    expect(row?.count).toBe(FREE_LIMITS.ai_requests)
  })

  it.each([0, 1, 2])('grant a device exactly the limit out of 1,000 calls (round %i)', async (n) => {
    expect(await race('device', 1000, `device-${n}`)).toBe(FREE_LIMITS.ai_requests)
  })

  it.each([10, 11, 12])('start one trial out of 40 (round of racer %i)', async (n) => {
    const name = `racer-${n}`
    expect(await race('trial', 40, name)).toBe(40)
    const rows = rowsOf(
      await database.db.execute(
        sql`select user_id from trials where user_id = ${name} or device = ${`device-${name}`}`,
      ),
    )
    expect(rows).toEqual([{ user_id: name }])
  })

  it.each([0, 1, 2])('give a discount to one of 20 (round %i)', async (n) => {
    const token = `token-${n}`
    await putDiscount(database.db, { token, percent: 30, expiresAt: new Date('2026-06-01T00:00:00Z') })
    expect(await race('claim', 20, token)).toBe(1)
  })
})
