import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type FolderEntry = { name: string; isFolder: boolean }
export type PackageFolder = {
  name: PackageName
  folder: string
  features: { name: string; entries: FolderEntry[] }[]
}
export type PackageName = 'domain' | 'server' | 'web'
/** What the house holds: the features of each room with their files, those that have an end-to-end test, and the paths of its pages. */
export type SourceTree = { rooms: PackageFolder[]; specs: string[]; pages: string[] }

const PACKAGES: [name: PackageName, folder: string][] = [
  ['domain', 'domain/src'],
  ['server', 'server/src/features'],
  ['web', 'web/src/features'],
]
/** Folders of domain/src that are no feature. */
const NOT_FEATURES = ['base']
const SPEC = '.spec.ts'

/** Reads the names of folders and files, and of the route table the paths. */
export function readSourceTree(root: string): SourceTree {
  const rooms = PACKAGES.map(([name, folder]) => {
    const names = entriesOf(join(root, folder)).filter(
      (entry) => entry.isFolder && !NOT_FEATURES.includes(entry.name),
    )
    return {
      name,
      folder,
      features: names.map((feature) => ({
        name: feature.name,
        entries: entriesOf(join(root, folder, feature.name)),
      })),
    }
  })
  const specs = entriesOf(join(root, 'e2e')).filter((entry) => entry.name.endsWith(SPEC))
  return { rooms, specs: specs.map((entry) => entry.name.slice(0, -SPEC.length)), pages: pagesOf(root) }
}

// A row whose path is made from data (a post's, a writer's) belongs to the page that lists it.
function pagesOf(root: string): string[] {
  const folder = join(root, 'web/src/app/routes')
  const sources = entriesOf(folder).map(({ name }) => readFileSync(join(folder, name), 'utf8'))
  return sources.flatMap((source) =>
    [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map((found) => found[1] ?? ''),
  )
}

/** Sorted by name; empty when there is no such folder. */
function entriesOf(folder: string): FolderEntry[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
