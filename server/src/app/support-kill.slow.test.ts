import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { seededChance } from '#platform/db/crash-tests/kill-rounds.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { startTestCluster } from '#platform/db/test-cluster.ts'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'

// Each kill is a process that starts and recovers: three seconds of processor time.
const EACH_SIDE = inject('isProving') ? 500 : 12
const LIMIT_MS = inject('isProving') ? 1_800_000 : 240_000
/** A life ends a moment after so many acknowledged messages, or one of six while it opens. */
const MOST_OF_A_LIFE = inject('isProving') ? 80 : 12
const LEAST_KILLS = inject('isProving') ? 30 : 3
const SEED = Number(process.env.CRASH_SEED ?? 20261128)
const WRITER = 'src/app/test-support-writer.ts'
const isOnServer = process.env.TEST_DATABASE_URL !== undefined

type Place = { dataDir: string; databaseUrl: string | undefined }
type Side = 'person' | 'staff'
const SIDES = ['person', 'staff'] as const

test(
  `${2 * EACH_SIDE} messages of both sides come through kills of the server, each once and in order (seed ${SEED})`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tripwright-support-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const cluster = isOnServer ? await startTestCluster() : null
    if (cluster) onTestFinished(cluster.stop)
    const place = { dataDir, databaseUrl: cluster?.url }
    const requestId = await prepare(place)
    const chance = seededChance(SEED)
    const acknowledged = { person: 0, staff: 0 }
    const changed: string[] = []
    let kills = 0
    const live = async (sides: readonly Side[]) => {
      const said = await liveAndDie(place, { requestId, sides, acknowledged }, chance)
      kills++
      for (const line of said) {
        const [word = '', number] = line.split(' ')
        if (word === 'changed') changed.push(line)
        else acknowledged[word as Side] = Number(number)
      }
    }
    while (SIDES.some((side) => acknowledged[side] < EACH_SIDE) || kills < LEAST_KILLS) {
      // The embedded database takes one process; on PostgreSQL each side has one of its own.
      if (cluster) await Promise.all(SIDES.map((side) => live([side])))
      else await live(SIDES)
    }

    const database = await openDatabase(place)
    const rows = rowsOf(
      await database.db.execute(
        sql`select author, text from support_messages where request_id = ${requestId} order by id`,
      ),
    )
    await database.close()
    expect(changed).toEqual([])
    for (const side of SIDES) {
      const texts = rows.filter(({ author }) => author === side).map(({ text }) => String(text))
      // One more may be stored whose acknowledgement the kill cut off.
      expect(texts.length - acknowledged[side]).toBeOneOf([0, 1])
      expect(texts).toEqual(texts.map((_, n) => `${side} ${n + 1}`))
    }
    process.stdout.write(`${rows.length} messages, ${kills} kills\n`)
  },
  LIMIT_MS,
)

async function prepare(place: Place): Promise<string> {
  const database = await openDatabase(place)
  for (const [id, role] of [
    ['ana', 'user'],
    ['sam', 'support'],
  ])
    await database.db.execute(
      sql`insert into users (id, name, email, email_verified, role, created_at, updated_at)
          values (${id}, '', ${`${id}@example.org`}, true, ${role}, now(), now())`,
    )
  const [row] = rowsOf(
    await database.db.execute(
      sql`insert into support_requests (user_id, email, subject, key_hash)
          values ('ana', 'ana@example.org', 'The map', 'hash') returning id`,
    ),
  )
  await database.close()
  return String(row?.id)
}

type Life = { requestId: string; sides: readonly Side[]; acknowledged: Record<Side, number> }

/** One server in which these sides go on writing, until it is killed. Answers what it said. */
async function liveAndDie(
  { dataDir, databaseUrl }: Place,
  { requestId, sides, acknowledged }: Life,
  chance: () => number,
): Promise<string[]> {
  const next = SIDES.map((side) => (sides.includes(side) ? String(acknowledged[side] + 1) : ''))
  const place = [requestId, ...next, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])]
  const writer = spawn(process.execPath, [...SERVER_FLAGS, ...testProgram(WRITER), ...place], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  writer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const said: string[] = []
  const wanted = 1 + Math.floor(MOST_OF_A_LIFE * chance())
  const lines = createInterface(writer.stdout)
  const enough = new Promise<void>((resolve) =>
    lines.on('line', (line) => {
      said.push(line)
      if (said.length >= wanted) resolve()
    }),
  )
  const ended = Promise.all([once(writer, 'close'), once(lines, 'close')])
  if (chance() < 1 / 6) await pause(1500 * chance())
  else {
    await Promise.race([enough, ended])
    await pause(50 * chance())
  }
  writer.kill('SIGKILL')
  await ended
  if (writer.signalCode !== 'SIGKILL') throw new Error(output || 'the writer ended without a word')
  return said
}
