import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openPostgres } from '../db.postgres.ts'
import { startTestCluster } from '../test-cluster.ts'
import { SERVER_FLAGS } from '../test-flags.ts'
import { testProgram } from '../test-programs.ts'

const STARTS = 30
// With PostgreSQL the starts use a server, else the embedded database.
const isOnServer = process.env.TEST_DATABASE_URL !== undefined
const STARTER = testProgram('src/platform/db/crash-tests/starter.ts')
const WRITER = testProgram('src/platform/db/crash-tests/writer.ts')
const run = promisify(execFile)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tripwright-starts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('several processes', () => {
  test.skipIf(!isOnServer)(
    `${STARTS} simultaneous starts on one PostgreSQL migrate once`,
    async () => {
      // Slow, so that the starts overlap; fails when applied twice.
      for (const n of [1, 2, 3])
        writeFileSync(
          join(folder, `2026010100000${n}_slow.sql`),
          `select pg_sleep(0.3); create table once_${n} (id integer)`,
        )
      const cluster = await startTestCluster()
      onTestFinished(cluster.stop)
      const outputs = await Promise.all(
        Array.from({ length: STARTS }, () => run(process.execPath, [...STARTER, '', cluster.url, folder])),
      )
      const applied = outputs.map(({ stdout }) => JSON.parse(stdout)).filter((names) => names.length > 0)
      const names = [1, 2, 3].map((n) => `2026010100000${n}_slow.sql`)
      expect(applied).toEqual([names])
      const database = await openPostgres({ databaseUrl: cluster.url })
      const session = await database.session()
      expect(await session.rows('select name from schema_migrations order by name')).toEqual(
        names.map((name) => ({ name })),
      )
      await session.end()
      await database.close()
    },
    300_000,
  )

  test.skipIf(isOnServer)(
    'a second one on the embedded folder is refused in one sentence, and the first goes on',
    async () => {
      const dataDir = join(folder, 'data')
      const first = spawn(process.execPath, [...SERVER_FLAGS, ...WRITER, dataDir], {
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      let written = 0
      const lines = createInterface(first.stdout).on('line', () => written++)
      while (written < 10) await once(lines, 'line')
      const second = await run(process.execPath, [...SERVER_FLAGS, ...STARTER, dataDir, '', folder]).catch(
        (error) => error,
      )
      expect(second.code).toBe(1)
      expect(second.stderr).toBe(
        `the data folder ${dataDir} is in use by process ${first.pid}; stop that one first, or set DATABASE_URL to a PostgreSQL server, which takes several processes\n`,
      )
      const before = written
      while (written < before + 10) await once(lines, 'line')
      first.kill('SIGKILL')
      await once(first, 'exit')
    },
    300_000,
  )
})
