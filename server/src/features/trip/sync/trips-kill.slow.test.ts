import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { seededChance } from '#platform/db/crash-tests/kill-rounds.ts'
import type { Db } from '#platform/db/db.port.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { startTestCluster } from '#platform/db/test-cluster.ts'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'
import { makeUuid } from '#seeds/make.ts'

// A sample by default: each kill costs a start of the database.
const KILLS = 200
const LEAST_KILLS = 5
const TIME_MS = inject('isProving') ? 900_000 : 20_000
const TIMEOUT_MS = TIME_MS + 180_000
const PERSON = 'somebody'
const WRITER = 'seeds/trip-writer.ts'
const isOnServer = process.env.TEST_DATABASE_URL !== undefined
const SEED = Number(process.env.CRASH_SEED ?? 20261122)
const silent = { info: () => undefined, warn: () => undefined }

type Place = { dataDir: string; databaseUrl: string | undefined }

describe(`processes killed while they change trips (seed ${SEED})`, () => {
  test.skipIf(isOnServer)(
    `up to ${KILLS} kills on the embedded database lose no acknowledged operation`,
    async () => {
      // Each folder takes one process, and each core one folder.
      const tallies = await Promise.all([0, 1].map((n) => killRounds(folder(), KILLS / 2, SEED + n, 1)))
      for (const tally of tallies) expectWhole(tally)
    },
    TIMEOUT_MS,
  )

  test.skipIf(!isOnServer)(
    `up to ${KILLS} kills on PostgreSQL lose no acknowledged operation`,
    async () => {
      const cluster = await startTestCluster()
      onTestFinished(cluster.stop)
      const place = { ...folder(), databaseUrl: cluster.url }
      expectWhole(await killRounds(place, KILLS, SEED, 4))
    },
    TIMEOUT_MS,
  )
})

function folder(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), 'tripwright-trips-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  return { dataDir, databaseUrl: undefined }
}

type Tally = { kills: number; acknowledged: number; lost: string[]; torn: unknown[]; failed: string[] }

function expectWhole(tally: Tally): void {
  expect(tally).toMatchObject({ lost: [], torn: [], failed: [] })
  expect(tally.kills).toBeGreaterThanOrEqual(LEAST_KILLS)
  expect(tally.acknowledged).toBeGreaterThan(tally.kills)
}

/** Kills this many writers, some concurrently; checks at the end, because a lost row stays lost. */
async function killRounds(place: Place, kills: number, seed: number, atOnce: number): Promise<Tally> {
  const chance = seededChance(seed)
  const trips = await prepare(place)
  const acknowledged: string[] = []
  const failed: string[] = []
  const end = Date.now() + TIME_MS
  let killed = 0
  for (; killed < kills && (killed < LEAST_KILLS || Date.now() < end); killed += atOnce) {
    const lives = Array.from({ length: atOnce }, () => liveAndDie(place, trips, chance))
    for (const life of await Promise.all(lives)) {
      acknowledged.push(...life.done)
      if (life.failure !== null) failed.push(life.failure)
    }
  }
  return { kills: killed, acknowledged: acknowledged.length, failed, ...(await look(place, acknowledged)) }
}

async function prepare(place: Place): Promise<string[]> {
  const trips = [makeUuid(), makeUuid(), makeUuid()]
  const database = await openDatabase({ ...place, log: silent })
  await database.db.execute(
    sql`insert into users (id, name, email, email_verified, created_at, updated_at)
        values (${PERSON}, '', 'somebody@example.org', true, now(), now())`,
  )
  await database.close()
  return trips
}

async function look(place: Place, acknowledged: string[]): Promise<Pick<Tally, 'lost' | 'torn'>> {
  const database = await openDatabase({ ...place, log: silent })
  try {
    const stored = new Set(await opIds(database.db))
    // Each version has its operation, and a trip's version is that of its latest item.
    const torn = await database.db.execute(
      sql`select id, version from trips t where
          version <> (select count(*) from trip_ops where trip_id = t.id) or
          version <> (select max(version) from trip_ops where trip_id = t.id) or
          version <> (select max(version) from trip_items where trip_id = t.id) or
          version <> 3 * (select count(*) from trip_items where trip_id = t.id and is_deleted)`,
    )
    return { lost: acknowledged.filter((id) => !stored.has(id)), torn: rowsOf(torn) }
  } finally {
    await database.close()
  }
}

async function opIds(db: Db): Promise<string[]> {
  return rowsOf(await db.execute(sql`select op_id from trip_ops`)).map((row) => String(row.op_id))
}

/** One writer, killed a moment after its first output, or in one of ten runs while it opens the database. */
async function liveAndDie(
  { dataDir, databaseUrl }: Place,
  trips: string[],
  chance: () => number,
): Promise<{ done: string[]; failure: string | null }> {
  const place = [dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])]
  const writer = spawn(
    process.execPath,
    [...SERVER_FLAGS, ...testProgram(WRITER), PERSON, trips.join(','), ...place],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  const done: string[] = []
  let output = ''
  writer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const lines = createInterface(writer.stdout)
  lines.on('line', (line) => done.push(...line.split(' ')))
  const ended = Promise.all([once(writer, 'close'), once(lines, 'close')])
  const wait = chance() < 0.1 ? 300 * chance() : null
  const delay = 40 * chance()
  if (wait !== null) await pause(wait)
  else {
    await Promise.race([once(lines, 'line'), ended])
    await pause(delay)
  }
  writer.kill('SIGKILL')
  await ended
  return { done, failure: writer.signalCode === 'SIGKILL' ? null : output || 'it ended without a word' }
}
