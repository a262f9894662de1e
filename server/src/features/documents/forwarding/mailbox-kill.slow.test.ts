import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { seededChance } from '#platform/db/crash-tests/kill-rounds.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { startTestCluster } from '#platform/db/test-cluster.ts'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'
import { startImapServer } from './test-imap-server.ts'

// Each kill is a process that starts and recovers: three seconds of processor time.
const MAILS = inject('isProving') ? 300 : 8
const MOST_OF_A_LIFE = inject('isProving') ? 25 : 4
const LIMIT_MS = inject('isProving') ? 1_800_000 : 240_000
const SEED = Number(process.env.CRASH_SEED ?? 20261128)
const READER = 'src/features/documents/forwarding/test-mailbox-reader.ts'
const isOnServer = process.env.TEST_DATABASE_URL !== undefined
const SECRET = 'a'.repeat(26)

test(
  `${MAILS} emails of a mailbox come through kills of who reads it, each stored and announced once (seed ${SEED})`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tripwright-mailbox-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const cluster = isOnServer ? await startTestCluster() : null
    if (cluster) onTestFinished(cluster.stop)
    const place = { dataDir, databaseUrl: cluster?.url }
    const mailbox = await startImapServer()
    onTestFinished(() => mailbox.stop())
    await prepare(place)
    for (let n = 0; n < MAILS; n++) mailbox.put(mailOf(n))
    const chance = seededChance(SEED)
    const { mails } = mailbox.state
    let kills = 0

    const liveAndDie = async (until: number) => {
      const args = [mailbox.url, dataDir, ...(cluster ? [cluster.url] : [])]
      const reader = spawn(process.execPath, [...SERVER_FLAGS, ...testProgram(READER), ...args], {
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      let output = ''
      reader.stderr.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
      const ended = once(reader, 'close')
      while (mails.size > until && reader.exitCode === null) await pause(5)
      await pause(50 * chance())
      reader.kill('SIGKILL')
      await ended
      if (reader.signalCode !== 'SIGKILL') throw new Error(output || 'the reader ended without a word')
      kills++
    }
    while (mails.size > 0) {
      const until = () => Math.max(0, mails.size - 1 - Math.floor(MOST_OF_A_LIFE * chance()))
      // The embedded database takes one process; on PostgreSQL two read one mailbox.
      await Promise.all(cluster ? [liveAndDie(until()), liveAndDie(until())] : [liveAndDie(until())])
    }

    const database = await openDatabase(place)
    const read = async (statement: Parameters<typeof database.db.execute>[0]) =>
      rowsOf(await database.db.execute(statement))
    const stored = await read(sql`select subject from forwarded_mails where user_id = 'ana'`)
    const told = await read(
      sql`select kind, detail->>'what' as what from notifications where user_id = 'ana'`,
    )
    await database.close()
    const subjects = Array.from({ length: MAILS }, (_, n) => `Your flight ${n}`).sort()
    expect(stored.map(({ subject }) => String(subject)).sort()).toEqual(subjects)
    expect(told.map(({ kind, what }) => `${kind} ${what}`).sort()).toEqual(
      Array.from({ length: MAILS }, (_, n) => `email-waiting LH ${100 + n}, Jun 4`).sort(),
    )
    process.stdout.write(`${MAILS} emails, ${kills} kills\n`)
  },
  LIMIT_MS,
)

function mailOf(n: number): string {
  const words = `Flight LH ${100 + n}\r\nFrankfurt (FRA) 09:40\r\nRome (FCO) 11:30\r\n4 June 2027\r\n`
  return `From: tickets@air.example\r\nTo: import+${SECRET}@trip.example\r\nMessage-ID: <${n}@air.example>\r\nSubject: Your flight ${n}\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${words}`
}

async function prepare(place: { dataDir: string; databaseUrl: string | undefined }): Promise<void> {
  const database = await openDatabase(place)
  await database.db.execute(
    sql`insert into users (id, name, email, email_verified, role, created_at, updated_at)
        values ('ana', '', 'ana@example.org', true, 'user', now(), now())`,
  )
  const hash = createHash('sha256').update(SECRET).digest('base64url')
  await database.db.execute(
    sql`insert into mail_addresses (user_id, token_hash, made_at) values ('ana', ${hash}, now())`,
  )
  await database.close()
}
