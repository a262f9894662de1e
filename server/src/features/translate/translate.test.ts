import { listPhrases } from '@tripwright/domain/translate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { translateRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(translateRoutes)
})
afterAll(() => server.close())

const ask = (query: string) => server.call(null, 'GET', `${listPhrases.path}?${query}`)

it('gives the phrasebook of a language, with how each phrase is said', async () => {
  const { status, body } = await ask('language=th')
  expect(status).toBe(200)
  expect(body).toMatchObject({ language: 'th', asOf: '2026-11-21', source: expect.any(String) })
  expect(body.phrases).toContainEqual({
    ...{ key: 'thank-you', english: 'Thank you', text: 'ขอบคุณ', romanised: 'Khop khun' },
  })
  expect((await ask('language=de')).body.phrases).toContainEqual({
    ...{ key: 'bill', english: 'The bill, please.', text: 'Die Rechnung, bitte.', romanised: null },
  })
})

it.each(['language=xx', 'language=TH', 'language=', ''])('refuses "%s"', async (query) =>
  expect((await ask(query)).status).toBe(400),
)
