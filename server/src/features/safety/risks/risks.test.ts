import { getRisks } from '@tripwright/domain/safety/risks'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { risksRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(risksRoutes)
})
afterAll(() => server.close())

const get = (path: string, headers = {}) => server.call(null, 'GET', path, { headers })

it('answers one country, small, and not again while it is unchanged', async () => {
  const first = await get('/api/risks/TH')
  const { levels, missions, basis, asOf } = z.parse(getRisks.output, first.body)
  expect(levels).toMatchObject({ transport: 4, crime: 2 })
  expect(missions.find(({ sender }) => sender === 'DE')).toMatchObject({ kind: 'embassy', city: 'Bangkok' })
  expect({ basis, asOf }).toEqual({ basis: 'own-reading', asOf: '2025-11-30' })
  expect(JSON.stringify(first.body).length).toBeLessThan(6000)
  const etag = first.headers.get('etag') ?? ''
  expect((await get('/api/risks/TH', { 'if-none-match': etag })).status).toBe(304)
})

it.each([
  ['ZZ', 404],
  ['th', 400],
  ['%00', 400],
])('%s is answered with %i', async (code, status) => {
  const response = await get(`/api/risks/${code}`)
  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ error: expect.any(String), message: expect.any(String) })
})
