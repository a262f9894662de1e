import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { listFeeds } from '#platform/feeds/feeds.store.ts'
import { type FeedFaultKind, startFeeds } from '#platform/feeds/test-feed-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { weatherJobs, weatherRoutes } from './index.ts'

const PATH = '/open-meteo/v1/forecast'
const forecast = (part: object = {}) =>
  JSON.stringify({
    latitude: 41.9,
    longitude: 12.5,
    timezone: 'Europe/Rome',
    utc_offset_seconds: 3600,
    daily: {
      time: ['2026-11-22', '2026-11-23', '2026-11-24'],
      weather_code: [61, 0, null],
      temperature_2m_max: [15.2, 17, null],
      temperature_2m_min: [9.4, 8, null],
      precipitation_sum: [4.2, 0, null],
      precipitation_probability_max: [70, null, null],
      wind_speed_10m_max: [20.5, 12, null],
      ...part,
    },
  })

const FAULTS: readonly FeedFaultKind[] = ['down', 'cut', 'busy', 'endless', 'elsewhere', 'slow']

let publisher: Awaited<ReturnType<typeof startFeeds>>
let server: TestServer
beforeAll(async () => {
  publisher = await startFeeds()
  server = await openTestServer(
    weatherRoutes,
    loadConfig({ FEEDS_BASE_URL: publisher.base, OPEN_METEO_KEY: 'key', TEST_SEAMS: '1' }),
  )
})
afterAll(async () => {
  await publisher.stop()
  await server.close()
})
beforeEach(async () => {
  for (const table of ['forecasts', 'feeds', 'rate_limits'])
    await server.platform.database.db.execute(`delete from ${table}`)
  publisher.fail(() => null)
  publisher.documents.set(PATH, forecast())
  publisher.requests.length = 0
  at('12:00')
})

const at = (clock: string) => server.setNow(new Date(`2026-11-22T${clock}:00Z`))
/** The requests to Open-Meteo; MET Norway, the fallback, has no answer here. */
const sent = () => publisher.requests.filter(({ path }) => path.startsWith(PATH))
const requestForecast = (lat = 41.8967, lon = 12.4822) =>
  server.call(null, 'GET', `/api/weather?lat=${lat}&lon=${lon}`)

it('gives the days of a place as Open-Meteo tells them, with source and age', async () => {
  const { status, body } = await requestForecast()
  expect(status).toBe(200)
  expect(body).toEqual({
    isLive: true,
    days: [
      { date: '2026-11-22', sky: 'rain', low: 9.4, high: 15.2, rainMm: 4.2, rainChance: 70, windKmh: 20.5 },
      { date: '2026-11-23', sky: 'clear', low: 8, high: 17, rainMm: 0, rainChance: null, windKmh: 12 },
    ],
    asOf: '2026-11-22T12:00:00.000Z',
    source: 'Open-Meteo.com (CC BY 4.0)',
    publisher: 'open-meteo',
  })
  const query = new URLSearchParams(sent()[0]?.path.split('?')[1])
  expect(Object.fromEntries(query)).toMatchObject({
    latitude: '41.9',
    longitude: '12.5',
    forecast_days: '7',
    apikey: 'key',
  })
})

it('asks once for all that are near, for two hours', async () => {
  await Promise.all([requestForecast(), requestForecast(41.92, 12.49), requestForecast(41.88, 12.52)])
  at('13:59')
  await requestForecast()
  expect(sent()).toHaveLength(1)
  at('14:00')
  expect((await requestForecast()).body.asOf).toBe('2026-11-22T14:00:00.000Z')
  expect(sent()).toHaveLength(2)
})

it('asks once when one who found nothing is late, and the answer to another is kept by then', async () => {
  const { limits } = server.platform
  const take = limits.take.bind(limits)
  const late = Promise.withResolvers<void>()
  const spy = vi.spyOn(limits, 'take').mockImplementationOnce(async (...args) => {
    await late.promise
    return take(...args)
  })
  const slow = requestForecast()
  await vi.waitFor(() => expect(spy).toHaveBeenCalled())
  const quick = await requestForecast()
  late.resolve()
  expect((await slow).body).toEqual(quick.body)
  spy.mockRestore()
  expect(sent()).toHaveLength(1)
})

it.each([
  ['a page', '<html>'],
  ['another schema', '{"daily":{"time":["2026-11-22"]}}'],
  ['a low above the high', forecast({ temperature_2m_min: [30, 8, null] })],
  ['heat that is none', forecast({ temperature_2m_max: [300, 17, null] })],
  ['nothing', forecast({ temperature_2m_max: [] })],
  ['of another month', forecast({ time: ['2026-12-22', '2026-12-23', '2026-12-24'] })],
  ['down', 'down'],
  ['cut off', 'cut'],
  ['busy', 'busy'],
  ['without end', 'endless'],
  ['a redirect into our own network', 'elsewhere'],
  ['silence', 'slow'],
])('keeps the last forecast with its age when the answer is %s', async (_, answer) => {
  await requestForecast()
  const fault = FAULTS.find((one) => one === answer)
  if (fault) publisher.fail(() => fault)
  else publisher.documents.set(PATH, answer)
  // Shortens the time limit of five seconds, which a test cannot wait for.
  if (fault === 'slow') {
    const soon = AbortSignal.timeout(40)
    vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon)
  }
  at('15:00')
  expect((await requestForecast()).body).toMatchObject({
    asOf: '2026-11-22T12:00:00.000Z',
    days: [{ sky: 'rain' }, { sky: 'clear' }],
  })
  vi.restoreAllMocks()
})

it('stops asking after three failures, tells so among the feeds, and comes back', async () => {
  publisher.fail(() => 'down')
  // A place of its own: a request that an earlier test gave up may arrive only now.
  for (let turn = 0; turn < 5; turn++)
    expect((await requestForecast(48.2, 16.4)).body).toMatchObject({ days: [], asOf: null })
  expect(sent().filter(({ path }) => path.includes('latitude=48.2'))).toHaveLength(3)
  expect(await listFeeds(server.platform.database.db)).toMatchObject([
    { id: 'met-norway', failures: 3 },
    { id: 'open-meteo', failures: 3, failure: 'refused: status 503', fetchedAt: null },
  ])
})

it('lets one address ask for 60 new places an hour', async () => {
  const { limits } = server.platform
  const take = limits.take.bind(limits)
  // Lifts the limit of requests per second to a publisher: here an hour passes within a second.
  const spy = vi
    .spyOn(limits, 'take')
    .mockImplementation(async (limit, ...of) =>
      limit.name === 'weather.publisher' ? { ok: true, left: 1 } : take(limit, ...of),
    )
  for (let turn = 0; turn < 62; turn++) await requestForecast(turn, 0)
  expect(sent()).toHaveLength(60)
  spy.mockRestore()
})

it('asks a publisher ten times a second at most, however many want to know', async () => {
  const { limits } = server.platform
  const take = limits.take.bind(limits)
  const spy = vi
    .spyOn(limits, 'take')
    .mockImplementation((limit, ...of) => take({ ...limit, seconds: limit.seconds * 60 }, ...of))
  await Promise.all(Array.from({ length: 30 }, (_, turn) => requestForecast(turn, 0)))
  expect(sent()).toHaveLength(10)
  spy.mockRestore()
})

it('refuses an invalid position, calls no service while feeds are off, and deletes outdated forecasts', async () => {
  for (const query of ['', '?lat=91&lon=0', '?lat=a&lon=0'])
    expect((await server.call(null, 'GET', `/api/weather${query}`)).status).toBe(400)
  const off = await openTestServer(weatherRoutes)
  expect((await off.call(null, 'GET', '/api/weather?lat=1&lon=1')).body).toMatchObject({
    isLive: false,
    days: [],
  })
  await off.close()
  await requestForecast()
  const later = { ...server.platform, now: () => new Date('2026-12-01T12:00:00Z') }
  for (const job of weatherJobs(later)) await job.run({})
  publisher.fail(() => 'down')
  at('15:00')
  expect((await requestForecast()).body.days).toEqual([])
})

it('gives the towns of a trip in one call: forecasts by position, and what is usual in the cities it knows', async () => {
  const { status, body } = await server.call(
    null,
    'GET',
    '/api/weather/places?at=41.8967,12.4822;41.92,12.49&climate=rome,atlantis',
  )
  expect(status).toBe(200)
  expect(body.forecasts).toMatchObject([
    { isLive: true, publisher: 'open-meteo', days: [{ sky: 'rain' }, { sky: 'clear' }] },
    { days: [{ sky: 'rain' }, { sky: 'clear' }] },
  ])
  expect(body.climates).toMatchObject([{ id: 'rome', country: 'IT' }])
  // Both positions are one place.
  expect(sent()).toHaveLength(1)
  expect((await server.call(null, 'GET', '/api/weather/places')).body).toEqual({
    forecasts: [],
    climates: [],
  })
})

it.each(['at=91,0', 'at=41.9', 'at=', 'climate=', 'climate=../x', `at=${Array(13).fill('1,2').join(';')}`])(
  'refuses the towns “%s”',
  async (query) => {
    expect((await server.call(null, 'GET', `/api/weather/places?${query}`)).status).toBe(400)
    expect(sent()).toHaveLength(0)
  },
)
