import { afterEach, expect, it, vi } from 'vitest'
import { translate } from './translator.state.ts'

afterEach(() => vi.unstubAllGlobals())

const browserWith = (availability: string, translated: () => Promise<string>) =>
  vi.stubGlobal('Translator', {
    availability: async () => availability,
    create: async () => ({ translate: translated }),
  })

it('a browser without a translator says so', async () => {
  expect(await translate('Hello', 'de')).toEqual({ ok: false, code: 'none' })
  vi.stubGlobal('Translator', { create: 5 })
  expect(await translate('Hello', 'de')).toEqual({ ok: false, code: 'none' })
})

it('one with a translator gives its text, and its failures as values', async () => {
  browserWith('available', async () => 'Hallo')
  expect(await translate('Hello', 'de')).toEqual({ ok: true, text: 'Hallo' })
  browserWith('unavailable', async () => 'Hallo')
  expect(await translate('Hello', 'de')).toEqual({ ok: false, code: 'none' })
  browserWith('available', () => Promise.reject(new Error('no space')))
  expect(await translate('Hello', 'de')).toEqual({ ok: false, code: 'failed' })
})
