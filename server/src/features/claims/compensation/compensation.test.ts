import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { compensationRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(compensationRoutes)
})
afterAll(() => server.close())

const ask = (part: object) =>
  server.call(null, 'POST', '/api/compensation', {
    body: {
      departure: 'FCO',
      arrival: 'LHR',
      carrierCountry: 'GB',
      date: '2026-05-01',
      event: 'delay',
      arrivalDelayMinutes: 250,
      extraordinary: false,
      ...part,
    },
  })
const resultOf = async (law: string, part: object) => {
  const { body } = await ask(part)
  return (body.results as { law: string }[]).find((one) => one.law === law)
}

it('measures the way between two airports and gives seven verdicts, each with its article and why', async () => {
  const { status, body } = await ask({})
  expect(status).toBe(200)
  expect(body.distanceKm).toBe(1443)
  expect((body.results as { law: string }[]).map(({ law }) => law)).toEqual([
    'EU261',
    'UK261',
    'APPR',
    'SHY',
    'US-DBC',
    'ANAC400',
    'MC99',
  ])
  expect(await resultOf('EU261', {})).toEqual({
    law: 'EU261',
    applies: true,
    due: true,
    amount: 25000,
    currency: 'EUR',
    borderline: false,
    limit: null,
    contested: false,
    basis: '',
    article: 'Article 7(1)(a), Regulation (EC) No 261/2004',
    why: 'You arrived three hours late or more, and the airline was responsible.',
  })
})

it('changes a fare into dollars for the law that asks for it', async () => {
  const bumped = { departure: 'JFK', arrival: 'LAX', event: 'denied-boarding', arrivalDelayMinutes: 90 }
  expect(
    await resultOf('US-DBC', { ...bumped, ticketPrice: { amount: 20000, currency: 'EUR' } }),
  ).toMatchObject({
    due: true,
    amount: 46736,
    currency: 'USD',
    limit: { amount: 107500, currency: 'USD' },
  })
  expect(await resultOf('US-DBC', bumped)).toMatchObject({ due: true, amount: null })
})

it('says about what a sum is in the money of the ticket, and how old the rate is', async () => {
  const { body } = await ask({ ticketPrice: { amount: 20000, currency: 'GBP' } })
  expect(body.rates).toMatchObject({ date: '2026-04-13', isEstimate: false })
  const eu = Object(body).results.find(({ law }: { law: string }) => law === 'EU261')
  expect(eu.equivalent).toMatchObject({ currency: 'GBP' })
  // A euro was 80 to 90 pence in those years.
  expect(eu.equivalent.amount / eu.amount).toBeGreaterThan(0.8)
  expect(eu.equivalent.amount / eu.amount).toBeLessThan(0.9)
  expect((await ask({})).body.rates).toBeUndefined()
})

it('takes an airport that it does not know with countries and distance, and says so without them', async () => {
  expect(await ask({ departure: 'XQZ' })).toMatchObject({
    status: 422,
    body: {
      error: 'unprocessable',
      message: 'We don’t know the airport XQZ. Send departureCountry, arrivalCountry and distanceKm instead.',
    },
  })
  const flight = { departure: 'XQZ', departureCountry: 'IS', distanceKm: 1501 }
  expect(await resultOf('EU261', flight)).toMatchObject({ amount: 40000, borderline: true })
})

it.each([
  { departure: 'fco' },
  { departure: 'Rome' },
  { carrierCountry: '' },
  { date: '2026-02-30' },
  { event: 'boredom' },
  { arrivalDelayMinutes: -1 },
  { arrivalDelayMinutes: 1.5 },
  { noticeDays: '14' },
  { reroute: {} },
  { ticketPrice: { amount: 1.5, currency: 'EUR' } },
  { distanceKm: 1e9 },
])('refuses %j with 400', async (part) => expect((await ask(part)).status).toBe(400))
