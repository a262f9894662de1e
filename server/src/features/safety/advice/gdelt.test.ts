import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadConfig } from '#platform/config/config.ts'
import { FeedFault } from '#platform/feeds/feeds.port.ts'
import { refreshDue } from '#platform/feeds/feeds.ts'
import { startFeeds } from '#platform/feeds/test-feed-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { gdeltFeed } from './gdelt-feed.service.ts'
import { safetyRoutes } from './index.ts'

const NOON = Date.parse('2026-11-22T12:00:00Z')
const LIST = '/gdelt/gdeltv2/lastupdate.txt'
const fileOf = (stamp: string) => `/gdelt/gdeltv2/${stamp}.export.CSV.zip`
const listOf = (stamp: string) =>
  ['export.CSV', 'mentions.CSV', 'gkg.csv']
    .map(
      (name) =>
        `69899 4f032c0042ab4dc8737016f59e7bad75 http://data.gdeltproject.org/gdeltv2/${stamp}.${name}.zip`,
    )
    .join('\n')

type Row = Partial<
  Record<'day' | 'root' | 'code' | 'type' | 'name' | 'lat' | 'lon' | 'id' | 'address', string>
>
const COLUMN = { day: 1, root: 25, code: 26, type: 51, name: 52, lat: 56, lon: 57, id: 58, address: 60 }
const TBILISI = {
  day: '20261122',
  root: '1',
  code: '141',
  type: '4',
  name: "Tbilisi, T'bilisi, Georgia",
  lat: '41.725',
  lon: '44.7908',
  id: '-2960561',
}
const row = (part: Row) => {
  const cells = Array.from({ length: 61 }, () => '')
  const all = { ...TBILISI, address: 'https://news.example/1', ...part }
  for (const [name, index] of Object.entries(COLUMN)) cells[index] = all[name as keyof Row] ?? ''
  return cells.join('\t')
}
/** The given number of articles, each from another newspaper. */
const rows = (count: number, part: Row = {}, from = 0) =>
  Array.from({ length: count }, (_, n) =>
    row({ address: `https://site${from + n}.example/${from + n}`, ...part }),
  )
const OTHER = row({ code: '042', name: 'Rome, Lazio, Italy', id: '3' })
const zip = (lines: string[], name = '20261122120000.export.CSV') =>
  zipSync({ [name]: strToU8(`${lines.join('\n')}\n`) })

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
  publisher.documents.clear()
  now = new Date(NOON)
  publish('20261122120000', [OTHER, ...rows(6)])
})
const publish = (stamp: string, lines: string[]) => {
  publisher.documents.set(LIST, listOf(stamp))
  publisher.documents.set(fileOf(stamp), zip(lines))
}
const refresh = (minutes = 0) => {
  now = new Date(now.getTime() + minutes * 60_000)
  return refreshDue({ ...server.platform, now: () => now }, [gdeltFeed])
}
const body = async () => (await server.call(null, 'GET', '/api/safety/events')).body
const requestedPaths = () => publisher.requests.map(({ path }) => path)

it('tells of a city that articles name for a protest, with their number, and when it was last fetched', async () => {
  await refresh()
  expect(await body()).toMatchObject({
    events: [
      {
        id: 'gdelt:-2960561',
        kind: 'unrest',
        place: 'Tbilisi, Georgia',
        lat: 41.725,
        lon: 44.7908,
        at: '2026-11-22T12:00:00.000Z',
        until: null,
        news: { sign: 'protest', articles: 6 },
        url: 'https://www.gdeltproject.org/',
        alert: null,
        magnitude: null,
        measure: null,
      },
    ],
    sources: [
      { id: 'usgs', fetchedAt: null },
      { id: 'gdacs', fetchedAt: null },
      { id: 'nhc', fetchedAt: null },
      { id: 'usgs-volcanoes', fetchedAt: null },
      { id: 'gdelt', fetchedAt: '2026-11-22T12:00:00.000Z', failures: 0 },
    ],
  })
})

it('adds up a day of tables, reads each once, a few older ones per run, and drops older ones', async () => {
  publisher.documents.set(fileOf('20261122114500'), zip(rows(3, {}, 6)))
  // The same article in a second file is not counted again.
  publisher.documents.set(fileOf('20261122113000'), zip(rows(4, { code: '143' }, 5)))
  await refresh()
  expect((await body()).events).toMatchObject([{ news: { articles: 9, sign: 'protest' } }])
  expect(requestedPaths().slice(0, 4)).toEqual([
    LIST,
    ...['120000', '114500', '113000'].map((at) => fileOf(`20261122${at}`)),
  ])
  expect(requestedPaths()).toHaveLength(2 + 12)

  publisher.requests.length = 0
  publish('20261122121500', [OTHER])
  await refresh(15)
  expect(requestedPaths()).toHaveLength(2 + 12)
  expect(requestedPaths()).not.toContain(fileOf('20261122120000'))
  expect((await body()).events).toMatchObject([{ at: '2026-11-22T12:00:00.000Z', news: { articles: 9 } }])

  publish('20261123120000', [OTHER])
  await refresh(24 * 60 - 15)
  expect((await body()).events).toEqual([])
})

it('stops asking for older tables when one does not come, and does so at the next turn', async () => {
  publisher.documents.set(fileOf('20261122113000'), zip(rows(2, {}, 6)))
  publisher.fail((path) => (path === fileOf('20261122114500') ? 'busy' : null))
  await refresh()
  expect(requestedPaths()).toHaveLength(3)
  expect((await body()).events).toMatchObject([{ news: { articles: 6 } }])
  publisher.fail(() => null)
  await refresh(15)
  expect((await body()).events).toMatchObject([{ news: { articles: 8 } }])
})

it('waits no second time for an older table while the publisher is slow', async () => {
  const tables: string[] = []
  const getBytes = async (path: string) => {
    tables.push(path)
    if (tables.length > 1) throw new FeedFault('too-slow', 'no whole answer in time')
    return zip(rows(5))
  }
  const reading = { previous: null, now, getBytes, get: async () => '' }
  const copy = await gdeltFeed.read(listOf('20261122120000'), reading)
  expect(copy.events).toHaveLength(1)
  expect(tables).toHaveLength(2)
  expect(gdeltFeed.isUnfinished?.(copy)).toBe(true)
})

it.each([
  ['a country as a whole', { type: '1', name: 'Georgia' }],
  ['a state or a province', { type: '5', name: 'Adjara, Georgia' }],
  ['something else than unrest', { code: '190' }],
  ['what stands far down in the articles', { root: '0' }],
  ['last year', { day: '20251122' }],
  ['one newspaper alone', { address: 'https://news.example/1' }],
])('leaves out %s', async (_, part) => {
  publish('20261122120000', [OTHER, ...rows(9, part)])
  await refresh()
  expect(await body()).toMatchObject({ events: [], sources: [{}, {}, {}, {}, { failures: 0 }] })
})

it.each([
  ['143', 'strike'],
  ['1441', 'blockade'],
  ['145', 'riot'],
  ['1723', 'curfew'],
])('reads code %s as a sign of a %s', async (code, sign) => {
  publish('20261122120000', rows(5, { code }))
  await refresh()
  expect((await body()).events).toMatchObject([{ news: { sign } }])
})

it.each([
  ['markup', { name: '<img src=x onerror=alert(1)>, Georgia' }],
  ['a line that runs the other way', { name: 'Tbi\u202elisi, Georgia' }],
  ['a position that is none', { lat: '500', lon: '-900' }],
  ['no position', { lat: '', lon: '' }],
  ['an id that is none', { id: '../../etc' }],
  ['an address that runs something', { address: 'javascript:alert(1)' }],
])('leaves out single places with %s', async (_, part) => {
  publish('20261122120000', [...rows(6), ...rows(5, { id: '9', ...part })])
  await refresh()
  expect((await body()).events).toMatchObject([{ id: 'gdelt:-2960561', news: { articles: 6 } }])
})

const NEXT = '20261122121500'
const million = 'x\t'.repeat(60)
it.each<[string, () => void]>([
  ['another schema', () => publish(NEXT, ['id\tname\tcount', '1\tTbilisi\t9'])],
  ['hostile places for the most part', () => publish(NEXT, [...rows(2), ...rows(9, { name: '<b>, <b>' })])],
  ['a million places', () => publish(NEXT, rows(5001))],
  [
    'a table that grows beyond measure',
    () =>
      publish(
        NEXT,
        Array.from({ length: 300_000 }, () => million),
      ),
  ],
  ['nothing at all', () => publish(NEXT, [])],
  [
    'an archive of something else',
    () => {
      publisher.documents.set(LIST, listOf(NEXT))
      publisher.documents.set(fileOf(NEXT), zip([OTHER], 'readme.txt'))
    },
  ],
  [
    'what is no archive',
    () => {
      publisher.documents.set(LIST, listOf(NEXT))
      publisher.documents.set(fileOf(NEXT), '<html>maintenance</html>')
    },
  ],
  ['a table that is not there', () => publisher.documents.set(LIST, listOf(NEXT))],
  ['no table', () => publisher.documents.set(LIST, '<html>maintenance</html>')],
  ['one table out of place', () => publisher.documents.set(LIST, listOf('../../20261122121500'))],
  ['a table of tomorrow', () => publish('20261123121500', rows(9))],
  ['a table of last week', () => publish('20261115121500', rows(9))],
  ['an older table than before', () => publish('20261122114500', rows(9))],
  ['a refusal', () => publisher.fail(() => 'down')],
  ['another host', () => publisher.fail(() => 'elsewhere')],
])('keeps the last good copy and its age when the publisher tells of %s', async (_, happens) => {
  await refresh()
  const before = await body()
  happens()
  await refresh(15)
  const after = await body()
  expect(after.events).toEqual(before.events)
  expect(after.sources).toContainEqual({
    id: 'gdelt',
    fetchedAt: '2026-11-22T12:00:00.000Z',
    failedAt: '2026-11-22T12:15:00.000Z',
    failures: 1,
  })
})
