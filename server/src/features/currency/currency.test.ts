import { findRate, listCurrencies } from '@tripwright/domain/currency'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { currencyRoutes } from './index.ts'
import { getRates } from './rates.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(currencyRoutes)
})
afterAll(() => server.close())

const ask = (query: string) => server.call(null, 'GET', `/api/rates${query}`)

it('gives the rates of a base with their day and their source, and says that they are an estimate', async () => {
  const { status, body } = await ask('?base=EUR')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...{ base: 'EUR', date: '2025-06-30', asOf: '2025-06-30', isEstimate: true },
    source: expect.stringContaining('estimate'),
    rates: expect.objectContaining({ USD: 1.172, JPY: 169.2 }),
  })
  expect(body.rates).not.toHaveProperty('EUR')
  expect((await ask('')).body).toEqual(body)
})

it('gives them for any base of the table', async () => {
  const { body } = await ask('?base=USD')
  expect(body).toMatchObject({ base: 'USD', rates: { EUR: 0.85324232 } })
})

it('refuses a currency that was replaced, by name', async () => {
  expect(await ask('?base=DEM')).toMatchObject({
    status: 422,
    body: { error: 'unprocessable', message: 'German mark (DEM) was replaced by EUR on 1999-01-01.' },
  })
  expect((await ask('?base=EUR')).body.rates).not.toHaveProperty('BGN')
})

it.each([
  ['?base=XXX', 404],
  ['?base=eur', 400],
  ['?base=EURO', 400],
  ['?base=', 400],
])('answers %s with %i', async (query, status) => expect((await ask(query)).status).toBe(status))

it('has a table in which every currency has a rate to every other', () => {
  const table = getRates()
  const codes = listCurrencies(table, '2026-11-21')
  expect(codes.length).toBeGreaterThan(35)
  for (const from of codes)
    for (const to of codes)
      expect(findRate(table, from, to, '2026-11-21'), `${from} to ${to}`).toMatchObject({ ok: true })
})
