import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserLanguage, lastOpened, removePhraseBook, savePhraseBook } from './phrasebooks.state.ts'

const requests: string[] = []

beforeEach(() => {
  requests.length = 0
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string) => {
    const language = new URL(url, 'https://tripwright.test').searchParams.get('language') ?? ''
    requests.push(language)
    const frame = { language, voice: language, romanisation: null, note: null, phrases: [] }
    return Response.json({ ...frame, asOf: '2026-11-22', source: 'Tripwright' })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('the page begins with the language that was opened last, not with one that was only fetched', async () => {
  expect(lastOpened()).toBeNull()
  await savePhraseBook('th', true)
  await savePhraseBook('ja', true)
  await savePhraseBook('ka')
  expect(lastOpened()).toBe('ja')
  await savePhraseBook('th', true)
  expect(lastOpened()).toBe('th')
  await removePhraseBook('th')
  expect(lastOpened()).toBe('ja')
})

it('English needs no phrasebook, and is not listed as a stored one', async () => {
  const english = await savePhraseBook('en', true)
  expect(english?.phrases).toHaveLength(67)
  expect(requests).toEqual([])
  expect(lastOpened()).toBeNull()
})

it.each([
  ['de-AT', 'de'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['iw', 'he'],
  ['tl-PH', 'fil'],
  // No readable ones.
  ['de-AT@posix', 'en'],
  ['', 'en'],
])('a browser in %s has a person who reads %s', (language, code) => {
  vi.stubGlobal('navigator', { language })
  expect(browserLanguage()).toBe(code)
})
