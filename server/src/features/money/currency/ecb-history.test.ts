import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { refreshDue } from '#platform/feeds/feeds.ts'
import { startFeeds } from '#platform/feeds/test-feed-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { currencyRoutes, ecbHistoryFeed } from './index.ts'

const PATH = '/ecb-history/stats/eurofxref/eurofxref-hist-90d.xml'
const DAY_MS = 86_400_000
type Day = [date: string, usd: number]

/** The bank's document, the newest day first. */
function documentOf(days: readonly Day[]): string {
  const cubes = days
    .toReversed()
    .map(([date, usd]) => `<Cube time="${date}"><Cube currency="USD" rate="${usd}"/></Cube>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<gesmes:subject>Reference rates</gesmes:subject><Cube>${cubes.join('')}</Cube></gesmes:Envelope>`
}
/** This many working days up to a given day. */
function workingDays(last: string, count: number, usd = 1.1): Day[] {
  const days: Day[] = []
  for (let at = Date.parse(last); days.length < count; at -= DAY_MS) {
    const date = new Date(at)
    if (date.getUTCDay() % 6 !== 0) days.unshift([date.toISOString().slice(0, 10), usd])
  }
  return days
}

let publisher: Awaited<ReturnType<typeof startFeeds>>
let server: TestServer
let quarters = 0
beforeAll(async () => {
  publisher = await startFeeds()
  const config = loadConfig({ FEEDS_BASE_URL: publisher.base, TEST_SEAMS: '1' })
  server = await openTestServer(currencyRoutes, config)
})
afterAll(async () => {
  await publisher.stop()
  await server.close()
})

async function publish(document: string) {
  publisher.documents.set(PATH, document)
  quarters++
  const now = new Date(Date.UTC(2026, 10, 21 + quarters, 15))
  await refreshDue({ ...server.platform, now: () => now }, [ecbHistoryFeed])
}
const requestHistory = async () => {
  const { body } = await server.call(null, 'GET', '/api/rates/history')
  type Week = { date: string; rates: Record<string, number> }
  return Object(body) as { weeks: Week[]; asOf: string | null; source: string }
}

it('has no week, and makes none up, until the bank was heard', async () => {
  expect(await requestHistory()).toMatchObject({ weeks: [], asOf: null })
})

it('keeps the last day of each week, that of the running one as far as it has got', async () => {
  const days = workingDays('2026-11-18', 62)
  await publish(documentOf([...days.slice(0, -1), ['2026-11-18', 1.2]]))
  const { weeks, asOf, ...rest } = await requestHistory()
  expect(weeks).toHaveLength(13)
  expect(weeks.slice(-2)).toEqual([
    { date: '2026-11-13', rates: { USD: 1.1 } },
    { date: '2026-11-18', rates: { USD: 1.2 } },
  ])
  expect(asOf).toBe('2026-11-18')
  expect(rest).toMatchObject({ source: expect.stringContaining('European Central Bank') })
  expect(rest).toMatchObject({ written: null, checked: null })
})

it('keeps weeks that the document has left behind, each once', async () => {
  await publish(documentOf(workingDays('2026-11-20', 45, 1.15)))
  const { weeks } = await requestHistory()
  expect(weeks).toHaveLength(13)
  expect(weeks[0]).toMatchObject({ rates: { USD: 1.1 } })
  expect(weeks.at(-1)).toEqual({ date: '2026-11-20', rates: { USD: 1.15 } })
  expect(new Set(weeks.map(({ date }) => date)).size).toBe(13)
})

it.each([
  ['half of the days', documentOf(workingDays('2026-11-20', 20))],
  ['days of the future', documentOf(workingDays('2027-02-01', 60))],
  ['a rate that leaps', documentOf([...workingDays('2026-11-19', 60), ['2026-11-20', 11]])],
  ['days without a dollar', documentOf(workingDays('2026-11-20', 60)).replaceAll('USD', 'JPY')],
  ['a page', '<html><body>Sorry<br></body></html>'],
])('keeps what it has when the bank says %s', async (_, document) => {
  await publish(document)
  expect(await requestHistory()).toMatchObject({ asOf: '2026-11-20' })
})
