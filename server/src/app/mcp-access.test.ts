import { createAccessToken, listAccessTokens } from '@tripwright/domain/account/access-tokens'
import { listSaved } from '@tripwright/domain/sharing/saved'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type MadePerson, makeUser } from '#seeds/make.ts'
import { LIST, type McpTestServer, NOW, openMcpServer } from './test-mcp-server.ts'

let server: McpTestServer
let ana: MadePerson

beforeAll(async () => {
  server = await openMcpServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.setNow(NOW)
  ana = await makeUser(server.platform, { now: NOW })
})

async function listTokens(): Promise<{ id: string; lastUsedAt: string | null }[]> {
  const { tokens } = await server.json(listAccessTokens.path, ana.bearer)
  return tokens as { id: string; lastUsedAt: string | null }[]
}

describe('who may call', () => {
  it('is who has a live token, and nobody with a session', async () => {
    const token = await server.tokenOf(ana)
    expect((await server.post(token)).status).toBe(200)
    const cookie = `tripwright.session_token=${encodeURIComponent(ana.bearer)}`
    for (const refused of [
      await server.post(null),
      await server.post(ana.bearer),
      await server.post(null, LIST, { cookie }),
      await server.post(`${token}x`),
      await server.post('tripwright_'),
      await server.post(null, LIST, { authorization: `Basic ${token}` }),
    ]) {
      expect(refused.status).toBe(401)
      expect(refused.headers.get('www-authenticate')).toMatch(/^Bearer /)
      expect(Object(await refused.json())).toMatchObject({
        error: 'not-signed-in',
        message: expect.any(String),
      })
    }
  })

  it('ends with the token: revoked or expired, on the very next request', async () => {
    const revoked = await server.tokenOf(ana)
    expect((await server.post(revoked)).status).toBe(200)
    const [made] = await listTokens()
    await server.send(`${listAccessTokens.path}/${made?.id}`, ana.bearer, { method: 'DELETE' })
    expect((await server.post(revoked)).status).toBe(401)

    const expiring = await server.tokenOf(ana)
    const end = NOW.getTime() + 30 * 24 * 60 * 60 * 1000
    server.setNow(new Date(end - 1))
    expect((await server.post(expiring)).status).toBe(200)
    server.setNow(new Date(end))
    expect((await server.post(expiring)).status).toBe(401)
  })

  it('ends with a new password', async () => {
    // The library that changes passwords reads the clock of the machine.
    const now = new Date()
    server.setNow(now)
    const ben = await makeUser(server.platform, { now })
    const token = await server.tokenOf(ben)
    const body = JSON.stringify({ currentPassword: ben.password, newPassword: 'Another-horse-8!' })
    const changed = await server.send('/api/auth/change-password', ben.bearer, { method: 'POST', body })
    expect(changed.status, await changed.text()).toBe(200)
    expect((await server.post(token)).status).toBe(401)
  })

  it('sees when a token was last used', async () => {
    await server.post(await server.tokenOf(ana))
    await expect.poll(async () => (await listTokens())[0]?.lastUsedAt).toBe(NOW.toISOString())
  })

  it('may not use a token at any other address', async () => {
    const token = await server.tokenOf(ana, 'write')
    for (const path of ['/api/trips', '/api/guides', '/api/auth/get-session', createAccessToken.path]) {
      const response = await server.send(path, token)
      expect([path, response.status]).toEqual([path, 401])
    }
    const saved = { item_type: 'answer', item_id: '1', title: 'x' }
    const write = await server.send(listSaved.path, token, { method: 'POST', body: JSON.stringify(saved) })
    expect(Object(await write.json())).toMatchObject({ message: expect.stringContaining('/mcp') })
  })

  it('is no page of another site, and no page reads an answer across sites', async () => {
    const token = await server.tokenOf(ana)
    for (const wrong of ['https://evil.example', 'null', 'capacitor://localhost', server.origin]) {
      const { status, headers } = await server.post(token, LIST, { origin: wrong })
      expect([wrong, status, headers.get('access-control-allow-origin')]).toEqual([wrong, 403, null])
    }
    const own = await server.post(token, LIST, { origin: new URL(server.platform.config.publicUrl).origin })
    expect([own.status, own.headers.get('access-control-allow-origin')]).toEqual([200, null])
    expect(own.headers.get('cache-control')).toBe('no-store')
    const asked = await server.send('/mcp', token, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example' },
    })
    expect([asked.status, asked.headers.get('access-control-allow-origin')]).toEqual([403, null])
  })
})

describe('a hostile request', () => {
  it.each<[string, number, unknown, Record<string, string>]>([
    ['no JSON', 400, '{', {}],
    ['an empty body', 400, '', {}],
    ['a number', 400, '7', {}],
    ['an empty batch', 400, '[]', {}],
    ['another type', 415, 'x=1', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['too many bytes', 413, `"${'x'.repeat(256 * 1024)}"`, {}],
    ['deep nesting', 400, '['.repeat(1000) + ']'.repeat(1000), {}],
    ['a NUL', 400, '{"jsonrpc":"2.0","id":1,"method":"tools/list\\u0000"}', {}],
    ['too many messages', 400, Array.from({ length: 21 }, () => LIST), {}],
    ['no method', 400, { jsonrpc: '2.0', id: 1 }, {}],
    ['an unknown version', 400, LIST, { 'mcp-protocol-version': '1999-01-01' }],
  ])('of %s is a %d', async (_, status, body, headers) => {
    const response = await server.post(await server.tokenOf(ana), body, headers)
    expect(response.status).toBe(status)
  })

  it('other than a POST is refused, so that a client does not wait for a stream', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const { status, headers } = await server.send('/mcp', await server.tokenOf(ana), { method })
      expect([method, status, headers.get('allow')]).toEqual([method, 405, 'POST'])
    }
  })

  it('of several messages is answered one by one for an older protocol', async () => {
    const batch = [LIST, { ...LIST, id: 2, method: 'tools/call', params: { name: 'account_read' } }]
    const response = await server.post(await server.tokenOf(ana), batch, {
      'mcp-protocol-version': '2025-03-26',
    })
    const answers = (await response.json()) as { id: number }[]
    expect(answers.map(({ id }) => id).toSorted()).toEqual([1, 2])
  })

  it('that follows a hundred and twenty in a minute has to wait', async () => {
    const token = await server.tokenOf(ana)
    const batch = Array.from({ length: 20 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'ping' }))
    for (let n = 0; n < 6; n++) expect((await server.post(token, batch)).status).toBe(200)
    const late = await server.post(token)
    expect([late.status, late.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)])
  })
})
