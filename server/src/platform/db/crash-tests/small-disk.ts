import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk in memory for tests, small enough to be filled. */
export type SmallDisk = {
  folder: string
  /** Resizes it (megabytes), or makes it read-only. */
  change(option: `size=${number}m` | 'ro' | 'rw'): void
  remove(): void
}

/**
 * Mounts a disk of this many megabytes; undefined where mounting is not permitted (not root, or a container without the
 * right).
 */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-disk-'))
  const mounted = run('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder)
  if (mounted.status !== 0) {
    rmdirSync(folder)
    return undefined
  }
  return {
    folder,
    change: (option) => {
      const changed = run('mount', '-o', `remount,${option}`, folder)
      if (changed.status !== 0) throw new Error(changed.stderr)
    },
    remove: () => {
      // Lazily: a crashed engine in this process still has open files on it.
      run('umount', '--lazy', folder)
      rmdirSync(folder)
    },
  }
}

function run(program: string, ...parameters: string[]) {
  return spawnSync(program, parameters, { encoding: 'utf8' })
}
