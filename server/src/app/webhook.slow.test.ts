import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { OpenedDatabase } from '#platform/db/db.port.ts'
import { openPostgres } from '#platform/db/db.postgres.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { makeServerDatabase } from '#platform/db/test-database.ts'
import { SERVER_FLAGS } from '#platform/db/test-flags.ts'
import { testProgram } from '#platform/db/test-programs.ts'
import { sessionOf } from '#seeds/stripe-test-server.ts'
import { pay } from '#seeds/test-stripe-payments.ts'
import { startStripe } from '#seeds/test-stripe-server.ts'

// Stripe delivers an event to any process, and repeats it: the test runs two servers on one database.

const server = process.env.TEST_DATABASE_URL

let folder: string
let stripe: Awaited<ReturnType<typeof startStripe>>
let database: OpenedDatabase
let drop = async () => undefined as unknown
let servers: { child: ChildProcess; url: string }[] = []

async function startHouse(databaseUrl: string): Promise<(typeof servers)[number]> {
  const stripeKeys = { STRIPE_SECRET_KEY: 'sk_test', STRIPE_WEBHOOK_SECRET: 'whsec_test' }
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    TEST_SEAMS: '1',
    OUTSIDE: 'off',
    DATABASE_URL: databaseUrl,
    TEST_OUTBOX_DIR: join(folder, 'mails'),
    ...stripeKeys,
    STRIPE_API_BASE: stripe.base,
    PUBLIC_URL: 'http://localhost:3000',
  }
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...testProgram('src/main.mjs')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of createInterface(child.stdout)) {
    const [url] = /http:\/\/\S+:\d+/.exec(line.includes(' is ready on ') ? line : '') ?? []
    if (url) return { child, url }
  }
  throw new Error('a server ended before it was ready')
}

const count = async (query: string) => Number(rowsOf(await database.db.execute(sql.raw(query)))[0]?.n)

describe.skipIf(server === undefined)('two servers on one database', { timeout: 120_000 }, () => {
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tripwright-webhook-'))
    stripe = await startStripe(() => new Date())
    const made = await makeServerDatabase(server ?? '')
    drop = made.drop
    database = await openPostgres({ databaseUrl: made.url })
    servers = await Promise.all([startHouse(made.url), startHouse(made.url)])
  }, 120_000)
  afterAll(async () => {
    for (const { child } of servers) {
      const exit = once(child, 'exit')
      child.kill('SIGTERM')
      await exit
    }
    await database.close()
    await drop()
    await stripe.stop()
    rmSync(folder, { recursive: true })
  })

  const post = (n: number, path: string, body: string, headers = {}) =>
    fetch(`${servers[n % servers.length]?.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    })

  /** Delivers as Stripe does: again after any response that is not 2xx. On a busy machine a server may answer 503. */
  async function deliver(n: number, body: string): Promise<number> {
    for (let attempt = 1; ; attempt++) {
      const response = await post(n, '/api/stripe/webhook', body, { 'stripe-signature': stripe.sign(body) })
      await response.body?.cancel()
      if (response.status !== 503 || attempt === 10) return response.status
      await setTimeout(500)
    }
  }

  it('let 20 replays of every event have one effect, on either of two servers', async () => {
    const payload = JSON.stringify({ plan: 'jetsetter-monthly', isGuest: true })
    const begun = await (await post(0, '/api/functions/create-checkout', payload)).json()
    pay(stripe.books, sessionOf(Object(begun).url), { email: 'guest@example.org' })
    const replays = stripe.events.flatMap((event) => Array.from({ length: 20 }, () => event))
    expect(replays).toHaveLength(80)
    const responses = await Promise.all(replays.map(({ body }, n) => deliver(n, body)))
    expect(new Set(responses)).toEqual(new Set([200]))

    const mails = () => readdirSync(join(folder, 'mails')).filter((name) => name.endsWith('.json'))
    const open = "select count(*) n from pgboss.job where name like 'billing.%' and state < 'completed'"
    await vi.waitFor(async () => expect([await count(open), mails()]).toEqual([0, [expect.any(String)]]), {
      timeout: 60_000,
      interval: 250,
    })
    expect({
      events: await count('select count(*) n from payment_events'),
      settled: await count("select count(*) n from pgboss.job where name = 'billing.settle'"),
      purchases: await count('select count(*) n from purchases'),
      receipts: await count('select count(*) n from receipts'),
    }).toEqual({ events: 4, settled: 4, purchases: 1, receipts: 1 })
    expect(mails()).toHaveLength(1)
  })
})
