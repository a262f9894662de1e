import { AREAS, isFeature, isSpecName } from './areas.ts'
import { PAGES } from './pages.data.ts'
import type { FolderEntry, PackageFolder, PackageName, SourceTree } from './source-tree.ts'

const MAX_FILES = 25
const MAX_FEATURES = 8
const TOPIC = '[a-z0-9]+(?:-[a-z0-9]+)*'
const TEST = '(?:\\.slow)?\\.test'
const CATCH_ALL = /(^|[.-])(utils?|helpers?|common|misc|manager)([.-]|$)/

const ROLES: Record<PackageName, string> = {
  domain: 'rules|contract|messages|data',
  server: 'routes|service|store|tables|jobs|mail',
  web: 'queries|state|worker',
}
const SHAPES: Record<PackageName, RegExp> = {
  domain: new RegExp(
    `^(?:index|${TOPIC}\\.(?:${ROLES.domain})|(?:${TOPIC}|${TOPIC}\\.(?:${ROLES.domain}))${TEST})\\.ts$`,
  ),
  server: new RegExp(`^${TOPIC}(?:\\.(?:${ROLES.server}))?(?:${TEST})?\\.ts$`),
  web: new RegExp(`^${TOPIC}(?:(?:\\.(?:${ROLES.web}))?(?:${TEST})?\\.ts|(?:${TEST})?\\.tsx|\\.css)$`),
}

/** All violations of architecture.md, one sentence each. */
export function findProblems(tree: SourceTree): string[] {
  return [
    ...areaProblems(),
    ...tree.packages.flatMap(packageProblems),
    ...missingNames(tree),
    ...unknownSpecs(tree),
    ...pageProblems(tree),
  ]
}

function packageProblems({ name: packageName, folder, features, looseFiles }: PackageFolder): string[] {
  const inFeatures = features.flatMap(({ name, entries }) => [
    ...(isFeature(name)
      ? []
      : [`${folder}/${name}: no feature of this name; the names are in tools/structure/areas.ts`]),
    ...entries.flatMap((entry) =>
      entryProblem(packageName, entry).map((problem) => `${folder}/${name}/${entry.name}: ${problem}`),
    ),
    ...tooMany(entries).map((problem) => `${folder}/${name}: ${problem}`),
  ])
  const loose = looseFiles.map((file) => `${folder}/${file}: an area holds features only; put it into one`)
  return [...inFeatures, ...loose]
}

function areaProblems(): string[] {
  return Object.entries(AREAS)
    .filter(([, features]) => features.length > MAX_FEATURES)
    .map(([area, features]) => `${area}: ${features.length} features; over ${MAX_FEATURES} it is two areas`)
}

function entryProblem(packageName: PackageName, { name, isFolder }: FolderEntry): string[] {
  if (isFolder) return ['a feature folder is flat; split the feature or name the files by topic']
  if (CATCH_ALL.test(name)) return ['a catch-all; name the thing that it holds']
  if (SHAPES[packageName].test(name)) return []
  return [
    `not a shape of this package; name it <topic>.<role>.ts with a role of ${ROLES[packageName].replaceAll('|', ', ')}`,
  ]
}

function tooMany(entries: FolderEntry[]): string[] {
  const count = entries.filter((entry) => !entry.name.includes('.test.')).length
  return count > MAX_FILES ? [`${count} files; over ${MAX_FILES} it is two features`] : []
}

function missingNames({ packages }: SourceTree): string[] {
  const names = (packageName: PackageName) =>
    packages.find((r) => r.name === packageName)?.features.map((feature) => feature.name) ?? []
  const [domain, server, web] = [names('domain'), names('server'), names('web')]
  return [
    ...server
      .filter((name) => !domain.includes(name))
      .map(
        (name) =>
          `server/src/features/${name}: there is no domain/src/${name}; rules and contracts come first`,
      ),
    ...domain
      .filter((name) => !server.includes(name) && !web.includes(name))
      .map((name) => `domain/src/${name}: used by no route and no screen`),
  ]
}

function unknownSpecs({ specs }: SourceTree): string[] {
  return specs
    .filter((name) => !isSpecName(name))
    .map((name) => `e2e/${name}.spec.ts: not named after a feature; what crosses several is in e2e/journeys`)
}

function pageProblems({ pages }: SourceTree): string[] {
  const silent = pages.filter((path) => !PAGES[path])
  // A project without a website has no pages.
  const gone = pages.length > 0 ? Object.keys(PAGES).filter((path) => !pages.includes(path)) : []
  return [
    ...silent.map((path) => `${path}: tools/structure/pages.data.ts does not say what one can do there`),
    ...gone.map((path) => `${path}: tools/structure/pages.data.ts speaks of it, and no route has it`),
  ]
}
