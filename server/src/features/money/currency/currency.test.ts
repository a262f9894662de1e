import { readFileSync } from 'node:fs'
import {
  findRate,
  listCurrencies,
  listMonthRates,
  listRates,
  type RateHistory,
} from '@tripwright/domain/money/currency'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { currencyRoutes } from './index.ts'
import { getBundledRates } from './rates.service.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(currencyRoutes)
})
afterAll(() => server.close())

const requestRates = (query: string) => server.call(null, 'GET', `/api/rates${query}`)

it('gives the rates of a base with their day and their source, and says which are older', async () => {
  const { status, body } = await requestRates('?base=EUR')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    base: 'EUR',
    date: '2026-04-13',
    asOf: '2026-04-13',
    fetchedAt: null,
    isEstimate: false,
    source: 'European Central Bank, euro foreign exchange reference rates',
    rates: expect.objectContaining({ USD: 1.1684, JPY: 186.75, KRW: 1740.86, TRY: 52.2478 }),
    older: { date: '2025-06-30', isEstimate: true, codes: expect.arrayContaining(['ARS', 'AED']) },
  })
  expect(body.rates).not.toHaveProperty('EUR')
  expect((await requestRates('')).body).toEqual(body)
})

it('gives them for any base of the table', async () => {
  const { body } = await requestRates('?base=USD')
  expect(body).toMatchObject({ base: 'USD', rates: { EUR: 0.85587128 } })
})

it('refuses a currency that was replaced, by name', async () => {
  expect(await requestRates('?base=DEM')).toMatchObject({
    status: 422,
    body: { error: 'unprocessable', message: 'German mark (DEM) was replaced by EUR on 1999-01-01.' },
  })
  expect((await requestRates('?base=EUR')).body.rates).not.toHaveProperty('BGN')
})

it.each([
  ['?base=XXX', 404],
  ['?base=eur', 400],
  ['?base=EURO', 400],
  ['?base=', 400],
])('answers %s with %i', async (query, status) => expect((await requestRates(query)).status).toBe(status))

it('crosses rates of every base to a millionth of what the table says', async () => {
  const { rates } = getBundledRates()
  for (const base of ['USD', 'JPY', 'KWD', 'LBP', 'XAF']) {
    const { body } = await requestRates(`?base=${base}`)
    const crossed = listRates.output.parse(body).rates
    for (const [code, rate] of Object.entries(crossed)) {
      const exact = (code === 'EUR' ? 1 : (rates[code] ?? 0)) / (rates[base] ?? 0)
      expect(Math.abs(rate / exact - 1), `${base} to ${code}`).toBeLessThan(1e-6)
    }
  }
})

it('has money of nearly every state, each code known, and says which rates are uncertain', () => {
  const { rates, uncertain } = getBundledRates()
  const codes = Object.keys(rates)
  expect(codes).toHaveLength(153)
  expect(codes).toEqual(codes.toSorted())
  expect(codes.filter((code) => !/^[A-Z]{3}$/.test(code) || !((rates[code] ?? 0) > 0))).toEqual([])
  expect(uncertain.filter((code) => !codes.includes(code))).toEqual([])
  // A floating currency without a published rate is uncertain; one pegged to a published currency is not.
  expect(uncertain).toEqual(expect.arrayContaining(['SYP', 'ARS', 'EGP']))
  for (const code of ['GBP', 'AED', 'XOF', 'NPR']) expect(uncertain).not.toContain(code)
  // Fixed to the euro or to the dollar by law.
  expect(rates).toMatchObject({ XOF: 655.957, XAF: 655.957, BAM: 1.95583, KMF: 491.96775 })
  for (const [code, perDollar] of [
    ['AED', 3.6725],
    ['SAR', 3.75],
    ['QAR', 3.64],
    ['XCD', 2.7],
    ['BBD', 2],
  ] as const)
    expect(Math.abs((rates[code] ?? 0) / (rates.USD ?? 0) / perDollar - 1), code).toBeLessThan(0.002)
})

it('has a history of what the bank publishes over 34 months that ends near the table, with no sudden jump', () => {
  const url = new URL('../../../../../data/rate-history/eur.json', import.meta.url)
  const history: RateHistory = JSON.parse(readFileSync(url, 'utf8'))
  const { rates } = getBundledRates()
  expect(Object.keys(history.rates)).toHaveLength(29)
  for (const code of Object.keys(history.rates)) {
    const months = listMonthRates(history, 'EUR', code) ?? []
    expect(months.map(({ month }) => month)).toEqual(expect.arrayContaining(['2023-07', '2026-04']))
    expect(months, code).toHaveLength(34)
    const steps = months.slice(1).map(({ rate }, index) => rate / (months[index]?.rate ?? 0))
    expect(Math.max(...steps.map((step) => Math.abs(step - 1))), code).toBeLessThan(0.09)
    expect(Math.abs((months.at(-1)?.rate ?? 0) / (rates[code] ?? 0) - 1), code).toBeLessThan(0.035)
  }
})

it('has a table in which every currency has a rate to the base and from it', () => {
  const table = getBundledRates()
  for (const code of listCurrencies(table, '2026-11-21'))
    for (const [from, to] of [
      [code, 'EUR'],
      ['EUR', code],
    ] as const)
      expect(findRate(table, from, to, '2026-11-21'), `${from} to ${to}`).toMatchObject({ ok: true })
})
