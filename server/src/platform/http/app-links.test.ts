import { readFileSync } from 'node:fs'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { serveAppLinks } from './app-links.ts'
import type { HttpApp } from './serve-routes.ts'

const PRINT = `${'AB:'.repeat(31)}CD`
const APPLE = '/.well-known/apple-app-site-association'
const ANDROID = '/.well-known/assetlinks.json'
const app = JSON.parse(readFileSync(new URL('../../../../native/app.json', import.meta.url), 'utf8'))

async function ask(path: string, env: Record<string, string>) {
  const server: HttpApp = new Hono()
  serveAppLinks(server, loadConfig(env).appLinks)
  const response = await server.request(path)
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}

describe('which apps may open our addresses', () => {
  it.each([APPLE, ANDROID])('is said nowhere when no app is set: %s', async (path) => {
    expect((await ask(path, {})).status).toBe(404)
  })

  it('is said to Apple as JSON, for pages alone', async () => {
    const { status, type, text } = await ask(APPLE, { APPLE_APP_ID: `ABCDE12345.${app.id}` })
    expect([status, type]).toEqual([200, 'application/json'])
    const { applinks, webcredentials } = JSON.parse(text)
    const [{ appIDs, components }] = applinks.details
    expect([appIDs, webcredentials.apps]).toEqual([[`ABCDE12345.${app.id}`], [`ABCDE12345.${app.id}`]])
    expect(components.at(-1)).toEqual({ '/': '/*' })
    const excluded = components.filter(({ exclude }: { exclude?: boolean }) => exclude)
    expect(excluded.map((one: Record<string, string>) => one['/'])).toEqual(
      expect.arrayContaining(['/api/*', '/.well-known/*', '/redirect*']),
    )
  })

  it('is said to Android with the fingerprints of its certificates, and the id of our projects by default', async () => {
    const { status, text } = await ask(ANDROID, {
      ANDROID_CERT_FINGERPRINTS: `${PRINT.toLowerCase()}, ${PRINT}`,
    })
    expect(status).toBe(200)
    expect(JSON.parse(text)).toEqual([
      {
        relation: [
          'delegate_permission/common.handle_all_urls',
          'delegate_permission/common.get_login_creds',
        ],
        target: {
          namespace: 'android_app',
          package_name: app.id,
          sha256_cert_fingerprints: [PRINT, PRINT],
        },
      },
    ])
  })
})

it.each([
  { APPLE_APP_ID: 'app.tripwright' },
  { APPLE_APP_ID: 'ABCDE12345.' },
  { APPLE_APP_ID: 'ABCDE12345.app tripwright' },
  { ANDROID_APP_ID: 'tripwright' },
  { ANDROID_APP_ID: '../app.x' },
  { ANDROID_CERT_FINGERPRINTS: 'AB:CD' },
  { ANDROID_CERT_FINGERPRINTS: `${PRINT},x` },
])('a server does not start with %j', (env) => {
  expect(() => loadConfig(env)).toThrow()
})
