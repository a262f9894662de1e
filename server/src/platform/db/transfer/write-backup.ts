import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { DatabaseSession } from '../db.port.ts'
import { syncPath } from '../embedded/durable-folder.ts'
import { appliedMigrations } from '../migrate.ts'
import { BACKUP_VERSION, FILES_FOLDER, MANIFEST_NAME, type Manifest, README } from './backup-format.ts'
import { readSequences } from './load-database.ts'
import { listTables, readRows, type Table } from './table-rows.ts'
import { type TarFile, writeTar } from './tar.ts'

type Source = { session: DatabaseSession; filesFolder: string; now: Date }

/**
 * Writes a backup of the database as of now, and afterwards of the stored files, so that every file that a row names is
 * included. Does not disturb a running server. The file appears complete or not at all, readable by its owner only.
 */
export async function writeBackup(file: string, source: Source): Promise<Manifest> {
  const draft = `${file}.part`
  let manifest: Manifest | undefined
  const members = async function* () {
    manifest = yield* backupMembers(source)
  }
  await source.session.run('begin isolation level repeatable read, read only')
  try {
    const output = createWriteStream(draft, { mode: 0o600 })
    await pipeline(Readable.from(writeTar(members())), createGzip({ level: 6 }), output)
    syncPath(draft)
    await rename(draft, file)
    syncPath(dirname(file))
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  } finally {
    await source.session.run('rollback').catch(() => undefined)
  }
  if (!manifest) throw new Error('the backup was written without its manifest')
  return manifest
}

async function* backupMembers({ session, filesFolder, now }: Source): AsyncGenerator<TarFile, Manifest> {
  yield textFile('README.txt', README)
  const [server] = await session.rows<{ version: string }>('select version()')
  const tables: Manifest['tables'] = []
  for (const table of await listTables(session)) tables.push(yield* tableMembers(session, table))
  const manifest: Manifest = {
    format: 'tripwright-backup',
    version: BACKUP_VERSION,
    createdAt: now.toISOString(),
    madeFrom: server?.version ?? '',
    migrations: await appliedMigrations(session),
    tables,
    sequences: await readSequences(session),
    files: yield* storedFiles(filesFolder),
  }
  yield textFile(MANIFEST_NAME, `${JSON.stringify(manifest, null, 2)}\n`)
  return manifest
}

/** One member per batch of rows, because a tar archive needs the size before the content. */
async function* tableMembers(
  session: DatabaseSession,
  table: Table,
): AsyncGenerator<TarFile, Manifest['tables'][number]> {
  const hash = createHash('sha256')
  let rows = 0
  let part = 0
  for await (const lines of readRows(session, table)) {
    const text = Buffer.from(`${lines.join('\n')}\n`)
    hash.update(text)
    rows += lines.length
    part++
    yield textFile(`tables/${table.schema}/${table.name}/${String(part).padStart(6, '0')}.jsonl`, text)
  }
  return { ...table, rows, sha256: hash.digest('hex') }
}

async function* storedFiles(folder: string): AsyncGenerator<TarFile, Manifest['files']> {
  const hash = createHash('sha256')
  const total = { count: 0, bytes: 0 }
  for (const path of await filesBelow(folder)) {
    // A file may be deleted during the backup; its row is deleted too, or already names a missing file. What is open stays
    // readable to its end.
    const handle = await open(path).catch(() => null)
    if (!handle) continue
    const stats = await handle.stat()
    const key = relative(folder, path).split(sep).join('/')
    hash.update(`${key}\0`)
    yield {
      name: `${FILES_FOLDER}${key}`,
      size: stats.size,
      contents: hashed(handle.createReadStream(), hash),
    }
    total.count++
    total.bytes += stats.size
  }
  return { ...total, sha256: hash.digest('hex') }
}

async function* hashed(chunks: AsyncIterable<Buffer>, hash: { update(chunk: Buffer): unknown }) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

/** In a fixed order; a name that begins with a dot is a file still being written. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  })
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return files.map((entry) => join(entry.parentPath, entry.name)).sort()
}

function textFile(name: string, text: string | Buffer): TarFile {
  const contents = Buffer.from(text)
  return { name, size: contents.length, contents: [contents] }
}
