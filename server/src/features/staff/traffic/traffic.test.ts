import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { countsByName } from '#platform/counts/day-counts.store.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { trafficRoutes } from './index.ts'

const webDir = mkdtempSync(join(tmpdir(), 'tripwright-web-'))
let server: TestServer
beforeAll(async () => {
  writeFileSync(join(webDir, 'routes.json'), JSON.stringify(['/', '/blog/:slug']))
  server = await openTestServer(trafficRoutes, { ...loadConfig({ TEST_SEAMS: '1', OUTSIDE: 'off' }), webDir })
})
afterAll(async () => {
  await server.close()
  rmSync(webDir, { recursive: true })
})
beforeEach(async () => {
  await server.platform.database.db.execute('delete from day_counts')
})

const report = (body: object, headers = {}) => server.call(null, 'POST', '/api/views', { body, headers })
async function counted(kind: 'view' | 'error') {
  await server.platform.counts.flush()
  const range = { from: '2026-05-01', to: '2026-05-01' }
  return countsByName(server.platform.database.db, kind, range)
}

it('counts pages by their patterns and errors of the browser, and nothing that is no page', async () => {
  const answer = await report({ pages: ['/', '/blog/:slug', '/', '=1+1', '/blog/a-post'], errors: 2 })
  expect(answer.body).toEqual({ counted: 3 })
  expect(await counted('view')).toEqual([
    { name: '/', count: 2 },
    { name: '/blog/:slug', count: 1 },
  ])
  expect(await counted('error')).toEqual([{ name: 'browser', count: 2 }])
})

it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'counts nothing for whoever asks for it with %o',
  async (headers) => {
    expect((await report({ pages: ['/'], errors: 1 }, headers)).body).toEqual({ counted: 0 })
    expect(await counted('view')).toEqual([])
  },
)

it.each([
  { pages: Array.from({ length: 51 }, () => '/'), errors: 0 },
  { pages: [], errors: -1 },
  { pages: [], errors: 1e9 },
  { pages: 'x', errors: 0 },
  { errors: 0 },
])('refuses a report that is none', async (body) => {
  expect((await report(body)).status).toBe(400)
})
