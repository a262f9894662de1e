import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loadConfig } from '../config/config.ts'
import { startTranslation, type TranslationFaultKind } from './test-translation-server.ts'
import { makeDeepLTranslation } from './translation.deepl.ts'
import { makeLibreTranslation } from './translation.libre.ts'
import { makeTranslationChain } from './translation.ts'

let service: Awaited<ReturnType<typeof startTranslation>>
beforeAll(async () => {
  service = await startTranslation()
})
afterAll(() => service.stop())
beforeEach(() => {
  service.fail(null)
  service.requests.length = 0
})

const key = 'a-key'
const userAgent = 'Tripwright (+ops@trip.example)'
const makers = {
  libretranslate: (timeoutMs?: number) =>
    makeLibreTranslation({ url: service.base, key, userAgent, timeoutMs }),
  deepl: (timeoutMs?: number) =>
    makeDeepLTranslation({ url: `${service.base}/v2/translate`, key, userAgent, timeoutMs }),
}
const HELLO = { text: 'olleh', from: 'en', to: 'it' }

describe.each(['libretranslate', 'deepl'] as const)('%s', (name) => {
  it('translates, and says which language it found', async () => {
    const translation = makers[name]()
    expect(translation.provider).toBe(name)
    expect(await translation.translate(HELLO)).toEqual({ ok: true, value: { text: 'hello', from: 'en' } })
    expect(await translation.translate({ ...HELLO, from: null })).toEqual({
      ok: true,
      value: { text: 'hello', from: 'en' },
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
  expect(service.requests).toEqual([
    {
      path: '/translate',
      authorization: '',
      body: { q: 'x', source: 'auto', target: 'tl', format: 'text', api_key: 'a-key' },
    },
    {
      path: '/v2/translate',
      authorization: 'DeepL-Auth-Key a-key',
      body: { text: ['x'], target_lang: 'PT-PT', source_lang: 'IT' },
    },
  ])
})

it.each([
  [undefined, []],
  ['https://api-free.deepl.com', ['deepl']],
  ['https://deepl.com.example.org', ['libretranslate']],
  ['http://127.0.0.1:5000/v2/translate', ['deepl']],
  ['https://translate.example.org', ['libretranslate']],
  ['https://api.deepl.com, https://translate.example.org', ['libretranslate', 'deepl']],
])('at %s is %s', (url, kinds) => {
  const { translators } = loadConfig(url === undefined ? {} : { TRANSLATE_URL: url })
  expect(translators.map(({ kind }) => kind)).toEqual(kinds)
})

it('gives each address its own key, in the order that is wished, and takes no key too many', () => {
  const env = { TRANSLATE_URL: 'https://translate.example.org,https://api.deepl.com', AI_MODEL: 'm' }
  const order = 'language-model,deepl,libretranslate'
  const full = { ...env, TRANSLATE_KEY: ',d', AI_API_KEY: 'k', TRANSLATE_ORDER: order }
  expect(loadConfig(full).translators).toEqual([
    { kind: 'language-model' },
    { kind: 'deepl', url: 'https://api.deepl.com/v2/translate', key: 'd' },
    { kind: 'libretranslate', url: 'https://translate.example.org', key: undefined },
  ])
  expect(loadConfig({ ...full, TRANSLATE_ORDER: 'deepl' }).translators).toHaveLength(1)
  expect(() => loadConfig({ ...env, TRANSLATE_KEY: 'a,b,c' })).toThrow('TRANSLATE_KEY has more parts')
  expect(() => loadConfig({ ...env, TRANSLATE_ORDER: 'me' })).toThrow('TRANSLATE_ORDER')
})

describe('several services', () => {
  let time = 0
  const make = (urls = `${service.base},${service.base}/v2/translate`, keys = 'a-key,a-key') => {
    const made = makeTranslationChain(loadConfig({ TRANSLATE_URL: urls, TRANSLATE_KEY: keys }), null, {
      now: () => new Date(time),
    })
    if (!made) throw new Error('an address makes a service')
    return made
  }
  const ask = async (translations: ReturnType<typeof make>) => {
    const faults: string[] = []
    const answer = await translations.translate(HELLO, ({ provider }, code) => {
      faults.push(`${provider} ${code}`)
    })
    return { by: answer.ok ? answer.value.provider : answer.code, faults }
  }

  it('are asked one after the other, until one can do it', async () => {
    expect(await ask(make())).toEqual({ by: 'libretranslate', faults: [] })
    const wrongKey = make(undefined, 'wrong,a-key')
    expect(await ask(wrongKey)).toEqual({ by: 'deepl', faults: ['libretranslate refused'] })
    expect(wrongKey.translators).toEqual([
      { provider: 'libretranslate', model: null },
      { provider: 'deepl', model: null },
    ])
  })

  it('that all fail say the worst of it', async () => {
    service.fail('unknown-language')
    const faults = ['libretranslate unsupported', 'deepl unsupported']
    expect(await ask(make())).toEqual({ by: 'unsupported', faults })
    service.fail('down')
    expect((await ask(make())).by).toBe('unreached')
  })

  it('go past one that is down, and come back to it half a minute later', async () => {
    const first = make(`${service.base},${service.base}/v2/translate`, 'wrong,a-key')
    for (let n = 0; n < 3; n++) await ask(first)
    const before = service.requests.length
    expect(await ask(first)).toMatchObject({ by: 'deepl' })
    expect(service.requests.slice(before).map(({ path }) => path)).toEqual(['/v2/translate'])
    time += 30_000
    await ask(first)
    expect(service.requests.slice(before + 1).map(({ path }) => path)).toEqual([
      '/translate',
      '/v2/translate',
    ])
  })
})
