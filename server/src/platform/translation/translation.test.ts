import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { startTranslation, type TranslationFaultKind } from './test-translation-server.ts'
import { makeDeepLTranslation } from './translation.deepl.ts'
import { makeLibreTranslation } from './translation.libre.ts'
import { makeTranslation } from './translation.ts'

let service: Awaited<ReturnType<typeof startTranslation>>
beforeAll(async () => {
  service = await startTranslation()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.fail(null)
  service.asked.length = 0
})

const key = 'a-key'
const makers = {
  libretranslate: (timeoutMs?: number) => makeLibreTranslation({ base: service.base, key, timeoutMs }),
  deepl: (timeoutMs?: number) =>
    makeDeepLTranslation({ url: `${service.base}/v2/translate`, key, timeoutMs }),
}
const HELLO = { text: 'olleh', from: 'en', to: 'it' }

describe.each(['libretranslate', 'deepl'] as const)('%s', (name) => {
  it('translates, and says which language it found', async () => {
    const translation = makers[name]()
    expect(translation.provider).toBe(name)
    expect(await translation.translate(HELLO)).toEqual({ ok: true, value: { text: 'hello', from: 'en' } })
    expect(await translation.translate({ ...HELLO, from: null })).toEqual({
      ...{ ok: true, value: { text: 'hello', from: 'en' } },
    })
  })

  it.each<[TranslationFaultKind, string]>([
    ['down', 'unreached'],
    ['slow', 'unreached'],
    ['nonsense', 'unreached'],
    ['endless', 'unreached'],
    ['elsewhere', 'unreached'],
    ['key', 'refused'],
    ['quota', 'refused'],
    ['unknown-language', 'unsupported'],
  ])('that is %s is %s', async (fault, code) => {
    service.fail(fault)
    expect(await makers[name](200).translate(HELLO)).toEqual({ ok: false, code })
  })
})

it('asks each in its own words', async () => {
  await makers.libretranslate().translate({ text: 'x', from: null, to: 'fil' })
  await makers.deepl().translate({ text: 'x', from: 'it', to: 'pt' })
  expect(service.asked).toEqual([
    {
      ...{ path: '/translate', authorization: '' },
      body: { q: 'x', source: 'auto', target: 'tl', format: 'text', api_key: 'a-key' },
    },
    {
      ...{ path: '/v2/translate', authorization: 'DeepL-Auth-Key a-key' },
      body: { text: ['x'], target_lang: 'PT-PT', source_lang: 'IT' },
    },
  ])
})

it.each([
  [undefined, undefined],
  ['https://api-free.deepl.com', 'deepl'],
  ['https://deepl.com.example.org', 'libretranslate'],
  ['http://127.0.0.1:5000/v2/translate', 'deepl'],
  ['https://translate.example.org', 'libretranslate'],
])('at %s is %s', (url, provider) => {
  const config = loadConfig(url === undefined ? {} : { TRANSLATE_URL: url })
  expect(makeTranslation(config)?.provider).toBe(provider)
})
