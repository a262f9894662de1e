import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, type Browser, openAuthTestServer, type Reply } from '#seeds/auth-test-server.ts'
import { type Guarded, makeGuarded } from '#seeds/second-step.ts'

let testServer: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer({ config: { addressLimitScale: 1000 } })
})
afterAll(() => testServer.close())

const LOST = '/api/auth/two-factor/lost'
const CONFIRM = '/api/auth/two-factor/lost-confirm'

/** An account whose password is old enough to count as proof. */
async function guarded(): Promise<Guarded> {
  const made = await makeGuarded(testServer)
  await testServer.platform.database.db.execute(
    `update accounts set updated_at = now() - interval '8 days' where user_id = '${made.person.id}'`,
  )
  await testServer.deliver()
  return made
}

type Step = { browser: Browser; ask: () => Promise<Reply> }

/** Signs in up to the second step, with the right password. */
async function atTheStep({ person: { email, password } }: Pick<Guarded, 'person'>): Promise<Step> {
  const browser = testServer.browser()
  const { challenge } = (await browser.post('/api/auth/sign-in/email', { email, password })).body
  expect(challenge).toEqual(expect.any(String))
  return { browser, ask: () => browser.post(LOST, { challenge }) }
}

async function mailedToken({ ask }: Step): Promise<string> {
  expect((await ask()).body).toEqual({ status: true })
  const [mail] = await testServer.deliver()
  expect(mail?.subject).toBe('Lost your two-step verification?')
  return new URL(mail?.links[0] ?? '').searchParams.get('lost') ?? ''
}

async function wishOf({ person }: Guarded) {
  const result = await testServer.platform.database.db.execute(
    `select allowed_by, due_at, kept_at from step_removals where user_id = '${person.id}'`,
  )
  return Object(result).rows[0]
}

describe('the request of a user who lost the app and the recovery codes', () => {
  it('asks by the password and the mailbox, and the second step stays on', async () => {
    const made = await guarded()
    const token = await mailedToken(await atTheStep(made))
    expect(await wishOf(made)).toBeUndefined()
    expect((await testServer.call('POST', CONFIRM, { body: { token } })).body).toEqual({ status: true })
    expect(await wishOf(made)).toEqual({ allowed_by: null, due_at: null, kept_at: null })
    await atTheStep(made)
    const again = await testServer.call('POST', CONFIRM, { body: { token } })
    expect([again.status, again.body.message]).toEqual([
      400,
      'This link was used or has expired. Sign in and ask for a new one.',
    ])
  })

  it('is refused without a sign-in that stands before the step', async () => {
    const { browser } = await guarded()
    for (const challenge of ['', 'x', '2fa-x.eHh4'])
      expect((await browser.post(LOST, { challenge })).status).toBe(401)
  })

  it('is refused when a mailed link stands for the password, or the password is younger than seven days', async () => {
    const young = await makeGuarded(testServer)
    const refused = await (await atTheStep(young)).ask()
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Your password is less than seven days old, too new as proof. Try again later.',
    ])
    const { person } = await guarded()
    await testServer.call('POST', '/api/auth/request-entry', { body: { email: person.email } })
    const [mail] = await testServer.deliver()
    const browser = testServer.browser()
    const token = new URL(mail?.links[0] ?? '').searchParams.get('enter')
    const { challenge } = (await browser.post('/api/auth/enter', { token })).body
    const byMail = await browser.post(LOST, { challenge })
    expect([byMail.status, byMail.body.message]).toEqual([
      403,
      'For this, sign in with your password, not an email link.',
    ])
    expect(await testServer.deliver()).toEqual([])
  })

  it('is refused for seven days after a password change in a session', async () => {
    const { person, browser } = await guarded()
    const newPassword = 'Another-horse-9'
    await browser.post('/api/auth/change-password', { currentPassword: person.password, newPassword })
    const { ask } = await atTheStep({ person: { ...person, password: newPassword } })
    expect((await ask()).status).toBe(403)
  })

  it('gets three mails a day, and the same answer after them', async () => {
    const { ask } = await atTheStep(await guarded())
    const replies = []
    for (let i = 0; i < 4; i++) replies.push((await ask()).text)
    expect(new Set(replies)).toEqual(new Set(['{"status":true}']))
    expect(await testServer.deliver()).toHaveLength(3)
  })

  it('stops it by coming in with a recovery code after all', async () => {
    const made = await guarded()
    await testServer.call('POST', CONFIRM, { body: { token: await mailedToken(await atTheStep(made)) } })
    const { browser } = await atTheStep(made)
    await browser.post('/api/auth/two-factor/verify-backup-code', { code: made.codes[0] })
    expect((await wishOf(made)).kept_at).not.toBeNull()
  })

  it('stops it by turning the step off where they are still signed in: the next one stays on', async () => {
    const made = await guarded()
    await testServer.call('POST', CONFIRM, { body: { token: await mailedToken(await atTheStep(made)) } })
    const { password } = made.person
    expect((await made.browser.post('/api/auth/two-factor/disable', { password })).status).toBe(200)
    expect((await wishOf(made)).kept_at).not.toBeNull()
  })

  it.each(['', 'x', 'x.y', 'x.y.z'])('does not know the link "%s"', async (token) => {
    expect((await testServer.call('POST', CONFIRM, { body: { token } })).status).toBe(400)
    expect((await testServer.call('POST', '/api/auth/two-factor/keep', { body: { token } })).status).toBe(409)
  })
})
