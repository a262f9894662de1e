import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type FolderEntry = { name: string; isFolder: boolean }
/** A package with its features by area and name (`account/sign-in`), and the files of an area outside any feature. */
export type PackageFolder = {
  name: PackageName
  folder: string
  features: { name: string; entries: FolderEntry[] }[]
  looseFiles: string[]
}
export type PackageName = 'domain' | 'server' | 'web'
/** The features of each package with their files, the names of the end-to-end tests, and the paths of the pages. */
export type SourceTree = {
  packages: PackageFolder[]
  specs: string[]
  pages: string[]
  /** The file of each page, by its path. */
  pageFiles: Record<string, string>
  calls: Call[]
}
/** A call of the HTTP API: the file of its contract, and of its route, null when the server answers it elsewhere. */
type Call = { path: string; method: string; contract: string; routes: string | null }

const PACKAGES: [name: PackageName, folder: string][] = [
  ['domain', 'domain/src'],
  ['server', 'server/src/features'],
  ['web', 'web/src/features'],
]
/** Folders of domain/src that are no area. */
const NOT_AREAS = ['base']
const SPEC = '.spec.ts'

/** Reads the names of folders and files, and the paths of the route table. */
export function readSourceTree(root: string): SourceTree {
  const packages = PACKAGES.map(([name, folder]): PackageFolder => {
    const areas = entriesOf(join(root, folder)).filter(
      (entry) => entry.isFolder && !NOT_AREAS.includes(entry.name),
    )
    const inAreas = areas.flatMap((area) =>
      entriesOf(join(root, folder, area.name)).map(({ name, isFolder }) => ({
        name: `${area.name}/${name}`,
        isFolder,
      })),
    )
    return {
      name,
      folder,
      features: inAreas
        .filter(({ isFolder }) => isFolder)
        .map((feature) => ({ name: feature.name, entries: entriesOf(join(root, folder, feature.name)) })),
      looseFiles: inAreas.filter(({ isFolder }) => !isFolder).map((file) => file.name),
    }
  })
  const specs = entriesOf(join(root, 'e2e')).filter((entry) => entry.name.endsWith(SPEC))
  return {
    packages,
    specs: specs.map((entry) => entry.name.slice(0, -SPEC.length)),
    pages: pagesOf(root),
    pageFiles: pageFilesOf(root),
    calls: callsOf(root),
  }
}

// A row with a path from data (of a post, of a writer) belongs to the page that lists it.
function pagesOf(root: string): string[] {
  const folder = join(root, 'web/src/app/routes')
  const sources = entriesOf(folder).map(({ name }) => readFileSync(join(folder, name), 'utf8'))
  return sources.flatMap((source) =>
    [...source.matchAll(/\bpath: '(\/[^']*)'/g)].map(([, path = '']) => path),
  )
}

function pageFilesOf(root: string): Record<string, string> {
  const folder = join(root, 'web/src/app/routes')
  const rows = entriesOf(folder).flatMap(({ name }) =>
    readFileSync(join(folder, name), 'utf8').split(/(?=\broute\(\{)/),
  )
  return Object.fromEntries(
    rows.flatMap((row) => {
      const path = /\bpath: '(\/[^']*)'/.exec(row)?.[1]
      const file = /import\('#(features\/[^']+-page\.tsx)'\)/.exec(row)?.[1]
      return path && file ? [[path, `web/src/${file}`]] : []
    }),
  )
}

const CONTRACT = /export const (\w+) = contract\(\{\s*method: '(\w+)',\s*path: '([^']+)'/g

function callsOf(root: string): Call[] {
  const routes = filesBelow(root, 'server/src/features')
    .filter((file) => /\.(routes|service)\.ts$/.test(file))
    .sort(routesFirst)
  const sources = routes.map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
  return filesBelow(root, 'domain/src')
    .filter((file) => file.endsWith('.contract.ts'))
    .flatMap((contract) =>
      [...readFileSync(join(root, contract), 'utf8').matchAll(CONTRACT)].map(
        ([, name = '', method = '', path = '']): Call => ({
          path,
          method,
          contract,
          routes:
            // An object key of the same name is unrelated.
            sources.find(({ text }) => new RegExp(`\\b${name}\\b(?!:)`).test(text))?.file ??
            routes.find((file) => file === routesBeside(contract)) ??
            null,
        }),
      ),
    )
}

// The sign-in library answers sign-in and two-factor calls: their endpoints are created in services.
const routesFirst = (a: string, b: string) =>
  Number(b.endsWith('.routes.ts')) - Number(a.endsWith('.routes.ts')) || (a < b ? -1 : 1)

/** The files that create routes from a whole contract, without naming its calls. */
function routesBeside(contract: string): string {
  return contract.replace('domain/src/', 'server/src/features/').replace('.contract.ts', '.routes.ts')
}

function filesBelow(root: string, folder: string): string[] {
  if (!existsSync(join(root, folder))) return []
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  return files.map((file) => `${folder}/${file}`).sort()
}

/** Sorted by name; empty when there is no such folder. */
function entriesOf(folder: string): FolderEntry[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true })
    .map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
