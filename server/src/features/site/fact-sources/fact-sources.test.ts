import { FACT_TABLE_IDS, type FactSources, listFactSources } from '@tripwright/domain/site/fact-sources'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { factSourcesRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(factSourcesRoutes)
})
afterAll(() => server.close())

const readSources = async () => {
  const { status, body } = await server.call(null, 'GET', '/api/facts/sources')
  expect(status).toBe(200)
  return z.parse(listFactSources.output, body)
}
const tableOf = ({ tables }: FactSources, id: string) => tables.find((table) => table.id === id)

it('tells of every table, once each, its rows, its age and what not to rely on', async () => {
  const sources = await readSources()
  expect(sources.tables.map(({ id }) => id).sort()).toEqual([...FACT_TABLE_IDS].sort())
  for (const { id, rows, doubtful, caution, asOf, medianDay } of sources.tables) {
    expect(rows, id).toBeGreaterThan(0)
    expect(doubtful, id).toBeLessThanOrEqual(rows)
    expect(caution.length, id).toBeGreaterThan(20)
    expect(asOf <= medianDay, id).toBe(true)
    expect(sources.asOf <= asOf, id).toBe(true)
  }
})

it('counts what the tables say: pairs of visas, numbers compared with a government, rates of a bank', async () => {
  const sources = await readSources()
  const visas = tableOf(sources, 'visas')
  expect(visas?.rows).toBe(199 * 198)
  expect(visas?.secondSource).toBeGreaterThan(0.85)
  expect(visas?.doubtful).toBeGreaterThan(0)
  expect(tableOf(sources, 'emergency')).toMatchObject({
    rows: 199,
    checked: expect.stringMatching(/^2026-/),
    sources: expect.arrayContaining(['www.gov.uk']),
  })
  expect(tableOf(sources, 'rates')?.sources).toEqual([
    'European Central Bank, euro foreign exchange reference rates',
  ])
  // The costs have no source but us, and must not claim one.
  expect(tableOf(sources, 'costs')).toMatchObject({ sources: [], checked: null, secondSource: 0 })
})

it('may be cached, and is not sent twice', async () => {
  const { headers } = await server.call(null, 'GET', '/api/facts/sources')
  expect(headers.get('cache-control')).toContain('public, max-age=60')
  const again = await server.call(null, 'GET', '/api/facts/sources', {
    headers: { 'if-none-match': headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
})

it('names no publisher while outside services are off, even with an old copy', async () => {
  await server.platform.database.db.execute(
    sql`insert into feeds (id, url, every_seconds, next_at, fetched_at)
        values ('usgs', 'https://a.example/', 900, now(), now())`,
  )
  expect((await readSources()).live).toEqual([])
})
