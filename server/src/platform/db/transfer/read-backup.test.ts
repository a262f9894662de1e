import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from '../migrate.ts'
import { backup } from './backup.ts'
import { checkBackup, unpackFiles } from './read-backup.ts'
import { rewriteBackup } from './rewrite-backup.ts'
import { inside, makeTestInstallation, type TestInstallation } from './transfer-fixture.ts'

const now = new Date('2026-11-21T10:00:00Z')

describe('a file that is not whole', () => {
  let home: TestInstallation
  let file: string
  beforeAll(async () => {
    home = await makeTestInstallation()
    await inside(home, async (session) => {
      await migrate(session, readMigrations(home.migrationsDir))
      await session.run(`insert into many select n, md5(n::text) from generate_series(1, 2000) n`)
    })
    file = `${home.migrationsDir}.tar.gz`
    await backup(home, file, now)
  }, 120_000)
  afterAll(() => home.remove())

  const refusal = (bytes: Buffer, code = 'damaged-backup') => {
    const path = `${home.migrationsDir}-changed.tar.gz`
    writeFileSync(path, bytes)
    return expect(checkBackup(path)).rejects.toMatchObject({ code })
  }

  test('is refused after a change of any byte', async () => {
    const whole = readFileSync(file)
    for (const part of [0.1, 0.5, 0.9]) {
      const bytes = Buffer.from(whole)
      const at = Math.floor(part * bytes.length)
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
      await refusal(bytes)
    }
  })

  test('is refused when it was cut off', async () => {
    const whole = readFileSync(file)
    for (const length of [whole.length - 1, Math.floor(whole.length / 2), 0])
      await refusal(whole.subarray(0, length))
  })

  test('is refused when a row was changed by someone who packed it again', async () => {
    const text = gunzipSync(readFileSync(file)).toString('latin1')
    await refusal(gzipSync(Buffer.from(text.replace('"id":1500,', '"id":9500,'), 'latin1')))
  })

  test('is refused when it is something else, or absent', async () => {
    await refusal(gzipSync('hello'))
    await refusal(Buffer.from('hello'))
    await expect(checkBackup(`${file}.absent`)).rejects.toMatchObject({
      code: 'damaged-backup',
      message: expect.stringMatching(/is no whole backup \(ENOENT.*\); nothing was changed/),
    })
  })

  test('cannot lead out of the folder of files', async () => {
    const path = `${home.migrationsDir}-evil.tar.gz`
    await rewriteBackup(file, path, ({ name, bytes }) => ({
      name: name.replace('README.txt', 'files/../../evil.txt'),
      bytes,
    }))
    await expect(unpackFiles(path, `${home.dataDir}/unpacked`)).rejects.toThrow('leads out of the folder')
  })

  test('of a newer format is refused as such', async () => {
    const path = `${home.migrationsDir}-newer.tar.gz`
    await rewriteBackup(file, path, ({ name, bytes }) => ({
      name,
      bytes:
        name === 'manifest.json' ? Buffer.from(`${bytes}`.replace('"version": 1', '"version": 2')) : bytes,
    }))
    await expect(checkBackup(path)).rejects.toMatchObject({ code: 'newer-backup' })
  })
})
