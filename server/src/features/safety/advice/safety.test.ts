import { listAdvisories } from '@tripwright/domain/safety/advice'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { loadConfig } from '#platform/config/config.ts'
import { refreshDue } from '#platform/feeds/feeds.ts'
import { startFeeds } from '#platform/feeds/test-feed-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { safetyFeeds, safetyRoutes } from './index.ts'

const USGS = '/usgs/earthquakes/feed/v1.0/summary/4.5_week.geojson'
const GDACS = '/gdacs/xml/rss.xml'
const US = '/state-department/_res/rss/TAsTWs.xml'
const GB = '/fcdo/api/content/foreign-travel-advice'
const CA = '/global-affairs/travel-voyage/index-alpha-eng.json'
const NOON = Date.parse('2026-11-22T12:00:00Z')

const quake = (id: string, part: object = {}) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [23.1, 38.2, 10.4] },
  properties: {
    mag: 5.4,
    place: '10 km N of Athens, Greece',
    time: NOON - 3_600_000,
    type: 'earthquake',
    alert: 'yellow',
    url: `https://earthquake.usgs.gov/earthquakes/eventpage/${id}`,
    tsunami: 0,
    ...part,
  },
})
const usgs = (features: unknown[], generated = NOON) =>
  JSON.stringify({ type: 'FeatureCollection', metadata: { generated, title: 'USGS', status: 200 }, features })

const item = (type: string, id: number, more: string, from = 'Sat, 21 Nov 2026 18:00:00 GMT') => `<item>
  <title>An event</title><link>https://www.gdacs.org/report.aspx?eventtype=${type}&amp;eventid=${id}</link>
  <pubDate>Sun, 22 Nov 2026 09:00:00 GMT</pubDate><gdacs:fromdate>${from}</gdacs:fromdate>
  <gdacs:todate>Sun, 22 Nov 2026 06:00:00 GMT</gdacs:todate><gdacs:eventtype>${type}</gdacs:eventtype>
  <gdacs:eventid>${id}</gdacs:eventid>${more}</item>`
const STORM = `<geo:Point><geo:lat>13.4</geo:lat><geo:long>122.5</geo:long></geo:Point><gdacs:alertlevel>Orange</gdacs:alertlevel>
  <gdacs:eventname>BUALOI-26</gdacs:eventname><gdacs:country>Philippines</gdacs:country>
  <gdacs:severity unit="km/h" value="165">Typhoon (maximum wind speed of 165 km/h)</gdacs:severity>`
const SAME_QUAKE = `<georss:point>38.21 23.12</georss:point><gdacs:alertlevel>Green</gdacs:alertlevel>
  <gdacs:severity unit="M" value="5.5">Magnitude 5.5M, Depth:10km</gdacs:severity><gdacs:country>Greece</gdacs:country>`
const gdacs = (...items: string[]) => `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#" xmlns:gdacs="http://www.gdacs.org" xmlns:georss="http://www.georss.org/georss">
<channel><title>GDACS RSS information</title><pubDate>Sun, 22 Nov 2026 11:50:00 GMT</pubDate>${items.join('')}</channel></rss>`

const us = (...rows: [string, string][]) => `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:dc="http://purl.org/dc/elements/1.1/" version="2.0"><channel><title>travel.state.gov: Travel Advisories</title>
${rows
  .map(
    ([
      title,
      date,
    ]) => `<item><title>${title}</title><link>https://travel.state.gov/x.html</link><pubDate>${date}</pubDate>
  <description><![CDATA[<p>Words&nbsp;of it</p>]]></description><category domain="Country-Tag">TH</category></item>`,
  )
  .join('')}
</channel></rss>`
const gb = (...slugs: [string, string][]) =>
  JSON.stringify({
    links: {
      children: slugs.map(([slug, changed]) => ({
        title: `${slug[0]?.toUpperCase()}${slug.slice(1)} travel advice`,
        public_updated_at: changed,
        base_path: `/foreign-travel-advice/${slug}`,
      })),
    },
  })
const gbPage = (...alert_status: string[]) =>
  JSON.stringify({ public_updated_at: '2026-11-02T09:00:00+00:00', details: { alert_status } })
const ca = (rows: Record<string, number>) =>
  JSON.stringify({
    data: Object.fromEntries(
      Object.entries(rows).map(([code, state]) => [
        code,
        {
          'country-iso': code,
          'advisory-state': state,
          'has-regional-advisory': 1,
          'date-published': { timestamp: 1, date: '2026-10-05 12:30:00', asp: '2026-10-05T12:30:00' },
          eng: { name: code, 'url-slug': 'somewhere' },
        },
      ]),
    ),
  })

let publisher: Awaited<ReturnType<typeof startFeeds>>
let server: TestServer
let now = new Date(NOON)
beforeAll(async () => {
  publisher = await startFeeds()
  server = await openTestServer(safetyRoutes, loadConfig({ FEEDS_BASE_URL: publisher.base, TEST_SEAMS: '1' }))
})
afterAll(async () => {
  await publisher.stop()
  await server.close()
})
beforeEach(async () => {
  await server.platform.database.db.execute('delete from feeds')
  publisher.fail(() => null)
  publisher.requests.length = 0
  now = new Date(NOON)
  for (const [path, text] of [
    [USGS, usgs([quake('us1'), quake('blast', { type: 'quarry blast' })])],
    [
      GDACS,
      gdacs(
        item('TC', 1, STORM),
        item('TC', 1, STORM),
        item('EQ', 2, SAME_QUAKE, 'Sun, 22 Nov 2026 11:02:00 GMT'),
      ),
    ],
    [
      US,
      us(
        ['Thailand - Level 2: Exercise Increased Caution', 'Tue, 28 Apr 2026'],
        ['Worldwide Caution', 'Mon, 1 Jun 2026'],
      ),
    ],
    [GB, gb(['thailand', '2026-11-02T09:00:00Z'], ['mali', '2026-11-02T09:00:00Z'], ['atlantis', 'x'])],
    [`${GB}/thailand`, gbPage('avoid_all_but_essential_travel_to_parts')],
    [`${GB}/mali`, gbPage('avoid_all_travel_to_whole_country', 'avoid_all_travel_to_parts')],
    [CA, ca({ TH: 1, ML: 3 })],
  ] as const)
    publisher.documents.set(path, text)
})

const refresh = (minutes = 0) => {
  now = new Date(now.getTime() + minutes * 60_000)
  return refreshDue({ ...server.platform, now: () => now }, safetyFeeds)
}
const events = async () => (await server.call(null, 'GET', '/api/safety/events')).body
const readings = async (country: string) =>
  (await server.call(null, 'GET', `/api/safety/advisories/${country}`)).body

describe('what happens in the world', () => {
  it('appears once, with place, time, strength, source and age of the data', async () => {
    await refresh()
    const body = await events()
    expect(body).toMatchObject({
      isLive: true,
      asOf: '2026-11-22T12:00:00.000Z',
      sources: [
        { id: 'usgs', fetchedAt: '2026-11-22T12:00:00.000Z', failedAt: null, failures: 0 },
        { id: 'gdacs', failures: 0 },
        { id: 'nhc', fetchedAt: null },
        { id: 'usgs-volcanoes', fetchedAt: null },
        { id: 'gdelt', fetchedAt: null },
      ],
    })
    expect(body.events).toMatchObject([
      {
        id: 'usgs:us1',
        kind: 'earthquake',
        lat: 38.2,
        lon: 23.1,
        magnitude: 5.4,
        alert: 2,
        at: '2026-11-22T11:00:00.000Z',
        place: '10 km N of Athens, Greece',
        measure: '10 km deep',
        url: 'https://earthquake.usgs.gov/earthquakes/eventpage/us1',
      },
      {
        id: 'gdacs:TC1',
        kind: 'cyclone',
        lat: 13.4,
        lon: 122.5,
        alert: 2,
        magnitude: null,

        at: '2026-11-21T18:00:00.000Z',
        until: '2026-11-22T06:00:00.000Z',
        place: 'BUALOI-26, Philippines',
        measure: 'Typhoon (maximum wind speed of 165 km/h)',
      },
    ])
  })

  it.each([
    ['earthquakes of last week', USGS, usgs([quake('us2')], NOON - 25 * 3_600_000)],
    ['an earthquake of tomorrow', USGS, usgs([quake('us2', { time: NOON + 86_400_000 })])],
    [
      'a position that is none',
      USGS,
      usgs([{ ...quake('us2'), geometry: { type: 'Point', coordinates: [500, 99, 1] } }]),
    ],
    ['an address that runs something', USGS, usgs([quake('us2', { url: 'javascript:alert(1)' })])],
    ['another schema', USGS, '{"type":"FeatureCollection","items":[]}'],
    ['a page', USGS, '<html>maintenance</html>'],
    ['an empty world', GDACS, gdacs()],
    ['events without a position', GDACS, gdacs(item('TC', 9, '<gdacs:alertlevel>Red</gdacs:alertlevel>'))],
    ['entities that grow', GDACS, `<!DOCTYPE rss [<!ENTITY a "b">]>${gdacs()}`],
  ])('stays what it was when a publisher tells of %s', async (_, path, text) => {
    await refresh()
    const before = await events()
    publisher.documents.set(path, text)
    await refresh(15)
    const after = await events()
    expect(after.events).toEqual(before.events)
    const id = path === USGS ? 'usgs' : 'gdacs'
    expect(after.sources).toContainEqual({
      id,
      fetchedAt: '2026-11-22T12:00:00.000Z',
      failedAt: '2026-11-22T12:15:00.000Z',
      failures: 1,
    })
    expect(after.asOf).toBe('2026-11-22T12:00:00.000Z')
  })

  it('is empty, without an error, while live feeds are off or fail', async () => {
    publisher.fail(() => 'down')
    await refresh()
    expect(await events()).toMatchObject({ isLive: true, events: [], asOf: null })
    const off = await openTestServer(safetyRoutes)
    expect((await off.call(null, 'GET', '/api/safety/events')).body).toMatchObject({
      isLive: false,
      events: [],
      sources: [],
      asOf: null,
    })
    await off.close()
  })
})

describe('what governments say of a country', () => {
  it('uses one scale, with the day and the page', async () => {
    await refresh()
    expect((await readings('TH')).readings).toEqual([
      {
        issuer: 'us',
        level: 2,
        parts: null,
        hasParts: false,
        date: '2026-04-28',
        url: 'https://travel.state.gov/x.html',
      },
      {
        issuer: 'gb',
        level: null,
        parts: 3,
        hasParts: true,
        date: '2026-11-02',
        url: 'https://www.gov.uk/foreign-travel-advice/thailand',
      },
      {
        issuer: 'ca',
        level: 2,
        parts: null,
        hasParts: true,
        date: '2026-10-05',
        url: 'https://travel.gc.ca/destinations/somewhere',
      },
    ])
    expect((await readings('ML')).readings).toMatchObject([
      { issuer: 'gb', level: 4, parts: null, hasParts: true },
      { issuer: 'ca', level: 4 },
    ])
    expect((await readings('FR')).readings).toEqual([])
    expect((await server.call(null, 'GET', '/api/safety/advisories/fr')).status).toBe(400)
  })

  it('takes the gravest of several American items, and knows the names of its titles', async () => {
    const titles = [
      'Gaza - Level 4: Do Not Travel',
      'West Bank - Level 3: Reconsider Travel',
      'Mexico Travel Advisory - Level 2: Exercise Increased Caution',
      'Mainland China, Hong Kong & Macau - See Summaries - Level 2: Exercise Increased Caution',
      'Macau - Level 3: Reconsider Travel',
      'Kingdom of Denmark - Level 2: Exercise Increased Caution',
      'Cote d Ivoire - Level 2: Exercise Increased Caution',
    ]
    const rows = titles.map((title): [string, string] => [title.replace('&', '&amp;'), 'Fri, 04 Sep 2026'])
    publisher.documents.set(US, us(...rows))
    await refresh()
    const levelIn = async (country: string) => {
      const { readings: all } = z.parse(listAdvisories.output, await readings(country))
      return all.find(({ issuer }) => issuer === 'us')?.level
    }
    expect(await Promise.all(['PS', 'MX', 'CN', 'MO', 'DK', 'CI'].map(levelIn))).toEqual([4, 2, 2, 3, 2, 2])
  })

  it('goes on reading the Canadian list where a part of a country has a code of its own', async () => {
    const list = JSON.parse(ca({ ML: 3 }))
    Object.assign(list.data, { 'PT-20': { eng: { name: 'Azores' } }, AZORES: null })
    publisher.documents.set(CA, JSON.stringify(list))
    await refresh()
    expect((await readings('ML')).readings).toContainEqual(
      expect.objectContaining({ issuer: 'ca', level: 4 }),
    )
  })

  it('reads again only the British pages that changed', async () => {
    await refresh()
    publisher.requests.length = 0
    publisher.documents.set(GB, gb(['thailand', '2026-11-22T13:00:00Z'], ['mali', '2026-11-02T09:00:00Z']))
    publisher.documents.set(`${GB}/thailand`, gbPage())
    await refresh(60)
    expect(publisher.requests.map(({ path }) => path).filter((path) => path.startsWith('/fcdo'))).toEqual([
      GB,
      `${GB}/thailand`,
    ])
    expect((await readings('TH')).readings).toMatchObject([
      {},
      { issuer: 'gb', level: null, parts: null },
      {},
    ])
    expect((await readings('ML')).readings).toMatchObject([{ issuer: 'gb', level: 4 }, {}])
  })

  it('keeps what a British page said before when it cannot be read, and tries it at the next turn', async () => {
    await refresh()
    publisher.documents.set(
      GB,
      gb(
        ['mali', '2026-11-22T13:00:00Z'],
        ['thailand', '2026-11-22T13:00:00Z'],
        ['france', '2026-11-02T09:00:00Z'],
      ),
    )
    publisher.documents.set(`${GB}/thailand`, gbPage('avoid_the_moon'))
    publisher.documents.set(`${GB}/france`, gbPage())
    await refresh(60)
    expect((await readings('TH')).readings).toMatchObject([{}, { issuer: 'gb', parts: 3 }, {}])
    expect((await readings('FR')).readings).toMatchObject([{ issuer: 'gb', level: null }])
    publisher.documents.set(`${GB}/thailand`, gbPage('avoid_all_travel_to_parts'))
    await refresh(30)
    expect((await readings('TH')).readings).toMatchObject([{}, { issuer: 'gb', parts: 4 }, {}])
  })

  it('keeps a whole list when half of it is gone', async () => {
    const all =
      'AL AM AO AR AT AU AZ BA BB BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ'
    publisher.documents.set(CA, ca(Object.fromEntries(all.split(' ').map((code) => [code, 3]))))
    await refresh()
    publisher.documents.set(CA, ca({ DE: 0 }))
    await refresh(60)
    expect((await readings('DE')).readings).toMatchObject([{ issuer: 'ca', level: 4 }])
  })
})
