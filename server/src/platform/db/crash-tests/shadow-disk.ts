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

/** What a disk under a folder would hold after a power cut: only what was synced, as the database believes it. */
export type ShadowDisk = {
  /** Must be called for each file or folder that was synced. */
  onSynced(path: string): void
  /**
   * Lays down what the cut leaves. Of what was written and not synced, nothing, or with `chance` (a number from 0 up to 1
   * at each call) each block of 4 kB by a throw of the coin: a disk writes on its own and in any order.
   */
  cutPower(target: string, chance?: () => number): void
}

type File = { kind: 'file'; bytes: Buffer }
type Folder = { kind: 'folder'; entries: Map<string, number> }

const BLOCK = 4096

/** Watches a folder that is on the disk as it is now. Like ext4 and xfs, syncing a file keeps its name too. */
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

/** A name that was synced with its folder while its content never was: an empty file, or by chance what it was to be. */
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
