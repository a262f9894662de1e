import { describe, expect, it } from 'vitest'
import { BUDGETS, budgetTable } from './budgets.ts'
import { chunkGraph, pageFiles } from './chunk-graph.ts'
import {
  emergencyFirst,
  isPrecached,
  isPrefetchedWhenIdle,
  notPrecached,
  scriptsOfLaterPages,
} from './precache.ts'
import { readRouteSources } from './route-sources.ts'

describe('the pages of a build', () => {
  const chunk = (fileName: string, imports: string[], ...moduleIds: string[]) => ({
    fileName,
    imports,
    dynamicImports: [],
    moduleIds,
  })
  const graph = chunkGraph([
    chunk('main.js', ['react.js'], '/x/web/src/main.tsx'),
    chunk('react.js', []),
    chunk('home.js', ['react.js', 'call.js'], '/x/web/src/features/site/home/home-page.tsx'),
    chunk('auth.js', ['call.js', 'main.js'], '/x/web/src/features/account/sign-in/auth-page.tsx'),
    chunk('call.js', ['zod.js']),
    chunk('zod.js', ['call.js']),
  ])
  const initial = graph.filesOf(graph.fileOf('/web/src/main.tsx'))

  it('name the files that import each other in a circle', () => {
    expect(graph.circles()).toEqual(['call.js', 'zod.js'])
  })

  it('add to the initial files what they import, and own what no other page needs', () => {
    const auth = ['/features/account/sign-in/auth-page.tsx']
    const pages = pageFiles(graph, initial, {
      '/': ['/features/site/home/home-page.tsx'],
      '/auth': auth,
      '/sign-in': auth,
    })
    expect(initial).toEqual(['main.js', 'react.js'])
    expect(pages['/']).toEqual({
      entries: ['home.js'],
      all: ['home.js', 'call.js', 'zod.js'],
      own: ['home.js'],
    })
    expect(pages['/auth']?.own).toEqual(['auth.js'])
    expect(pages['/sign-in']?.own).toEqual(['auth.js'])
  })

  it('are broken when nothing was built from one of them', () => {
    expect(() => graph.fileOf('/features/visa/visa-page.tsx')).toThrow('Nothing was built from')
  })
})

it('a precached part that imports one for later is found, because it would not open offline', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({
    fileName: `assets/${fileName}`,
    imports: imports.map((name) => `assets/${name}`),
    dynamicImports: [],
    moduleIds: [],
  })
  const graph = chunkGraph([
    chunk('find-route-1.js', 'later-5-1.js'),
    chunk('later-5-1.js', 'about-1.js'),
    chunk('about-1.js'),
    chunk('later-6-1.js'),
  ])
  expect(notPrecached(graph, new Set(['assets/about-1.js']))).toEqual([
    'assets/later-5-1.js',
    'assets/about-1.js',
  ])
  const ofLaterPages = new Set(['assets/find-route-1.js', 'assets/about-1.js'])
  expect(notPrecached(graph, ofLaterPages)).toEqual([])
})

it('the route table tells what each page is loaded from', () => {
  const source = `
    export const ROUTES = [
      route({ path: '/', load: () => together(import('#features/site/home/home-page.tsx').then(({ A }) => A), import('@tripwright/domain/site/home')), title: 't' }),
      route({ path: '/start', load: start }),
      route({ path: '/blog/:slug', load: async () => ({ ...(await import('./blog.tsx')) }) }),
    ]
    const start = () => together(import('#features/site/home/start-page.tsx'), texts())
    const other = { path: '/none' }`
  expect(readRouteSources('routes.ts', source)).toEqual([
    { path: '/', sources: ['/web/src/features/site/home/home-page.tsx', '/domain/src/site/home/index.ts'] },
    { path: '/start', sources: ['/web/src/features/site/home/start-page.tsx'] },
    { path: '/blog/:slug', sources: ['/web/src/app/blog.tsx'] },
  ])
})

it('who may need help gets the borders and the numbers before maps and lesser pages', () => {
  const files = [
    'assets/about-1.js',
    'assets/borders-1.js',
    'assets/maplibre-1.js',
    'assets/safety-page-1.js',
  ]
  expect(emergencyFirst(files)).toEqual([
    'assets/borders-1.js',
    'assets/safety-page-1.js',
    'assets/about-1.js',
    'assets/maplibre-1.js',
  ])
})

describe('the precache', () => {
  const NONE: ReadonlySet<string> = new Set()

  it('leaves to an idle moment what only later pages are made of', () => {
    const chunk = (fileName: string, imports: string[], dynamicImports: string[] = []) => ({
      fileName,
      imports,
      dynamicImports,
      moduleIds: [`/${fileName}`],
    })
    const graph = chunkGraph([
      chunk('main.js', [], ['home.js', 'about.js', 'sheet.js']),
      chunk('home.js', ['art.js']),
      chunk('about.js', ['art.js', 'words.js', 'dialog.js'], ['film.js']),
      chunk('film.js', []),
      chunk('art.js', []),
      chunk('words.js', []),
      chunk('sheet.js', ['dialog.js']),
      chunk('dialog.js', []),
    ])
    const pages = pageFiles(graph, ['main.js'], { '/': ['/home.js'], '/about': ['/about.js'] })
    expect([...scriptsOfLaterPages(graph, ['main.js'], pages)].sort()).toEqual([
      'about.js',
      'film.js',
      'words.js',
    ])
  })

  it.each([
    '__shell.html',
    'manifest.webmanifest',
    'icon.svg',
    'assets/index-Cafe1.js',
    'assets/display-ascii-036f9736.woff2',
  ])('holds %s', (file) => expect(isPrecached(file, NONE)).toBe(true))

  it.each([
    'index.html',
    'sw.js',
    'icon-512.png',
    'csp.json',
    'assets/_catalogue_ar-XB-1.js',
    'assets/display-latin-ext-1.woff2',
    'assets/admin-page-1.js',
    'assets/maplibre-gl-1.js',
    'assets/map-view-1.js',
    'assets/rome-1.pmtiles',
  ])('leaves %s to the moment it is needed', (file) => expect(isPrecached(file, NONE)).toBe(false))

  it.each([
    'assets/map-ground-1.js',
    'assets/engine.worker-1.js',
    'assets/map-land-1.json',
    'assets/airports-1.json',
    'assets/rates-1.json',
    'assets/eur-1.json',
    'assets/borders-1.js',
    'assets/emergency-facts-1.js',
  ])('leaves %s to the first idle moment', (file) =>
    expect([isPrecached(file, NONE), isPrefetchedWhenIdle(file, NONE)]).toEqual([false, true]),
  )

  it('and what few people need to neither', () => {
    const files = [
      'assets/_catalogue_ar-XB-1.js',
      'assets/admin-page-1.js',
      'assets/google-map-1.js',
      'assets/map-city-rome-1.json',
      'assets/model-asia-1.js',
      'assets/model-languages-1.js',
    ]
    expect(files.filter((file) => isPrecached(file, NONE) || isPrefetchedWhenIdle(file, NONE))).toEqual([])
  })
})

describe('the budget table', () => {
  const row = (bytes: number) => ({ what: 'home', bytes, budget: BUDGETS.home, files: 1 })

  it('names what is over and by what it is weighed', () => {
    expect(budgetTable([row(14_000)])).toMatchObject({ isWithin: true })
    const { table, isWithin } = budgetTable([row(100), { ...row(14_001), note: 'why' }])
    expect(isWithin).toBe(false)
    expect(table.split('\n')[1]).toBe('home    14,001 of    14,000 bytes    1 files  OVER  (why)')
  })
})
