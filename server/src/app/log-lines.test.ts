import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeLog } from '#platform/log/log.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import type { MailMessage } from '#platform/mail/mail.port.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import type { Platform } from '#platform/platform.ts'
import { makeApp } from './app.ts'
import { type Features, makeFeatures } from './features.ts'

// One person's whole journey through the product at the most verbose log level, once without faults and once with a failing
// database: error objects carry the values in use, so secrets reach logs that way.

let platform: Platform
let log: FakeLog
beforeAll(async () => {
  platform = await makeTestPlatform()
  platform.config.addressLimitScale = 1000
  // The test platform's log is the real one, writing to memory.
  log = platform.log as FakeLog
})
afterAll(() => platform.database.close())

const PASSWORD = 'Sesame-open-4711'
const NEW_PASSWORD = 'Sesame-close-4712'

type Answer = { status: number; body: Record<string, unknown> }

/** Every secret of the journey, to search the log for afterwards. */
const secrets = new Set([PASSWORD, NEW_PASSWORD, 'scrypt$', 'Grace Hopper'])

function caller(on: Platform, features: Features) {
  const app = makeApp(on, features)
  let cookie = ''
  return async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const response = await app.request(path, {
      method,
      headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    for (const set of response.headers.getSetCookie()) {
      cookie = set.split(';')[0] ?? ''
      note(decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.')[0])
    }
    note(response.headers.get('set-auth-token')?.split('.')[0])
    return { status: response.status, body: Object(await response.json()) }
  }
}

function note(secret: unknown): void {
  if (typeof secret === 'string' && secret.length > 7) secrets.add(secret)
}

/** The journey; when a step fails, the next one is tried all the same. */
async function walk(on: Platform): Promise<number[]> {
  const features = makeFeatures(on)
  const call = caller(on, features)
  // The test platform is made of these fakes.
  const jobs = on.jobs as ReturnType<typeof makeFakeJobs>
  const sent = (on.mail as FakeMail).sent
  await jobs.start(features.jobs)
  const deliver = () => jobs.drain().catch((error) => on.log.error({ error }, 'a job failed'))
  const statuses: number[] = []
  const email = `grace.${secrets.size}@example.org`
  note(email)
  const go = async (method: string, path: string, body?: unknown) => {
    const response = await call(method, path, body)
    statuses.push(response.status)
    return response.body
  }
  await go('POST', '/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Grace Hopper' })
  await deliver()
  await go('POST', '/api/auth/verify-email', { token: mailedToken(sent, 'token') })
  await go('POST', '/api/auth/sign-in/email', { email, password: 'Wrong-guess-1' })
  await go('POST', '/api/auth/sign-in/email', { email, password: PASSWORD })
  note((await go('GET', '/api/auth/token')).token)
  const made = await go('POST', '/api/auth/two-factor/enable', { password: PASSWORD })
  note(/secret=(\w+)/.exec(String(made.totpURI))?.[1])
  for (const code of Array.isArray(made.backupCodes) ? made.backupCodes : []) note(code)
  await go('POST', '/api/auth/two-factor/verify-totp', { code: '123456' })
  await go('POST', '/api/auth/change-password', { currentPassword: PASSWORD, newPassword: NEW_PASSWORD })
  await go('GET', '/api/auth/passkey/generate-register-options')
  await go('POST', '/api/functions/trial-signup-email', { email })
  await go('POST', '/api/auth/request-password-reset', { email })
  await go('POST', '/api/auth/request-entry', { email })
  await deliver()
  await go('POST', '/api/auth/enter', { token: mailedToken(sent, 'enter') })
  const reset = { token: mailedToken(sent, 'reset'), newPassword: PASSWORD }
  await go('POST', '/api/account/export', {})
  await go('POST', '/api/auth/reset-password', reset)
  return statuses
}

function mailedToken(sent: MailMessage[], parameter: string): string {
  const links = sent.flatMap((mail) => linksOf(mail)).map((link) => new URL(link))
  const token = links.map((link) => link.searchParams.get(parameter)).findLast((value) => value !== null)
  note(token)
  return token ?? 'none'
}

function expectSilence(): void {
  const lines = log.lines.map((line) => JSON.stringify(line))
  const leaked = [...secrets].flatMap((secret) => lines.filter((line) => line.includes(secret)))
  expect(leaked).toEqual([])
}

it('keeps addresses, passwords, tokens and secrets out of every line while all is well', async () => {
  const statuses = await walk(platform)
  expect(statuses.filter((status) => status === 200)).toHaveLength(13)
  expect(secrets.size).toBeGreaterThan(20)
  expectSilence()
}, 60_000)

it.each(['email_links', 'two_factors', 'sessions', 'users'])(
  'and while the table %s is not there',
  async (table) => {
    const before = log.lines.length
    await platform.database.db.execute(`alter table ${table} rename to away`)
    const statuses = await walk(platform).finally(() =>
      platform.database.db.execute(`alter table away rename to ${table}`),
    )
    expect(statuses).toContain(500)
    expect(log.lines.length).toBeGreaterThan(before)
    expectSilence()
  },
  60_000,
)
