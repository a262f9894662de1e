import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../bootstrap/root.mjs'

/** Retired names of types, functions and constants that had several meanings, or one that only we knew. */
const GIVEN_UP = [
  'Wish',
  'WishDraft',
  'PlanWish',
  'House',
  'Desk',
  'Given',
  'Manner',
  'Known',
  'Held',
  'Kept',
  'Found',
  'Shown',

  'Asked',
  'Told',
  'PlanTab',
  'Deed',
  'Voice',
  'Slip',
  'Lands',
  'Ways',
  'Till',
  'tell',
  'hear',
  'ask',
  'carry',
  'strike',
  'settle',
  'become',
  'PATIENCE',
  'PATIENCE_MS',
  'GRACE',
  'GRACE_MS',
]
/** Retired names of variables, parameters and fields, for which the trade has a common word. */
const GIVEN_UP_INSIDE = [
  'wished',
  'onChangeWishes',
  'told',
  'hear',
  'strike',
  'patience',
  'deed',
  'slip',
  'slips',
  'onKept',
  'isKept',
  'mostTokens',
  'mostLines',
  'mostWaitMs',
  'mostWaiting',
  'mostAtOnce',
  'mostBytes',
  'setSaid',
  'setTold',
  'setShown',
  'setKnown',
  'setFound',
  'setHeld',
  'laidOut',
  'setLaidOut',
  'haste',
  'isFedFirst',
]
const GIVEN_UP_FILES =
  /(^|[/-])(asked-facts|underway|when-watched|half-typed|in-turns|known-device|fill-parts|lost-step|closed-door|slips|voices|judging|papers-of-law|cut-faces|wish-draft)\./
const INSIDE = new RegExp(`(?<![\\w.$-])(?:${GIVEN_UP_INSIDE.join('|')})(?=\\??[:=,)}\\]]| = )`, 'g')
const COMMENT_OR_TEXT = /\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g
const DECLARATION = /^(?:export )?(?:async )?(?:type|interface|class|function\*?|const) (\w+)/gm

/** Subjects that a newcomer looks for, with the expected file names. */
const FINDABLE: [thing: string, file: RegExp][] = [
  ['sign-in form', /\/sign-in-form\.tsx$/],
  ['two-factor', /\/two-factor-form\.tsx$/],
  ['route guard', /\/route-guard\.tsx$/],
  ['session check', /\/session-check\.ts$/],
  ['rate limit', /\/rate-limit\.\w+\.ts$/],
  ['usage limit', /\/usage-limit\.\w+\.ts$/],
  ['intent parser', /\/intent-parser\.rules\.ts$/],
  ['date parser', /\/date-parser\.rules\.ts$/],
  ['solver', /\/solver\.rules\.ts$/],
  ['checker', /\/checker\.rules\.ts$/],
  ['travel times', /\/travel-times\.rules\.ts$/],
  ['opening-hours parser', /\/opening-hours\/src\/parser\.ts$/],
  ['trip merge', /\/trip\/sync\/merge\.rules\.ts$/],
  ['offline queue', /\/offline-queue\.ts$/],
  ['service worker', /\/service-worker\.ts$/],
  ['emergency numbers', /\/emergency-numbers\.tsx$/],
  ['typo tolerance', /\/typeahead\/src\/typos\.ts$/],
  ['OG image', /\/og-images\.service\.ts$/],
  ['webhook', /\/stripe-webhook\.ts$/],
  ['feed adapter', /\/usgs-feed\.service\.ts$/],
  // Further subjects that a reader looked for after the redesign; the first four were renamed then.
  ['password reset', /\/reset-password-form\.tsx$/],
  ['CSRF: the check of the origin', /\/origin-check\.ts$/],
  ['sitemap', /\/sitemap-robots\.rules\.ts$/],
  ['currency converter', /\/currency-converter\.state\.ts$/],
  ['push notifications', /\/push\.jobs\.ts$/],
  ['weather forecast', /\/forecast\.service\.ts$/],
  ['visa matrix', /\/visa-matrix\.service\.ts$/],
  ['Schengen days', /\/schengen\.rules\.ts$/],
  ['flight search', /\/flight-search\.rules\.ts$/],
  ['map tiles', /\/map\/src\/pmtiles\.ts$/],
  ['calendar export', /\/ics\.rules\.ts$/],
  ['backup', /\/commands\/backup\.ts$/],
  ['migrations', /\/db\/migrate\.ts$/],
  ['security headers', /\/security-headers\.ts$/],
  ['dark theme', /\/platform\/theme\.ts$/],
  ['idempotency', /\/idempotency\.store\.ts$/],
  ['toast', /\/ui\/toast\.ts$/],
  ['who owes whom', /\/expenses\/settle\.rules\.ts$/],
  ['file encryption', /\/file-encryption\.state\.ts$/],
  ['error boundary', /\/error-boundary\.tsx$/],
]

const FILES = ['packages', 'domain/src', 'server/src', 'web/src'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}/${file}`),
)
const SOURCES = FILES.filter((file) => !/\.test\.tsx?$/.test(file)).map((file) => ({
  file,
  names: [...readFileSync(join(ROOT, file), 'utf8').matchAll(DECLARATION)].map(([, name = '']) => name),
  types: [...readFileSync(join(ROOT, file), 'utf8').matchAll(/^export type (\w+)(?=[ <]*[=<])/gm)].map(
    ([, name = '']) => name,
  ),
}))

test('no declaration has a retired name', () => {
  const declared = SOURCES.flatMap(({ file, names }) =>
    names.filter((name) => GIVEN_UP.includes(name)).map((name) => `${file}: ${name}`),
  )
  expect(SOURCES.length).toBeGreaterThan(1000)
  expect(declared).toEqual([])
  expect(FILES.filter((file) => GIVEN_UP_FILES.test(file))).toEqual([])
})

test('no variable, parameter or field has a retired name', () => {
  const bound = FILES.filter((file) => !/\.(test|messages|data)\.tsx?$/.test(file)).flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').replaceAll(COMMENT_OR_TEXT, '').matchAll(INSIDE)].map(
      ([name]) => `${file}: ${name}`,
    ),
  )
  expect(bound).toEqual([])
})

test('exported type names are unique', () => {
  const files = new Map<string, string[]>()
  // A library is independent, so it may have a type with the same name as the domain.
  for (const { file, types } of SOURCES.filter(({ file }) => !file.startsWith('packages/')))
    for (const type of types) files.set(type, [...(files.get(type) ?? []), file])
  expect([...files].filter(([, where]) => where.length > 1)).toEqual([])
})

test.each(FINDABLE)('%s is found by the name of its file', (_, pattern) => {
  expect(FILES.filter((file) => pattern.test(file))).not.toEqual([])
})
