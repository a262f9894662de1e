import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { HttpApp } from './serve-routes.ts'
import { serveWeb } from './web-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'tripwright-web-'))
const app: HttpApp = new Hono()
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers })

beforeAll(() => {
  mkdirSync(join(folder, 'assets'))
  mkdirSync(join(folder, 'auth'))
  const files = {
    'index.html': '<p>home',
    '__shell.html': '<p>shell',
    'auth/index.html': '<p>auth',
    'sw.js': 'self',
    'assets/app-1a2b.js': 'app',
    'assets/app-1a2b.js.br': 'packed',
    'routes.json': '["/","/auth","/blog/:slug"]',
    'csp.json': '{"/index.html":{"script":["sha256-abc"],"style":["sha256-def"]}}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  serveWeb(app, folder)
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
    const answer = await get(path)
    expect([answer.status, await answer.text()]).toEqual([status, text])
  })

  it('lose a trailing slash and keep their query', async () => {
    const answer = await get('/auth/?reset=1')
    expect([answer.status, answer.headers.get('location')]).toEqual([308, '/auth?reset=1'])
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

describe('files', () => {
  it('with a hash in their name are kept for ever, packed for who takes it', async () => {
    const plain = await get('/assets/app-1a2b.js')
    expect(plain.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await plain.text()).toBe('app')
    const packed = await get('/assets/app-1a2b.js', { 'accept-encoding': 'gzip, br' })
    expect([packed.headers.get('content-encoding'), await packed.text()]).toEqual(['br', 'packed'])
    expect(packed.headers.get('vary')).toBe('accept-encoding')
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
    const answer = await app.request('/', { method: 'HEAD' })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
  })
})
