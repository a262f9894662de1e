import { listHolidays } from '@tripwright/domain/travel-intel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { travelIntelRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(travelIntelRoutes)
})
afterAll(() => server.close())

const ask = (query: string) => server.call(null, 'GET', `${listHolidays.path}?${query}`)
const dates = async (query: string) =>
  ((await ask(query)).body.days as { date: string }[]).map(({ date }) => date)

it('gives the bank holidays of England as its government lists them, a moved one only where it is kept', async () => {
  // gov.uk/bank-holidays, England and Wales.
  expect(await dates('country=GB&subdivision=ENG&year=2026')).toEqual([
    ...['2026-01-01', '2026-04-03', '2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31'],
    ...['2026-12-25', '2026-12-28'],
  ])
  expect(await dates('country=gb&subdivision=eng&year=2027')).toEqual(
    expect.arrayContaining(['2027-12-27', '2027-12-28']),
  )
  expect(await dates('country=GB&subdivision=ENG&year=2027')).not.toContain('2027-12-25')
})

it('keeps both days where the law keeps both', async () => {
  expect(await dates('country=JP&year=2026')).toEqual(expect.arrayContaining(['2026-05-03', '2026-05-06']))
})

it('names the days, and says how old the rules are', async () => {
  const { body } = await ask('country=IT&year=2026')
  expect(body).toMatchObject({
    asOf: expect.stringMatching(/^\d{4}-/),
    source: expect.stringContaining('date-holidays'),
  })
  expect(body.days).toContainEqual({ date: '2026-06-02', name: 'Republic Day' })
})

it.each([
  ['country=XX&year=2026', 404],
  ['country=GB&subdivision=ZZ&year=2026', 404],
  ['country=GB&year=1850', 400],
  ['country=GB&year=soon', 400],
  ['country=Italy&year=2026', 400],
  ['year=2026', 400],
])('refuses %s with %i', async (query, status) => expect((await ask(query)).status).toBe(status))
