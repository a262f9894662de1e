import { ROLES, type Role } from '@tripwright/domain/base/roles'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { adminRoutes, grantRoleByCommand } from './index.ts'

let server: TestServer
let staff: Record<Role, Person>

const person = async (role: Role = 'user', email?: string): Promise<Person> => ({
  ...(await makeUser(server.platform, { role, ...(email !== undefined && { email }) })),
  signedInAt: new Date(),
})
beforeAll(async () => {
  server = await openTestServer(adminRoutes)
  const made = await Promise.all(ROLES.map(async (role) => [role, await person(role)] as const))
  staff = Object.fromEntries(made) as typeof staff
})
afterAll(() => server.close())

const HAS_ROLE = '/api/rpc/has_role'
const ask = async (by: Person, of: Person, role: string) => {
  const body = { _user_id: of.id, _role: role }
  const response = await server.fetch(HAS_ROLE, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-as': by.id },
    body: JSON.stringify(body),
  })
  return [response.status, await response.json()] as const
}
const grant = (by: Person, to: Person, role: string) =>
  server.call(by, 'POST', `/api/admin/people/${to.id}/role`, { body: { role } })
const roleOf = async ({ id }: Person) =>
  rowsOf(await server.platform.database.db.execute(sql`select role from users where id = ${id}`))[0]?.role

describe('has_role', () => {
  it('answers a bare true for the very role of the account and false for every other', async () => {
    for (const role of ROLES) await server.call(staff[role], 'GET', '/api/admin/audit')
    for (const role of ROLES)
      for (const wanted of ROLES)
        expect(await ask(staff[role], staff[role], wanted), `${role}: ${wanted}`).toEqual([
          200,
          role === wanted,
        ])
  })

  it('answers about others for support, admin and owner only', async () => {
    for (const role of ROLES) {
      const [status] = await ask(staff[role], staff.analyst, 'analyst')
      const isOwn = role === 'analyst'
      expect(status, role).toBe(isOwn || ['support', 'admin', 'owner'].includes(role) ? 200 : 403)
    }
  })

  it('refuses an unknown account, and an unknown role', async () => {
    expect(await ask(staff.support, { ...staff.user, id: 'nobody' }, 'owner')).toEqual([200, false])
    expect((await ask(staff.user, staff.user, 'king'))[0]).toBe(400)
  })
})

describe('staff whose session was opened by a password alone, where that is not enough', () => {
  it('get a hint on the missing second step, and no staff rights', async () => {
    const short = { ...staff.owner, id: staff.owner.id, lacksSecondStep: true } as const
    const refused = await server.call(short, 'GET', '/api/admin/overview')
    expect([refused.status, refused.body]).toEqual([
      403,
      {
        error: 'second-step-needed',
        message: 'This needs two-step verification. Set it up in your settings, or sign in with it.',
      },
    ])
    expect((await grant(short, staff.user, 'analyst')).status).toBe(403)
    const body = { _user_id: staff.user.id, _role: 'user' }
    expect((await server.call(short, 'POST', HAS_ROLE, { body })).status).toBe(403)
    // A traveller still gets the usual refusal, with either kind of sign-in.
    expect((await server.call(staff.user, 'GET', '/api/admin/overview')).body.error).toBe('not-allowed')
    await server.call(staff.owner, 'GET', '/api/admin/overview')
  })
})

describe('giving a role', () => {
  it('changes what the account may do from the next request on, and is written down', async () => {
    const helper = await person()
    expect((await grant(staff.admin, helper, 'support')).body).toEqual({ role: 'support' })
    expect(await roleOf(helper)).toBe('support')
    const { body } = await server.call(staff.admin, 'GET', '/api/admin/audit?limit=1')
    expect(body.entries).toMatchObject([
      {
        action: 'role.changed',
        actorId: staff.admin.id,
        actor: staff.admin.email,
        targetId: helper.id,
        target: helper.email,
        detail: { from: 'user', to: 'support' },
      },
    ])
  })

  it.each(['support', 'marketing', 'content_editor', 'analyst', 'user'] as const)(
    'is refused to %s, also for the own account',
    async (role) => {
      expect((await grant(staff[role], staff[role], 'owner')).status).toBe(403)
      expect(await roleOf(staff[role])).toBe(role)
    },
  )

  it('lets an admin make neither admins nor owners, and take no role from them', async () => {
    const helper = await person()
    for (const role of ['admin', 'owner']) expect((await grant(staff.admin, helper, role)).status).toBe(403)
    expect((await grant(staff.admin, staff.owner, 'user')).status).toBe(403)
    expect((await grant(staff.admin, staff.admin, 'owner')).status).toBe(403)
    expect(await roleOf(helper)).toBe('user')
  })

  it('keeps the last owner, also when two owners take the role from each other at once', async () => {
    expect((await grant(staff.owner, staff.owner, 'user')).status).toBe(409)
    const second = await person('owner')
    const both = await Promise.all([grant(staff.owner, second, 'user'), grant(second, staff.owner, 'user')])
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
    const owners = rowsOf(
      await server.platform.database.db.execute(sql`select id from users where role = 'owner'`),
    )
    expect(owners).toHaveLength(1)
    const db = server.platform.database.db
    await grantRoleByCommand(db, staff.owner.email, 'owner', new Date())
  })

  it('answers 404 for an unknown account and 400 for an unknown role', async () => {
    expect((await grant(staff.owner, { ...staff.user, id: 'nobody' }, 'user')).status).toBe(404)
    expect((await grant(staff.owner, staff.user, 'king')).status).toBe(400)
  })
})

describe('ending the sessions of an account', () => {
  const end = (by: Person, of: Person) => server.call(by, 'POST', `/api/admin/people/${of.id}/sign-out`, {})
  const sessionsOf = async ({ id }: Person) =>
    rowsOf(await server.platform.database.db.execute(sql`select 1 from sessions where user_id = ${id}`))

  it('is open to support for accounts below them, and is logged', async () => {
    const lost = await person()
    expect((await end(staff.support, lost)).body).toEqual({ ended: 1 })
    expect(await sessionsOf(lost)).toEqual([])
    const { body } = await server.call(staff.admin, 'GET', '/api/admin/audit?limit=1')
    expect(body.entries).toMatchObject([
      { action: 'sessions.ended', actor: staff.support.email, target: lost.email, detail: { ended: '1' } },
    ])
  })

  it('is refused to others, and for accounts that are not below the caller', async () => {
    for (const role of ['marketing', 'content_editor', 'analyst', 'user'] as const)
      expect((await end(staff[role], staff.user)).status, role).toBe(403)
    for (const of of [staff.owner, staff.admin, staff.support, staff.marketing])
      expect((await end(staff.support, of)).status, of.role).toBe(403)
    expect((await end(staff.support, { ...staff.user, id: 'nobody' })).status).toBe(404)
    expect(await sessionsOf(staff.owner)).not.toEqual([])
  })
})

describe('the command on the server', () => {
  it('gives a role by address and leaves an entry without an actor', async () => {
    const { db } = server.platform.database
    const someone = await person('user', 'someone@example.org')
    expect(await grantRoleByCommand(db, 'Someone@Example.org', 'analyst', new Date())).toBe(
      'someone@example.org is analyst now; it was user before.',
    )
    expect(await roleOf(someone)).toBe('analyst')
    await expect(grantRoleByCommand(db, 'nobody@example.org', 'analyst', new Date())).rejects.toThrow(
      'nobody@example.org has no account',
    )
    await expect(grantRoleByCommand(db, someone.email, 'king', new Date())).rejects.toThrow(
      'there is no role king',
    )
    const { body } = await server.call(staff.owner, 'GET', '/api/admin/audit?limit=1')
    expect(body.entries).toMatchObject([{ actorId: null, actor: null, detail: { by: 'command' } }])
  })
})

describe('the audit log', () => {
  it.each(['update audit_log set action = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses %s',
    async (statement) => {
      await expect(server.platform.database.db.execute(statement)).rejects.toThrow()
      const { body } = await server.call(staff.owner, 'GET', '/api/admin/audit')
      expect(JSON.stringify(body.entries)).toContain('role.changed')
    },
  )

  it('keeps an entry without the address once its account is deleted, and pages from the newest', async () => {
    const leaver = await person()
    await grant(staff.owner, leaver, 'analyst')
    await server.platform.database.db.execute(sql`delete from users where id = ${leaver.id}`)
    const first = (await server.call(staff.owner, 'GET', '/api/admin/audit?limit=1')).body
    expect(first.entries).toMatchObject([{ targetId: leaver.id, target: null }])
    const second = (await server.call(staff.owner, 'GET', `/api/admin/audit?limit=1&after=${first.next}`))
      .body
    expect(Object(second.entries)[0].id).toBeLessThan(Object(first.entries)[0].id)
  })
})

describe('searching and exporting the audit log', () => {
  const find = async (query: string) =>
    Object((await server.call(staff.owner, 'GET', `/api/admin/audit?${query}`)).body).entries
  const today = () => server.platform.now().toISOString().slice(0, 10)

  it('finds entries by words in addresses, action and details, by topic and by days', async () => {
    const searched = await person('user', 'searched.for@example.org')
    await grant(staff.owner, searched, 'analyst')
    await server.call(staff.owner, 'POST', `/api/admin/people/${searched.id}/sign-out`, {})
    const actions = (entries: { action: string }[]) => entries.map(({ action }) => action)
    expect(actions(await find('words=SEARCHED.for'))).toEqual(['sessions.ended', 'role.changed'])
    expect(actions(await find('words=searched.for+analyst'))).toEqual(['role.changed'])
    expect(actions(await find('words=searched.for&topic=sessions'))).toEqual(['sessions.ended'])
    expect(await find('words=searched%25for')).toEqual([])
    expect(actions(await find(`words=searched.for&from=${today()}&to=${today()}`))).toHaveLength(2)
    expect(await find('words=searched.for&to=2020-01-01')).toEqual([])
    expect((await server.call(staff.owner, 'GET', '/api/admin/audit?from=yesterday')).status).toBe(400)
    expect((await server.call(staff.owner, 'GET', '/api/admin/audit?topic=all')).status).toBe(400)
  })

  it('exports what was found as a table without formulas, and logs who took it', async () => {
    const hostile = await person('user', '=cmd@example.org')
    await grant(staff.owner, hostile, 'analyst')
    const answer = await server.fetch('/api/admin/audit.csv?words=cmd@example.org', {
      headers: { 'x-as': staff.admin.id },
    })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
    const [head, row, ...others] = (await answer.text()).trim().split('\r\n')
    expect(head).toContain('at,action,actor')
    expect(row).toContain(`,'=cmd@example.org,`)
    expect(others).toEqual([])
    expect((await find('topic=log'))[0]).toMatchObject({
      action: 'audit.exported',
      actor: staff.admin.email,
      detail: { entries: '1', filter: 'cmd@example.org' },
    })
  })

  it('is refused to every role below admin', async () => {
    for (const role of ROLES)
      expect(
        (await server.fetch('/api/admin/audit.csv', { headers: { 'x-as': staff[role].id } })).status,
        role,
      ).toBe(['owner', 'admin'].includes(role) ? 200 : 403)
  })
})

describe('looking at accounts', () => {
  it('finds accounts by any part of address and name, ignoring case, and treats wildcards as plain characters', async () => {
    await person('user', 'zoe.100%@example.org')
    const find = async (words: string) =>
      Object(
        (await server.call(staff.support, 'GET', `/api/admin/people?words=${encodeURIComponent(words)}`))
          .body,
      ).people
    expect(await find('ZOE example')).toMatchObject([
      { email: 'zoe.100%@example.org', role: 'user', isVerified: true, seenAt: expect.any(String) },
    ])
    expect(await find('100%@')).toHaveLength(1)
    expect(await find('zoe_')).toEqual([])
  })

  it('pages through all of them, each once', async () => {
    const seen: string[] = []
    let after = ''
    do {
      const { body } = await server.call(staff.owner, 'GET', `/api/admin/people?limit=4${after}`)
      seen.push(...Object(body).people.map((one: { id: string }) => one.id))
      after = body.next === null ? '' : `&after=${body.next}`
    } while (after !== '')
    expect(new Set(seen).size).toBe(seen.length)
    const { body } = await server.call(staff.support, 'GET', '/api/admin/overview')
    expect(Object(body).people.all).toBe(seen.length)
  })
})
