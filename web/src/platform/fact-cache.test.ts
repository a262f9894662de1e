import 'fake-indexeddb/auto'
import { listCountries } from '@tripwright/domain/destination/countries'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ANSWER = { countries: [], asOf: '2026-11-21', source: 'us' }
const fetchMock = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('fetch', fetchMock.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

/** As on a newly opened page: no request was made yet. */
async function openPage() {
  const { fetchFact } = await import('./fact-cache.ts')
  return () => fetchFact('countries', listCountries, {})
}

it('fetches a fact once while the page is open, also for two simultaneous calls', async () => {
  fetchMock.mockImplementation(async () => Response.json(ANSWER))
  const askCountries = await openPage()
  expect(await Promise.all([askCountries(), askCountries()])).toEqual([ANSWER, ANSWER])
  expect(await askCountries()).toEqual(ANSWER)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

it('remembers it for the time without a network', async () => {
  fetchMock.mockImplementationOnce(async () => Response.json(ANSWER))
  await (await openPage())()
  vi.resetModules()
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'))
  const askLater = await openPage()
  await vi.waitFor(async () => expect(await askLater()).toEqual(ANSWER))
})

it('asks again after neither the network nor the device had it', async () => {
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  fetchMock.mockImplementation(async () => Response.json({ ...ANSWER, source: 'later' }))
  const { fetchFact } = await import('./fact-cache.ts')
  expect(await fetchFact('never-seen', listCountries, {})).toBeNull()
  expect(await fetchFact('never-seen', listCountries, {})).toMatchObject({ source: 'later' })
})

it('takes a copy that is young enough for the fact without asking, and asks of an older one', async () => {
  fetchMock.mockImplementation(async () => Response.json(ANSWER))
  const { fetchFact } = await import('./fact-cache.ts')
  await fetchFact('young', listCountries, {}, 60_000)
  const openAgain = async (freshMs: number) => {
    vi.resetModules()
    const again = await import('./fact-cache.ts')
    return again.fetchFact('young', listCountries, {}, freshMs)
  }
  await vi.waitFor(async () => {
    fetchMock.mockClear()
    expect(await openAgain(60_000)).toEqual(ANSWER)
    expect(fetchMock).not.toHaveBeenCalled()
  })
  expect(await openAgain(0)).toEqual(ANSWER)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})
