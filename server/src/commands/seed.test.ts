import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tripwright-seed-'))
  writeFileSync(
    join(folder, 'seed.json'),
    JSON.stringify({ users: [{ email: 'ada@example.org', password: 'Abcdef1!' }] }),
  )
  writeFileSync(join(folder, 'later.json'), JSON.stringify({ users: [], coupons: [] }))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function seed(args: string[], env: NodeJS.ProcessEnv = {}) {
  const set = {
    PATH: process.env.PATH,
    INIT_CWD: folder,
    DATA_DIR: join(folder, 'data'),
    LOG_LEVEL: 'silent',
    OUTSIDE: 'off',
    ...env,
  }
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...SERVER_FLAGS, ...testProgram('src/commands/seed.ts'), ...args],
    {
      env: set,
      encoding: 'utf8',
    },
  )
  return { status, stdout, stderr }
}

describe('npm run seed', () => {
  it('prints one JSON line with the ids, for a file named from where the person stands', {
    timeout: 60_000,
  }, () => {
    const { status, stdout } = seed(['seed.json'])
    expect(status).toBe(0)
    expect(stdout.split('\n')).toEqual([expect.any(String), ''])
    expect(JSON.parse(stdout)).toEqual({
      users: [{ email: 'ada@example.org', id: expect.any(String) }],
      savedItems: [],
    })
  })

  it.each([
    ['without a file', [], {}, 'Nothing was seeded: say what to seed: '],
    [
      'with a file that is not there',
      ['gone.json'],
      {},
      'Nothing was seeded: the seed file gone.json cannot be read\n',
    ],
    [
      'with fields of later features',
      ['later.json'],
      {},
      'Nothing was seeded: the seed file has fields that are not supported: coupons\n',
    ],
    [
      'in production',
      ['seed.json'],
      {
        NODE_ENV: 'production',
        AUTH_SECRET: 'x'.repeat(32),
        PUBLIC_URL: 'https://trips.example',
        SMTP_URL: 'smtp://mail.example',
      },
      'Nothing was seeded: seeding is a test seam: production takes it only with TEST_SEAMS=1\n',
    ],
  ])('%s says why it does nothing, and fails', { timeout: 30_000 }, (_, args, env, sentence) => {
    const { status, stdout, stderr } = seed(args, env)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toContain(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
})
