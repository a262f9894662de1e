import { expect, test } from 'vitest'
import { renderMap } from './map.ts'
import { PAGES } from './pages.data.ts'
import { findProblems } from './problems.ts'
import type { PackageName, SourceTree } from './source-tree.ts'

function makeTree(
  files: Partial<Record<PackageName, Record<string, string[]>>>,
  specs: string[] = [],
  pages: string[] = [],
  looseFiles: string[] = [],
): SourceTree {
  const folders = { domain: 'domain/src', server: 'server/src/features', web: 'web/src/features' }
  const packages = (['domain', 'server', 'web'] as const).map((name) => ({
    name,
    folder: folders[name],
    features: Object.entries(files[name] ?? {}).map(([feature, names]) => ({
      name: feature,
      entries: names.map((file) => ({ name: file.replace('/', ''), isFolder: file.endsWith('/') })),
    })),
    looseFiles: name === 'domain' ? looseFiles : [],
  }))
  return { packages, specs, pages }
}

test('a feature built like saved items is as it should be', () => {
  const tree = makeTree(
    {
      domain: {
        'sharing/saved': [
          'index.ts',
          'saved.contract.ts',
          'guest-saves.rules.ts',
          'guest-saves.rules.test.ts',
          'saved.messages.ts',
        ],
      },
      server: {
        'sharing/saved': [
          'index.ts',
          'saved.routes.ts',
          'saved.tables.ts',
          'saved.mail.ts',
          'saved.test.ts',
          'saved.slow.test.ts',
        ],
      },
      web: {
        'sharing/saved': [
          'index.ts',
          'saved-page.tsx',
          'save-button.tsx',
          'save-button.test.tsx',
          'saved.queries.ts',
          'saved.state.test.ts',
        ],
      },
    },
    ['saved'],
  )
  expect(findProblems(tree)).toEqual([])
})

test.each<[packageName: PackageName, file: string, problem: RegExp]>([
  ['domain', 'saved.ts', /name it <topic>\.<role>\.ts with a role of rules, contract, messages, data/],
  ['domain', 'saved.store.ts', /not a shape of this package/],
  ['domain', 'saved-page.tsx', /not a shape of this package/],
  ['server', 'saved.mail.tsx', /not a shape of this package/],
  ['server', 'saved.rules.ts', /not a shape of this package/],
  ['web', 'SavedPage.tsx', /not a shape of this package/],
  ['web', 'saved.routes.ts', /not a shape of this package/],
  ['web', 'notes.txt', /not a shape of this package/],
  ['web', 'utils.ts', /a catch-all/],
  ['web', 'date-helpers.tsx', /a catch-all/],
  ['server', 'saved-manager.service.ts', /a catch-all/],
  ['domain', 'common.rules.ts', /a catch-all/],
  ['web', 'parts/', /a feature folder is flat/],
])('%s/saved/%s is refused', (packageName, file, problem) => {
  const tree = makeTree({
    domain: { 'sharing/saved': ['index.ts'] },
    server: { 'sharing/saved': ['index.ts'] },
    [packageName]: { 'sharing/saved': ['index.ts', file] },
  })
  expect(findProblems(tree)).toEqual([expect.stringMatching(problem)])
})

test('a word that is not in the list is refused in every package', () => {
  const tree = makeTree(
    { domain: { 'sharing/bookmarks': ['index.ts'] }, web: { 'sharing/bookmarks': ['index.ts'] } },
    ['bookmarks'],
  )
  expect(findProblems(tree)).toEqual([
    expect.stringMatching(/^domain\/src\/sharing\/bookmarks: no feature of this name/),
    expect.stringMatching(/^web\/src\/features\/sharing\/bookmarks: no feature of this name/),
    expect.stringMatching(/^e2e\/bookmarks\.spec\.ts: not named after a feature/),
  ])
})

test('a server feature without its domain is refused, and a domain that nobody uses', () => {
  const tree = makeTree({
    domain: { 'documents/entry-rules': ['index.ts'] },
    server: { 'sharing/saved': ['index.ts'] },
  })
  expect(findProblems(tree)).toEqual([
    'server/src/features/sharing/saved: there is no domain/src/sharing/saved; rules and contracts come first',
    'domain/src/documents/entry-rules: used by no route and no screen',
  ])
})

test('a twenty-sixth file makes two features; tests are not counted', () => {
  const files = Array.from({ length: 25 }, (_, index) => `part-${index}.tsx`)
  expect(
    findProblems(makeTree({ web: { 'sharing/saved': [...files, 'a.test.tsx', 'b.slow.test.ts'] } })),
  ).toEqual([])
  expect(findProblems(makeTree({ web: { 'sharing/saved': [...files, 'last.tsx'] } }))).toEqual([
    'web/src/features/sharing/saved: 26 files; over 25 it is two features',
  ])
})

test('a file that lies in an area and in no feature is refused', () => {
  expect(findProblems(makeTree({}, [], [], ['account/password.rules.ts']))).toEqual([
    'domain/src/account/password.rules.ts: an area holds features only; put it into one',
  ])
})

test('the map has one line per feature with a link into each package that holds it', () => {
  const map = renderMap(
    makeTree({ domain: { 'documents/entry-rules': [], 'sharing/saved': [] }, web: { 'sharing/saved': [] } }, [
      'saved',
    ]),
  )
  expect(map.split('\n').slice(4, 8)).toEqual([
    '| feature | domain | server | web | e2e |',
    '| --- | --- | --- | --- | --- |',
    '| documents/entry-rules | [domain/src/documents/entry-rules](../domain/src/documents/entry-rules) |  |  |  |',
    '| sharing/saved | [domain/src/sharing/saved](../domain/src/sharing/saved) |  | [web/src/features/sharing/saved](../web/src/features/sharing/saved) | [e2e/saved.spec.ts](../e2e/saved.spec.ts) |',
  ])
})

test('every page says what one can do there, and nothing speaks of a page that is gone', () => {
  expect(findProblems(makeTree({}, [], Object.keys(PAGES)))).toEqual([])
  const [first = '', ...others] = Object.keys(PAGES)
  expect(findProblems(makeTree({}, [], [...others, '/moon']))).toEqual([
    '/moon: tools/structure/pages.data.ts does not say what one can do there',
    `${first}: tools/structure/pages.data.ts speaks of it, and no route has it`,
  ])
})
