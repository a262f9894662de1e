import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { linksOf } from '#platform/mail/mail-links.ts'
import { campaignsJobs, campaignsRoutes } from './index.ts'

let server: TestServer
let mail: FakeMail
let jobs: ReturnType<typeof makeFakeJobs>
const opened: TestServer[] = []

beforeEach(async () => {
  server = await openTestServer(campaignsRoutes)
  opened.push(server)
  // The test platform is made of these fakes.
  mail = server.platform.mail as FakeMail
  jobs = server.platform.jobs as typeof jobs
  await jobs.start(campaignsJobs(server.platform))
})
afterAll(() => Promise.all(opened.map((one) => one.close())))

const subscribe = (email: unknown) =>
  server.call(null, 'POST', '/api/functions/trial-signup-email', { body: { email } })

describe('asking for the way to the trial', () => {
  it('mails it, with a link to sign-up and no word about a list', async () => {
    expect(await subscribe(' Ann@Example.org ')).toMatchObject({ status: 200, body: { ok: true } })
    await jobs.drain()
    const [message] = mail.sent
    expect(message).toMatchObject({ to: 'ann@example.org', subject: 'Your 7-day free trial of Tripwright' })
    expect(message && linksOf(message)).toEqual([`${server.platform.config.publicUrl}/auth`])
  })

  it('mails an address once per UTC day, and answers the same when it does not', async () => {
    const first = await subscribe('ann@example.org')
    const second = await subscribe('ANN@example.org')
    expect([second.status, second.body]).toEqual([first.status, first.body])
    await jobs.drain()
    expect(mail.sent).toHaveLength(1)
    server.setNow(new Date('2026-05-02T00:00:00Z'))
    await subscribe('ann@example.org')
    await subscribe('bob@example.org')
    await jobs.drain()
    expect(mail.sent.map(({ to }) => to)).toEqual(['ann@example.org', 'ann@example.org', 'bob@example.org'])
  })

  it.each(['', 'ann', 'ann@', '@', `${'a'.repeat(250)}@example.org`, 4, null, ['ann@example.org']])(
    'refuses %j with 400 and mails nothing',
    async (email) => {
      expect((await subscribe(email)).status).toBe(400)
      await jobs.drain()
      expect(mail.sent).toEqual([])
    },
  )

  it('takes 20 from one network address in an hour, then says when the next may come', async () => {
    for (let count = 0; count < 20; count++)
      expect((await subscribe(`a${count}@example.org`)).status).toBe(200)
    const refused = await subscribe('last@example.org')
    expect([refused.status, refused.body.error]).toEqual([429, 'too-many-requests'])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    await jobs.drain()
    expect(mail.sent).toHaveLength(20)
  })
})
