import { createHash, randomUUID } from 'node:crypto'
import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  REGION_FILE,
  REGION_ID,
  type RegionManifest,
  regionManifest,
} from '@tripwright/domain/map/offline-maps'
import { z } from 'zod'
import type { Config } from '#platform/config/config.ts'
import { StartError } from '#platform/start-error.ts'

const MANIFEST = 'region.json'
/** A file that the manifest no longer names stays this long, because a client may be downloading it. */
const OLD_FILE_GRACE_MS = 24 * 60 * 60 * 1000

/** The folder of this server's regions, in its data folder. */
export function regionsFolder(dataDir: string): string {
  return join(dataDir, 'regions')
}

/** Where the map packs that people asked for lie, below the data folder. */
export function mapPacksFolder(dataDir: string): string {
  return join(dataDir, 'map-packs')
}

/** The folder of the guide cities' regions: built with the website, outside the data folder. */
export const GUIDE_REGIONS = join(import.meta.dirname, '../../../dist/regions')

/** Folders searched for regions: the operator's before those of the product. */
export function regionFolders({ dataDir }: Pick<Config, 'dataDir'>): string[] {
  return [regionsFolder(dataDir), GUIDE_REGIONS]
}

/** The regions of several folders by name; of two with one id, the one in the earlier folder. */
export function findRegionsIn(folders: readonly string[]): RegionManifest[] {
  const byId = new Map<string, RegionManifest>()
  for (const manifest of folders.flatMap(findRegions))
    if (!byId.has(manifest.id)) byId.set(manifest.id, manifest)
  return [...byId.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** All regions by name, without those whose manifest is unreadable or whose tiles no map can draw any more. */
export function findRegions(folder: string): RegionManifest[] {
  return namesIn(folder)
    .filter((id) => REGION_ID.test(id))
    .flatMap((id) => findRegion(folder, id) ?? [])
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
}

/** What a folder says of one region; null where it has none. */
export function findRegion(folder: string, id: string): RegionManifest | null {
  const manifest = REGION_ID.test(id) ? readManifest(join(folder, id)) : null
  return manifest?.id === id && manifest.schema !== undefined ? manifest : null
}

/** The tile files of the regions built on this server. */
export function listRegionTiles(dataDir: string): string[] {
  const folder = regionsFolder(dataDir)
  return findRegions(folder).map(({ id, tiles }) => join(folder, id, tiles.file))
}

/** One sentence per region that was built before the current schema, for the operator. */
export function sentencesOfOldRegions(folder: string): string[] {
  return namesIn(folder)
    .filter((id) => REGION_ID.test(id) && readManifest(join(folder, id))?.schema === undefined)
    .filter((id) => existsSync(join(folder, id, MANIFEST)))
    .map(
      (id) =>
        `the region "${id}" is of before the OpenMapTiles schema and is not shown: build it again with "npm run region"`,
    )
}

/** The path of a region's file; null for any name that is no such file, also for path traversal. */
export function pathOfRegionFile(folder: string, id: string, file: string): string | null {
  return REGION_ID.test(id) && REGION_FILE.test(file) ? join(folder, id, file) : null
}

function readManifest(folder: string): RegionManifest | null {
  try {
    const parsed = z.safeParse(regionManifest, JSON.parse(readFileSync(join(folder, MANIFEST), 'utf8')))
    return parsed.success ? parsed.data : null
  } catch {
    return null // no region yet, or another program's folder
  }
}

/** A folder of its own for a build that may fail; it is deleted afterwards in any case. */
export async function inDraftFolder<T>(folder: string, work: (draft: string) => Promise<T>): Promise<T> {
  const draft = join(folder, `.draft-${randomUUID()}`)
  try {
    mkdirSync(draft, { recursive: true })
    return await work(draft)
  } catch (error) {
    throw sentenceOfDisk(error) ?? error
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

const DISK_SENTENCES: Record<string, string> = {
  ENOSPC: 'the disk is full: nothing was changed',
  EDQUOT: 'the disk is full: nothing was changed',
  EFBIG: 'the file would be larger than this disk allows: nothing was changed',
  EACCES: 'the data folder may not be written by this user: nothing was changed',
  EPERM: 'the data folder may not be written by this user: nothing was changed',
  EROFS: 'the data folder is on a disk that cannot be written: nothing was changed',
}

/** A sentence for a disk error; null for another error. */
export function sentenceOfDisk(error: unknown): StartError | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const sentence = DISK_SENTENCES[code]
  return sentence === undefined ? null : new StartError('disk-refused', sentence, { cause: error })
}

export type FileFacts = { file: string; bytes: number; sha256: string }

/** Renames a file of the draft to the hash of its content. */
export async function nameByContent(draft: string, name: string, ending: string): Promise<FileFacts> {
  const hash = createHash('sha256')
  for await (const part of createReadStream(join(draft, name))) hash.update(part)
  const sha256 = hash.digest('hex')
  const file = `${sha256.slice(0, 16)}.${ending}`
  renameSync(join(draft, name), join(draft, file))
  return { file, bytes: statSync(join(draft, file)).size, sha256 }
}

/**
 * Publishes a draft: its files first, then in one step the manifest that names them. Readers see the old region or the new
 * one; of two concurrent builds the later one stays.
 */
export async function publishRegion(folder: string, draft: string, manifest: RegionManifest): Promise<void> {
  const home = join(folder, manifest.id)
  mkdirSync(home, { recursive: true })
  for (const file of filesOf(manifest)) renameSync(join(draft, file), join(home, file))
  await writeFile(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { flush: true })
  renameSync(join(draft, MANIFEST), join(home, MANIFEST))
  dropOldFiles(home, Date.parse(manifest.builtAt))
}

function filesOf({ tiles, places, streets, addresses }: RegionManifest): string[] {
  return [tiles, places, streets, addresses].flatMap((one) => one?.file ?? [])
}

function dropOldFiles(home: string, now: number): void {
  const manifest = readManifest(home)
  const named = [MANIFEST, ...(manifest ? filesOf(manifest) : [])]
  for (const name of namesIn(home)) {
    const isOld = now - statSync(join(home, name)).mtimeMs > OLD_FILE_GRACE_MS
    if (isOld && REGION_FILE.test(name) && !named.includes(name)) rmSync(join(home, name), { force: true })
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // no region was ever built
  }
}
