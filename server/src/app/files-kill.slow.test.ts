import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, inject, onTestFinished, test } from 'vitest'
import { filesJobs } from '#features/documents/files/index.ts'
import { seededChance } from '#platform/db/crash-tests/kill-rounds.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { startTestCluster } from '#platform/db/test-cluster.ts'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'
import { uploadsJobs } from '#platform/uploads/uploads.jobs.ts'
import { makeTrip } from '#seeds/make.ts'
import { type FilesPlace, openFilesServer } from './test-files-server.ts'

// Each kill is a process that starts and recovers: three seconds of processor time.
const KILLS = inject('isProving') ? 40 : 6
const LIMIT_MS = inject('isProving') ? 1_200_000 : 240_000
const SEED = Number(process.env.CRASH_SEED ?? 20261128)
const WRITER = 'src/app/test-files-writer.ts'
const PERSON = 'somebody'
const DAY_MS = 24 * 60 * 60 * 1000
const isOnServer = process.env.TEST_DATABASE_URL !== undefined

test(
  `${KILLS} kills in the middle of uploads lose no acknowledged file, and a night later nothing half is left (seed ${SEED})`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tripwright-files-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true }))
    const cluster = isOnServer ? await startTestCluster() : null
    if (cluster) onTestFinished(cluster.stop)
    const place = { dataDir, databaseUrl: cluster?.url }
    const tripId = await prepare(place)
    const chance = seededChance(SEED)
    const said: string[] = []
    for (let kill = 0; kill < KILLS; kill++) said.push(...(await liveAndDie(place, tripId, chance)))
    const [kept, going, gone] = ['kept', 'going', 'gone'].map((word) => linesOf(said, word))
    expect(kept?.size).toBeGreaterThan(KILLS)

    // Two nights later: contents lie in a folder for each day, and the night removes those of whole days before.
    const now = () => new Date(Date.now() + 2 * DAY_MS)
    const server = await openFilesServer(place, PERSON, { hasJobs: true, now })
    await pause(cluster ? 1500 : 500)
    for (const night of ['uploads.end', 'uploads.sweep', 'files.sweep'])
      await [...uploadsJobs(server.platform), ...filesJobs(server.platform)]
        .find(({ name }) => name === night)
        ?.run({})
    const lost: string[] = []
    for (const [id, sum] of kept ?? []) {
      if (going?.has(id)) continue
      const answer = await server.call('GET', `/api/files/${id}`)
      const bytes = Buffer.from(await answer.arrayBuffer())
      if (answer.status !== 200 || createHash('sha256').update(bytes).digest('hex') !== sum) lost.push(id)
    }
    const back = []
    for (const id of gone?.keys() ?? [])
      if ((await server.call('GET', `/api/files/${id}`)).status !== 404) back.push(id)
    const rows = rowsOf(
      await server.platform.database.db.execute(sql`select storage_key, thumbnail_key from stored_files`),
    )
    const named = rows.flatMap((row) => [String(row.storage_key), String(row.thumbnail_key)]).sort()
    const folder = join(dataDir, 'files')
    const onDisk = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
      .sort()
    await server.close()
    expect({ lost, back }).toEqual({ lost: [], back: [] })
    expect(onDisk).toEqual(named)
  },
  LIMIT_MS,
)

async function prepare(place: FilesPlace): Promise<string> {
  const database = await openDatabase(place)
  await database.db.execute(
    sql`insert into users (id, name, email, email_verified, created_at, updated_at)
        values (${PERSON}, '', 'somebody@example.org', true, now(), now())`,
  )
  const { id } = await makeTrip({ database }, { personId: PERSON, fields: { title: 'Vienna' } })
  await database.close()
  return id
}

function linesOf(said: readonly string[], word: string): Map<string, string> {
  const lines = said.map((line) => line.split(' ')).filter(([first]) => first === word)
  return new Map(lines.map(([, id = '', sum = '']) => [id, sum]))
}

/** One writer, killed a moment after its first acknowledged file, or in one of six runs while it opens. Answers what it said. */
async function liveAndDie(
  { dataDir, databaseUrl }: FilesPlace,
  tripId: string,
  chance: () => number,
): Promise<string[]> {
  const place = [PERSON, tripId, dataDir, ...(databaseUrl === undefined ? [] : [databaseUrl])]
  const writer = spawn(process.execPath, [...SERVER_FLAGS, ...testProgram(WRITER), ...place], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  writer.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const said: string[] = []
  const lines = createInterface(writer.stdout)
  lines.on('line', (line) => said.push(line))
  const ended = Promise.all([once(writer, 'close'), once(lines, 'close')])
  if (chance() < 1 / 6) await pause(1500 * chance())
  else {
    await Promise.race([once(lines, 'line'), ended])
    await pause(400 * chance())
  }
  writer.kill('SIGKILL')
  await ended
  if (writer.signalCode !== 'SIGKILL') throw new Error(output || 'the writer ended without a word')
  return said
}
