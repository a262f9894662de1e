import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { putSubscription, putTrial, startTrial } from '#features/plans/subscription/index.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { makeSmtpMail } from '#platform/mail/mail.smtp.ts'
import { startSmtpServer } from '#platform/mail/test-smtp-server.ts'
import { makeUser } from '#seeds/make.ts'
import { campaignsRoutes, trialMailsJobs, unsubscribe } from './index.ts'

const START = Date.UTC(2026, 4, 1, 10)
const DAY = 86_400_000

let server: TestServer
let mail: FakeMail
let jobs: ReturnType<typeof makeFakeJobs>
let ana: Person

beforeAll(async () => {
  server = await openTestServer(campaignsRoutes)
  // The test platform is made of these fakes.
  mail = server.platform.mail as FakeMail
  jobs = server.platform.jobs as typeof jobs
  await jobs.start(trialMailsJobs(server.platform))
})
afterAll(() => server.close())
beforeEach(async () => {
  // Mails left over from an earlier test are cancelled by unsubscribing their people.
  for (const one of made) await unsubscribeBy(one)
  server.setNow(new Date(START))
  ana = await person()
  mail.sent.length = 0
})

const made: Person[] = []
const db = () => server.platform.database.db
const person = async (): Promise<Person> => {
  const one = { ...(await makeUser(server.platform)), signedInAt: new Date(START) }
  made.push(one)
  return one
}
const choose = (who: Person, trialMails: boolean) =>
  server.call(who, 'PUT', '/api/campaigns/mail-choices', { body: { trialMails } })
const unsubscribeBy = (who: Person) => choose(who, false)

/** Runs the job at an instant, as every process does each minute, and sends the queued mails. */
async function look(at: number): Promise<void> {
  server.setNow(new Date(at))
  await trialMailsJobs(server.platform)[0]?.run({})
  await jobs.drain()
}
const subjects = () => mail.sent.map(({ subject }) => subject)

describe('the mails of a trial', () => {
  it('are six, each once, although the job looks every hour and in two processes at once', async () => {
    await startTrial(db(), ana.id, 'd-1', new Date(START))
    for (let hour = 0; hour <= 10 * 24; hour += 4) {
      server.setNow(new Date(START + hour * 3_600_000))
      const twice = [trialMailsJobs(server.platform)[0], trialMailsJobs(server.platform)[0]]
      await Promise.all(twice.map((job) => job?.run({})))
      await jobs.drain()
    }
    expect(subjects()).toEqual([
      'Your 7 days without limits start now',
      'Day one: is your passport ready?',
      'Take your plan offline',
      '2 days left in your trial',
      'Your trial ends within 24 hours',
      'Your trial has ended',
    ])
    expect(mail.sent[0]?.text).toContain('until May 8, 2026 at 10:00 AM UTC')
    for (const { to, text } of mail.sent)
      expect([to, text]).toEqual([ana.email, expect.not.stringMatching(/[{}]/)])
  })

  it('are not sent late, to paying accounts, or for a refused trial', async () => {
    const [payer, refused] = [await person(), await person()]
    await startTrial(db(), ana.id, 'd-2', new Date(START))
    await startTrial(db(), payer.id, 'd-3', new Date(START))
    await putTrial(db(), refused.id, new Date(START), new Date(START))
    const plan = { tier: 'Jetsetter', plan: null, source: 'grant', endsAt: null } as const
    await putSubscription(db(), { userId: payer.id, ...plan }, new Date(START))
    await look(START + 2.5 * DAY)
    expect(subjects()).toEqual([])
    await look(START + 3 * DAY)
    expect(mail.sent.map(({ to }) => to)).toEqual([ana.email])
  })

  it('stop when they are not wanted, also one that waits in the queue', async () => {
    await startTrial(db(), ana.id, 'd-4', new Date(START))
    await trialMailsJobs(server.platform)[0]?.run({})
    await choose(ana, false)
    await jobs.drain()
    await look(START + DAY)
    expect(subjects()).toEqual([])
    const read = await server.call(ana, 'GET', '/api/campaigns/mail-choices')
    expect(read.body).toEqual({
      trialMails: false,
      reminders: true,
      tripAlerts: true,
      digest: true,
      news: false,
    })
    await choose(ana, true)
    await look(START + 3 * DAY)
    expect(subjects()).toEqual(['Take your plan offline'])
  })
})

describe('the link that stops them', () => {
  const tokenOf = () => new URL(mail.sent[0]?.unsubscribeUrl ?? '').searchParams.get('mail_token') ?? ''
  const stop = (token: string) => server.call(null, 'POST', '/api/campaigns/unsubscribe', { body: { token } })

  it('needs no sign-in, is in the text, and is good for its own account alone', async () => {
    await startTrial(db(), ana.id, 'd-5', new Date(START))
    await look(START)
    const url = mail.sent[0]?.unsubscribeUrl ?? ''
    expect(mail.sent[0]?.text).toContain(url)
    const ben = await person()
    expect((await stop(tokenOf().replace(ana.id, ben.id))).status).toBe(404)
    expect((await stop('')).status).toBe(404)
    expect((await stop(tokenOf())).body).toEqual({ ok: true })
    const read = (who: Person) => server.call(who, 'GET', '/api/campaigns/mail-choices')
    expect([(await read(ana)).body, (await read(ben)).body]).toEqual([
      { trialMails: false, reminders: true, tripAlerts: true, digest: true, news: false },
      { trialMails: true, reminders: true, tripAlerts: true, digest: true, news: false },
    ])
  })

  it('is a header that mail programs know, through a real mail server', async () => {
    const smtp = await startSmtpServer()
    const real = makeSmtpMail({
      url: `smtp://127.0.0.1:${smtp.port}`,
      from: 'Tripwright <hello@tripwright.example>',
      log: server.log,
    })
    await startTrial(db(), ana.id, 'd-6', new Date(START))
    const testServer = { ...server.platform, mail: real }
    await trialMailsJobs(testServer)[0]?.run({})
    await trialMailsJobs(testServer)[1]?.run({ userId: ana.id, kind: 'welcome' })
    await real.close()
    await smtp.stop()
    const email = smtp.delivered[0]?.email
    const header = (key: string) => email?.headers.find((one) => one.key === key)?.value
    expect(header('list-unsubscribe')).toMatch(/^<http:\/\/localhost:3000\/unsubscribe\?mail_token=.+>$/)
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(email?.text).toContain('Plan a trip:')
    const { secret } = server.platform
    const token = new URL(header('list-unsubscribe')?.slice(1, -1) ?? '').searchParams.get('mail_token') ?? ''
    expect(await unsubscribe({ db: db(), secret, now: new Date(START) }, token)).toBe(true)
  })
})
