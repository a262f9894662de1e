import { type Contract, sessionRequirementOf } from '@tripwright/domain/base/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { makeUser } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// Other services see a JWT, so no call that changes a session or an account may accept it as its only proof.

let platform: Platform
let app: ReturnType<typeof makeApp>
let contracts: Contract[]

beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  const features = makeFeatures(platform)
  app = makeApp(platform, features)
  contracts = features.routes.map(({ contract }) => contract)
})
afterAll(() => platform.database.close())

async function request(method: string, path: string, bearer: string) {
  const body = method === 'GET' || method === 'DELETE' ? null : '{}'
  const response = await app.request(path.replace(/\{[^}]+\}/g, '0190f3e4-0000-7000-8000-000000000000'), {
    method,
    body,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
  })
  const { error, message }: { error?: string; message?: string } = Object(await response.json())
  return { status: response.status, error, message }
}

async function ownerWithJwt(signedInAt = new Date()) {
  const { bearer } = await makeUser(platform, { role: 'owner', now: signedInAt })
  const response = await app.request('/api/auth/token', { headers: { authorization: `Bearer ${bearer}` } })
  const { token } = Object(await response.json())
  return { bearer, jwt: String(token) }
}

const FRESH = ['POST /api/account/delete', 'POST /api/account/export', 'DELETE /api/vault']
const SENSITIVE = [
  'PUT /api/vault/keys',
  'DELETE /api/vault/files/{id}',
  'POST /api/trips/{id}/links',
  'POST /api/functions/customer-portal',
  'POST /api/billing/change/{plan}',
  'POST /api/billing/renewal',
  'POST /api/subscription/seats',
  'DELETE /api/subscription/seats/{id}',
  'POST /api/subscription/seats/take',
  'POST /api/subscription/seats/leave',
  'POST /api/admin/people/{id}/role',
  'POST /api/admin/people/{id}/sign-out',
  'POST /api/admin/people/{id}/second-step-off',
  'POST /api/admin/discounts',
  'POST /api/admin/subscriptions/{id}/trial',
  'POST /api/support/requests/{id}/close',
  'POST /api/auth/change-password',
  'POST /api/auth/revoke-session',
  'POST /api/auth/revoke-sessions',
  'POST /api/auth/revoke-other-sessions',
  'POST /api/auth/update-user',
  'GET /api/auth/token',
  'POST /api/auth/two-factor/enable',
  'POST /api/auth/two-factor/disable',
  'POST /api/auth/two-factor/generate-backup-codes',
  'POST /api/auth/passkey/verify-registration',
  'POST /api/auth/passkey/delete-passkey',
  'GET /api/auth/list-sessions',
]

describe('a short-lived token', () => {
  it('reads and writes as its person', async () => {
    const { jwt } = await ownerWithJwt()
    expect(await request('GET', '/api/vault', jwt)).toMatchObject({ status: 200 })
    expect(await request('POST', '/api/notifications/read', jwt)).toMatchObject({ status: 200 })
  })

  it.each(FRESH)('is refused by %s, which needs a fresh session', async (call) => {
    const { jwt, bearer } = await ownerWithJwt()
    const [method = '', path = ''] = call.split(' ')
    expect(await request(method, path, jwt)).toMatchObject({ status: 403, error: 'fresh-session-required' })
    expect((await request(method, path, bearer)).error).not.toBe('fresh-session-required')
    const stale = await ownerWithJwt(new Date(Date.now() - 16 * 60_000))
    expect(await request(method, path, stale.bearer)).toMatchObject({
      status: 403,
      error: 'fresh-session-required',
    })
  })

  it('is refused by every sensitive call, every write of staff, and every call that asks for a proof', async () => {
    const { jwt } = await ownerWithJwt()
    const asking = contracts.filter((one) => sessionRequirementOf(one) === 'session')
    const calls = new Set([...SENSITIVE, ...asking.map(({ method, path }) => `${method} ${path}`)])
    const declared = new Set(contracts.map(({ method, path }) => `${method} ${path}`))
    expect(SENSITIVE.filter((call) => !declared.has(call))).toEqual([])
    for (const call of calls) {
      const [method = '', path = ''] = call.split(' ')
      const { error, message } = await request(method, path, jwt)
      expect
        .soft([call, error, message])
        .toEqual([call, 'not-allowed', 'Sign in with your password. A short-lived token isn’t enough.'])
    }
  })
})
