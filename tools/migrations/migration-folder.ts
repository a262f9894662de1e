import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checksumOf, type LandedMigration, parseLanded } from './landed.ts'

export const MIGRATIONS = 'server/migrations'
export const LANDED = `${MIGRATIONS}/landed.txt`

/** The migrations in the folder, with their checksums. */
export function readMigrationFiles(root: string): Map<string, string> {
  const folder = join(root, MIGRATIONS)
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  return new Map(names.map((name) => [name, checksumOf(readFileSync(join(folder, name), 'utf8'))]))
}

/**
 * The list that this checkout must not change: that of the commit at which it left the main branch, or, on the main branch
 * itself, of the commit before. Null without git history (an archive, a shallow clone).
 */
export function readListOfMain(root: string): LandedMigration[] | null {
  const head = git(root, 'rev-parse', 'HEAD')
  const main = mainBranch(root)
  const shared = main === null ? null : git(root, 'merge-base', 'HEAD', main)
  const commit = shared === null || shared === head ? git(root, 'rev-parse', 'HEAD^1') : shared
  return commit === null ? null : listAt(root, commit)
}

/** The landed migrations: the list of the main branch that this checkout, or a merge in progress, includes. */
export function readLandedSoFar(root: string): LandedMigration[] {
  const main = mainBranch(root)
  if (main === null) return listAt(root, 'HEAD')
  const lists = ['HEAD', 'MERGE_HEAD'].flatMap((side) => {
    const shared = git(root, 'merge-base', side, main)
    return shared === null ? [] : [listAt(root, shared)]
  })
  // The main branch's list only grows, so the longer one is the newer one.
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? []
}

function mainBranch(root: string): string | null {
  const names = ['main', 'origin/main']
  return names.find((name) => git(root, 'rev-parse', '--verify', '--quiet', `${name}^{commit}`)) ?? null
}

function listAt(root: string, commit: string): LandedMigration[] {
  return parseLanded(git(root, 'show', `${commit}:${LANDED}`) ?? '')
}

/** The output of git; null when it fails. */
function git(root: string, ...args: string[]): string | null {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
  } catch {
    return null
  }
}
