import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, expect, it, vi } from 'vitest'
import { putMailChoice } from '#features/plans/trial-mails/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { startSmtpServer } from '#platform/mail/test-smtp-server.ts'
import { makeUser } from '#seeds/make.ts'

vi.setConfig({ testTimeout: 180_000 })

const READERS = 40
const HALF_HOUR_MS = 30 * 60 * 1000
const secret = 'a secret for tests of at least 32 characters'
const place = { dataDir: mkdtempSync(join(tmpdir(), 'tripwright-mailings-')) }
afterAll(() => rmSync(place.dataDir, { recursive: true, force: true }))

/** A separate process that runs the job once, this many milliseconds from now. */
function startTurn(port: number, later: number) {
  const from = (path: string) => JSON.stringify(new URL(path, import.meta.url).pathname)
  const script = `
    import { loadConfig } from ${from('../../../platform/config/config.ts')}
    import { openDatabase } from ${from('../../../platform/db/open-database.ts')}
    import { makeLog } from ${from('../../../platform/log/log.ts')}
    import { makeSmtpMail } from ${from('../../../platform/mail/mail.smtp.ts')}
    import { mailingsJobs } from ${from('./index.ts')}
    const database = await openDatabase(${JSON.stringify(place)})
    const log = makeLog('error')
    const mail = makeSmtpMail({ url: 'smtp://127.0.0.1:${port}', from: 'a@example.org', log })
    const now = () => new Date(Date.now() + ${later})
    const jobs = { enqueue: async () => undefined }
    const deps = { config: loadConfig({}), secret: ${JSON.stringify(secret)}, database, mail, jobs, now, log }
    await mailingsJobs(deps)[0].run({})
    await mail.close()
    await database.close()`
  return spawn(process.execPath, [...SERVER_FLAGS, '--input-type=module', '-e', script], { stdio: 'inherit' })
}

/** Readers who agreed, and a mailing that is due. */
async function prepare(): Promise<void> {
  const database = await openDatabase(place)
  const testServer = { database, secret, config: loadConfig({}) }
  for (let i = 0; i < READERS; i++) {
    const { id } = await makeUser(testServer)
    await putMailChoice(database.db, id, { news: true }, new Date(), { language: 'en' })
  }
  await database.db.execute(
    sql`insert into mailings (id, subject, body, plan, state, version, changed_at, starts_at)
        values (${randomUUID()}, 'Hello', 'Hello {{name}}', 'any', 'scheduled', 1, now(), now())`,
  )
  await database.close()
}

it('a process killed in the middle of a mailing sends no mail twice, and leaves at most one unsure', async () => {
  await prepare()
  const smtp = await startSmtpServer()
  const killed = startTurn(smtp.port, 0)
  await vi.waitFor(() => expect(smtp.delivered.length).toBeGreaterThan(5), { timeout: 60_000, interval: 5 })
  killed.kill('SIGKILL')
  await once(killed, 'exit')
  const before = smtp.delivered.length
  expect(before).toBeLessThan(READERS)

  const [code] = await once(startTurn(smtp.port, HALF_HOUR_MS), 'exit')
  expect(code).toBe(0)
  await smtp.stop()
  const got = smtp.delivered.flatMap(({ to }) => to)
  expect(new Set(got).size).toBe(got.length)
  expect(got.length).toBeGreaterThanOrEqual(READERS - 1)

  const database = await openDatabase(place)
  const [row = {}] = rowsOf(
    await database.db.execute(
      sql`select (select state from mailings) as state, (count(*) filter (where state = 'sent'))::int as sent,
            (count(*) filter (where state = 'unsure'))::int as unsure from mailing_recipients`,
    ),
  )
  await database.close()
  expect(row.state).toBe('done')
  expect(Number(row.sent) + Number(row.unsure)).toBe(READERS)
  expect(Number(row.unsure)).toBeLessThanOrEqual(1)
})
