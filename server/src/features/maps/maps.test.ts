import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { mapsRoutes } from './index.ts'

const PATH = '/api/functions/get-maps-key'
let server: TestServer

beforeAll(async () => {
  server = await openTestServer(mapsRoutes)
})
afterAll(() => server.close())

describe('the key for Google Maps', () => {
  it('is null where none is configured, without a word of complaint', async () => {
    const answer = await server.call(null, 'POST', PATH)
    expect([answer.status, answer.body]).toEqual([
      200,
      { apiKey: null, scriptHost: 'https://maps.googleapis.com' },
    ])
  })

  it('is given to guests too, with no payload or an empty one', async () => {
    server.platform.config.googleMapsKey = 'browser-key-1'
    for (const sent of [{}, { body: {} }])
      expect((await server.call(null, 'POST', PATH, sent)).body.apiKey).toBe('browser-key-1')
  })

  it('cannot be set or moved by what the caller sends', async () => {
    server.platform.config.googleMapsKey = 'browser-key-1'
    const body = { apiKey: 'mine', scriptHost: 'https://evil.example' }
    const answer = await server.call(null, 'POST', PATH, { body })
    expect(answer.body).toEqual({ apiKey: 'browser-key-1', scriptHost: 'https://maps.googleapis.com' })
  })

  it('is not a page to be linked to', async () => {
    expect((await server.call(null, 'GET', PATH)).status).toBe(405)
  })
})
