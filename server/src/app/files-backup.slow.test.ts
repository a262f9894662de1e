import { spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packSealedFile } from '@tripwright/domain/documents/vault'
import { writePicture } from '@tripwright/domain/site/blog'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesJobs } from '#features/documents/files/index.ts'
import { vaultJobs } from '#features/documents/vault/index.ts'
import { blogJobs } from '#features/site/blog/index.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { makeServerDatabase } from '#platform/db/test-database.ts'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'
import { makeTrip, makeUuid } from '#seeds/make.ts'
import { type FilesPlace, noisyPng, openFilesServer, packed } from './test-files-server.ts'

const server = process.env.TEST_DATABASE_URL
const PERSON = 'somebody'
const DAY_MS = 24 * 60 * 60 * 1000
const LIMIT_MS = 240_000
const KEYS = {
  format: 1,
  vaultId: '7b6f4e1c-2f9b-4c63-9d0e-1f6a3b2c4d5e',
  rounds: 600_000,
  salt: 'AAAAAAAAAAAAAAAAAAAAAA==',
  byPassphrase: 'BBBB',
  recoverySalt: 'CCCCCCCCCCCCCCCCCCCCCA==',
  byRecovery: 'DDDD',
}
const POST = {
  title: 'How to pack light',
  description: 'A short list of what to take for a week, and of what to leave at home, with weights.',
  writer: 'nora-meridian',
  topics: ['planning'],
}

let root: string
const drops: (() => Promise<void>)[] = []
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'tripwright-files-backup-'))
})
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(root, { recursive: true })
})

async function makePlace(name: string, databaseUrl = server): Promise<FilesPlace> {
  const dataDir = join(root, name)
  mkdirSync(dataDir)
  if (databaseUrl === undefined) return { dataDir, databaseUrl }
  const made = await makeServerDatabase(databaseUrl)
  drops.push(made.drop)
  return { dataDir, databaseUrl: made.url }
}

const settings = ({ dataDir, databaseUrl = '' }: FilesPlace) => ({
  PATH: process.env.PATH,
  INIT_CWD: root,
  DATA_DIR: dataDir,
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'silent',
  OUTSIDE: 'off',
})
const programOf = (command: string) => testProgram(`src/commands/${command}.ts`)
/** Runs a command of an operator, as npm does. */
const run = (command: string, place: FilesPlace, ...args: string[]) =>
  spawnSync(process.execPath, [...SERVER_FLAGS, ...programOf(command), ...args], {
    env: settings(place),
    encoding: 'utf8',
  })

test(
  'a photo, a receipt, a sealed document and a picture of a post come back from a backup byte for byte, and the night leaves them',
  async () => {
    const source = await makePlace('source')
    const files = await addFiles(source)
    writeFileSync(join(source.dataDir, 'files', '.half-an-upload'), 'half')
    expect(run('backup', source, 'all.tar.gz')).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/ and 7 files to /),
    })
    // Into the other kind of database too, where there is a server.
    const targets = [await makePlace('target'), ...(server ? [await makePlace('embedded', undefined)] : [])]
    for (const target of targets) {
      expect(run('restore', target, 'all.tar.gz')).toMatchObject({ status: 0, stderr: '' })
      const now = () => new Date(Date.now() + 3 * DAY_MS)
      const restored = await openFilesServer(target, PERSON, { hasJobs: true, now, role: 'owner' })
      const jobs = [filesJobs, vaultJobs, blogJobs].flatMap((jobsOf) => jobsOf(restored.platform))
      for (const job of jobs) if (job.schedule !== undefined) await job.run({})
      for (const [path, bytes] of files) {
        const answer = await restored.call('GET', path)
        expect(answer.status, path).toBe(200)
        expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes)), path).toBe(true)
      }
      await restored.close()
      expect(readdirSync(join(target.dataDir, 'files'))).not.toContain('.half-an-upload')
    }
  },
  LIMIT_MS,
)

test(
  'a restore that was killed is not started on: the product says that it broke off, and again makes it whole',
  async () => {
    const source = await makePlace('killed-source')
    const files = await addFiles(source)
    expect(run('backup', source, 'killed.tar.gz').status).toBe(0)
    const target = await makePlace('killed-target')
    const restoring = spawn(process.execPath, [...SERVER_FLAGS, ...programOf('restore'), 'killed.tar.gz'], {
      env: settings(target),
    })
    const ended = once(restoring, 'exit')
    while (!existsSync(join(target.dataDir, 'files.restoring', 'files')) && restoring.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 2))
    restoring.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGKILL')

    await expect(openFilesServer(target, PERSON)).rejects.toMatchObject({
      code: 'restore-broke-off',
      message: expect.stringContaining('run it again with --force'),
    })
    expect(run('backup', target, 'of-half.tar.gz')).toMatchObject({ status: 1 })
    expect(run('restore', target, 'killed.tar.gz', '--force')).toMatchObject({ status: 0 })
    const restored = await openFilesServer(target, PERSON, { role: 'owner' })
    for (const [path, bytes] of files) {
      const answer = await restored.call('GET', path)
      expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(bytes)), path).toBe(true)
    }
    await restored.close()
  },
  LIMIT_MS,
)

/** What can be read afterwards, and its bytes. */
async function addFiles(place: FilesPlace): Promise<[string, Uint8Array][]> {
  const database = await openDatabase(place)
  await database.db.execute(
    sql`insert into users (id, name, email, email_verified, created_at, updated_at)
        values (${PERSON}, '', 'somebody@example.org', true, now(), now())`,
  )
  const { id: trip } = await makeTrip({ database }, { personId: PERSON, fields: { title: 'Vienna' } })
  await database.close()
  const { call, close } = await openFilesServer(place, PERSON, { hasJobs: true, role: 'owner' })
  const put: Put = async (path, body, method = 'PUT') =>
    expect((await call(method, path, body)).status, path).toBe(200)
  const [photo, receipt, expense, sealed] = [randomUUID(), randomUUID(), makeUuid(), randomUUID()]
  const [face, bill, view, small] = [noisyPng(100), noisyPng(200), noisyPng(150), noisyPng(16)]
  const op = (field: string, value: unknown) => ({
    opId: makeUuid(),
    tripId: trip,
    itemId: expense,
    field,
    value,
    baseVersion: 0,
  })
  await put(`/api/account/photo/${photo}`, packed(face, small))
  await put(`/api/trips/${trip}/ops`, { ops: [op('kind', 'expense'), op('share', { receipt })] }, 'POST')
  await put(`/api/trips/${trip}/receipts/${receipt}`, packed(bill, small))
  await put('/api/vault/keys', { keys: KEYS, baseVersion: 0 })
  await put(`/api/vault/files/${sealed}`, packSealedFile({ head: small.subarray(0, 20), content: bill }))
  const picture = await addPostPicture(put, packed(view, small))
  const secret = await call('GET', `/api/vault/files/${sealed}`)
  await close()
  return [
    [`/api/files/${photo}`, face],
    [`/api/files/${photo}/thumbnail`, small],
    [`/api/files/${receipt}`, bill],
    [`/api/vault/files/${sealed}`, Buffer.from(await secret.arrayBuffer())],
    [picture, view],
  ]
}

type Put = (path: string, body: Uint8Array | object, method?: string) => Promise<void>
/** In the text of a draft; answers its address for staff. */
async function addPostPicture(put: Put, content: Uint8Array): Promise<string> {
  const id = randomUUID()
  await put(`/api/admin/blog/pictures/${id}`, content)
  const line = writePicture({ id, width: 150, height: 150, alt: 'A bag', caption: '' })
  await put('/api/admin/blog/posts/pack', { base: 0, text: { ...POST, text: line } })
  return `/api/admin/blog/pictures/${id}/150x150`
}
