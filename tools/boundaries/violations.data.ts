/** A violation, and the words with which `check` must refuse it, on a line that names the file. */
export type Violation = {
  boundary: string
  step: string
  path: string
  text: string
  refusal: RegExp
  beside?: Record<string, string>
}

const DOMAIN = 'domain/src/documents/entry-rules'
const SERVER = 'server/src/features/documents/entry-rules'
const WEB = 'web/src/features/documents/entry-rules'

/** Each of these depends on the machine or the moment and must not stand in the domain. */
const IMPURE: [name: string, code: string, refusal: RegExp][] = [
  ['date-now', 'Date.now()', /has no clock/],
  ['new-date', 'new Date()', /has no clock/],
  ['new-date-undefined', 'new Date(undefined)', /has no clock/],
  ['date-call', 'Date()', /has no clock/],
  ['date-passed-on', '[1].map(Date.now)', /has no clock/],
  ['performance', 'performance.now()', /has no clock/],
  ['random', 'Math.random()', /has no chance/],
  ['random-passed-on', '[1].map(Math.random)', /has no chance/],
  ['uuid', 'crypto.randomUUID()', /has no chance/],
  ['random-values', 'crypto.getRandomValues(new Uint8Array(1))', /has no chance/],
  ['global', 'globalThis.Math.random()', /sees no platform/],
  ['local-hours', 'new Date(0).getHours()', /time zone or language/],
  ['local-hours-maybe', 'new Date(0)?.getHours()', /time zone or language/],
  ['local-parts', 'new Date(2026, 4, 1)', /time zone or language/],
  ['local-text', "new Date(0).toLocaleDateString('en')", /time zone or language/],
  ['own-zone', 'Intl.DateTimeFormat().resolvedOptions().timeZone', /time zone or language/],
  ['zone-of-format', "new Intl.DateTimeFormat('en', { day: 'numeric' })", /time zone or language/],
  ['own-locale', 'new Intl.NumberFormat()', /time zone or language/],
  ['own-order', "'a'.localeCompare('b')", /time zone or language/],
  ['own-case', "'a'.toLocaleUpperCase()", /time zone or language/],
]

const IMPORTS: [boundary: string, path: string, from: string, refusal: RegExp][] = [
  ['the domain reads no files', `${DOMAIN}/a.rules.ts`, 'node:fs', /no input or output/],
  ['the domain takes the small zod', `${DOMAIN}/b.contract.ts`, 'zod', /zod\/mini/],
  [
    'a domain feature sees another only through its index',
    `${DOMAIN}/c.rules.ts`,
    '../../sharing/saved/saved.rules.ts',
    /another feature is/,
  ],
  [
    'the base knows no feature',
    'domain/src/base/d.ts',
    '../documents/entry-rules/index.ts',
    /base knows no feature/,
  ],
  [
    'the domain sees no server',
    `${DOMAIN}/e.rules.ts`,
    '../../../server/src/main.ts',
    /Packages meet only in the domain/,
  ],
  [
    'a server feature sees another only through its index',
    `${SERVER}/a.service.ts`,
    '#features/sharing/saved/saved.store.ts',
    /only through its index/,
  ],
  [
    'a server feature takes no way around',
    `${SERVER}/b.service.ts`,
    '../../sharing/saved/saved.store.ts',
    /folder is flat/,
  ],
  ['a server feature does not know the app', `${SERVER}/c.service.ts`, '#app/app.ts', /do not know the app/],
  [
    'a server feature does not know the seeds',
    `${SERVER}/d.service.ts`,
    '#seeds/make.ts',
    /do not know the app/,
  ],
  [
    'the server app sees features through their index',
    'server/src/app/a.ts',
    '#features/documents/entry-rules/visa.routes.ts',
    /only through its index/,
  ],
  [
    'a command sees features through their index',
    'server/src/commands/a.ts',
    '#features/documents/entry-rules/visa.routes.ts',
    /only through its index/,
  ],
  [
    'a server test sees features through their index',
    `${SERVER}/a.test.ts`,
    '#features/sharing/saved/saved.store.ts',
    /only through its index/,
  ],
  [
    'the server platform knows no feature',
    'server/src/platform/clock/a.ts',
    '#features/documents/entry-rules/index.ts',
    /know no feature/,
  ],
  [
    'the server does not see the web',
    `${SERVER}/e.service.ts`,
    '@tripwright/web/src/ui/button.tsx',
    /Packages meet only in the domain/,
  ],
  [
    'the server does not reach over to the web',
    'server/src/app/b.ts',
    '../../../web/src/ui/button.tsx',
    /Packages meet only/,
  ],
  [
    'the server enters the domain by its doors',
    `${SERVER}/f.service.ts`,
    '@tripwright/domain/src/documents/entry-rules/visa.rules.ts',
    /Packages meet only/,
  ],
  [
    'a web feature sees another only through its index',
    'web/src/features/sharing/saved/a.state.ts',
    '#features/documents/entry-rules/visa-page.tsx',
    /only through its index/,
  ],
  ['a web feature does not know the app', `${WEB}/b.state.ts`, '#app/app.tsx', /do not know the app/],
  ['the web takes the small zod', `${WEB}/c.state.ts`, 'zod', /zod\/mini/],
  [
    'the web app sees pages and indexes only',
    'web/src/app/a.ts',
    '#features/documents/entry-rules/fee-button.tsx',
    /only through its index/,
  ],
  ['ui knows no feature', 'web/src/ui/a.ts', '#features/documents/entry-rules/index.ts', /know no feature/],
  ['the web platform does not know the app', 'web/src/platform/a.ts', '#app/app.tsx', /know no feature/],
  ['the service worker draws nothing', 'web/src/sw/a.ts', '#ui/button.tsx', /draws nothing/],
  [
    'the web does not see the server',
    `${WEB}/d.state.ts`,
    '@tripwright/server/src/main.ts',
    /Packages meet only in the domain/,
  ],
  [
    'end-to-end tests drive the running product',
    'e2e/a.ts',
    '../server/src/app/app.ts',
    /Packages meet only in the domain/,
  ],
  [
    'benchmarks drive the running product',
    'bench/a.ts',
    '../server/src/app/app.ts',
    /Packages meet only in the domain/,
  ],
  [
    'tools stay out of the packages',
    'tools/a.ts',
    '../web/src/ui/button.tsx',
    /Packages meet only in the domain/,
  ],
  ['the base reads no files', 'domain/src/base/f.ts', 'node:fs', /no input or output/],
  ['the base sees no server', 'domain/src/base/g.ts', '../../../server/src/main.ts', /Packages meet only/],
  [
    'the web app does not see the server',
    'web/src/app/b.ts',
    '@tripwright/server/src/main.ts',
    /Packages meet only/,
  ],
  [
    'the service worker does not see the server',
    'web/src/sw/c.ts',
    '@tripwright/server/src/main.ts',
    /Packages meet only/,
  ],
  [
    'the service worker takes workers of features',
    'web/src/sw/d.ts',
    '#features/documents/entry-rules/visa-page.tsx',
    /only through its index/,
  ],
  ['a web feature takes no way around', `${WEB}/g.state.ts`, '../../ui/button.tsx', /folder is flat/],
  [
    'the server platform does not see the web',
    'server/src/platform/clock/b.ts',
    '@tripwright/web/src/main.tsx',
    /Packages meet only/,
  ],
  [
    'the web platform does not see the server',
    'web/src/platform/d.ts',
    '@tripwright/server/src/main.ts',
    /Packages meet only/,
  ],
  ['the web platform takes the small zod', 'web/src/platform/e.ts', 'zod', /zod\/mini/],
  ['no package that is not declared', `${SERVER}/g.service.ts`, 'pg', /pg isn't specified/],
  ['no package of another package', `${WEB}/e.state.ts`, 'hono', /hono isn't specified/],
  [
    'no development package in the product',
    `${WEB}/f.state.ts`,
    'vite',
    /vite isn't specified|devDependencies/,
  ],
]

const STYLE: [boundary: string, path: string, text: string, refusal: RegExp][] = [
  ['no default export', `${SERVER}/h.service.ts`, 'export default 1\n', /noDefaultExport/],
  [
    'files are in kebab-case',
    'server/src/platform/clock/MyClock.ts',
    'export const a = 1\n',
    /useFilenamingConvention/,
  ],
  ['no file over 300 lines', `${SERVER}/i.service.ts`, manyLines(301), /noExcessiveLinesPerFile/],
  [
    'no function that is hard to follow',
    `${SERVER}/j.service.ts`,
    nestedFunction(9),
    /noExcessiveCognitiveComplexity/,
  ],
  [
    'no package is fetched later either',
    `${SERVER}/za.service.ts`,
    "export const load = () => import('../../../../../web/src/ui/button.tsx')\n",
    /Packages meet only in the domain/,
  ],
  [
    'no package is passed on',
    `${SERVER}/zb.service.ts`,
    "export { a } from '@tripwright/web'\n",
    /Packages meet only in the domain/,
  ],
  [
    'no floating promise',
    `${SERVER}/k.service.ts`,
    'export function go() {\n  wait()\n}\n\nasync function wait() {}\n',
    /noFloatingPromises/,
  ],
  [
    'no promise where a verdict is asked',
    `${SERVER}/l.service.ts`,
    'export const a = wait() ? 1 : 2\n\nasync function wait() {}\n',
    /noMisusedPromises/,
  ],
  ['no any', `${SERVER}/m.service.ts`, 'export const a: any = 1\n', /noExplicitAny/],
  ['no console in the product', `${SERVER}/n.service.ts`, "console.log('a')\n", /noConsole/],
  [
    'no classes but errors',
    `${SERVER}/o.service.ts`,
    'export class Saver {\n  a = 1\n}\n',
    /No classes but errors/,
  ],
  ['no enum', `${SERVER}/p.service.ts`, 'export enum Kind {\n  A = 1,\n}\n', /noEnum/],
  [
    'type, not interface',
    `${SERVER}/q.service.ts`,
    'export interface Saved {\n  a: number\n}\n',
    /useConsistentTypeDefinitions/,
  ],
  [
    'no promise that null is not there',
    `${SERVER}/r.service.ts`,
    "export const a = ['a'][0]!.length\n",
    /noNonNullAssertion/,
  ],
  [
    'only errors are thrown',
    `${SERVER}/s.service.ts`,
    "export function go() {\n  throw 'a'\n}\n",
    /useThrowOnlyError/,
  ],
  [
    'no hidden import of a type',
    `${SERVER}/t.service.ts`,
    "export type A = import('#app/app.ts').B\n",
    /import type at the top/,
  ],
  [
    'no hidden import of a value',
    `${SERVER}/u.service.ts`,
    "export const a = await import('#app/app.ts')\n",
    /do not know the app/,
  ],
  [
    'no test that runs alone',
    `${SERVER}/b.test.ts`,
    "import { test } from 'vitest'\n\ntest.only('a', () => {})\n",
    /noFocusedTests/,
  ],
  [
    'no test that is left out',
    `${SERVER}/c.test.ts`,
    "import { test } from 'vitest'\n\ntest.skip('a', () => {})\n",
    /noSkippedTests/,
  ],
  ['no var', `${SERVER}/ac.service.ts`, 'export var a = 1\n', /noVar/],
  [
    'no namespace',
    `${SERVER}/ad.service.ts`,
    'export namespace A {\n  export const b = 1\n}\n',
    /noNamespace/,
  ],
  [
    'no blind eye on types',
    `${SERVER}/ae.service.ts`,
    `// ${['@ts', 'ignore'].join('-')}\nexport const a = 1\n`,
    /noTsIgnore/,
  ],
  ['formatted', `${SERVER}/v.service.ts`, 'export const a = "b";\n', /format/],
  [
    'a warning is an error',
    `${SERVER}/w.service.ts`,
    'const unused = 1\n\nexport const a = 2\n',
    /noUnusedVariables/,
  ],
]

const TYPES: [boundary: string, step: string, path: string, text: string, refusal: RegExp][] = [
  [
    'the domain does not know fetch',
    'types domain',
    `${DOMAIN}/f.rules.ts`,
    "export const a = fetch('/')\n",
    /TS2304.*'fetch'/,
  ],
  [
    'the domain does not know process',
    'types domain',
    `${DOMAIN}/g.rules.ts`,
    'export const a = process.env\n',
    /'process'/,
  ],
  [
    'the domain does not know console',
    'types domain',
    `${DOMAIN}/h.rules.ts`,
    "console.log('a')\n",
    /'console'/,
  ],
  [
    'the domain does not know timers',
    'types domain',
    `${DOMAIN}/i.rules.ts`,
    'export const a = setTimeout(() => {}, 1)\n',
    /'setTimeout'/,
  ],
  [
    'the domain does not know the page',
    'types domain',
    `${DOMAIN}/j.rules.ts`,
    'export const a = document.title\n',
    /'document'/,
  ],
  [
    'the server does not know the page',
    'types server',
    `${SERVER}/x.service.ts`,
    'export const a = document.title\n',
    /'document'/,
  ],
  [
    'the worker does not know the page',
    'types web/src/sw',
    'web/src/sw/b.ts',
    'export const a = document.title\n',
    /'document'/,
  ],
  [
    'a place in a list may be empty',
    'types server',
    `${SERVER}/y.service.ts`,
    "export const a: string = ['a'][1]\n",
    /TS2322/,
  ],
  [
    'absent is not undefined',
    'types server',
    `${SERVER}/z.service.ts`,
    'export const a: { b?: number } = { b: undefined }\n',
    /TS2375/,
  ],
  [
    'only syntax that can be erased',
    'types server',
    `${SERVER}/aa.service.ts`,
    'export namespace A {\n  export const b = 1\n}\n',
    /TS1294/,
  ],
]

const OTHERS: Violation[] = [
  {
    boundary: 'no dead export',
    step: 'knip',
    path: 'server/src/platform/clock/dead.ts',
    text: 'export const used = 1\nexport const dead = 2\n',
    refusal: /dead\b.*dead\.ts/,
    beside: {
      'server/src/commands/b.ts': "import { used } from '#platform/clock/dead.ts'\n\nconsole.log(used)\n",
    },
  },
  {
    boundary: 'no dead file',
    step: 'knip',
    path: 'server/src/platform/clock/forgotten.ts',
    text: 'export const a = 1\n',
    refusal: /forgotten\.ts/,
  },
  {
    boundary: 'no suppression without a reason',
    step: 'suppressions',
    path: 'web/src/platform/b.ts',
    text: `// ${['biome', 'ignore'].join('-')} lint/suspicious/noConsole: x\nconsole.log('a')\n`,
    refusal: /without its reason/,
  },
  {
    boundary: 'no blanket suppression of types',
    step: 'suppressions',
    path: 'web/src/platform/c.ts',
    text: `// ${['@ts', 'nocheck'].join('-')}\nexport const a = 1\n`,
    refusal: /is not used here/,
  },
  {
    boundary: 'an import cycle',
    step: 'biome',
    path: 'server/src/platform/clock/egg.ts',
    text: "import { hen } from './hen.ts'\n\nexport const egg = () => hen\n",
    refusal: /noImportCycles/,
    beside: {
      'server/src/platform/clock/hen.ts': "import { egg } from './egg.ts'\n\nexport const hen = () => egg\n",
    },
  },
  {
    boundary: 'an import cycle of types',
    step: 'biome',
    path: 'server/src/platform/clock/day.ts',
    text: "import type { Night } from './night.ts'\n\nexport type Day = { next: Night }\n",
    refusal: /noImportCycles/,
    beside: {
      'server/src/platform/clock/night.ts':
        "import type { Day } from './day.ts'\n\nexport type Night = { next: Day }\n",
    },
  },
  {
    boundary: 'no feature of another name',
    step: 'structure',
    path: 'web/src/features/sharing/bookmarks/bookmarks-page.tsx',
    text: 'export const a = 1\n',
    refusal: /no feature of this name/,
  },
  {
    boundary: 'a server feature exists in the domain',
    step: 'structure',
    path: 'server/src/features/trip/sync/trips.routes.ts',
    text: 'export const a = 1\n',
    refusal: /there is no domain\/src\/trip\/sync/,
  },
  {
    boundary: 'a domain feature is used',
    step: 'structure',
    path: 'domain/src/money/expenses/index.ts',
    text: 'export const a = 1\n',
    refusal: /used by no route and no screen/,
  },
  {
    boundary: 'only files with a role',
    step: 'structure',
    path: `${DOMAIN}/thing.ts`,
    text: 'export const a = 1\n',
    refusal: /not a shape of this package/,
  },
  {
    boundary: 'no catch-all',
    step: 'structure',
    path: `${WEB}/visa-utils.state.ts`,
    text: 'export const a = 1\n',
    refusal: /a catch-all/,
  },
  {
    boundary: 'a feature folder is flat',
    step: 'structure',
    path: `${WEB}/parts/part.tsx`,
    text: 'export const a = 1\n',
    refusal: /folder is flat/,
  },
  {
    boundary: 'at most twenty-five files',
    step: 'structure',
    path: `${SERVER}/ab.service.ts`,
    text: 'export const a = 1\n',
    beside: Object.fromEntries(
      Array.from({ length: 25 }, (_, i) => [`${SERVER}/one-of-many-${i}.service.ts`, 'export const a = 1\n']),
    ),
    refusal: /over 25 it is two features/,
  },
  {
    boundary: 'an end-to-end test is named after a feature',
    step: 'structure',
    path: 'e2e/bookmarks.spec.ts',
    text: 'export const a = 1\n',
    refusal: /not named after a feature/,
  },
]

export const VIOLATIONS: Violation[] = [
  ...IMPURE.map(([name, code, refusal]) => ({
    boundary: `the domain is pure: ${code}`,
    step: 'biome',
    path: `${DOMAIN}/${name}.rules.ts`,
    text: `export const a = ${code}\n`,
    refusal,
  })),
  ...IMPORTS.map(([boundary, path, from, refusal]) => ({
    boundary,
    step: 'biome',
    path,
    text: `import { a } from '${from}'\n\nexport const b = a\n`,
    refusal,
  })),
  ...STYLE.map(([boundary, path, text, refusal]) => ({ boundary, step: 'biome', path, text, refusal })),
  ...TYPES.map(([boundary, step, path, text, refusal]) => ({ boundary, step, path, text, refusal })),
  ...OTHERS,
]

function manyLines(count: number): string {
  return Array.from({ length: count }, (_, index) => `export const a${index} = 1\n`).join('')
}

/** As many loops, each within the one before: the cognitive complexity is the sum of their depths. */
function nestedFunction(depth: number): string {
  const loops = 'for (const one of list) '.repeat(depth)
  return `export function go(list: number[]) {\n  ${loops}list.push(one)\n}\n`
}
