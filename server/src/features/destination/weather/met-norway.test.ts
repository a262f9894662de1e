import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { listFeeds } from '#platform/feeds/feeds.store.ts'
import { startFeeds } from '#platform/feeds/test-feed-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { weatherRoutes } from './index.ts'

const PATH = '/met-norway/weatherapi/locationforecast/2.0/compact'
const HOUR_MS = 3_600_000
const NOON = Date.parse('2026-11-22T12:00:00Z')

const after = (symbol_code: string, precipitation_amount: number) => ({
  summary: { symbol_code },
  details: { precipitation_amount },
})
const step = (at: number, celsius: number, more: object) => ({
  time: new Date(at).toISOString().replace('.000', ''),
  data: {
    instant: {
      details: {
        air_pressure_at_sea_level: 1020.5,
        air_temperature: celsius,
        cloud_area_fraction: 58,
        relative_humidity: 48.6,
        wind_from_direction: 151.8,
        wind_speed: 2.5,
      },
    },
    ...more,
  },
})
/** Written by us in the shape of the document: hourly steps for two days and a half, then six-hour steps to the tenth day. */
function forecast(part: { meta?: object; series?: unknown[]; at?: number[] } = {}) {
  const hours = Array.from({ length: 60 }, (_, hour) =>
    step(NOON + hour * HOUR_MS, 10 + (hour % 24), {
      next_1_hours: after(hour === 26 ? 'lightrainshowers_day' : 'fair_day', hour === 26 ? 1.5 : 0),
      next_6_hours: after('cloudy', 0),
      next_12_hours: { summary: { symbol_code: 'cloudy' }, details: {} },
    }),
  )
  const sixes = Array.from({ length: 30 }, (_, six) =>
    step(NOON + (60 + six * 6) * HOUR_MS, 5, { next_6_hours: after('heavysnow', 2) }),
  )
  return JSON.stringify({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: part.at ?? [12.5, 41.9, 37] },
    properties: {
      meta: {
        updated_at: '2026-11-22T11:20:00Z',
        units: { air_temperature: 'celsius', precipitation_amount: 'mm', wind_speed: 'm/s' },
        ...part.meta,
      },
      timeseries: part.series ?? [...hours, ...sixes, step(NOON + 240 * HOUR_MS, 4, {})],
    },
  })
}

let publisher: Awaited<ReturnType<typeof startFeeds>>
let server: TestServer
beforeAll(async () => {
  publisher = await startFeeds()
  server = await openTestServer(
    weatherRoutes,
    loadConfig({ FEEDS_BASE_URL: publisher.base, CONTACT: 'ops@trip.example', TEST_SEAMS: '1' }),
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
  for (const name of Object.keys(publisher.headers)) delete publisher.headers[name]
  publisher.documents.set(PATH, forecast())
  publisher.requests.length = 0
  server.setNow(new Date(NOON))
})

const later = (hours: number) => server.setNow(new Date(NOON + hours * HOUR_MS))
const requestForecast = (lat = 41.8967, lon = 12.4822) =>
  server.call(null, 'GET', `/api/weather?lat=${lat}&lon=${lon}`)
const statuses = () => publisher.requests.map(({ status }) => status)

it('works out nine days of a place in its own zone, says who asks, and names a place to a tenth of a degree', async () => {
  const { body } = await requestForecast()
  const days = Array.isArray(body.days) ? body.days : []
  expect(body).toMatchObject({ isLive: true, publisher: 'met-norway', source: 'MET Norway (CC BY 4.0)' })
  expect(days).toHaveLength(9)
  // In Rome it is 13:00: of the first day eleven hours are left, and the hour of rain is at 15:00 tomorrow.
  expect(days.slice(0, 2)).toEqual([
    {
      date: '2026-11-22',
      sky: 'clear',
      low: 10,
      high: 20,
      rainMm: 0,
      rainChance: null,
      windKmh: 9,
      isPartial: true,
    },
    { date: '2026-11-23', sky: 'rain', low: 10, high: 33, rainMm: 1.5, rainChance: null, windKmh: 9 },
  ])
  expect(days[5]).toMatchObject({ date: '2026-11-27', sky: 'snow', rainMm: 8 })
  expect(publisher.requests).toEqual([
    { path: `${PATH}?lat=41.9&lon=12.5`, status: 200, agent: 'Tripwright (+ops@trip.example)' },
  ])
})

it('asks again not before the publisher wants it, and then only for what is newer', async () => {
  const date = new Date().toUTCString()
  publisher.headers.date = date
  publisher.headers.expires = new Date(Date.parse(date) + 5 * HOUR_MS).toUTCString()
  publisher.headers['last-modified'] = 'Sun, 22 Nov 2026 11:20:00 GMT'
  await requestForecast()
  later(4.9)
  await requestForecast()
  expect(statuses()).toEqual([200])
  later(5)
  const { body } = await requestForecast()
  expect(statuses()).toEqual([200, 304])
  expect(body).toMatchObject({
    asOf: '2026-11-22T17:00:00.000Z',
    days: [{ date: '2026-11-22' }, {}, {}, {}, {}, {}, {}, {}, {}],
  })
})

it('shows no day that is over', async () => {
  await requestForecast()
  publisher.fail(() => 'down')
  later(36)
  expect((await requestForecast()).body).toMatchObject({
    days: [{ date: '2026-11-24' }, {}, {}, {}, {}, {}, {}],
  })
  later(24 * 20)
  expect((await requestForecast()).body).toMatchObject({ days: [], asOf: null })
})

it.each([
  ['cut off', () => publisher.fail(() => 'cut')],
  ['down', () => publisher.fail(() => 'down')],
  ['without end', () => publisher.fail(() => 'endless')],
  ['a redirect into our own network', () => publisher.fail(() => 'elsewhere')],
  ['a page', () => publisher.fail(() => 'nonsense')],
  [
    'silence',
    () => {
      publisher.fail(() => 'slow')
      // Shortens the time limit of five seconds, which a test cannot wait for.
      const soon = AbortSignal.timeout(40)
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon)
    },
  ],
  [
    'in other units',
    () =>
      publisher.documents.set(
        PATH,
        forecast({
          meta: { units: { air_temperature: 'kelvin', precipitation_amount: 'mm', wind_speed: 'm/s' } },
        }),
      ),
  ],
  ['of another place', () => publisher.documents.set(PATH, forecast({ at: [-12.5, 41.9] }))],
  [
    'of last week',
    () => publisher.documents.set(PATH, forecast({ meta: { updated_at: '2026-11-15T00:00:00Z' } })),
  ],
  [
    'of tomorrow',
    () => publisher.documents.set(PATH, forecast({ meta: { updated_at: '2026-11-23T12:00:00Z' } })),
  ],
  ['without a step', () => publisher.documents.set(PATH, forecast({ series: [] }))],
  [
    'not in order',
    () => publisher.documents.set(PATH, forecast({ series: [step(NOON, 1, {}), step(NOON, 1, {})] })),
  ],
  [
    'with a symbol that we do not know',
    () =>
      publisher.documents.set(
        PATH,
        forecast({
          series: [step(NOON, 1, { next_1_hours: after('frogs', 0) }), step(NOON + HOUR_MS, 1, {})],
        }),
      ),
  ],
  [
    'heat that is none',
    () =>
      publisher.documents.set(
        PATH,
        forecast({
          series: [step(NOON, 400, { next_1_hours: after('fog', 0) }), step(NOON + HOUR_MS, 1, {})],
        }),
      ),
  ],
])('keeps the last forecast with its age when the answer is %s', async (_, fail) => {
  await requestForecast()
  publisher.headers['last-modified'] = 'Sun, 22 Nov 2026 14:00:00 GMT'
  fail()
  later(3)
  const { body } = await requestForecast()
  expect(body).toMatchObject({ asOf: '2026-11-22T12:00:00.000Z', publisher: 'met-norway' })
  expect(body.days).toHaveLength(9)
  expect(await listFeeds(server.platform.database.db)).toMatchObject([{ id: 'met-norway', failures: 1 }])
  vi.restoreAllMocks()
})

it.each([
  ['busy', '429', 2],
  ['forbidden', '403', 0.2],
] as const)('leaves the publisher alone at once when it says that it is %s', async (how, status, hours) => {
  publisher.fail(() => how)
  await requestForecast(1, 1)
  await requestForecast(2, 2)
  expect(publisher.requests).toHaveLength(1)
  expect(await listFeeds(server.platform.database.db)).toMatchObject([
    { id: 'met-norway', failures: 3, failure: `refused: status ${status}` },
  ])
  publisher.fail(() => null)
  later(hours)
  publisher.documents.set(PATH, forecast({ at: [3, 3] }))
  expect((await requestForecast(3, 3)).body.asOf).not.toBeNull()
})

it('tells the log that the version it asks is about to end', async () => {
  publisher.fail(() => 'deprecated')
  expect((await requestForecast()).body.asOf).not.toBeNull()
  expect(server.log.lines).toContainEqual(expect.objectContaining({ feed: 'met-norway' }))
})

it('stands in for Open-Meteo while that fails, and is not asked while it answers', async () => {
  const config = loadConfig({ FEEDS_BASE_URL: publisher.base, OPEN_METEO_KEY: 'key', TEST_SEAMS: '1' })
  const both = await openTestServer(weatherRoutes, config)
  both.setNow(new Date(NOON))
  const weather = async () => (await both.call(null, 'GET', '/api/weather?lat=41.9&lon=12.5')).body
  expect(await weather()).toMatchObject({
    publisher: 'met-norway',
    days: [{ high: 20 }, {}, {}, {}, {}, {}, {}, {}, {}],
  })
  expect(statuses()).toEqual([404, 200])
  const daily = {
    time: ['2026-11-22'],
    weather_code: [0],
    temperature_2m_max: [9],
    temperature_2m_min: [1],
    precipitation_sum: [0],
    wind_speed_10m_max: [3],
  }
  publisher.documents.set('/open-meteo/v1/forecast', JSON.stringify({ daily }))
  both.setNow(new Date(NOON + 3 * HOUR_MS))
  expect(await weather()).toMatchObject({ publisher: 'open-meteo', days: [{ high: 9 }] })
  publisher.documents.delete('/open-meteo/v1/forecast')
  await both.close()
})
