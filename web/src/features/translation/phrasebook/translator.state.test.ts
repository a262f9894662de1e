import type { BilingualPhrase } from '@tripwright/domain/translation/phrasebook'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Translator from './translator.state.ts'

let translate: typeof Translator.translate
let takeOver: typeof Translator.translateTurn
/** The simulated server: its service, and its answer to a text. */
let server: { translators: object[]; status: number; body: object }
let sent: unknown[]

beforeEach(async () => {
  server = { translators: [], status: 200, body: {} }
  sent = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (String(url).endsWith('/service')) return Response.json({ translators: server.translators })
    sent.push(JSON.parse(String(init?.body)))
    return Response.json(server.body, { status: server.status })
  })
  // The module caches answers while the page is open.
  vi.resetModules()
  ;({ translate, translateTurn: takeOver } = await import('./translator.state.ts'))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const DE = { from: 'en', to: 'de' }
const browserWith = (availability: string, translated: () => Promise<string>) =>
  vi.stubGlobal('Translator', {
    availability: async () => availability,
    create: async () => ({ translate: translated }),
  })
const withService = (status: number, body: object) => {
  server = { translators: [{ provider: 'deepl', model: null }], status, body }
}

it('a browser without a translator says so', async () => {
  expect(await translate('Hello', DE)).toEqual({ ok: false, code: 'none' })
  vi.stubGlobal('Translator', { create: 5 })
  expect(await translate('Hello', DE)).toEqual({ ok: false, code: 'none' })
  expect(sent).toEqual([])
})

it('one with a translator gives its text, and its failures as values', async () => {
  browserWith('available', async () => 'Hallo')
  expect(await translate('Hello', DE)).toEqual({ ok: true, text: 'Hallo', by: 'browser' })
  browserWith('unavailable', async () => 'Hallo')
  expect(await translate('Hello', DE)).toEqual({ ok: false, code: 'none' })
  browserWith('available', () => Promise.reject(new Error('no space')))
  expect(await translate('Hello', DE)).toEqual({ ok: false, code: 'failed' })
})

it('sends a text to the service only where the browser cannot do it', async () => {
  withService(200, { text: 'Hallo', from: 'en', provider: 'language-model', model: 'm-1' })
  browserWith('available', async () => 'Hallo')
  await translate('Hello', DE)
  expect(sent).toEqual([])
  browserWith('unavailable', async () => '')
  const by = { provider: 'language-model', model: 'm-1' }
  expect(await translate('Hello', DE)).toEqual({ ok: true, text: 'Hallo', by })
  expect(sent).toEqual([{ text: 'Hello', from: 'en', to: 'de' }])
})

it.each([
  [422, 'unprocessable', 'none'],
  [503, 'unavailable', 'failed'],
  [429, 'too-many-requests', 'failed'],
])('a service that answers %i is %s: %s', async (status, error, code) => {
  withService(status, { error, message: 'no' })
  expect(await translate('Hello', DE)).toEqual({ ok: false, code })
})

const bill: BilingualPhrase = {
  key: 'bill',
  situation: 'money',
  english: 'The bill, please.',
  text: 'Die Rechnung, bitte.',
  romanised: null,
  isUnsure: false,
  own: 'The bill, please.',
}

it('a conversation without a translator goes on with the nearest phrase, in both directions', async () => {
  const book = { own: 'en', foreign: 'de', phrases: [bill] }
  expect(await takeOver('can I have the bill', DE, book)).toMatchObject({
    kind: 'near',
    translated: 'Die Rechnung, bitte.',
    meant: 'The bill, please.',
  })
  expect(await takeOver('Rechnung bitte', { from: 'de', to: 'en' }, book)).toMatchObject({
    kind: 'near',
    translated: 'The bill, please.',
    meant: 'Die Rechnung, bitte.',
  })
  expect(await takeOver('Xyzzy', DE, book)).toMatchObject({ kind: 'none', translated: '' })
  // One matching word of many must not show "the bill" in large type.
  expect(await takeOver('does Bill live near here still', DE, book)).toMatchObject({ kind: 'none' })
  // The book holds German and English, and no Italian.
  expect(await takeOver('il conto, bill', { from: 'it', to: 'de' }, book)).toMatchObject({ kind: 'none' })
})

describe('a browser whose translator has no language model yet', () => {
  type Listener = (event: { loaded: number }) => void
  /** `create` stays pending, as Chrome's does when the model cannot be fetched; `download` reports a share of it. */
  function browserWithoutModel() {
    const listeners: Listener[] = []
    let finish: (translator: object) => void = () => {}
    type Options = { monitor: (monitor: object) => void }
    vi.stubGlobal('Translator', {
      availability: async () => 'downloadable',
      create: ({ monitor }: Options) => {
        monitor({ addEventListener: (_: string, listener: Listener) => listeners.push(listener) })
        return new Promise((resolve) => {
          finish = resolve
        })
      },
    })
    return {
      download: (loaded: number) => listeners.forEach((listener) => void listener({ loaded })),
      finish: () => finish({ translate: async () => 'Hallo' }),
    }
  }
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))

  it('is given up after eight seconds without progress', async () => {
    browserWithoutModel()
    const answer = translate('Hello', DE)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await answer).toEqual({ ok: false, code: 'stalled' })
  })

  it('is replaced by the service then, where there is one', async () => {
    withService(200, { text: 'Hallo', from: 'en', provider: 'deepl', model: null })
    browserWithoutModel()
    const answer = translate('Hello', DE)
    await vi.advanceTimersByTimeAsync(8000)
    expect(await answer).toEqual({ ok: true, text: 'Hallo', by: { provider: 'deepl', model: null } })
  })

  it('is waited for while the download grows, and its progress is reported', async () => {
    const browser = browserWithoutModel()
    const shares: (number | null)[] = []
    const answer = translate('Hello', DE, { onProgress: (share) => shares.push(share) })
    for (const loaded of [0.25, 0.5, 7]) {
      await vi.advanceTimersByTimeAsync(6000)
      browser.download(loaded)
    }
    browser.finish()
    expect(await answer).toEqual({ ok: true, text: 'Hallo', by: 'browser' })
    expect(shares).toEqual([null, 0.25, 0.5, 1])
  })

  it('is cancelled at once, also when the browser does not heed it', async () => {
    browserWithoutModel()
    const controller = new AbortController()
    const answer = translate('Hello', DE, { signal: controller.signal })
    await vi.advanceTimersByTimeAsync(10)
    controller.abort()
    expect(await answer).toEqual({ ok: false, code: 'cancelled' })
    expect(sent).toEqual([])
  })
})
