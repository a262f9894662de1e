import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** The content of a folder's disk after a power cut: only synced data, as the database assumes. */
export type ShadowDisk = {
  /** Call it for each synced file or folder. */
  onSynced(path: string): void
  /**
   * Writes what the cut leaves into a folder. Unsynced data is lost; with `chance` (a number from 0 up to 1 at each call)
   * each 4 kB block survives at random, because a disk writes at any time and in any order.
   */
  cutPower(target: string, chance?: () => number): void
}

type File = { kind: 'file'; bytes: Buffer }
type Folder = { kind: 'folder'; entries: Map<string, number> }

const BLOCK = 4096

/** Watches a folder, starting with its current state. Like ext4 and xfs, syncing a file makes its name durable too. */
export function shadowDisk(root: string): ShadowDisk {
  const synced = new Map<number, File | Folder>()
  remember(root, true)

  function remember(path: string, isDeep: boolean): number {
    const { ino } = statSync(path)
    const folder: Folder = { kind: 'folder', entries: new Map() }
    synced.set(ino, folder)
    for (const entry of readdirSync(path, { withFileTypes: true })) {
      const child = join(path, entry.name)
      folder.entries.set(
        entry.name,
        isDeep && entry.isDirectory() ? remember(child, true) : statSync(child).ino,
      )
      if (isDeep && entry.isFile()) keep(child)
    }
    return ino
  }

  function keep(path: string): number {
    const { ino } = statSync(path)
    synced.set(ino, { kind: 'file', bytes: readFileSync(path) })
    return ino
  }

  function lay(ino: number, target: string, live: string, chance: (() => number) | undefined): void {
    const node = synced.get(ino)
    if (node?.kind === 'folder') {
      mkdirSync(target, { mode: 0o700 })
      for (const [name, child] of node.entries) lay(child, join(target, name), join(live, name), chance)
    } else if (node) writeFileSync(target, chance ? withUnsynced(node.bytes, live, ino, chance) : node.bytes)
    else if (existsSync(live) && statSync(live).isFile()) layUnsynced(target, live, chance)
  }

  return {
    onSynced: (path) => {
      if (statSync(path).isDirectory()) remember(path, false)
      else {
        const parent = synced.get(statSync(dirname(path)).ino)
        const ino = keep(path)
        if (parent?.kind === 'folder') parent.entries.set(basename(path), ino)
      }
    },
    cutPower: (target, chance) => lay(statSync(root).ino, target, root, chance),
  }
}

/** A synced name whose content was never synced: an empty file, or by chance its intended content. */
function layUnsynced(target: string, live: string, chance: (() => number) | undefined): void {
  if (chance && chance() < 0.5) copyFileSync(live, target)
  else writeFileSync(target, '')
}

function withUnsynced(bytes: Buffer, live: string, ino: number, chance: () => number): Buffer {
  if (!existsSync(live) || statSync(live).ino !== ino) return bytes
  const now = readFileSync(live)
  if (now.equals(bytes)) return bytes
  const mixed = Buffer.alloc(chance() < 0.5 ? Math.max(now.length, bytes.length) : bytes.length)
  for (let at = 0; at < mixed.length; at += BLOCK) {
    const from = chance() < 0.5 ? now : bytes
    from.subarray(at, at + BLOCK).copy(mixed, at)
  }
  return mixed
}
