import type { Output } from '@tripwright/domain/base/contract'
import { addDays } from '@tripwright/domain/base/dates'
import type { readFigures } from '@tripwright/domain/staff/admin'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '#platform/db/rows.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { adminRoutes } from './index.ts'

let server: TestServer
let analyst: Person
beforeAll(async () => {
  server = await openTestServer(adminRoutes)
  analyst = { ...(await makeUser(server.platform, { role: 'analyst' })), signedInAt: new Date() }
})
afterAll(() => server.close())

const run = (statement: ReturnType<typeof sql>) => server.platform.database.db.execute(statement)
const [from, to] = ['2031-03-01', '2031-03-10']

/** Numbers from a seed, the same on each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const CLOCKS = ['00:00:00Z', '23:59:59.999Z', '02:30:00+05:30', '21:00:00-08:00', '12:00:00Z']
const COUNTED = [
  ['view', '/'],
  ['view', '/blog/:slug'],
  ['hand-off', 'www.expedia.com'],
  ['hand-off', 'www.airbnb.com'],
  ['error', 'server'],
  ['error', 'browser'],
]
const PLAN = 'globetrotter-monthly'

/** Accounts with trials, payments, refunds and use around the range; each third account is deleted again. */
async function fill(pick: (below: number) => number): Promise<void> {
  const instant = () => `${addDays(from, pick(14) - 2)}T${CLOCKS[pick(CLOCKS.length)]}`
  for (let i = 0; i < 30; i++) {
    const { id } = await makeUser(server.platform, {})
    await run(sql`update users set created_at = ${instant()}::timestamptz where id = ${id}`)
    const start = instant()
    const length = pick(4) === 0 ? '0 days' : '7 days'
    await run(
      sql`insert into trials (user_id, device, started_at, ends_at)
        values (${id}, ${`device ${id}`}, ${start}::timestamptz, ${start}::timestamptz + ${length}::interval)`,
    )
    await run(sql`insert into payment_customers (id, source, user_id) values (${`c ${id}`}, 'test', ${id})`)
    for (let j = pick(4); j > 0; j--)
      await run(
        sql`insert into receipts (id, customer_id, plan, amount, refunded, paid_at) values
          (${`r ${id} ${j}`}, ${`c ${id}`}, ${PLAN}, ${900 + pick(100)}, ${pick(3) * 100}, ${instant()}::timestamptz)`,
      )
    await run(
      sql`insert into purchases (id, customer_id, plan, status, period_start, is_renewed, ended_at) values
        (${`p ${id}`}, ${`c ${id}`}, ${PLAN}, 'ended', ${instant()}::timestamptz, false, ${instant()}::timestamptz)`,
    )
    await run(
      sql`insert into user_usage (user_id, usage_type, day, count)
        values (${id}, 'ai_requests', ${addDays(from, pick(14) - 2)}, ${1 + pick(9)})`,
    )
    if (i % 3 === 0) await run(sql`delete from users where id = ${id}`)
  }
  for (let i = 0; i < 200; i++) {
    const [kind = '', name = ''] = COUNTED[pick(COUNTED.length)] ?? []
    server.setNow(new Date(instant()))
    server.platform.counts.add(kind as 'view', name, 1 + pick(3))
    if (i % 40 === 0) await server.platform.counts.flush()
  }
  await server.platform.counts.flush()
}

type Row = Record<string, unknown>
const rows = async (table: string): Promise<Row[]> => rowsOf(await run(sql.raw(`select * from ${table}`)))
const utcDay = (value: unknown) => new Date(String(value)).toISOString().slice(0, 10)

it('the figures are those of a recount from the raw rows, at the edges of days and with accounts that are gone', async () => {
  await fill(numbers(7))
  const { days, plans, pages, partners } = (
    await server.call(analyst, 'GET', `/api/admin/figures?from=${from}&to=${to}`)
  ).body as Output<typeof readFigures>
  const [users, trials, receipts, purchases, usage, counts] = [
    await rows('users'),
    await rows('trials'),
    await rows('receipts'),
    await rows('purchases'),
    await rows('user_usage'),
    await rows('day_counts'),
  ]
  const on = (some: Row[], column: string, day: string) => some.filter((row) => utcDay(row[column]) === day)
  const total = (some: Row[], column: string) => some.reduce((sum, row) => sum + Number(row[column]), 0)
  const instantOf = (value: unknown) => Date.parse(String(value))
  const firsts = Object.values(Object.groupBy(receipts, (row) => String(row.customer_id))).map(
    (own = []) => own.toSorted((a, b) => instantOf(a.paid_at) - instantOf(b.paid_at))[0] ?? {},
  )
  const counted = (kind: string, day: string, name?: string) =>
    total(
      on(counts, 'day', day).filter((row) => row.kind === kind && (name === undefined || row.name === name)),
      'count',
    )
  expect(days).toHaveLength(10)
  for (const figures of days) {
    const { day } = figures
    const began = on(trials, 'started_at', day).filter(
      (row) => row.user_id !== null && instantOf(row.ends_at) > instantOf(row.started_at),
    )
    expect(figures, day).toEqual({
      day,
      signUps: on(users, 'created_at', day).length,
      trials: began.length,
      conversions: on(firsts, 'paid_at', day).length,
      payments: on(receipts, 'paid_at', day).length,
      lapsed: on(purchases, 'ended_at', day).length,
      paid: total(on(receipts, 'paid_at', day), 'amount'),
      refunded: total(on(receipts, 'paid_at', day), 'refunded'),
      views: counted('view', day),
      handOffs: counted('hand-off', day),
      serverErrors: counted('error', day, 'server'),
      browserErrors: counted('error', day, 'browser'),
      usage: {
        ai_requests: total(on(usage, 'day', day), 'count'),
        itinerary_generations: 0,
        search_requests: 0,
        saved_items: 0,
      },
    })
  }
  const paid = days.reduce((sum, one) => sum + one.paid, 0)
  expect(paid).toBeGreaterThan(0)
  expect(plans).toMatchObject([{ month: '2031-03', plan: PLAN, paid }])
  for (const [kind, list] of [['view', pages] as const, ['hand-off', partners] as const])
    for (const { name, count } of list)
      expect(count, name).toBe(days.reduce((sum, { day }) => sum + counted(kind, day, name), 0))
  expect([pages.length, partners.length]).toEqual([2, 2])

  const page = encodeURIComponent('/blog/:slug')
  const one = (await server.call(analyst, 'GET', `/api/admin/figures?from=${from}&to=${to}&page=${page}`))
    .body as Output<typeof readFigures>
  expect(one.days.map(({ views }) => views)).toEqual(
    days.map(({ day }) => counted('view', day, '/blog/:slug')),
  )
  expect(one.days.map(({ handOffs, paid: sum }) => [handOffs, sum])).toEqual(
    days.map(({ handOffs, paid: sum }) => [handOffs, sum]),
  )
}, 30_000)

it('the table has the same days with dollars and cents, and a range that is none is refused', async () => {
  const get = (query: string) =>
    server.fetch(`/api/admin/figures.csv?${query}`, { headers: { 'x-as': analyst.id } })
  const text = await (await get(`from=${from}&to=${to}`)).text()
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(11)
  expect(lines[1]).toMatch(/^2031-03-01,\d+,\d+,\d+,\d+,\d+,\d+\.\d\d,\d+\.\d\d,\d+,\d+,\d+,\d+,\d+,0,0,0$/)
  for (const query of [
    `from=${to}&to=${from}`,
    'from=2030-01-01&to=2031-01-02',
    'from=x&to=y',
    '',
    `from=${from}&to=${to}&page==1%2B1`,
  ])
    expect((await get(query)).status, query).toBe(400)
})
