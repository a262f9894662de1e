import type { Role } from '@tripwright/domain/base/roles'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteTokensOf } from '#features/account/access-tokens/index.ts'
import { makeAuth } from '#features/account/sign-in/index.ts'
import { twoFactorEndpoints } from '#features/account/two-factor/index.ts'
import { startAccountPlan } from '#features/plans/billing/index.ts'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import { type FakeMail, makeFakeMail } from '#platform/mail/mail.fake.ts'
import { makeUser } from '#seeds/make.ts'
import { adminRoutes, removeTwoFactorByCommand, twoFactorRemovalsJobs } from './index.ts'

const NOW = new Date('2026-05-01T10:00:00Z')
const HOUR_MS = 60 * 60 * 1000
const PROOF = 'Asked for the sum of the last receipt: it fits.'
const later = (hours: number) => new Date(NOW.getTime() + hours * HOUR_MS)

let server: TestServer
let jobs: ReturnType<typeof makeFakeJobs>
let mail: FakeMail
let auth: ReturnType<typeof makeAuth>
const db = () => server.platform.database.db
beforeAll(async () => {
  server = await openTestServer(adminRoutes)
  jobs = makeFakeJobs(server.platform.database)
  mail = makeFakeMail()
  auth = makeAuth(
    { ...server.platform, mail },
    { onVerified: startAccountPlan, onPasswordChange: deleteTokensOf, more: twoFactorEndpoints },
  )
  // The routes queue mails in the same table.
  for (const one of [server.platform.jobs, jobs]) await one.start(auth.jobs)
})
afterAll(() => server.close())

const person = async (role: Role = 'user'): Promise<Person> => ({
  ...(await makeUser(server.platform, { role, now: NOW })),
  signedInAt: NOW,
})

/** An account with two-factor that requested its removal an hour ago. */
async function wisher(role: Role = 'user'): Promise<Person> {
  const made = await person(role)
  await db().execute(sql`update users set two_factor_enabled = true where id = ${made.id}`)
  await db().execute(
    sql`insert into two_factors (id, user_id, secret, backup_codes) values (${made.id}, ${made.id}, 'x', 'x')`,
  )
  await db().execute(
    sql`update accounts set updated_at = ${later(-24 * 30).toISOString()}::timestamptz where user_id = ${made.id}`,
  )
  await db().execute(
    sql`insert into step_removals (user_id, asked_at) values (${made.id}, ${later(-1).toISOString()}::timestamptz)`,
  )
  return made
}

const allow = (by: Person, of: { id: string }, proof = PROOF) =>
  server.call(by, 'POST', `/api/admin/people/${of.id}/second-step-off`, { body: { proof } })
async function runAt(now: Date) {
  server.setNow(now)
  await twoFactorRemovalsJobs(server.platform)[0]?.run({})
  await jobs.drain()
}
async function stateOf({ id }: Person) {
  const [row] = rowsOf(
    await db().execute(
      sql`select two_factor_enabled as is_on, (select count(*)::int from sessions where user_id = u.id) as sessions,
            (select count(*)::int from two_factors where user_id = u.id) as secrets,
            (select count(*)::int from step_removals where user_id = u.id) as removals from users u where id = ${id}`,
    ),
  )
  return row
}
const newestDeed = async (owner: Person) =>
  Object((await server.call(owner, 'GET', '/api/admin/audit?limit=1')).body).entries[0]
/** Mails sent since the last call. */
async function mailed() {
  await jobs.drain()
  return mail.sent.splice(0)
}

describe('taking off a second step that was lost', () => {
  it('is approved by an admin, announced by mail, and carried out a day later with every session ended', async () => {
    const [owner, admin, lost] = [await person('owner'), await person('admin'), await wisher()]
    server.setNow(NOW)
    const removals = Object((await server.call(admin, 'GET', '/api/admin/step-removals')).body).wishes
    expect(removals).toMatchObject([
      { id: lost.id, role: 'user', askedAt: '2026-05-01T09:00:00.000Z', dueAt: null },
    ])
    expect((await allow(admin, lost)).body).toEqual({ dueAt: '2026-05-02T10:00:00.000Z' })
    expect(await newestDeed(owner)).toMatchObject({
      action: 'step.allowed',
      actorId: admin.id,
      targetId: lost.id,
      detail: { proof: PROOF, due: '2026-05-02T10:00:00.000Z' },
    })
    expect((await mailed()).map(({ to, subject }) => [to, subject])).toEqual([
      [lost.email, 'Two-step verification turns off in 24 hours'],
    ])
    await runAt(new Date(later(24).getTime() - 1))
    expect(await stateOf(lost)).toEqual({ is_on: true, sessions: 1, secrets: 1, removals: 1 })
    await runAt(later(24))
    expect(await stateOf(lost)).toEqual({ is_on: false, sessions: 0, secrets: 0, removals: 0 })
    expect((await mailed()).map(({ subject }) => subject)).toEqual(['Two-step verification is off'])
    expect(await newestDeed(owner)).toMatchObject({ action: 'step.taken-off', actorId: admin.id })
  })

  it('is stopped by the link of that mail, which whoever allowed it can read in the log', async () => {
    const [owner, lost] = [await person('owner'), await wisher()]
    server.setNow(NOW)
    await allow(owner, lost)
    const [mail] = await mailed()
    const token = /keep=([\w.-]+)/.exec(mail?.text ?? '')?.[1]
    server.setNow(later(23))
    const stop = () => {
      const body = JSON.stringify({ token })
      const headers = { 'content-type': 'application/json' }
      const url = 'http://localhost:3000/api/auth/two-factor/keep'
      return auth.handle(new Request(url, { method: 'POST', headers, body }), '203.0.113.7')
    }
    expect([(await stop()).status, (await stop()).status]).toEqual([200, 409])
    await runAt(later(25))
    expect(await stateOf(lost)).toEqual({ is_on: true, sessions: 1, secrets: 1, removals: 0 })
    expect(await mailed()).toEqual([])
    expect(await newestDeed(owner)).toMatchObject({
      action: 'step.kept',
      actorId: owner.id,
      target: lost.email,
    })
  })

  it('is stopped by a new password, before it is allowed and after', async () => {
    const [owner, early, late] = [await person('owner'), await wisher(), await wisher()]
    server.setNow(NOW)
    const renew = ({ id }: Person) =>
      db().execute(
        sql`update accounts set updated_at = ${NOW.toISOString()}::timestamptz where user_id = ${id}`,
      )
    await renew(early)
    expect((await allow(owner, early)).status).toBe(409)
    await allow(owner, late)
    await renew(late)
    await runAt(later(24))
    expect(await stateOf(late)).toMatchObject({ is_on: true, secrets: 1 })
    await mailed()
  })

  it('is for admins, of accounts below them, with words about the proof, and only where it was asked for', async () => {
    const [owner, admin, support] = [await person('owner'), await person('admin'), await person('support')]
    const [lost, peer] = [await wisher(), await wisher('admin')]
    server.setNow(NOW)
    expect((await allow(support, lost)).status).toBe(403)
    expect((await server.call(support, 'GET', '/api/admin/step-removals')).status).toBe(403)
    expect((await allow(admin, peer)).status).toBe(403)
    expect((await allow(admin, lost, 'It was them.')).status).toBe(400)
    expect((await allow(owner, await person())).status).toBe(404)
    expect([(await allow(owner, peer)).status, (await allow(owner, peer)).status]).toEqual([200, 409])
    await mailed()
  })

  it('is forgotten after a week in which nobody allowed it', async () => {
    const lost = await wisher()
    await runAt(later(7 * 24 - 1))
    expect(await stateOf(lost)).toMatchObject({ removals: 1 })
    await runAt(new Date(later(7 * 24 - 1).getTime() + 1))
    expect(await stateOf(lost)).toMatchObject({ removals: 0, is_on: true })
  })
})

describe('the command on the server', () => {
  it('takes it off at once, and says so in the log', async () => {
    const owner = await wisher('owner')
    expect(await removeTwoFactorByCommand(db(), owner.email.toUpperCase(), NOW)).toBe(
      `${owner.email} signs in with the password alone now; every device is signed out.`,
    )
    expect(await stateOf(owner)).toEqual({ is_on: false, sessions: 0, secrets: 0, removals: 0 })
    expect(await newestDeed(owner)).toMatchObject({ action: 'step.taken-off', actorId: null })
    await expect(removeTwoFactorByCommand(db(), owner.email, NOW)).rejects.toThrow('has no second step')
    await expect(removeTwoFactorByCommand(db(), 'nobody@example.org', NOW)).rejects.toThrow('has no account')
  })
})
