import { expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'
import { renderMap } from './map.ts'
import { PAGES } from './pages.data.ts'
import { findProblems } from './problems.ts'
import { type PackageName, readSourceTree, type SourceTree } from './source-tree.ts'

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
  return { packages, specs, pages, pageFiles: {}, calls: [] }
}

test('a feature built like saved items has no fault', () => {
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

test('a role that is not in the list is refused in every package', () => {
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

test('a server feature without a domain is refused, and an unused domain feature too', () => {
  const tree = makeTree({
    domain: { 'documents/entry-rules': ['index.ts'] },
    server: { 'sharing/saved': ['index.ts'] },
  })
  expect(findProblems(tree)).toEqual([
    'server/src/features/sharing/saved: there is no domain/src/sharing/saved; rules and contracts come first',
    'domain/src/documents/entry-rules: used by no route and no screen',
  ])
})

test('a feature of more than 25 files must be split; tests do not count', () => {
  const files = Array.from({ length: 25 }, (_, index) => `part-${index}.tsx`)
  expect(
    findProblems(makeTree({ web: { 'sharing/saved': [...files, 'a.test.tsx', 'b.slow.test.ts'] } })),
  ).toEqual([])
  expect(findProblems(makeTree({ web: { 'sharing/saved': [...files, 'last.tsx'] } }))).toEqual([
    'web/src/features/sharing/saved: 26 files; over 25 it is two features',
  ])
})

test('a file of an area outside any feature is refused', () => {
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
  expect(map.split('\n').slice(6, 10)).toEqual([
    '| feature | domain | server | web | e2e |',
    '| --- | --- | --- | --- | --- |',
    '| documents/entry-rules | [domain](../domain/src/documents/entry-rules) |  |  |  |',
    '| sharing/saved | [domain](../domain/src/sharing/saved) |  | [web](../web/src/features/sharing/saved) | [e2e](../e2e/saved.spec.ts) |',
  ])
})

test('the map names the file of each page, and of each call its contract and its route', () => {
  const map = renderMap({
    ...makeTree({}, [], ['/budget']),
    pageFiles: { '/budget': 'web/src/features/money/expenses/budget-page.tsx' },
    calls: [
      {
        path: '/api/rates',
        method: 'GET',
        contract: 'domain/src/money/currency/rates.contract.ts',
        routes: 'server/src/features/money/currency/currency.routes.ts',
      },
      { path: '/api/health', method: 'GET', contract: 'domain/src/base/system.contract.ts', routes: null },
    ],
  })
  expect(map).toContain('| /budget | [budget-page.tsx](../web/src/features/money/expenses/budget-page.tsx) |')
  expect(map.trim().split('\n').slice(-2)).toEqual([
    '| GET /api/health | [system.contract.ts](../domain/src/base/system.contract.ts) |  |',
    '| GET /api/rates | [rates.contract.ts](../domain/src/money/currency/rates.contract.ts) | [currency.routes.ts](../server/src/features/money/currency/currency.routes.ts) |',
  ])
})

test('the repository names a file for every page and a route for every call of a feature', () => {
  const tree = readSourceTree(ROOT)
  expect(tree.pages.filter((path) => !tree.pageFiles[path])).toEqual([])
  expect(tree.calls.length).toBeGreaterThan(150)
  // The platform answers these.
  expect(tree.calls.filter(({ routes }) => routes === null).map(({ path }) => path)).toEqual([
    '/api/uploads/{digest}',
    '/api/uploads/{digest}',
    '/api/uploads/{digest}',
    '/api/health',
    '/api/ready',
    '/api/openapi.json',
    '/api/events',
  ])
})

test('every page has a description, and no description is for a missing page', () => {
  expect(findProblems(makeTree({}, [], Object.keys(PAGES)))).toEqual([])
  const [first = '', ...others] = Object.keys(PAGES)
  expect(findProblems(makeTree({}, [], [...others, '/moon']))).toEqual([
    '/moon: tools/structure/pages.data.ts does not say what one can do there',
    `${first}: tools/structure/pages.data.ts speaks of it, and no route has it`,
  ])
})
