import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveMapFrame } from './map-frame.ts'
import type { HttpApp } from './serve-routes.ts'
import { serveWeb } from './web-files.ts'

const webDir = mkdtempSync(join(tmpdir(), 'tripwright-frame-'))

beforeAll(() => {
  writeFileSync(join(webDir, '__shell.html'), '<p>shell')
  writeFileSync(join(webDir, 'index.html'), '<p>home')
  writeFileSync(
    join(webDir, 'map-frame.html'),
    '<style>a{}</style><script type="module" src="/a.js"></script>',
  )
})
afterAll(() => rmSync(webDir, { recursive: true }))

function makeApp(googleMapsKey: string | undefined): HttpApp {
  const app: HttpApp = new Hono()
  serveMapFrame(app, { googleMapsKey, googleMapsHost: 'https://maps.googleapis.com', webDir })
  serveWeb(app, { webDir, publicUrl: 'https://t.example' })
  return app
}

describe('the frame of Google Maps', () => {
  it('is not there without a key, and no page allows Google anything', async () => {
    const app = makeApp(undefined)
    expect((await app.request('/map-frame.html')).status).toBe(404)
    expect((await app.request('/')).headers.get('content-security-policy')).not.toMatch(/google|unsafe/)
  })

  it('has a policy and a nonce of its own, new for each answer, with a key', async () => {
    const app = makeApp('browser-key-1')
    const nonces = new Set<string>()
    for (let i = 0; i < 3; i++) {
      const response = await app.request('/map-frame.html')
      const policy = response.headers.get('content-security-policy') ?? ''
      const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? ''
      expect(await response.text()).toBe(
        `<style nonce="${nonce}">a{}</style><script nonce="${nonce}" type="module" src="/a.js"></script>`,
      )
      expect(policy).toMatch(/frame-ancestors 'self'/)
      expect(policy).not.toMatch(/unsafe-inline/)
      expect(response.headers.get('cache-control')).toBe('no-store')
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(3)
  })

  it('leaves the policy of every page as it was', async () => {
    const policy = (await makeApp('browser-key-1').request('/')).headers.get('content-security-policy')
    expect(policy).not.toMatch(/google|unsafe/)
  })
})
