import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { loadConfig } from '../config/config.ts'
import { makeTestPlatform } from '../http/test-server.ts'
import type { Platform } from '../platform.ts'
import { fetchDocument } from './feed-http.ts'
import { type Feed, FeedFault } from './feeds.port.ts'
import { listFeeds } from './feeds.store.ts'
import { feedsJob, pauseMs, readFeed, refreshDue } from './feeds.ts'
import { startFeeds } from './test-feed-server.ts'

const copy = z.object({ words: z.string() })
const feed: Feed<z.infer<typeof copy>> = {
  id: 'usgs',
  url: 'https://words.example/daily/words.json',
  everyMinutes: 15,
  maxBytes: 10_000,
  copy,
  read: async (text, { previous, get }) => {
    const { words, more } = JSON.parse(text)
    if (words === 'lie') throw new FeedFault('implausible', `after ${previous?.words}`)
    return { words: more ? `${words} ${await get(more)}` : words }
  },
}
const PATH = '/usgs/daily/words.json'

let now = new Date('2026-11-22T10:00:00Z')
let publisher: Awaited<ReturnType<typeof startFeeds>>
let platform: Platform
let testServer: Platform
beforeAll(async () => {
  publisher = await startFeeds()
  platform = await makeTestPlatform(() => now)
  testServer = { ...platform, config: loadConfig({ FEEDS_BASE_URL: publisher.base, TEST_SEAMS: '1' }) }
})
afterAll(async () => {
  await publisher.stop()
  await platform.database.close()
})
beforeEach(async () => {
  now = new Date('2026-11-22T10:00:00Z')
  await platform.database.db.execute('delete from feeds')
  publisher.fail(() => null)
  publisher.documents.clear()
  publisher.documents.set(PATH, '{"words":"good"}')
  publisher.requests.length = 0
})

const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000)
}
const read = () => readFeed({ config: testServer.config, db: testServer.database.db }, feed)
const state = async () => (await listFeeds(testServer.database.db))[0]
const statuses = () => publisher.requests.map(({ status }) => status)

it('asks nobody unless it is switched on', async () => {
  const off = { ...testServer, config: loadConfig({ OUTSIDE: 'off' }) }
  expect(feedsJob(off, [feed])).toEqual([])
  expect(feedsJob(testServer, [feed])).toMatchObject([{ name: 'feeds.refresh', schedule: '* * * * *' }])
  await refreshDue(testServer, [feed])
  expect((await readFeed({ config: off.config, db: testServer.database.db }, feed)).value).toBeNull()
  expect(feedsJob({ ...testServer, config: loadConfig({}) }, [feed])).toHaveLength(1)
  expect(() =>
    loadConfig({
      NODE_ENV: 'production',
      AUTH_SECRET: 'x'.repeat(32),
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://a.example',
      FEEDS_BASE_URL: 'http://127.0.0.1:1',
    }),
  ).toThrow('FEEDS_BASE_URL without https is a test seam')
})

it('keeps a copy, fetches when it is due and not before, says who asks, and is told when nothing is new', async () => {
  await refreshDue(testServer, [feed])
  expect(await read()).toEqual({ value: { words: 'good' }, fetchedAt: now, failedAt: null, failures: 0 })
  expect(publisher.requests).toEqual([
    { path: PATH, status: 200, agent: 'Tripwright (+http://localhost:3000)' },
  ])
  pass(14)
  await refreshDue(testServer, [feed])
  expect(statuses()).toEqual([200])
  pass(1)
  await refreshDue(testServer, [feed])
  expect(statuses()).toEqual([200, 304])
  expect((await read()).fetchedAt).toEqual(now)
  publisher.documents.set(PATH, '{"words":"new"}')
  pass(15)
  await refreshDue(testServer, [feed])
  expect((await read()).value).toEqual({ words: 'new' })
})

it('is fetched by one process however many look at the same moment', async () => {
  await Promise.all(Array.from({ length: 6 }, () => refreshDue(testServer, [feed])))
  expect(statuses()).toEqual([200])
})

it.each([
  ['down', 'refused: status 503'],
  ['nonsense', 'unreadable: '],
  ['endless', 'too-large: over 10000 bytes'],
  ['elsewhere', 'redirected: to http://169.254.169.254'],
] as const)('keeps the last good copy while the publisher is %s', async (how, problem) => {
  await refreshDue(testServer, [feed])
  const before = now
  pass(15)
  publisher.fail(() => how)
  await refreshDue(testServer, [feed])
  expect(await read()).toEqual({ value: { words: 'good' }, fetchedAt: before, failedAt: now, failures: 1 })
  expect((await state())?.failure).toContain(problem)
})

it('refuses a document of another shape and one that cannot be true', async () => {
  await refreshDue(testServer, [feed])
  for (const [document, problem] of [
    ['{"words":7}', 'unreadable'],
    ['{"words":"lie"}', 'implausible: after good'],
  ] as const) {
    pass(15)
    publisher.documents.set(PATH, document)
    await refreshDue(testServer, [feed])
    expect((await read()).value).toEqual({ words: 'good' })
    expect((await state())?.failure).toContain(problem)
  }
})

it('leaves a publisher alone for longer after each failure, as long as it asks for, and comes back by itself', async () => {
  const minutes = [1, 2, 3, 4, 5, 6, 7, 40].map((failures) => pauseMs(15, failures, 0) / 60_000)
  expect(minutes).toEqual([5, 5, 30, 60, 120, 240, 360, 360])
  expect(pauseMs(15, 1, 7200)).toBe(7_200_000)
  publisher.fail(() => 'busy')
  await refreshDue(testServer, [feed])
  pass(119)
  await refreshDue(testServer, [feed])
  expect(statuses()).toEqual([429])
  publisher.fail(() => null)
  pass(1)
  await refreshDue(testServer, [feed])
  expect(statuses()).toEqual([429, 200])
  expect(await state()).toMatchObject({ failures: 0, failedAt: new Date('2026-11-22T10:00:00Z') })
})

it('reads further documents of the same publisher under the same base', async () => {
  publisher.documents.set(PATH, '{"words":"one","more":"/other/part"}')
  publisher.documents.set('/usgs/other/part', 'two')
  await refreshDue(testServer, [feed])
  expect((await read()).value).toEqual({ words: 'one two' })
  expect(publisher.requests.map(({ path }) => path)).toEqual([PATH, '/usgs/other/part'])
})

it('drops a copy from another address', async () => {
  await refreshDue(testServer, [feed])
  const elsewhere = { ...testServer, config: loadConfig({}) }
  expect((await readFeed({ config: elsewhere.config, db: testServer.database.db }, feed)).value).toBeNull()
})

it('gives up on an answer that does not come in time', async () => {
  publisher.fail(() => 'slow')
  const asking = fetchDocument({
    url: `${publisher.base}${PATH}`,
    maxBytes: 100,
    userAgent: 'Tripwright',
    timeoutMs: 50,
  })
  await expect(asking).rejects.toMatchObject({ code: 'too-slow' })
})
