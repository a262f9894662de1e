import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { checksumOf, findMigrationProblems, formatLanded, nextMigrationName, parseLanded } from './landed.ts'
import { LANDED, MIGRATIONS, readListOfMain, readMigrationFiles } from './migration-folder.ts'

const FIRST = { name: '20260101000000_first.sql', sha256: checksumOf('select 1') }
const SECOND = { name: '20260102000000_second.sql', sha256: checksumOf('select 2') }
const THIRD = { name: '20260103000000_third.sql', sha256: checksumOf('select 3') }
const filesOf = (...listed: (typeof FIRST)[]) => new Map(listed.map(({ name, sha256 }) => [name, sha256]))

describe('the migrations of this version', () => {
  const landed = parseLanded(readFileSync(join(ROOT, LANDED), 'utf8'))
  const ofMain = readListOfMain(ROOT)

  test('are all in landed.txt, unchanged, each after the one that landed before it', () => {
    expect(landed.length).toBeGreaterThanOrEqual(29)
    expect(findMigrationProblems(landed, readMigrationFiles(ROOT))).toEqual([])
  })

  test.skipIf(ofMain === null)(
    'only add to the list of the main branch (skipped where there is no history)',
    () => {
      expect(findMigrationProblems(landed, readMigrationFiles(ROOT), ofMain ?? [])).toEqual([])
    },
  )
})

describe('a list is refused', () => {
  test.each([
    [
      'when a name sorts before what landed',
      [SECOND, FIRST],
      [FIRST, SECOND],
      [],
      [`${FIRST.name}: does not sort after ${SECOND.name}, which landed before it`],
    ],
    ['when a file is gone', [FIRST, SECOND], [FIRST], [], [`${SECOND.name}: has landed and is gone`]],
    [
      'when a file was changed',
      [FIRST],
      [{ name: FIRST.name, sha256: SECOND.sha256 }],
      [],
      [`${FIRST.name}: was changed after it was listed`],
    ],
    [
      'when a file is missing from it',
      [FIRST],
      [FIRST, SECOND],
      [],
      [`${SECOND.name}: is not in landed.txt`],
    ],
    [
      'when it puts something before what the main branch has',
      [FIRST, SECOND, THIRD],
      [FIRST, SECOND, THIRD],
      [FIRST, THIRD],
      [`${THIRD.name}: landed on the main branch and has lost its place in landed.txt`],
    ],
  ])('%s', (_, landed, files, before, problems) => {
    expect(findMigrationProblems(landed, filesOf(...files), before)).toEqual(problems)
  })

  test('when it has the marks of a merge conflict', () => {
    expect(() => parseLanded(`${formatLanded([FIRST])}<<<<<<< HEAD\n`)).toThrow('npm run list:migrations')
  })
})

test.each([
  ['20260101000000_first.sql', '2026-03-04T05:06:07Z', '20260304050607_topic.sql'],
  ['20271231235959_first.sql', '2026-03-04T05:06:07Z', '20280101000000_topic.sql'],
  [undefined, '2026-03-04T05:06:07Z', '20260304050607_topic.sql'],
])('after %s at %s the next name is %s', (last, now, name) => {
  expect(nextMigrationName('topic', last, new Date(now))).toBe(name)
})

describe('two branches that both add a migration', () => {
  let root: string
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tripwright-landed-'))
    for (const folder of ['tools', 'server']) mkdirSync(join(root, folder))
    for (const path of ['package.json', 'tools/migrations', 'tools/bootstrap', 'tools/list-migrations.ts'])
      cpSync(join(ROOT, path), join(root, path), { recursive: true })
    cpSync(join(ROOT, 'tools/new-migration.ts'), join(root, 'tools/new-migration.ts'))
    mkdirSync(join(root, MIGRATIONS))
    git('init', '--quiet', '--initial-branch=main')
    commitMigration(FIRST.name, 'select 1')
  })
  afterEach(() => rmSync(root, { recursive: true }))

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
    })
  const listMigrations = () =>
    execFileSync(process.execPath, [join(root, 'tools/list-migrations.ts')], { cwd: root, stdio: 'pipe' })
  const landed = () => parseLanded(readFileSync(join(root, LANDED), 'utf8'))
  const problems = () => findMigrationProblems(landed(), readMigrationFiles(root), readListOfMain(root) ?? [])

  function commitMigration(name: string, statements: string): void {
    writeFileSync(join(root, MIGRATIONS, name), statements)
    listMigrations()
    git('add', '.')
    git('commit', '--quiet', '-m', name)
  }

  /** One branch has the earlier name, the other one landed first. */
  function branchOut(): void {
    git('switch', '--quiet', '-c', 'early')
    commitMigration('20260110000000_early.sql', 'select 10')
    git('switch', '--quiet', 'main')
    commitMigration('20260120000000_late.sql', 'select 20')
  }

  test.each([
    ['the main branch takes the other in', 'main', 'early'],
    ['the other takes the main branch in', 'early', 'main'],
  ])('stop git at the list, and are put in the order of landing when %s', (_, into, from) => {
    branchOut()
    git('switch', '--quiet', into)
    expect(() => git('merge', from)).toThrow()
    expect(() => landed()).toThrow('npm run list:migrations')
    listMigrations()
    const names = landed().map(({ name }) => name)
    expect(names.slice(0, 2)).toEqual([FIRST.name, '20260120000000_late.sql'])
    expect(names[2]).toMatch(/_early\.sql$/)
    git('add', '.')
    git('commit', '--quiet', '-m', 'merged')
    expect(problems()).toEqual([])
  })

  test.each([
    ['main', 'early'],
    ['early', 'main'],
  ])('are refused when somebody settles the list by name (%s takes %s in)', (into, from) => {
    branchOut()
    git('switch', '--quiet', into)
    expect(() => git('merge', from)).toThrow()
    const byName = [...readMigrationFiles(root)].map(([name, sha256]) => ({ name, sha256 }))
    writeFileSync(join(root, LANDED), formatLanded(byName.toSorted((a, b) => (a.name < b.name ? -1 : 1))))
    git('add', '.')
    git('commit', '--quiet', '-m', 'merged by name')
    expect(problems()).toEqual([
      '20260120000000_late.sql: landed on the main branch and has lost its place in landed.txt',
    ])
  })

  test('may change only migrations that have not landed', () => {
    git('switch', '--quiet', '-c', 'early')
    commitMigration('20260110000000_early.sql', 'select 10')
    commitMigration('20260110000000_early.sql', 'select 11')
    expect(problems()).toEqual([])
    writeFileSync(join(root, MIGRATIONS, FIRST.name), 'select 100')
    expect(() => listMigrations()).toThrow('What has landed cannot change')
    expect(problems()).toEqual([`${FIRST.name}: was changed after it was listed`])
  })
})
