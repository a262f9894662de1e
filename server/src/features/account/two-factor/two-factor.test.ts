import type { Role } from '@tripwright/domain/base/roles'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthTestServer, type Browser, openAuthTestServer, type Reply } from '#seeds/auth-test-server.ts'
import { type MadePerson, makeUser } from '#seeds/make.ts'
import { codeOf, makeGuarded } from '#seeds/second-step.ts'

let testServer: AuthTestServer
beforeAll(async () => {
  testServer = await openAuthTestServer({ config: { addressLimitScale: 1000 } })
})
afterAll(() => testServer.close())

const SIGN_IN = '/api/auth/sign-in/email'
const TOTP = '/api/auth/two-factor/verify-totp'
const RECOVERY = '/api/auth/two-factor/verify-backup-code'

const guarded = (role?: Role) => makeGuarded(testServer, role)
const signIn = (browser: Browser, { email, password }: MadePerson): Promise<Reply> =>
  browser.post(SIGN_IN, { email, password })
const isIn = async (browser: Browser) => (await browser.get('/probe')).status === 200

describe('turning the second step on', () => {
  it('asks for the password, and counts only once a code of the app was typed', async () => {
    const person = await makeUser(testServer.platform)
    const browser = testServer.browser()
    await signIn(browser, person)
    const wrong = await browser.post('/api/auth/two-factor/enable', { password: 'Wrong-guess-1' })
    expect([wrong.status, wrong.body.message]).toEqual([400, 'Your current password isn’t right.'])
    const made = await browser.post('/api/auth/two-factor/enable', { password: person.password })
    const otpauth = String(made.body.totpURI)
    expect(otpauth).toMatch(/^otpauth:\/\/totp\/Tripwright:/)
    expect(new Set(made.body.backupCodes as string[]).size).toBe(10)
    expect((await signIn(testServer.browser(), person)).body.token).toBeDefined()

    expect((await browser.post(TOTP, { code: '000000' })).body.error).toBe('wrong-credentials')
    await testServer.deliver()
    expect((await browser.post(TOTP, { code: codeOf(otpauth) })).status).toBe(200)
    expect(await isIn(browser)).toBe(true)
    expect((await testServer.deliver()).map(({ subject }) => subject)).toEqual([
      'Two-step verification is on',
    ])
    const again = await browser.post('/api/auth/two-factor/enable', { password: person.password })
    expect([again.status, again.body.message]).toEqual([409, 'Two-step verification is already on.'])
  })

  it('keeps neither the secret nor a recovery code in a form that the table alone would give away', async () => {
    const { otpauth, codes } = await guarded()
    const rows = JSON.stringify(await testServer.platform.database.db.execute('select * from two_factors'))
    expect(rows).not.toContain(new URL(otpauth).searchParams.get('secret'))
    for (const code of codes) expect(rows).not.toContain(code)
  })

  it('is no guessing: ten first codes in a quarter of an hour', async () => {
    const person = await makeUser(testServer.platform)
    const browser = testServer.browser()
    await signIn(browser, person)
    await browser.post('/api/auth/two-factor/enable', { password: person.password })
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await browser.post(TOTP, { code: `${100000 + i}` })).status)
    expect(statuses).toEqual([...Array(10).fill(401), 429])
  })
})

describe('signing in with a second step', () => {
  it('sets no session before the code, and one after it', async () => {
    const { person, otpauth } = await guarded()
    const browser = testServer.browser()
    const first = await signIn(browser, person)
    expect(first.body).toEqual({
      twoFactorRedirect: true,
      twoFactorMethods: ['totp'],
      challenge: expect.stringMatching(/^2fa-/),
    })
    expect([...browser.cookies.keys()]).toEqual(['tripwright.two_factor'])
    expect(first.headers.has('set-auth-token')).toBe(false)
    expect(await isIn(browser)).toBe(false)
    const code = codeOf(otpauth)
    const typed = `${code.slice(0, 3)} ${code.slice(3)}`
    expect((await browser.post(TOTP, { code: typed })).status).toBe(200)
    expect(await isIn(browser)).toBe(true)
    expect((await browser.get('/api/auth/get-session')).body.user).toMatchObject({ twoFactorEnabled: true })
  })

  it('ends the session that the browser had before with the code, not with the password', async () => {
    const { person, otpauth, browser } = await guarded()
    const former = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const isFormerIn = async () =>
      (await testServer.call('GET', '/probe', { headers: { cookie: former } })).status === 200
    const { challenge } = (await signIn(browser, person)).body
    expect(await isFormerIn()).toBe(true)
    expect((await browser.post(TOTP, { code: codeOf(otpauth), challenge })).status).toBe(200)
    expect([await isFormerIn(), await isIn(browser)]).toEqual([false, true])
  })

  it('checks the code of the account that signs in, also beside the session of another account', async () => {
    const { person, otpauth } = await guarded()
    const browser = testServer.browser()
    await signIn(browser, await makeUser(testServer.platform))
    const { challenge } = (await signIn(browser, person)).body
    expect((await browser.post(TOTP, { code: codeOf(otpauth), challenge })).status).toBe(200)
    expect((await browser.get('/probe')).body.id).toBe(person.id)
  })

  it('works without cookies, as the native shells sign in', async () => {
    const { person, otpauth } = await guarded()
    const { email, password } = person
    const { body } = await testServer.call('POST', SIGN_IN, { body: { email, password } })
    const ended = await testServer.call('POST', TOTP, {
      body: { code: codeOf(otpauth), challenge: body.challenge },
    })
    const bearer = ended.headers.get('set-auth-token') ?? ''
    const probe = await testServer.call('GET', '/probe', { headers: { authorization: `Bearer ${bearer}` } })
    expect([ended.status, probe.body.id]).toEqual([200, person.id])
  })

  it('takes each code once, from any caller', async () => {
    const { person, otpauth } = await guarded()
    const [owner, thief] = [testServer.browser(), testServer.browser()]
    await signIn(owner, person)
    await signIn(thief, person)
    const code = codeOf(otpauth)
    const both = await Promise.all([owner.post(TOTP, { code }), thief.post(TOTP, { code })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  it('expires after five wrong codes, and locks for a quarter of an hour after ten over all sign-ins', async () => {
    const { person, otpauth } = await guarded()
    const answers: unknown[] = []
    for (let i = 0; i < 12; i++) {
      const browser = testServer.browser()
      await signIn(browser, person)
      answers.push((await browser.post(TOTP, { code: `${200000 + i}` })).body.error)
    }
    expect(answers).toEqual([
      ...Array(10).fill('wrong-credentials'),
      'too-many-requests',
      'too-many-requests',
    ])
    const browser = testServer.browser()
    await signIn(browser, person)
    expect((await browser.post(TOTP, { code: codeOf(otpauth) })).status).toBe(429)
  })

  it('lets one challenge have five tries', async () => {
    const { person, otpauth } = await guarded()
    const browser = testServer.browser()
    await signIn(browser, person)
    for (let i = 0; i < 5; i++) await browser.post(TOTP, { code: `${300000 + i}` })
    expect((await browser.post(TOTP, { code: codeOf(otpauth) })).body).toMatchObject({
      error: 'not-signed-in',
      message: expect.stringContaining('Start again'),
    })
    expect(await isIn(browser)).toBe(false)
  })

  it.each(['', 'x', '2fa-x', '2fa-x.eHh4', 'trust-device-1.x'])(
    'does not know the challenge "%s"',
    async (challenge) => {
      const reply = await testServer.call('POST', TOTP, { body: { code: '123456', challenge } })
      expect([reply.status, reply.body.error]).toEqual([401, 'not-signed-in'])
    },
  )
})

describe('a recovery code', () => {
  it('opens the step once, and the mailbox hears of it', async () => {
    const { person, codes } = await guarded()
    await testServer.deliver()
    const browser = testServer.browser()
    await signIn(browser, person)
    expect((await browser.post(RECOVERY, { code: codes[3] })).status).toBe(200)
    expect(await isIn(browser)).toBe(true)
    expect((await testServer.deliver()).map(({ subject }) => subject)).toEqual(['A recovery code was used'])
    const again = testServer.browser()
    await signIn(again, person)
    expect((await again.post(RECOVERY, { code: codes[3] })).status).toBe(401)
  })

  it('is worth nothing once there are new ones', async () => {
    const { person, browser, codes } = await guarded()
    const wrong = await browser.post('/api/auth/two-factor/generate-backup-codes', {
      password: 'Wrong-guess-1',
    })
    expect(wrong.status).toBe(400)
    const { body } = await browser.post('/api/auth/two-factor/generate-backup-codes', {
      password: person.password,
    })
    const [fresh] = body.backupCodes as string[]
    const other = testServer.browser()
    await signIn(other, person)
    expect((await other.post(RECOVERY, { code: codes[0] })).status).toBe(401)
    expect((await other.post(RECOVERY, { code: fresh })).status).toBe(200)
  })
})

describe('a trusted device', () => {
  async function trusting() {
    const made = await guarded()
    const browser = testServer.browser()
    await signIn(browser, made.person)
    await browser.post(TOTP, { code: codeOf(made.otpauth), trustDevice: true })
    await browser.post('/api/auth/sign-out', {})
    return { ...made, trusted: browser }
  }

  it('is asked for no code, others are', async () => {
    const { person, trusted } = await trusting()
    expect((await signIn(trusted, person)).body.token).toBeDefined()
    expect(await isIn(trusted)).toBe(true)
    expect((await signIn(testServer.browser(), person)).body.twoFactorRedirect).toBe(true)
  })

  it('of one account says nothing for another', async () => {
    const { trusted } = await trusting()
    const other = await guarded()
    expect((await signIn(trusted, other.person)).body.twoFactorRedirect).toBe(true)
  })

  it('is void after a new password', async () => {
    const { person, trusted, browser } = await trusting()
    const newPassword = 'Another-horse-9'
    const changed = await browser.post('/api/auth/change-password', {
      currentPassword: person.password,
      newPassword,
    })
    expect(changed.status).toBe(200)
    expect((await signIn(trusted, { ...person, password: newPassword })).body.twoFactorRedirect).toBe(true)
  })
})

describe('turning it off', () => {
  it('asks for the password, and then the password alone signs in', async () => {
    const { person, browser } = await guarded()
    await testServer.deliver()
    const off = '/api/auth/two-factor/disable'
    expect((await browser.post(off, { password: 'Wrong-guess-1' })).status).toBe(400)
    expect((await browser.post(off, { password: person.password })).body).toEqual({ status: true })
    expect((await testServer.deliver()).map(({ subject }) => subject)).toEqual([
      'Two-step verification is off',
    ])
    expect(await isIn(browser)).toBe(true)
    expect((await signIn(testServer.browser(), person)).body.token).toBeDefined()
  })

  it('is not done by a reset of the password', async () => {
    const { person } = await guarded()
    await testServer.deliver()
    await testServer.call('POST', '/api/auth/request-password-reset', { body: { email: person.email } })
    const [mail] = await testServer.deliver()
    const token = new URL(mail?.links[0] ?? '').searchParams.get('reset')
    const newPassword = 'Another-horse-9'
    await testServer.call('POST', '/api/auth/reset-password', { body: { token, newPassword } })
    expect(
      (await signIn(testServer.browser(), { ...person, password: newPassword })).body.twoFactorRedirect,
    ).toBe(true)
  })
})

describe('staff', () => {
  const shortOf = async (browser: Browser) => (await browser.get('/probe')).body.lacksSecondStep ?? false
  const secondStepOf = async (browser: Browser) =>
    (await browser.get('/api/auth/get-session')).body.secondStep
  beforeAll(() => {
    testServer.platform.config.staffNeedTwoSteps = true
  })
  afterAll(() => {
    testServer.platform.config.staffNeedTwoSteps = false
  })

  it('is short of a second step after a password alone, and has it once its app is set up there', async () => {
    const owner = await makeUser(testServer.platform, { role: 'owner' })
    const browser = testServer.browser()
    await signIn(browser, owner)
    expect([await shortOf(browser), await secondStepOf(browser)]).toEqual([true, 'required'])
    const made = await browser.post('/api/auth/two-factor/enable', { password: owner.password })
    expect(await shortOf(browser)).toBe(true)
    await browser.post(TOTP, { code: codeOf(String(made.body.totpURI)) })
    expect([await shortOf(browser), await secondStepOf(browser)]).toEqual([false, 'done'])
  })

  it('has it after a code, after a recovery code, and on a device that the account trusts', async () => {
    const { person, otpauth, codes } = await guarded('support')
    const [phone, laptop] = [testServer.browser(), testServer.browser()]
    await signIn(phone, person)
    await phone.post(TOTP, { code: codeOf(otpauth), trustDevice: true })
    await signIn(laptop, person)
    await laptop.post(RECOVERY, { code: codes[0] })
    expect([await shortOf(phone), await shortOf(laptop)]).toEqual([false, false])
    await phone.post('/api/auth/sign-out')
    expect((await signIn(phone, person)).body.token).toBeDefined()
    expect(await shortOf(phone)).toBe(false)
  })

  it('keeps it over a new password, and loses it everywhere once the second step is off', async () => {
    const { person, browser } = await guarded('admin')
    const change = { currentPassword: person.password, newPassword: 'Another-horse-8' }
    const changed = await browser.post('/api/auth/change-password', { ...change, revokeOtherSessions: true })
    expect([changed.status, await shortOf(browser)]).toEqual([200, false])
    await browser.post('/api/auth/two-factor/disable', { password: 'Another-horse-8' })
    expect([await shortOf(browser), await secondStepOf(browser)]).toEqual([true, 'required'])
  })

  it('are only advised to set it up where the setting is off, and travellers never are', async () => {
    testServer.platform.config.staffNeedTwoSteps = false
    const [staff, traveller] = [testServer.browser(), testServer.browser()]
    await signIn(staff, await makeUser(testServer.platform, { role: 'analyst' }))
    await signIn(traveller, await makeUser(testServer.platform))
    expect([await shortOf(staff), await secondStepOf(staff), await secondStepOf(traveller)]).toEqual([
      false,
      'advised',
      undefined,
    ])
    testServer.platform.config.staffNeedTwoSteps = true
    expect(await shortOf(traveller)).toBe(false)
  })
})
