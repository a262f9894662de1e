import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { startTranslation } from '#platform/translation/test-translation-server.ts'
import { translateRoutes } from './index.ts'

let service: Awaited<ReturnType<typeof startTranslation>>
let server: TestServer
let bare: TestServer
beforeAll(async () => {
  service = await startTranslation()
  server = await openTestServer(
    translateRoutes,
    loadConfig({ TRANSLATE_URL: service.base, TRANSLATE_KEY: 'a-key' }),
  )
  bare = await openTestServer(translateRoutes)
})
afterAll(async () => {
  await Promise.all([service.stop(), server.close(), bare.close()])
})
let minutes = 0
afterEach(() => {
  service.fail(null)
  // After three failures a service is paused for a while.
  server.setNow(new Date(Date.UTC(2026, 4, 1, 10, ++minutes)))
})

const translate = (body: object, on = server) => on.call(null, 'POST', '/api/translate', { body })
const HELLO = { text: 'olleh', from: 'en', to: 'it' }

it('translates by the service that is configured, and says which', async () => {
  expect(await server.call(null, 'GET', '/api/translate/service')).toMatchObject({
    status: 200,
    body: { translators: [{ provider: 'libretranslate', model: null }] },
  })
  expect(await translate(HELLO)).toMatchObject({
    status: 200,
    body: { text: 'hello', from: 'en', provider: 'libretranslate', model: null },
  })
  expect((await translate({ text: 'olleh', to: 'it' })).body).toMatchObject({ text: 'hello', from: 'en' })
})

it('without a service says so, and takes no text', async () => {
  expect((await bare.call(null, 'GET', '/api/translate/service')).body).toEqual({ translators: [] })
  expect(await translate(HELLO, bare)).toMatchObject({ status: 404, body: { error: 'not-found' } })
})

describe('when the service fails', () => {
  it.each([
    ['down', 503],
    ['key', 503],
    ['nonsense', 503],
    ['unknown-language', 422],
  ] as const)('(%s) it answers %i in words, and not with the text', async (fault, status) => {
    service.fail(fault)
    const response = await translate(HELLO)
    expect(response.status).toBe(status)
    expect(response.body.message).toMatch(/[a-z]{3}/)
    expect(JSON.stringify(server.log)).not.toContain('olleh')
  })
})

it.each([{ text: '' }, { text: 'x'.repeat(1001) }, { to: 'Italian' }, { from: 'EN' }])(
  'refuses %j',
  async (part) => {
    expect((await translate({ ...HELLO, ...part })).status).toBe(400)
  },
)

it('lets one device ask 120 times an hour', async () => {
  const { headers } = await translate(HELLO)
  const device = headers.get('set-cookie')?.split(';')[0] ?? ''
  for (let n = 1; n < 120; n++) await server.call(null, 'POST', '/api/translate', { body: HELLO, device })
  const refused = await server.call(null, 'POST', '/api/translate', { body: HELLO, device })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
})
