import { billingJobs, billingRoutes } from '#features/plans/billing/index.ts'
import { subscriptionRoutes } from '#features/plans/subscription/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Route } from '#platform/http/route.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer } from '#platform/http/test-server.ts'
import type { makeFakeJobs } from '#platform/jobs/jobs.fake.ts'
import type { FakeMail } from '#platform/mail/mail.fake.ts'
import { makeUser } from './make.ts'
import { pay } from './test-stripe-payments.ts'
import { type StripeEvent, startStripe } from './test-stripe-server.ts'

const START = new Date('2026-05-01T10:00:00Z')
const DAY_MS = 24 * 60 * 60 * 1000

/** The payment routes, and `more`, on a temporary database with a stand-in of Stripe; both share one clock. For tests. */
export async function openStripeTestServer(more: readonly Route[] = []) {
  let now = START
  const stripe = await startStripe(() => now)
  // The library is large: it loads before the first test, whose time limit it would use up.
  await import('stripe')
  const config = loadConfig({
    TEST_SEAMS: '1',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_BASE: stripe.base,
  })
  const server = await openTestServer([...subscriptionRoutes, ...billingRoutes, ...more], config)
  // The test platform is made of these fakes.
  const jobs = server.platform.jobs as ReturnType<typeof makeFakeJobs>
  const mail = server.platform.mail as FakeMail
  await jobs.start(billingJobs(server.platform))

  const at = (time: Date) => {
    now = time
    server.setNow(time)
  }
  const begin = (who: Person | null, body: object, headers = {}) =>
    server.call(who, 'POST', '/api/functions/create-checkout', { body, headers })
  const hook = (body: string, signature: string) =>
    server.fetch('/api/stripe/webhook', {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    })
  const send = ({ body }: StripeEvent) => hook(body, stripe.sign(body))
  /** Delivers all pending Stripe events and runs the jobs they queue. */
  const deliver = async (events: readonly StripeEvent[] = stripe.events.splice(0)) => {
    for (const event of events) await send(event)
    await jobs.drain()
  }
  return {
    stripe,
    server,
    jobs,
    mail,
    at,
    begin,
    hook,
    send,
    deliver,
    db: server.platform.database.db,
    now: () => now,
    /** Resets everything for a new test. */
    reset: async () => {
      stripe.fail(() => null)
      at(START)
      await jobs.drain()
      stripe.events.length = 0
      mail.sent.length = 0
    },
    later: (days: number) => at(new Date(now.getTime() + days * DAY_MS)),
    person: async (email?: string): Promise<Person> => ({
      ...(await makeUser(server.platform, email === undefined ? {} : { email })),
      signedInAt: now,
    }),
    check: async (who: Person) =>
      (await server.call(who, 'POST', '/api/functions/check-subscription', { body: {} })).body,
    post: (who: Person | null, path: string, body: object = {}) =>
      server.call(who, 'POST', `/api/billing/${path}`, { body }),
    read: async (who: Person, path = '') => (await server.call(who, 'GET', `/api/billing${path}`)).body,
    buy: async (who: Person, plan: string) => {
      pay(stripe.books, sessionOf((await begin(who, { plan })).body.url))
      await deliver()
    },
    runJob: async (name: string) =>
      billingJobs(server.platform)
        .find((job) => job.name === name)
        ?.run({}),
    close: async () => {
      await server.close()
      await stripe.stop()
    },
  }
}

/** The id of a session in the address of its page. */
export const sessionOf = (url: unknown): string => String(url).split('/').at(-1) ?? ''

/** The object created last. Throws when there is none. */
export function lastOf<T>(all: Map<string, T>): T {
  const last = [...all.values()].at(-1)
  if (!last) throw new Error('there is none')
  return last
}

export type StripeTestServer = Awaited<ReturnType<typeof openStripeTestServer>>
