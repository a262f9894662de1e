import { createHash, type Hash } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync } from 'node:fs'
import { dirname, resolve, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { StartError } from '../../start-error.ts'
import {
  BACKUP_VERSION,
  FILES_FOLDER,
  MANIFEST_NAME,
  type Manifest,
  manifestSchema,
  ROWS_NAME,
} from './backup-format.ts'
import type { DatabaseContents } from './load-database.ts'
import { qualified } from './table-rows.ts'
import { readTar, type TarEntry } from './tar.ts'

/** Reads the whole file and verifies every checksum before anything else. Throws StartError. */
export async function checkBackup(file: string): Promise<Manifest> {
  try {
    return await checkSums(file)
  } catch (error) {
    if (error instanceof StartError) throw error
    const detail = error instanceof Error ? error.message : String(error)
    throw new StartError(
      'damaged-backup',
      `the file ${file} is no whole backup (${detail}); nothing was changed`,
      {
        cause: error,
      },
    )
  }
}

/** The rows of a verified backup, in file order. */
export async function* backupRows(file: string, manifest: Manifest): ReturnType<DatabaseContents['rows']> {
  const tables = new Map(manifest.tables.map((table) => [qualified(table), table]))
  for await (const entry of entries(file)) {
    const table = tables.get(tableOf(entry) ?? '')
    if (table) yield { table, lines: (await bytesOf(entry)).toString('utf8').trimEnd().split('\n') }
  }
}

/** Writes the stored files of a verified backup below a folder. */
export async function unpackFiles(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for await (const entry of entries(file)) {
    if (!entry.name.startsWith(FILES_FOLDER)) continue
    const path = resolve(folder, entry.name.slice(FILES_FOLDER.length))
    if (!path.startsWith(`${resolve(folder)}${sep}`)) throw new Error(`${entry.name} leads out of the folder`)
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    await pipeline(entry.contents, createWriteStream(path, { mode: 0o600, flush: true }))
  }
}

type BackupSums = { tables: Map<string, Hash>; files: { count: number; bytes: number; hash: Hash } }

/** Reads a backup to its end and compares its contents with its manifest. */
async function checkSums(file: string): Promise<Manifest> {
  const sums: BackupSums = { tables: new Map(), files: { count: 0, bytes: 0, hash: createHash('sha256') } }
  const { tables, files } = sums
  let manifest: Manifest | undefined
  for await (const entry of entries(file)) {
    const table = tableOf(entry)
    if (table) {
      const hash = tables.get(table) ?? createHash('sha256')
      tables.set(table, hash)
      for await (const chunk of entry.contents) hash.update(chunk)
    } else if (entry.name.startsWith(FILES_FOLDER)) {
      files.hash.update(`${entry.name.slice(FILES_FOLDER.length)}\0`)
      for await (const chunk of entry.contents) files.hash.update(chunk)
      files.count++
      files.bytes += entry.size
    } else if (entry.name === MANIFEST_NAME) manifest = parseManifest(await bytesOf(entry))
  }
  if (!manifest) throw new Error('its manifest is missing')
  requireSums(manifest, sums)
  return manifest
}

/** Throws where rows or files differ from the manifest. */
function requireSums(manifest: Manifest, { tables, files }: BackupSums): void {
  for (const table of manifest.tables) {
    const sum = (tables.get(qualified(table)) ?? createHash('sha256')).digest('hex')
    tables.delete(qualified(table))
    if (sum !== table.sha256) throw new Error(`the rows of ${table.name} are not those that were written`)
  }
  if (tables.size > 0) throw new Error('it has rows of a table that its manifest does not name')
  if (files.count !== manifest.files.count || files.hash.digest('hex') !== manifest.files.sha256)
    throw new Error('its files are not those that were written')
}

function parseManifest(bytes: Buffer): Manifest {
  const parsed: unknown = JSON.parse(bytes.toString('utf8'))
  const version = typeof parsed === 'object' && parsed && 'version' in parsed ? parsed.version : undefined
  if (typeof version === 'number' && version > BACKUP_VERSION)
    throw new StartError(
      'newer-backup',
      'the backup was made by a newer version of Tripwright; restore it with that version',
    )
  return manifestSchema.parse(parsed)
}

function entries(file: string): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip()
  // The reader gets an error in the file through the stream that it reads.
  createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(unpacked)
  return readTar(unpacked)
}

function tableOf({ name }: TarEntry): string | undefined {
  const { schema, table } = ROWS_NAME.exec(name)?.groups ?? {}
  return schema !== undefined && table !== undefined ? qualified({ schema, name: table }) : undefined
}

async function bytesOf({ contents }: TarEntry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of contents) chunks.push(chunk)
  return Buffer.concat(chunks)
}
