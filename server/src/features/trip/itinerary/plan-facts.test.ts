import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { itineraryRoutes } from './index.ts'
import { loadPlanFacts } from './plan-facts.service.ts'

const NO_STREETS = { findWalkTables: async () => [] }
let server: TestServer
beforeAll(async () => {
  server = await openTestServer(itineraryRoutes({ walking: NO_STREETS }))
})
afterAll(() => server.close())

it.each([
  ['the August bank holiday', 'london', { 'GB-ENG': ['2026-08-31'] }],
  ['no bank holiday that is another day there', 'edinburgh', { 'GB-SCT': [] }],
  ['what the whole country keeps where no part is told', 'rome', { IT: [] }],
])('a plan rests on the holidays of the part of the country: %s in %s', async (_, id, holidays) => {
  const { database, config } = server.platform
  const facts = await loadPlanFacts({ db: database.db, config }, [id], '2026-08-30', 3)
  expect(facts.holidays).toEqual(holidays)
})
