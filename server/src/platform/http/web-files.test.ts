import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ORIGIN_PLACEHOLDER } from '@tripwright/domain/base/public-origin'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpApp } from './serve-routes.ts'
import { serveWeb } from './web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'tripwright-web-'))
const app: HttpApp = new Hono()
const APP = 'app '.repeat(50)
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

beforeAll(() => {
  for (const name of ['assets/og', 'auth', 'about', 'blog'])
    mkdirSync(join(folder, name), { recursive: true })
  const files = {
    'index.html': '<p>home',
    '__shell.html': '<p>shell',
    'auth/index.html': '<p>auth',
    'blog/index.html': `<link rel="canonical" href="${ORIGIN_PLACEHOLDER}/blog"><meta property="og:url" content="${ORIGIN_PLACEHOLDER}/blog">`,
    'about/index.html': `<link href="${ORIGIN_PLACEHOLDER}/about"><p>${'about '.repeat(50)}`,
    'about/index.html.br': 'packed before the address was known',
    'robots.txt': `Sitemap: ${ORIGIN_PLACEHOLDER}/sitemap.xml`,
    'assets/og/home-1a2b.png': 'picture',
    'sw.js': 'self',
    'assets/app-1a2b.js': APP,
    'assets/app-1a2b.js.br': brotliCompressSync(APP),
    'routes.json': '["/","/auth","/blog/:slug"]',
    'csp.json': '{"/index.html":{"script":["sha256-abc"],"style":["sha256-def"]}}',
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  serveWeb(app, { webDir: folder, publicUrl: 'https://trips.example:8443/' })
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('pages', () => {
  it.each([
    ['/', 200, '<p>home'],
    ['/auth', 200, '<p>auth'],
    ['/blog/a-post', 200, '<p>shell'],
    ['/__shell.html', 200, '<p>shell'],
    ['/nowhere', 404, '<p>shell'],
    ['/blog/a/b', 404, '<p>shell'],
  ])('%s is answered with %i', async (path, status, text) => {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([status, text])
  })

  it('that are off here are not served, and the shell lists them for the app', async () => {
    writeFileSync(join(folder, '__shell.html'), '<html lang="en"><p>shell')
    const here: HttpApp = new Hono()
    serveWeb(here, { webDir: folder, publicUrl: 'https://trips.example' }, undefined, [
      '/blog/old',
      '/blog/x',
    ])
    const shell = '<html data-off="/blog/old /blog/x" lang="en"><p>shell'
    for (const [path, status] of [
      ['/blog/old', 404],
      ['/blog/new', 200],
    ] as const) {
      const response = await here.request(path)
      expect([response.status, await response.text()]).toEqual([status, shell])
    }
  })

  it('lose a trailing slash and keep their query', async () => {
    const response = await get('/auth/?reset=1')
    expect([response.status, response.headers.get('location')]).toEqual([308, '/auth?reset=1'])
  })

  it('redirect to no other host, however the slashes stand', async () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '///evil.example//']) {
      const location = (await get(path)).headers.get('location')
      if (location !== null) expect(new URL(location, 'http://own.example').host).toBe('own.example')
    }
  })

  it('carry a policy that names their inline code by hash and allows nothing else inline', async () => {
    const policy = (await get('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-abc'")
    expect(policy).toContain("style-src 'self' 'sha256-def'")
    expect(policy).toMatch(/object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/)
    expect(policy).not.toMatch(/unsafe/)
    expect((await get('/nowhere')).headers.get('content-security-policy')).not.toMatch(/sha256-abc|unsafe/)
  })
})

describe('our public address', () => {
  const ABOUT = `<link href="https://trips.example:8443/about"><p>${'about '.repeat(50)}`

  it('is put where the build left room for it, in documents and in files for crawlers', async () => {
    expect(await (await get('/about')).text()).toBe(ABOUT)
    expect(await (await get('/robots.txt')).text()).toBe('Sitemap: https://trips.example:8443/sitemap.xml')
  })

  it('is in the packed forms too, each under its own etag', async () => {
    const br = await get('/about', { 'accept-encoding': 'gzip, br' })
    expect(br.headers.get('content-encoding')).toBe('br')
    expect(String(brotliDecompressSync(await br.arrayBuffer()))).toBe(ABOUT)
    const gz = await get('/about', { 'accept-encoding': 'gzip' })
    expect(String(gunzipSync(await gz.arrayBuffer()))).toBe(ABOUT)
    const etags = [await get('/about'), br, gz].map((response) => response.headers.get('etag'))
    expect(new Set(etags).size).toBe(3)
    for (const [at, encoding] of ['', 'br', 'gzip'].entries()) {
      const headers = { 'accept-encoding': encoding, 'if-none-match': etags[at] ?? '' }
      expect((await get('/about', headers)).status).toBe(304)
    }
  })

  it('is another etag when it is another address', async () => {
    const other: HttpApp = new Hono()
    serveWeb(other, { webDir: folder, publicUrl: 'https://other.example' })
    const etag = (await get('/about')).headers.get('etag')
    expect((await other.request('/about')).headers.get('etag')).not.toBe(etag)
  })
})

describe('the one address of a page', () => {
  const canonical = async (search: string, headers: Record<string, string> = {}) => {
    const response = await get(`/blog${search}`, headers)
    const body = Buffer.from(await response.arrayBuffer())
    const isPacked = response.headers.get('content-encoding') === 'br'
    return String(isPacked ? brotliDecompressSync(body) : body)
  }
  const tags = (address: string) =>
    `<link rel="canonical" href="${address}"><meta property="og:url" content="${address}">`
  const BLOG = 'https://trips.example:8443/blog'

  it.each([
    ['', BLOG],
    ['?utm_source=x&fbclid=y&gclid=z', BLOG],
    ['?utm_source=x&page=2', `${BLOG}?page=2`],
    [
      '?lang=de&category=food&sort=new&filter=a&filter=b&search=fish%20soup&id=9',
      `${BLOG}?sort=new&amp;filter=a&amp;filter=b&amp;search=fish+soup&amp;category=food&amp;lang=de`,
    ],
    ['?search=%22%3E%3Cscript%3E%24%26', `${BLOG}?search=%22%3E%3Cscript%3E%24%26`],
  ])('of /blog%s is %s', async (search, address) => {
    expect(await canonical(search)).toBe(tags(address))
    expect(await canonical(search, { 'accept-encoding': 'br' })).toBe(tags(address))
  })

  it('is part of the etag', async () => {
    const etag = async (search: string) => (await get(`/blog${search}`)).headers.get('etag')
    expect(await etag('?page=2')).not.toBe(await etag('?page=3'))
    expect(await etag('?page=2')).toBe(await etag('?page=2&utm_source=x'))
  })
})

describe('search engines', () => {
  it.each(['/blog/a-post', '/nowhere', '/gone.png', '/__shell.html'])(
    'are told to leave %s out',
    async (path) => {
      expect((await get(path)).headers.get('x-robots-tag')).toBe('noindex')
    },
  )

  it.each(['/', '/auth', '/assets/app-1a2b.js', '/robots.txt'])('are told nothing about %s', async (path) => {
    expect((await get(path)).headers.get('x-robots-tag')).toBeNull()
  })
})

describe('files', () => {
  it('that stand beside links may be shown by other sites', async () => {
    const { headers } = await get('/assets/og/home-1a2b.png')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('content-type')).toBe('image/png')
    expect((await get('/assets/app-1a2b.js')).headers.get('cross-origin-resource-policy')).toBeNull()
  })

  it('with a hash in their name are kept for ever, packed for who takes it', async () => {
    const plain = await get('/assets/app-1a2b.js')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await plain.text()).toBe(APP)
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect(packed.headers.get('content-encoding')).toBe('br')
    expect(Buffer.from(await packed.arrayBuffer()).equals(brotliCompressSync(APP))).toBe(true)
    expect(packed.headers.get('vary')).toBe('accept-encoding')
    const older = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip' })
    expect(older.headers.get('content-encoding')).toBe('gzip')
    expect(String(gunzipSync(await older.arrayBuffer()))).toBe(APP)
  })

  it('without one are asked for each time and answered 304 when they are the same', async () => {
    const first = await get('/sw.js')
    expect(first.headers.get('cache-control')).toBe('no-cache')
    const again = await get('/sw.js', { 'if-none-match': first.headers.get('etag') ?? '' })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  it.each([
    '/csp.json',
    '/routes.json',
    '/assets/gone.js',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets',
  ])('that are not for everybody are not there: %s', async (path) => {
    expect((await get(path)).status).toBe(404)
  })

  it('are answered to HEAD without a body', async () => {
    const response = await app.request('/', { method: 'HEAD' })
    expect([response.status, await response.text()]).toEqual([200, ''])
  })
})
