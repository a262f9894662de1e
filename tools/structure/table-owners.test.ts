import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import {
  type ForeignUse,
  findForeignUses,
  ownerOfFile,
  readDrizzleTables,
  readTableNames,
  TABLE_OWNERS,
} from './table-owners.ts'

/** Folders of `server/src` that may name any table: they inspect a whole database, and no traveller reaches them. */
const EXEMPT = [
  { files: /\.test\.ts$/, why: 'a test sets up and looks at what others wrote' },
  { files: /contract-test\.ts$|\/crash-tests\//, why: 'these are run by tests' },
  { files: /\/test-[^/]+\.ts$/, why: 'servers and databases that tests open' },
]

const FILES = readdirSync(join(ROOT, 'server/src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `server/src/${file}`)
  .filter((file) => file.endsWith('.ts') && !EXEMPT.some(({ files }) => files.test(file)))
const SOURCES = FILES.map((file) => ({ file, source: readFileSync(join(ROOT, file), 'utf8') }))
const DRIZZLE = readDrizzleTables(SOURCES.map(({ source }) => source))

test('every table has an owner, and every owner is a folder of the server', () => {
  expect(readTableNames(ROOT)).toEqual(Object.keys(TABLE_OWNERS).sort())
  const folders = new Set(FILES.map((file) => file.replace(/\/[^/]*$/, '')))
  const missing = Object.values(TABLE_OWNERS).filter(
    (owner) => !folders.has(`server/src/features/${owner}`) && !folders.has(`server/src/${owner}`),
  )
  expect(missing).toEqual([])
})

test('only its owner reads and writes a table', () => {
  expect(SOURCES.flatMap(({ file, source }) => findForeignUses(file, source, DRIZZLE)).map(nameUse)).toEqual(
    [],
  )
})

test('a drizzle table is declared by its owner, and every table has one', () => {
  const declared = SOURCES.flatMap(({ file, source }) =>
    [...readDrizzleTables([source]).values()].map((table) => ({ table, owner: ownerOfFile(file) })),
  )
  expect(declared.filter(({ table, owner }) => TABLE_OWNERS[table] !== owner)).toEqual([])
  const names = new Set(declared.map(({ table }) => table))
  expect(
    Object.keys(TABLE_OWNERS)
      .filter((table) => !names.has(table))
      .sort(),
  ).toEqual([])
})

const REVIEWS = 'server/src/features/site/home/reviews.store.ts'
const nameUse = ({ file, line, table }: ForeignUse) => `${file}:${line} ${table}`

test.each([
  ['sql`select 1 from users u where u.id = 1`', 'users', 1],
  ['sql`select (select count(*) from users) as people`', 'users', 1],
  ['sql`select 1\n from reviews r\n left join trips t on true`', 'trips', 3],
  ['sql`select 1 from reviews r, users u`', 'users', 1],
  ['sql`INSERT INTO "audit_log" (id) values (1)`', 'audit_log', 1],
  ['sql`delete from push_subscriptions`', 'push_subscriptions', 1],
  ['sql`update only trips set title = 1`', 'trips', 1],
  ['sql`delete from reviews using sessions s where true`', 'sessions', 1],
  ["'truncate table jwks'", 'jwks', 1],
  ["// Of users.\nimport {\n  users,\n} from '#features/account/sign-in/index.ts'", 'users', 2],
  ["import { users as people } from '#features/account/sign-in/index.ts'", 'users', 1],
])('a planted use is found: %s', (source, table, line) => {
  const tables = new Map([['users', 'users']])
  expect(findForeignUses(REVIEWS, source, tables)).toEqual([{ file: REVIEWS, line, table }])
})

test('a use by the owner is allowed, and by every other feature and the platform refused', () => {
  const source = 'sql`select 1 from trips`'
  const usesIn = (file: string) => findForeignUses(file, source, new Map()).length
  expect(usesIn('server/src/features/trip/sync/trips.store.ts')).toBe(0)
  expect(usesIn('server/src/features/trip/sharing/sharing.store.ts')).toBe(1)
  expect(usesIn('server/src/platform/http/idempotency.store.ts')).toBe(1)
  expect(usesIn('server/src/commands/move.ts')).toBe(1)
})

test.each([
  'sql`select 1 from reviews`',
  "const url = 'https://example.org/' // from users",
  '/* Every row\n * comes from users. */',
  "import { text } from './reviews.messages.ts'",
  "import { userRows } from '#features/account/sign-in/index.ts'",
])('no foreign use is found: %s', (source) => {
  expect(findForeignUses(REVIEWS, source, new Map([['users', 'users']]))).toEqual([])
})
