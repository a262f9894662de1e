import { open, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TileAddress } from '@tripwright/map'
import type { Log } from '../log/log.ts'
import { logThrottled } from '../log/log-throttled.ts'
import { openPmtiles, type PmtilesArchive } from '../tiles/pmtiles-archive.ts'
import type { BasemapSource, TilesDescription } from './basemap.port.ts'
import { etagOf } from './pack-tile.ts'
import { describeArchive } from './pmtiles-description.ts'
import { shareWithin, WORLD } from './world.ts'

/** Interval of the checks for replaced, added or removed files. */
const LOOK_EVERY_MS = 10_000

type TileFile = {
  version: string
  archive: PmtilesArchive
  description: TilesDescription
  close: () => Promise<void>
}
type FilesOptions = {
  /** The current files. */
  listFiles: () => Promise<string[]>
  log: Pick<Log, 'warn'>
  now: () => Date
}

/** PMTiles files of this machine. Files may be replaced, added and removed while the server runs. */
export function makeFilesBasemap({ listFiles, log, now }: FilesOptions): BasemapSource {
  const files = new Map<string, TileFile>()
  /** Unusable files, by their state at that time. */
  const refused = new Map<string, string | null>()
  let lookedAt = Number.NEGATIVE_INFINITY
  let looking: Promise<void> = Promise.resolve()

  async function look(): Promise<void> {
    const paths = await listFiles().catch((): string[] => [])
    for (const path of paths) await lookAt(path)
    for (const path of files.keys()) if (!paths.includes(path)) replace(path, null)
  }
  async function lookAt(path: string): Promise<void> {
    const version = await versionOf(path)
    if (version === files.get(path)?.version || version === refused.get(path)) return
    const opened = version === null ? null : await openFile(path, version)
    if (opened === null && version !== null)
      log.warn({ path }, 'a file is no PMTiles file in the OpenMapTiles schema')
    if (opened === null) refused.set(path, version)
    replace(path, opened)
  }
  function replace(path: string, opened: TileFile | null): void {
    const before = files.get(path)
    if (opened) files.set(path, opened)
    else files.delete(path)
    // Reads in progress finish first.
    if (before) before.close().catch(() => undefined)
  }
  async function current(): Promise<TileFile[]> {
    const time = now().getTime()
    if (time - lookedAt >= LOOK_EVERY_MS) {
      lookedAt = time
      looking = look()
    }
    await looking
    return [...files.values()]
  }
  return {
    async describe() {
      const described = (await current()).map(({ description }) => description)
      return described.length === 0 ? null : { ...joined(described), source: 'file' }
    },
    async find(address) {
      try {
        for (const { archive } of inOrder(await current(), address)) {
          const found = await archive.find(address)
          const packed = new Uint8Array(found ?? [])
          if (packed.length > 0) return { kind: 'tile', packed, etag: etagOf(packed), isOld: false }
        }
        return { kind: 'empty' }
      } catch (error) {
        logThrottled(log, 'a file of map tiles cannot be read', { why: Object(error).message })
        return { kind: 'unavailable' }
      }
    },
    close() {
      for (const path of [...files.keys()]) replace(path, null)
    },
  }
}

/** The one file, or the PMTiles files of a folder. */
export async function listTileFiles(path: string): Promise<string[]> {
  const found = await stat(path)
  if (!found.isDirectory()) return [path]
  const names = await readdir(path)
  return names.filter((name) => name.endsWith('.pmtiles')).map((name) => join(path, name))
}

/** Opens a file; null when it is no PMTiles file in the OpenMapTiles schema. */
export async function openFile(path: string, version: string): Promise<TileFile | null> {
  const handle = await open(path).catch(() => null)
  if (handle === null) return null
  const close = () => handle.close()
  try {
    const archive = await openPmtiles(async (offset, length) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset)
      return buffer.subarray(0, bytesRead)
    })
    const description = archive && describeArchive(archive)
    if (archive && description) return { version, archive, description, close }
  } catch {
    // damaged: the same as none
  }
  await close()
  return null
}

/** A value that changes with the file; null where there is none. */
async function versionOf(path: string): Promise<string | null> {
  const found = await stat(path).catch(() => null)
  return found?.isFile() ? `${found.ino} ${found.mtimeMs} ${found.size}` : null
}

/** Files that cover most of the tile first; of two that cover it, the one with the smaller area, which is more detailed. */
function inOrder(files: readonly TileFile[], tile: TileAddress): TileFile[] {
  return files
    .filter(({ description: { minZoom, maxZoom } }) => tile.zoom >= minZoom && tile.zoom <= maxZoom)
    .map((file) => ({
      file,
      share: shareWithin(tile, file.description.bounds),
      area: areaOf(file.description),
    }))
    .filter(({ share }) => share > 0)
    .toSorted((a, b) => b.share - a.share || a.area - b.area)
    .map(({ file }) => file)
}

function areaOf({ bounds: { west, south, east, north } }: TilesDescription): number {
  return (east - west) * (north - south)
}

function joined(descriptions: readonly TilesDescription[]): TilesDescription {
  const all = <K extends keyof TilesDescription['bounds']>(side: K) =>
    descriptions.map(({ bounds }) => bounds[side])
  const days = descriptions.map(({ asOf }) => asOf)
  const credits = descriptions.flatMap((one) => one.credits)
  return {
    minZoom: Math.min(...descriptions.map(({ minZoom }) => minZoom)),
    maxZoom: Math.max(...descriptions.map(({ maxZoom }) => maxZoom)),
    bounds: {
      west: Math.max(WORLD.west, Math.min(...all('west'))),
      south: Math.max(WORLD.south, Math.min(...all('south'))),
      east: Math.min(WORLD.east, Math.max(...all('east'))),
      north: Math.min(WORLD.north, Math.max(...all('north'))),
    },
    credits: credits.filter(({ text }, at) => credits.findIndex((one) => one.text === text) === at),
    asOf: days.includes(null) ? null : (days.toSorted()[0] ?? null),
  }
}
