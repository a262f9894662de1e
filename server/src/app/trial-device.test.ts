import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import type { Platform } from '#platform/platform.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// A trial is granted once per account and once per device, also after the browser's storage was cleared.

let platform: Platform
let app: ReturnType<typeof makeApp>
let jobs: ReturnType<typeof makeFakeJobs>
let mail: FakeMail
beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  const features = makeFeatures(platform)
  app = makeApp(platform, features)
  // The test platform is made of these fakes.
  jobs = platform.jobs as typeof jobs
  mail = platform.mail as FakeMail
  await jobs.start(features.jobs)
})
afterAll(() => platform.database.close())

type Browser = { address: string; cookie: string }
const newBrowser = (address = '203.0.113.7'): Browser => ({ address, cookie: '' })

async function post(browser: Browser, path: string, body: object): Promise<number> {
  const { address, cookie } = browser
  const headers = { 'content-type': 'application/json', cookie }
  const socket = { incoming: { socket: { remoteAddress: address } } }
  const response = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) }, socket)
  const device = response.headers.getSetCookie().find((one) => one.startsWith('tripwright-device='))
  if (device) browser.cookie = device.split(';')[0] ?? ''
  return response.status
}

const PARTS = { canvas_fingerprint: 'drawn', audio_fingerprint: 'heard', webgl_renderer: 'shaded' }
const show = (browser: Browser, fingerprint_hash: string, parts: object = PARTS) =>
  post(browser, '/api/functions/store-device-fingerprint', { fingerprint_hash, ...parts })

let made = 0
async function signUp(browser: Browser): Promise<string> {
  const email = `trial-${++made}@example.org`
  expect(await post(browser, '/api/auth/sign-up/email', { email, password: 'Correct-horse-7' })).toBe(200)
  await jobs.drain()
  return email
}

async function tokenFor(email: string): Promise<string> {
  await jobs.drain()
  const last = mail.sent.findLast(({ to }) => to === email)
  const { searchParams } = new URL(linksOf(last ?? { html: '', text: '' })[0] ?? '')
  return searchParams.get('token') ?? searchParams.get('reset') ?? ''
}

async function hasTrial(email: string): Promise<boolean> {
  const result = await platform.database.db.execute(
    sql`select ends_at > started_at as is_given from trials where user_id = (select id from users where email = ${email})`,
  )
  const [row, ...more] = rowsOf(result)
  expect(more).toEqual([])
  return row?.is_given === true
}

async function signUpAndVerify(browser: Browser): Promise<boolean> {
  const email = await signUp(browser)
  expect(await post(browser, '/api/auth/verify-email', { token: await tokenFor(email) })).toBe(200)
  return hasTrial(email)
}

describe('a second trial', { timeout: 30_000 }, () => {
  it('is not given to the same fingerprint in the same network once the cookies are cleared', async () => {
    const [first, cleared] = [newBrowser(), newBrowser('203.0.113.99')]
    await show(first, 'one device')
    expect(await signUpAndVerify(first)).toBe(true)
    await show(cleared, 'one device')
    expect(await signUpAndVerify(cleared)).toBe(false)
  })

  it('is given where another person may well have the same make: elsewhere, or with nothing that tells apart', async () => {
    for (const address of ['203.0.113.7', '198.51.100.7', '2001:db8::1']) {
      const browser = newBrowser(address)
      await show(browser, 'a common telephone')
      expect(await signUpAndVerify(browser), address).toBe(true)
    }
    for (const _ of ['one', 'another']) {
      const browser = newBrowser()
      await show(browser, 'without consent', {})
      expect(await signUpAndVerify(browser)).toBe(true)
    }
  })

  it('is not given by a new password, or by a link that another device asked for', async () => {
    const browser = newBrowser()
    expect(await signUpAndVerify(browser)).toBe(true)
    const reset = await signUp(browser)
    await post(newBrowser(), '/api/auth/request-password-reset', { email: reset })
    const token = await tokenFor(reset)
    const payload = { token, newPassword: 'Another-horse-8' }
    expect(await post(newBrowser(), '/api/auth/reset-password', payload)).toBe(200)
    const resent = await signUp(browser)
    const elsewhere = newBrowser()
    await post(elsewhere, '/api/auth/send-verification-email', { email: resent })
    const second = { token: await tokenFor(resent) }
    expect(await post(elsewhere, '/api/auth/verify-email', second)).toBe(200)
    expect([await hasTrial(reset), await hasTrial(resent)]).toEqual([false, false])
  })
})
