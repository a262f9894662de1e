import 'fake-indexeddb/auto'
import { type Guide, getGuide, listGuides } from '@tripwright/domain/destination/places'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeCachedData, writeCachedData } from '#platform/cached-data.ts'
import { gatherGuide, refuseOffline } from './gather-guides.state.ts'

const VADUZ = { id: 'town-li-n47142-e9522', name: 'Vaduz', lat: 47.142, lon: 9.522 }
const city = (id: string, name: string, lat: number, lon: number) => ({
  id,
  name,
  nameLocal: name,
  country: 'CH',
  lat,
  lon,
  zone: 'Europe/Zurich',
  currency: 'CHF',
})
const tokyo = city('tokyo', 'Tokyo', 35.7, 139.7)
const rome = city('rome', 'Rome', 41.9, 12.5)
const milan = city('milan', 'Milan', 45.46, 9.19)
const CITIES = [tokyo, city('zurich', 'Zürich', 47.37, 8.54), rome, milan]
const guideOf = (of: typeof rome): Guide => ({
  city: of,
  transport: {
    transitFare: 300,
    transitKmh: 20,
    transitWaitMinutes: 6,
    taxiBase: 600,
    taxiPerKm: 300,
    detour: 1.3,
  },
  barriers: [],
  pointsOfInterest: [],
  asOf: '2026-11-01',
  source: 'Wikidata (CC0)',
})
const vaduz = guideOf(city(VADUZ.id, VADUZ.name, VADUZ.lat, VADUZ.lon))
const gathering = (done: number) =>
  Response.json(
    { state: 'gathering', name: 'Vaduz', progress: { done, total: 4 } },
    { status: 202, headers: { 'retry-after': '3' } },
  )
const refused = (status: number, more: object = {}) =>
  Response.json({ error: 'unavailable', message: 'No.', ...more }, { status })

/** What the server answers in turn; null: nothing. */
let answers: (Response | null)[]
let asked: number

beforeEach(() => {
  answers = []
  asked = 0
  vi.stubGlobal('fetch', async (request: string) => {
    if (String(request).endsWith(listGuides.path))
      return Response.json({ cities: CITIES, asOf: '2026-11-01', source: 'ours' })
    if (!String(request).startsWith(getGuide.path.replace('{cityId}', ''))) throw new TypeError(request)
    asked++
    const answer = answers.shift()
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
})
afterEach(async () => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  for (const { id } of [VADUZ, tokyo, milan]) await removeCachedData(null, `guide:${id}`)
})

const gather = (town = VADUZ, onProgress = vi.fn(), signal = new AbortController().signal) =>
  gatherGuide(town, { onProgress, signal })

describe('a guide that is gathered', () => {
  it('is asked for again after the time that the server gives, and says how far it is', async () => {
    vi.useFakeTimers()
    answers = [gathering(0), gathering(3), Response.json(vaduz)]
    const onProgress = vi.fn()
    const opened = gather(VADUZ, onProgress)
    await vi.advanceTimersByTimeAsync(2900)
    expect(asked).toBe(1)
    await vi.advanceTimersByTimeAsync(3200)
    expect(await opened).toEqual({ city: vaduz.city })
    expect(onProgress.mock.calls.map(([{ progress }]) => progress.done)).toEqual([0, 3])
  })

  it('says what it waits for after a moment, because the server holds its first answer for seconds', async () => {
    vi.useFakeTimers()
    const slow = () => new Promise((resolve) => setTimeout(() => resolve(Response.json(vaduz)), 5000))
    vi.stubGlobal('fetch', slow)
    const onProgress = vi.fn()
    const opened = gather(VADUZ, onProgress)
    await vi.advanceTimersByTimeAsync(700)
    expect(onProgress).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(4500)
    expect(await opened).toEqual({ city: vaduz.city })
    const begun = { state: 'gathering', name: 'Vaduz', progress: { done: 0, total: 4 } }
    expect(onProgress.mock.calls).toEqual([[begun]])
  })

  it('is asked for again when an answer is lost meanwhile, three times at most', async () => {
    vi.useFakeTimers()
    answers = [gathering(1), null, null, Response.json(vaduz)]
    const opened = gather()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await opened).toEqual({ city: vaduz.city })
    answers = [gathering(1)]
    asked = 0
    const lost = gather(tokyo)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await lost).toMatchObject({ refusal: { why: 'no-answer' } })
    expect(asked).toBe(5)
  })

  it('is given up at once when somebody stops it', async () => {
    answers = [gathering(1)]
    const abort = new AbortController()
    const opened = gather(
      VADUZ,
      vi.fn(() => abort.abort()),
      abort.signal,
    )
    await expect(opened).rejects.toThrow()
    expect(asked).toBe(1)
  })

  it('is not waited for for ever', async () => {
    vi.useFakeTimers()
    answers = Array.from({ length: 200 }, () => gathering(0))
    const opened = gather()
    await vi.advanceTimersByTimeAsync(6 * 60_000)
    expect(await opened).toMatchObject({ refusal: { why: 'no-answer', name: 'Vaduz' } })
  })
})

describe('a town without a guide', () => {
  const nearest = [{ id: 'zurich', name: 'Zürich' }]
  it.each([
    ['too few sights', refused(404, { nearest }), 'too-small', ['zurich']],
    ['no source', refused(503, { nearest }), 'no-source', ['zurich']],
    ['too many guides today', refused(429), 'too-many', ['zurich', 'milan', 'rome']],
    ['a place that nobody knows', refused(404), 'unknown', ['zurich', 'milan', 'rome']],
    [
      'a server that fails',
      new Response('<h1>Bad gateway</h1>', { status: 502 }),
      'no-answer',
      ['zurich', 'milan', 'rome'],
    ],
    [
      'a page in place of a guide',
      new Response('<h1>Welcome</h1>'),
      'no-answer',
      ['zurich', 'milan', 'rome'],
    ],
  ] as const)('because of %s', async (_, answer, why, ids) => {
    answers = [answer]
    const opened = await gather()
    expect(opened).toMatchObject({ refusal: { cityId: VADUZ.id, name: 'Vaduz', why } })
    expect('refusal' in opened && opened.refusal.nearest.map(({ id }) => id)).toEqual(ids)
  })
})

describe('with no network', () => {
  beforeEach(() => {
    const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    return () => network.mockRestore()
  })

  it('the guide on this device is taken, and nobody is asked', async () => {
    await writeCachedData(null, `guide:${VADUZ.id}`, vaduz)
    expect(await gather()).toEqual({ city: vaduz.city })
    expect(asked).toBe(0)
  })

  it('the guides on this device are offered, the nearest first', async () => {
    for (const one of [tokyo, milan]) await writeCachedData(null, `guide:${one.id}`, guideOf(one))
    await writeCachedData(null, `guide:${VADUZ.id}`, vaduz)
    const town = { id: 'town-it-n44494-e11343', name: 'Bologna', lat: 44.494, lon: 11.343 }
    const opened = await gather(town)
    expect(opened).toMatchObject({ refusal: { why: 'no-network' } })
    const ids = 'refusal' in opened ? opened.refusal.nearest.map(({ id }) => id) : []
    expect(ids.slice(0, 2)).toEqual(['milan', VADUZ.id])
    expect(await refuseOffline([milan, rome])).toMatchObject({ cityId: 'rome', why: 'no-network' })
    expect(await refuseOffline([milan])).toBeNull()
  })
})
