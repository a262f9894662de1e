import { listPhraseLanguages, listPhrases } from '@tripwright/domain/translation/phrasebook'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { translateRoutes } from './index.ts'

let server: TestServer
beforeAll(async () => {
  server = await openTestServer(translateRoutes)
})
afterAll(() => server.close())

const requestPhrases = (query: string) => server.call(null, 'GET', `${listPhrases.path}?${query}`)

it('gives the phrasebook of a language, with how each phrase is said', async () => {
  const { status, body } = await requestPhrases('language=th')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    language: 'th',
    voice: 'th-TH',
    asOf: '2025-11-30',
    written: '2026-11-22',
    checked: null,
    source: expect.any(String),
    note: expect.stringContaining('khrap'),
  })
  expect(body.phrases).toHaveLength(67)
  expect(body.phrases).toContainEqual({
    key: 'thank-you',
    situation: 'basics',
    english: 'Thank you',
    text: 'ขอบคุณ',
    romanised: 'Khop khun',
    isUnsure: false,
  })
  expect((await requestPhrases('language=de')).body.phrases).toContainEqual(
    expect.objectContaining({ key: 'bill', text: 'Die Rechnung, bitte.', romanised: null }),
  )
})

it('says which languages there are, in the order of their codes', async () => {
  const { status, body } = await server.call(null, 'GET', '/api/phrases/languages')
  const { languages } = listPhraseLanguages.output.parse(body)
  const codes = languages.map(({ language }) => language)
  expect(status).toBe(200)
  expect(codes.length).toBeGreaterThanOrEqual(50)
  expect(codes).toEqual(codes.toSorted())
  expect(languages).toContainEqual({ language: 'yue', voice: 'zh-HK' })
})

it.each([
  ['language=xx', 404],
  ['language=TH', 400],
  ['language=../th', 400],
  ['language=', 400],
  ['', 400],
])('answers "%s" with %i', async (query, status) => expect((await requestPhrases(query)).status).toBe(status))
