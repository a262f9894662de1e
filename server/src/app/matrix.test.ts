import type { Contract } from '@tripwright/domain/base/contract'
import { hasFlag, ROLES, type Role } from '@tripwright/domain/base/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { putSubscription, startTrial } from '#features/plans/subscription/index.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { makeUser } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// Calls every operation over HTTP as every kind of caller. The list comes from the contracts, so a new call is tested without
// a change here.

let platform: Platform
let app: ReturnType<typeof makeApp>
let contracts: Contract[]

beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  const features = makeFeatures(platform)
  app = makeApp(platform, features)
  // A stream does not end, so there is no response to wait for; the same code enforces its contract.
  contracts = features.routes.map(({ contract }) => contract).filter(({ path }) => !path.includes('/events'))
})
afterAll(() => platform.database.close())

type Tier = 'free' | 'trial' | 'paid'
type Caller = { name: string; role: Role | null; tier: Tier }

const CALLERS: Caller[] = [
  { name: 'a guest', role: null, tier: 'free' },
  { name: 'a free user', role: 'user', tier: 'free' },
  { name: 'a user on trial', role: 'user', tier: 'trial' },
  { name: 'a paying user', role: 'user', tier: 'paid' },
  ...ROLES.filter((role) => role !== 'user').map((role): Caller => ({ name: role, role, tier: 'free' })),
]

async function bearerOf({ role, tier }: Caller): Promise<string | null> {
  if (role === null) return null
  const { bearer, id } = await makeUser(platform, { role })
  const { db } = platform.database
  if (tier === 'trial') await startTrial(db, id, `device of ${id}`, platform.now())
  if (tier === 'paid')
    await putSubscription(
      db,
      { userId: id, tier: 'Globetrotter', source: 'test', endsAt: null },
      platform.now(),
    )
  return bearer
}

/** The access decision that the contract requires, before the input is read: 401, 403, or let in. */
function expected({ roles }: Contract, { role }: Caller): 401 | 403 | 'let in' {
  if (roles === 'anyone') return 'let in'
  if (role === null) return 401
  if (roles === 'signed-in') return 'let in'
  return roles.some((flag) => hasFlag(role, flag)) ? 'let in' : 403
}

async function request({ method, path }: Contract, bearer: string | null): Promise<401 | 403 | 'let in'> {
  const hasBody = method !== 'GET' && method !== 'DELETE'
  const response = await app.request(path.replace(/\{[^}]+\}/g, 'x'), {
    method,
    headers: {
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    ...(hasBody && { body: '{}' }),
  })
  const body: unknown = response.status < 400 ? null : await response.json()
  await response.body?.cancel().catch(() => {})
  expect(response.status, `${method} ${path}`).toBeLessThan(500)
  if (response.status === 401 && Object(body).error === 'not-signed-in') return 401
  if (response.status === 403 && Object(body).error === 'not-allowed') return 403
  return 'let in'
}

describe('every operation, called by everybody', () => {
  it('is a table of some size', () => {
    expect(contracts.length).toBeGreaterThan(60)
    expect(CALLERS).toHaveLength(10)
  })

  it.each(CALLERS)(
    'answers $name as its contract says',
    async (caller) => {
      let bearer = await bearerOf(caller)
      for (const contract of contracts) {
        const { method, path } = contract
        const status = await request(contract, bearer)
        expect.soft([`${method} ${path}`, status]).toEqual([`${method} ${path}`, expected(contract, caller)])
        // These calls end the session of the caller.
        if (/sign-out|revoke-sessions/.test(path)) bearer = await bearerOf(caller)
      }
    },
    60_000,
  )
})
