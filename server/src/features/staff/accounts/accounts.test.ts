import { STAFF_FLAGS } from '@tripwright/domain/base/contract'
import { ROLES, type Role } from '@tripwright/domain/base/roles'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeApp } from '#app/app.ts'
import { makeFeatures } from '#app/features.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import { recordMail } from '#platform/mail/record-mail.ts'
import type { Platform } from '#platform/platform.ts'
import { type MadePerson, makeTrip, makeUser } from '#seeds/make.ts'

let platform: Platform
let sent: FakeMail['sent']
let app: ReturnType<typeof makeApp>
let helper: MadePerson
let ana: MadePerson
const db = () => platform.database.db
const jobs = () => platform.jobs as ReturnType<typeof makeFakeJobs>

beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  const mail = platform.mail as FakeMail
  sent = mail.sent
  platform.mail = recordMail(mail, platform)
  const features = makeFeatures(platform)
  app = makeApp(platform, features)
  await jobs().start(features.jobs)
})
afterAll(() => platform.database.close())
beforeEach(async () => {
  helper = await makeUser(platform, { role: 'support' })
  ana = await makeUser(platform, { name: '<img src=x onerror=alert(1)>' })
  await jobs().drain()
  sent.length = 0
})

type Caller = { bearer: string } | null
async function call(who: Caller, method: string, path: string, body?: object) {
  const response = await app.request(path, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(who && { authorization: `Bearer ${who.bearer}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.clone().text()
  const isJson = response.headers.get('content-type')?.includes('json') === true
  return { status: response.status, body: Object(isJson ? JSON.parse(text) : {}), response }
}
const signIn = ({ email, password }: MadePerson) =>
  call(null, 'POST', '/api/auth/sign-in/email', { email, password })
const of = (person: { id: string }, part = '') => `/api/admin/accounts/${person.id}${part}`
const REASON = 'Sent the same advertisement to 300 people.'
const PROOF = 'Named the day they joined and their last receipt.'
const actions = async (id: string) =>
  rowsOf(await db().execute(sql`select action from audit_log where target_id = ${id} order by id`)).map(
    ({ action }) => action,
  )

// The first sign-in loads the library, which takes seconds on a busy machine.
describe('the page of an account', { timeout: 30_000 }, () => {
  it('tells what somebody has in counts, and notes each look', async () => {
    await makeTrip(platform, { personId: ana.id })
    await signIn(ana)
    const { status, body } = await call(helper, 'GET', of(ana))
    expect(status).toBe(200)
    expect(body).toMatchObject({
      email: ana.email,
      // React writes it as text; the call keeps it as it is.
      name: '<img src=x onerror=alert(1)>',
      suspension: null,
      subscription: { subscribed: false },
      payments: [],
      content: { trips: 1, saves: 0, files: 0, conversations: 0, requests: 0 },
    })
    expect(body.devices).toHaveLength(2)
    expect(JSON.stringify(body)).not.toMatch(/token|password|203\.0\.113/)
    await call(helper, 'GET', of(ana))
    expect(await actions(ana.id)).toEqual(['account.seen', 'account.seen'])
  })

  it('lists which emails went out, without their words', async () => {
    await call(null, 'POST', '/api/auth/request-password-reset', { email: ana.email })
    await jobs().drain()
    const { body } = await call(helper, 'GET', of(ana))
    expect(body.emails).toMatchObject([{ kind: 'sign_in', isAccepted: true }])
    expect(Object.keys(body.emails[0]).sort()).toEqual(['isAccepted', 'kind', 'sentAt'])
  })

  const all = ROLES.flatMap((by) => ROLES.map((target) => [by, target] as const))
  it.each(all)(
    'opened by %s for an account of %s: only from above, as support or higher',
    async (by, target) => {
      const who = await makeUser(platform, { role: by })
      const account = await makeUser(platform, { role: target })
      const isStaff = ['support', 'admin', 'owner'].includes(by)
      const level = (role: Role) => ({ owner: 6, admin: 5, analyst: 3, user: 1 })[role as 'user'] ?? 4
      const isAllowed = isStaff && level(by) > level(target)
      for (const [method, part, body] of [
        ['GET', ''],
        ['POST', '/suspension', { reason: REASON }],
        ['POST', '/export', { proof: PROOF }],
        ['POST', '/deletion', { email: account.email, proof: PROOF }],
      ] as const) {
        const { status } = await call(who, method, of(account, part), body)
        expect([part, status]).toEqual([part, isAllowed ? 200 : 403])
      }
      expect(STAFF_FLAGS).toContain('support')
    },
  )

  it('of nobody is not found', async () => {
    expect((await call(helper, 'GET', of({ id: 'nobody' }))).body.error).toBe('not-found')
  })
})

describe('a suspended account', () => {
  it('is signed out everywhere, cannot sign in, is told why, and comes back when it is lifted', async () => {
    const { body: token } = await call(ana, 'GET', '/api/auth/token')
    expect((await call(helper, 'POST', of(ana, '/suspension'), { reason: REASON })).body).toEqual({
      ended: 1,
    })
    for (const bearer of [ana.bearer, String(token.token)])
      expect((await call({ bearer }, 'GET', '/api/billing')).status).toBe(401)
    const refused = await signIn(ana)
    expect([refused.status, refused.body.error]).toEqual([403, 'suspended'])
    expect(refused.body.message).toContain(REASON)
    expect(refused.response.headers.getSetCookie().join()).not.toContain('session_token')
    expect(refused.response.headers.get('set-auth-token')).toBeNull()
    expect(rowsOf(await db().execute(sql`select 1 from sessions where user_id = ${ana.id}`))).toEqual([])
    await jobs().drain()
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([[ana.email, 'Your account is suspended']])
    expect((await call(helper, 'POST', of(ana, '/suspension'), { reason: REASON })).body.error).toBe(
      'conflict',
    )

    expect((await call(helper, 'DELETE', of(ana, '/suspension'))).body).toEqual({ lifted: true })
    expect((await signIn(ana)).status).toBe(200)
    expect((await call(helper, 'DELETE', of(ana, '/suspension'))).body.error).toBe('conflict')
    expect(await actions(ana.id)).toEqual(['account.suspended', 'account.restored'])
  })

  it('tells nobody why without the password', async () => {
    await call(helper, 'POST', of(ana, '/suspension'), { reason: REASON })
    const wrong = await signIn({ ...ana, password: 'Wrong-guess-1' })
    expect([wrong.status, wrong.body.error]).toEqual([401, 'wrong-credentials'])
  })

  it('stays out by a mailed link, by one that was mailed before, and with a session that was opened too late', async () => {
    const ask = () => call(null, 'POST', '/api/auth/request-entry', { email: ana.email })
    const open = async () => {
      await jobs().drain()
      const url = new URL(linksOf(sent.at(-1) ?? { html: '', text: '' })[0] ?? '')
      return call(null, 'POST', '/api/auth/enter', { token: url.searchParams.get('enter') })
    }
    await ask()
    await jobs().drain()
    const early = sent.at(-1)
    await call(helper, 'POST', of(ana, '/suspension'), { reason: REASON })
    await jobs().drain()
    const link = new URL(linksOf(early ?? { html: '', text: '' })[0] ?? '')
    const before = await call(null, 'POST', '/api/auth/enter', { token: link.searchParams.get('enter') })
    expect(before.body.error).toBe('bad-input')
    await ask()
    expect((await open()).body.error).toBe('suspended')
    // A sign-in that had passed its checks when the account was suspended.
    const late = await makeUser(platform, { email: 'late@example.org' })
    await db().execute(
      sql`update users set suspended_at = now(), suspension_reason = 'x' where id = ${late.id}`,
    )
    expect((await call(late, 'GET', '/api/billing')).status).toBe(401)
  })
})

describe('an export for somebody', () => {
  it('goes to their own address as a link that works for three days; staff never see it', async () => {
    const asked = await call(helper, 'POST', of(ana, '/export'), { proof: PROOF })
    expect(asked.body).toEqual({ to: ana.email })
    await jobs().drain()
    expect(sent.map(({ to }) => to)).toEqual([ana.email])
    const [link = ''] = linksOf(sent[0] ?? { html: '', text: '' })
    expect(JSON.stringify(asked.body)).not.toContain(link)
    const path = new URL(link).pathname
    for (const _ of [1, 2]) {
      const file = await app.request(path)
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/zip'])
      expect(file.headers.get('cache-control')).toBe('no-store')
      expect(Buffer.from(await file.arrayBuffer()).toString('latin1')).toContain('README.txt')
    }
    for (const bad of [`${path}x`, '/api/account/export/x', '/api/account/export/x.y'])
      expect((await app.request(bad)).status).toBe(404)
    await db().execute(sql`update email_links set expires_at = now() where user_id = ${ana.id}`)
    expect((await app.request(path)).status).toBe(404)
  })

  it('is sent three times an hour', async () => {
    const answers = []
    for (let i = 0; i < 4; i++)
      answers.push((await call(helper, 'POST', of(ana, '/export'), { proof: PROOF })).status)
    expect(answers).toEqual([200, 200, 200, 429])
  })
})

describe('a deletion for somebody', () => {
  it('needs their address and a recent sign-in, and leaves nothing but the log', async () => {
    const body = { email: 'other@example.org', proof: PROOF }
    expect((await call(helper, 'POST', of(ana, '/deletion'), body)).body.error).toBe('bad-input')
    const old = await makeUser(platform, { role: 'support', now: new Date(Date.now() - 60 * 60 * 1000) })
    const right = { email: ana.email, proof: PROOF }
    expect((await call(old, 'POST', of(ana, '/deletion'), right)).body.error).toBe('fresh-session-required')
    expect((await call(helper, 'POST', of(ana, '/deletion'), right)).body).toEqual({ deleted: true })
    expect(rowsOf(await db().execute(sql`select 1 from users where id = ${ana.id}`))).toEqual([])
    await jobs().drain()
    expect(sent.map(({ subject }) => subject)).toEqual(['Your account was deleted'])
    expect(rowsOf(await db().execute(sql`select 1 from sent_mails where email = ${ana.email}`))).toEqual([])
    expect(await actions(ana.id)).toEqual(['account.deleted'])
    const log = rowsOf(await db().execute(sql`select detail from audit_log where target_id = ${ana.id}`))
    expect(JSON.stringify(log)).not.toContain(ana.email)
  })
})
