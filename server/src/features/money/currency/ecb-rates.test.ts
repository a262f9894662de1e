import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { refreshDue } from '#platform/feeds/feeds.ts'
import { startFeeds } from '#platform/feeds/test-feed-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { currencyRoutes, ecbFeed, getLatestRates } from './index.ts'

const PATH = '/ecb/stats/eurofxref/eurofxref-daily.xml'
const daily = (date: string, rates: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender>
		<gesmes:name>European Central Bank</gesmes:name>
	</gesmes:Sender>
	<Cube>
		<Cube time='${date}'>${rates}</Cube>
	</Cube>
</gesmes:Envelope>`
const USD = `<Cube currency='USD' rate='1.1000'/>`
const JPY = `<Cube currency='JPY' rate='170.50'/>`

let publisher: Awaited<ReturnType<typeof startFeeds>>
let server: TestServer
beforeAll(async () => {
  publisher = await startFeeds()
  server = await openTestServer(
    currencyRoutes,
    loadConfig({ FEEDS_BASE_URL: publisher.base, TEST_SEAMS: '1' }),
  )
})
afterAll(async () => {
  await publisher.stop()
  await server.close()
})

let hours = 0
/** Publishes a document, moves the clock on and runs the feed. */
async function publish(document: string) {
  publisher.documents.set(PATH, document)
  hours += 7
  const now = new Date(Date.UTC(2026, 10, 20, 15 + hours))
  await refreshDue({ ...server.platform, now: () => now }, [ecbFeed])
}
const requestRates = async (base = 'EUR') => (await server.call(null, 'GET', `/api/rates?base=${base}`)).body

it('answers with our own table until there is a published one', async () => {
  expect(await requestRates()).toMatchObject({ date: '2026-04-13', isEstimate: false })
})

it('answers with the rates of the bank, and says which are not its', async () => {
  await publish(daily('2026-11-20', USD + JPY))
  const body = await requestRates()
  expect(body).toMatchObject({
    base: 'EUR',
    date: '2026-11-20',
    asOf: '2026-11-20',
    fetchedAt: expect.stringMatching(/^2026-/),
    isEstimate: false,
    source: 'European Central Bank, euro foreign exchange reference rates',
    rates: expect.objectContaining({ USD: 1.1, JPY: 170.5, XOF: 655.957 }),
    older: expect.objectContaining({ date: '2025-06-30', isEstimate: true }),
  })
  expect(await requestRates('USD')).toMatchObject({
    date: '2026-11-20',
    rates: { EUR: 0.90909091, JPY: 155 },
  })
  const { rates, older } = await getLatestRates({
    config: server.platform.config,
    db: server.platform.database.db,
  })
  expect((rates.AED ?? 0) / 1.1).toBeCloseTo(3.6725, 2)
  expect(older?.codes).not.toContain('USD')
})

it.each([
  ['rates of the future', daily('2027-01-01', USD)],
  ['rates older than those it had', daily('2026-11-19', USD)],
  ['a rate that leaps', daily('2026-11-21', `<Cube currency='USD' rate='11.000'/>`)],
  ['no dollar', daily('2026-11-21', JPY)],
  ['a rate that is no number', daily('2026-11-21', `<Cube currency='USD' rate='-1'/>`)],
  ['another schema', '<rates><USD>1.1</USD></rates>'],
  ['a page', '<html><body>Sorry<br></body></html>'],
])('keeps the last good rates when the bank says %s', async (_, document) => {
  await publish(document)
  expect(await requestRates()).toMatchObject({
    date: '2026-11-20',
    rates: expect.objectContaining({ USD: 1.1 }),
  })
})
