import { STAFF_FLAGS } from '@tripwright/domain/base/contract'
import { hasFlag } from '@tripwright/domain/base/roles'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { unsubscribeUrl } from '#features/plans/trial-mails/index.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { makeUser } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { type Features, makeFeatures } from './features.ts'

let platform: Platform
let features: Features
let app: ReturnType<typeof makeApp>

beforeAll(async () => {
  platform = await makeTestPlatform()
  features = makeFeatures(platform)
  app = makeApp(platform, features)
})
afterAll(() => platform.database.close())

type Headers = Record<string, string>
const get = (path: string, headers: Headers = {}) => app.request(path, { headers })
const send = (method: string, path: string, body: string | null, headers: Headers = {}) =>
  app.request(path, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    ...(body !== null && { body }),
  })

describe('is it well', () => {
  it('says that the process is up and that the database answers', async () => {
    expect(await (await get('/api/health')).json()).toEqual({ ok: true })
    expect(await (await get('/api/ready')).json()).toEqual({ ok: true, database: platform.database.kind })
  })

  it('says 503 in words when the database does not answer', async () => {
    const broken = {
      ...platform,
      database: { ...platform.database, ping: () => Promise.reject(new Error('gone')) },
    }
    const response = await makeApp(broken, features).request('/api/ready')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({
      error: 'unavailable',
      message: expect.stringContaining('database'),
    })
  })
})

describe('what every answer carries', () => {
  it.each(['/api/health', '/api/nothing', '/api/saved-items'])('on %s', async (path) => {
    const { headers } = await get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('permissions-policy')).toContain('usb=()')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  it('tells no other site where somebody came from who has the link of a trip', async () => {
    for (const path of ['/shared-trip', '/shared-conversation'])
      expect((await get(path)).headers.get('referrer-policy')).toBe('no-referrer')
  })

  it('is HSTS under https only', async () => {
    expect((await get('/api/health')).headers.has('strict-transport-security')).toBe(false)
    const https = { ...platform, config: { ...platform.config, publicUrl: 'https://trip.example' } }
    const response = await makeApp(https, makeFeatures(https)).request('/api/health')
    expect(response.headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })
})

describe('refusals', () => {
  it('have the one shape for an unknown call and for a wrong method', async () => {
    const unknown = await get('/api/nothing')
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: 'not-found', message: 'We couldn’t find this.' },
    ])
    const wrong = await send('PUT', '/api/saved-items', '{}')
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, DELETE'])
  })

  it('come before anything is written when another site’s page calls', async () => {
    const response = await send('POST', '/api/saved-items', '{}', { origin: 'https://evil.example' })
    expect([response.status, Object(await response.json()).error]).toEqual([403, 'wrong-origin'])
  })

  it('allow preflight requests of the native apps, and of no other origin', async () => {
    const preflight = (origin: string) =>
      app.request('/api/saved-items', {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'POST' },
      })
    const native = await preflight('capacitor://localhost')
    expect([native.status, native.headers.get('access-control-allow-origin')]).toEqual([
      204,
      'capacitor://localhost',
    ])
    expect((await preflight('https://evil.example')).headers.has('access-control-allow-origin')).toBe(false)
  })
})

describe('who may call what', () => {
  it('follows the flags and not the levels: marketing has support’s level and is not support', () => {
    expect(STAFF_FLAGS.filter((flag) => hasFlag('marketing', flag))).toEqual(['marketing'])
  })
})

describe('the description of every call', () => {
  it('names each operation with its roles, its input and its refusals', async () => {
    const document = Object(await (await get('/api/openapi.json')).json())
    expect(document.openapi).toBe('3.1.0')
    for (const { contract } of features.routes) {
      const operation = document.paths[contract.path]?.[contract.method.toLowerCase()]
      expect(operation, contract.path).toMatchObject({ summary: contract.summary, 'x-roles': contract.roles })
    }
    const save = document.paths['/api/saved-items'].post
    expect(save.requestBody.content['application/json'].schema.required).toEqual([
      'item_type',
      'item_id',
      'title',
    ])
    expect(Object.keys(save.responses)).toEqual(
      expect.arrayContaining(['200', '400', '401', '403', '409', '413', '415', '429']),
    )
  })
})

describe('bad input', () => {
  it('never gives a 5xx: every call, signed in, with hostile bodies', async () => {
    const { bearer } = await makeUser(platform)
    const headers = { authorization: `Bearer ${bearer}` }
    const json = fc.jsonValue({ maxDepth: 4 }).map((value) => JSON.stringify(value))
    const body = fc.oneof(
      json,
      fc.string(),
      fc.constantFrom('', 'null', '[]', '{"__proto__":{"a":1}}', '"\\u0000"', '{'),
    )
    const calls = features.routes.filter(({ contract }) => !/sign-out|revoke|events/.test(contract.path))
    for (const { contract } of calls)
      await fc.assert(
        fc.asyncProperty(body, fc.string({ unit: 'binary' }), async (text, word) => {
          const path = contract.path.replace(/\{[^}]+\}/g, encodeURIComponent(word.toWellFormed()) || 'x')
          const isWrite = contract.method !== 'GET' && contract.method !== 'DELETE'
          const query = isWrite ? '' : `?limit=${encodeURIComponent(word.toWellFormed())}`
          const response = await send(contract.method, path + query, isWrite ? text : null, headers)
          const responseText = await response.text()
          expect(response.status, `${contract.method} ${path}${query} ${text}: ${responseText}`).toBeLessThan(
            500,
          )
          if (response.status >= 400) expect(JSON.parse(responseText).message).toMatch(/\w/)
        }),
        { numRuns: 15 },
      )
  }, 120_000)
})

describe('a mail program that unsubscribes from the mails of a trial', () => {
  it('needs neither a page nor an Origin, and only a whole token', async () => {
    for (const query of ['', '?mail_token=', '?mail_token=someone.else'])
      expect((await app.request(`/unsubscribe${query}`, { method: 'POST' })).status).toBe(404)
    const one = await makeUser(platform)
    const token = new URL(unsubscribeUrl(platform, one.id)).searchParams.get('mail_token')
    const response = await app.request(`/unsubscribe?mail_token=${token}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
    expect(response.status).toBe(204)
    const choice = await get('/api/campaigns/mail-choices', { authorization: `Bearer ${one.bearer}` })
    expect(await choice.json()).toEqual({
      trialMails: false,
      reminders: true,
      tripAlerts: true,
      digest: true,
      news: false,
    })
  })
})

describe('a link that leads away', () => {
  const follow = (url: string) => get(`/redirect?url=${encodeURIComponent(url)}`)

  it('goes on at once to a partner, is kept by no cache, and is not for search engines', async () => {
    const { status, headers } = await follow('https://www.expedia.com/a?b=c')
    expect([status, headers.get('location')]).toEqual([303, 'https://www.expedia.com/a?b=c'])
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  })

  it.each(['https://evil.example/', 'javascript:alert(1)', '//www.expedia.com/', ''])(
    'is left to the page that shows it: %s',
    async (url) => expect((await follow(url)).headers.get('location')).toBeNull(),
  )
})
