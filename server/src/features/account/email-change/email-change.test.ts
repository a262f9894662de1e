import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import {
  type AuthTestServer,
  type Browser,
  openAuthTestServer,
  type ReceivedMail,
} from '#seeds/auth-test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { makeGuarded } from '#seeds/second-step.ts'

let testServer: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer({ config: { addressLimitScale: 1000 } })
  // The first sign-in loads the library, which no test should pay for.
  await signedIn()
}, 60_000)
afterAll(() => testServer.close())

const ASK = '/api/auth/email-change'
const CONFIRM = '/api/auth/email-change/confirm'
const STOP = '/api/auth/email-change/stop'
const SIGN_IN = '/api/auth/sign-in/email'

let count = 0
const newAddress = () => `new-${count++}@example.org`
type Person = { id: string; email: string; password: string }

async function signedIn(): Promise<{ person: Person; browser: Browser }> {
  const person = await makeUser(testServer.platform)
  const browser = testServer.browser()
  await browser.post(SIGN_IN, { email: person.email, password: person.password })
  await testServer.deliver()
  return { person, browser }
}
const post = (path: string, body: object) => testServer.call('POST', path, { body })
const tokenOf = (mails: readonly ReceivedMail[], name: 'change' | 'stop') =>
  mails.flatMap(({ links }) => new URL(links[0] ?? 'about:blank').searchParams.get(name) ?? [])[0] ?? ''
const signIn = async (email: string, { password }: Pick<Person, 'password'>) =>
  (await post(SIGN_IN, { email, password })).status
const rows = async (query: string) => rowsOf(await testServer.platform.database.db.execute(sql.raw(query)))

/** A change that was asked for, with the mails that went out. */
async function asked(to = newAddress()) {
  const { person, browser } = await signedIn()
  expect((await browser.post(ASK, { newEmail: to, password: person.password })).body).toEqual({
    status: true,
  })
  return { person, browser, to, mails: await testServer.deliver() }
}

describe('a new email address', () => {
  it('is asked for with the password: the new mailbox gets a link, the old one a way to stop it, and nothing changes', async () => {
    const { person, to, mails } = await asked(`  ${newAddress().toUpperCase()} `)
    const address = to.trim().toLowerCase()
    expect(mails.map((mail) => [mail.to, mail.subject]).sort()).toEqual(
      [
        [address, 'Confirm your new email address'],
        [person.email, 'Your email address is about to change'],
      ].sort(),
    )
    expect(await signIn(address, person)).toBe(401)
    expect(await signIn(person.email, person)).toBe(200)
  })

  it('counts once the link is used, once; the session that asked stays, the others end', async () => {
    const { person, browser, to, mails } = await asked()
    const other = testServer.browser()
    await other.post(SIGN_IN, { email: person.email, password: person.password })
    const token = tokenOf(mails, 'change')
    const known = () => rows(`select kind from sent_mails where email = '${to}'`)
    await rows(
      `insert into sent_mails (email, kind, is_accepted, sent_at) values ('${person.email}', 'receipt', true, now())`,
    )
    // The link may be opened on another device.
    expect((await post(CONFIRM, { token })).body).toEqual({ status: true })
    // What staff see of emails sent, and what goes with the account, follows.
    expect(await known()).toContainEqual({ kind: 'receipt' })
    expect(await signIn(person.email, person)).toBe(401)
    expect(await signIn(to, person)).toBe(200)
    expect((await browser.get('/api/auth/get-session')).body.user).toMatchObject({ id: person.id, email: to })
    expect((await other.get('/api/auth/get-session')).body.user).toBeUndefined()
    const [moved] = await testServer.deliver()
    expect([moved?.to, moved?.subject]).toEqual([person.email, 'Your email address has changed'])
    expect(moved?.text).not.toContain(to)
    expect((await post(CONFIRM, { token })).status).toBe(400)
  })

  it('voids the links that the old mailbox still has', async () => {
    const { person, to, mails } = await asked()
    await post('/api/auth/request-password-reset', { email: person.email })
    const reset = new URL((await testServer.deliver())[0]?.links[0] ?? '').searchParams.get('reset')
    await post(CONFIRM, { token: tokenOf(mails, 'change') })
    const refused = await post('/api/auth/reset-password', { token: reset, newPassword: 'Another-horse-9' })
    expect(refused.status).toBe(400)
    expect(await signIn(to, person)).toBe(200)
  })

  it('is stopped by the old mailbox, before the link is used and not after', async () => {
    const one = await asked()
    expect((await post(STOP, { token: tokenOf(one.mails, 'stop') })).body).toEqual({ status: true })
    expect((await post(CONFIRM, { token: tokenOf(one.mails, 'change') })).status).toBe(400)
    expect(await signIn(one.person.email, one.person)).toBe(200)
    const late = await asked()
    await post(CONFIRM, { token: tokenOf(late.mails, 'change') })
    expect((await post(STOP, { token: tokenOf(late.mails, 'stop') })).status).toBe(409)
  })

  it('is given by the newest request alone, for 24 hours, and not after a new password', async () => {
    const first = await asked()
    const second = newAddress()
    await first.browser.post(ASK, { newEmail: second, password: first.person.password })
    await testServer.deliver()
    expect((await post(CONFIRM, { token: tokenOf(first.mails, 'change') })).status).toBe(400)
    const late = await asked()
    testServer.setNow(new Date(Date.now() + 24 * 60 * 60 * 1000 + 1000))
    expect((await post(CONFIRM, { token: tokenOf(late.mails, 'change') })).status).toBe(400)
    testServer.setNow(new Date())
    const changed = await asked()
    const passwords = { currentPassword: changed.person.password, newPassword: 'Another-horse-9' }
    expect((await changed.browser.post('/api/auth/change-password', passwords)).status).toBe(200)
    expect((await post(CONFIRM, { token: tokenOf(changed.mails, 'change') })).status).toBe(400)
    await testServer.deliver()
  })

  it('goes to one account alone when two use their links for the same address at once', async () => {
    const to = newAddress()
    const [one, two] = [await asked(to), await asked(to)]
    const answers = await Promise.all(
      [one, two].map(({ mails }) => post(CONFIRM, { token: tokenOf(mails, 'change') })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    await testServer.deliver()
  })

  it('takes the place of an account that never proved this address', async () => {
    const to = newAddress()
    await post('/api/auth/sign-up/email', { email: to, password: 'Some-password-1', name: 'Squatter' })
    await testServer.deliver()
    const { person, mails } = await asked(to)
    expect((await post(CONFIRM, { token: tokenOf(mails, 'change') })).status).toBe(200)
    expect(await rows(`select id from users where email = '${to}'`)).toEqual([{ id: person.id }])
    await testServer.deliver()
  })
})

describe('an address that has an account', () => {
  it('is answered like any other, and only its own mailbox hears it', async () => {
    const taken = await makeUser(testServer.platform)
    const { person, browser } = await signedIn()
    const free = await browser.post(ASK, { newEmail: newAddress(), password: person.password })
    await testServer.deliver()
    const reply = await browser.post(ASK, { newEmail: taken.email, password: person.password })
    expect([reply.status, reply.text, [...reply.headers.keys()]]).toEqual([
      free.status,
      free.text,
      [...free.headers.keys()],
    ])
    const mails = await testServer.deliver()
    expect(mails.map((mail) => [mail.to, mail.subject]).sort()).toEqual(
      [
        [taken.email, 'This address already has an account'],
        [person.email, 'Your email address is about to change'],
      ].sort(),
    )
    expect(tokenOf(mails, 'change')).toBe('')
  })
})

describe('asking for a new address', () => {
  it('is refused with a wrong password, which counts as a failed sign-in', async () => {
    const { browser } = await signedIn()
    const statuses = []
    for (let i = 0; i < 11; i++)
      statuses.push((await browser.post(ASK, { newEmail: newAddress(), password: `wrong ${i}` })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429])
    expect(await testServer.deliver()).toEqual([])
  })

  it('needs no password just after a sign-in with a second step, and one at any other time', async () => {
    const { person, browser } = await makeGuarded(testServer)
    await testServer.deliver()
    expect((await browser.post(ASK, { newEmail: newAddress() })).status).toBe(200)
    await testServer.deliver()
    await rows(
      `update sessions set created_at = now() - interval '16 minutes' where user_id = '${person.id}'`,
    )
    expect((await browser.post(ASK, { newEmail: newAddress() })).body.message).toBe('Enter your password.')
    const plain = await signedIn()
    expect((await plain.browser.post(ASK, { newEmail: newAddress() })).status).toBe(400)
    expect(await testServer.deliver()).toEqual([])
  })

  it('is refused for the same address, for what is no address, without a session, and after five a day', async () => {
    const { person, browser } = await signedIn()
    const { password } = person
    expect((await browser.post(ASK, { newEmail: person.email, password })).body.message).toBe(
      'This is your email address already.',
    )
    for (const newEmail of ['', 'ada', 'a@b, c@d', `${'a'.repeat(300)}@example.org`, 7, null])
      expect((await browser.post(ASK, { newEmail, password })).status).toBe(400)
    expect((await post(ASK, { newEmail: newAddress(), password })).status).toBe(401)
    for (let i = 0; i < 5; i++)
      expect((await browser.post(ASK, { newEmail: newAddress(), password })).status).toBe(200)
    expect((await browser.post(ASK, { newEmail: newAddress(), password })).status).toBe(429)
    await testServer.deliver()
  })

  it.each([CONFIRM, STOP])('%s refuses a forged token, and one of the other link', async (path) => {
    const { mails } = await asked()
    const other = tokenOf(mails, path === CONFIRM ? 'stop' : 'change')
    for (const token of ['', 'x', 'a.b', other])
      expect([400, 409]).toContain((await post(path, { token })).status)
  })
})

describe('what names the address', () => {
  it('follows: seats, invitations, and purchases of a guest; the role stays, and that of staff is in the log', async () => {
    const { person, to, mails } = await asked()
    const owner = await makeUser(testServer.platform)
    await rows(`update users set role = 'admin' where id = '${person.id}'`)
    await rows(
      `insert into seats (owner_id, user_id, email, invited_at, expires_at) values ('${owner.id}', '${person.id}', '${person.email}', now(), now())`,
    )
    await rows(
      `insert into payment_customers (id, source, email) values ('cus-${person.id}', 'stripe', '${to}')`,
    )
    await post(CONFIRM, { token: tokenOf(mails, 'change') })
    expect(await rows(`select email from seats where user_id = '${person.id}'`)).toEqual([{ email: to }])
    expect(await rows(`select user_id from payment_customers where id = 'cus-${person.id}'`)).toEqual([
      { user_id: person.id },
    ])
    expect(await rows(`select role from users where id = '${person.id}'`)).toEqual([{ role: 'admin' }])
    expect(await rows(`select action, target_id from audit_log where actor_id = '${person.id}'`)).toEqual([
      { action: 'address.changed', target_id: person.id },
    ])
  })
})
