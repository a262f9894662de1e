import { createHash, randomBytes } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openAsBlob,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { onClient } from './db.embedded.ts'
import type { Database } from './db.port.ts'
import { openPostgres } from './db.postgres.ts'
import { EMBEDDED_RELEASE } from './embedded/embedded-engine.ts'
import { takeDatabaseFolder } from './embedded/embedded-folder.ts'
import { type Migration, migrate, readMigrations } from './migrate.ts'
import { MIGRATIONS_FOLDER, prepareFirstStart } from './open-database.ts'
import { parsers, serializers } from './value-types.ts'

const SNAPSHOTS = fileURLToPath(new URL('../../../../.cache/test-database', import.meta.url))
const DAY_MS = 24 * 60 * 60 * 1000
const TEMPLATE_LOCK = 7_250_412

/**
 * A migrated database of its own for one test file: in memory, or on the server of TEST_DATABASE_URL when that is set.
 * `close` removes it.
 */
export async function openTestDatabase(): Promise<Database> {
  const migrations = readMigrations(MIGRATIONS_FOLDER)
  const server = process.env.TEST_DATABASE_URL
  return server ? openOnServer(server, migrations) : openInMemory(migrations)
}

/** Creates the template databases, so that the workers of a test run need not wait for each other. */
export async function prepareTestDatabases(): Promise<void> {
  const migrations = readMigrations(MIGRATIONS_FOLDER)
  const server = process.env.TEST_DATABASE_URL
  if (server) return void (await template(server, migrations))
  await snapshot(migrations)
  // For the tests that start whole programs.
  await prepareFirstStart()
}

/** Copies an empty embedded database into a data folder, because creating one takes seconds. */
export async function copyEmptyDatabase(dataDir: string): Promise<void> {
  cpSync(await emptyFolder(), dataDir, { recursive: true })
}

/** An empty database on the server, which `drop` removes. */
export async function makeServerDatabase(
  server: string,
  template = 'template0',
): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`
  await onServer(server, (client) => client.query(`create database ${name} template ${template}`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    url: url.href,
    drop: () => onServer(server, (client) => client.query(`drop database ${name} with (force)`)),
  }
}

async function openOnServer(server: string, migrations: Migration[]): Promise<Database> {
  const made = await makeServerDatabase(server, await template(server, migrations))
  const { session: _, ...database } = await openPostgres({ databaseUrl: made.url })
  const close = async () => {
    await database.close()
    await made.drop()
  }
  return { ...database, close }
}

/** The name of a migrated template database, created under a lock when it is missing. */
async function template(server: string, migrations: Migration[]): Promise<string> {
  const name = `template_${keyOf(migrations)}`
  await onServer(server, async (client) => {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    const { rows } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rows.length > 0) return
    const draft = await makeServerDatabase(server)
    const database = await openPostgres({ databaseUrl: draft.url })
    const session = await database.session()
    await migrate(session, migrations)
    await session.end()
    await database.close()
    await client.query(`alter database ${new URL(draft.url).pathname.slice(1)} rename to ${name}`)
  })
  return name
}

async function onServer(server: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

async function openInMemory(migrations: Migration[]): Promise<Database> {
  const loadDataDir = await openAsBlob(await snapshot(migrations))
  const client = new PGlite({ loadDataDir, parsers, serializers, startParams })
  await client.waitReady
  return { ...onClient(client), broken: new Promise(() => {}), close: () => client.close() }
}

const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=8MB', '-c', 'min_wal_size=2MB']

/** The snapshot of a migrated in-memory database, kept between runs while the migrations stay the same. */
async function snapshot(migrations: Migration[]): Promise<string> {
  const file = join(SNAPSHOTS, `${keyOf(migrations)}.tar`)
  if (existsSync(file)) return file
  // Small log files, or most of the snapshot would be log.
  const client = new PGlite({ initDbStartParams: ['--wal-segsize=1'], startParams })
  await client.waitReady
  const { session } = onClient(client)
  await migrate(await session(), migrations)
  // Drops the default databases: they are two thirds of the files, and nothing is copied from them.
  for (const name of ['template0', 'template1']) {
    await client.exec(`alter database ${name} is_template false`)
    await client.exec(`drop database ${name}`)
  }
  await client.exec('checkpoint')
  const tar = await client.dumpDataDir('none')
  await client.close()
  mkdirSync(SNAPSHOTS, { recursive: true })
  for (const name of readdirSync(SNAPSHOTS).filter((name) => name.endsWith('.tar')))
    if (Date.now() - statSync(join(SNAPSHOTS, name)).mtimeMs > DAY_MS)
      rmSync(join(SNAPSHOTS, name), { force: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await tar.arrayBuffer()))
  renameSync(draft, file)
  return file
}

/** A data folder with an empty database, kept between runs. */
async function emptyFolder(): Promise<string> {
  const folder = join(SNAPSHOTS, `empty-${EMBEDDED_RELEASE}`)
  if (existsSync(folder)) return folder
  mkdirSync(SNAPSHOTS, { recursive: true })
  const draft = mkdtempSync(`${folder}.`)
  const { lock } = await takeDatabaseFolder(draft)
  lock.release()
  try {
    renameSync(draft, folder)
  } catch (error) {
    // Another worker was first.
    rmSync(draft, { recursive: true })
    if (!existsSync(folder)) throw error
  }
  return folder
}

function keyOf(migrations: Migration[]): string {
  const hash = createHash('sha256').update(EMBEDDED_RELEASE)
  for (const { name, sha256 } of migrations) hash.update(name).update(sha256)
  return hash.digest('hex').slice(0, 16)
}
