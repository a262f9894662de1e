import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { weatherRoutes } from '#features/destination/weather/index.ts'
import { currencyRoutes } from '#features/money/currency/index.ts'
import { safetyRoutes } from '#features/safety/advice/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Feed } from '#platform/feeds/feeds.port.ts'
import { findFeed } from '#platform/feeds/feeds.store.ts'
import { feedsJob, readFeed, refreshDue } from '#platform/feeds/feeds.ts'
import { type FeedFaultKind, startFeeds } from '#platform/feeds/test-feed-server.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { FEEDS } from './features.ts'
import { FEED_SAMPLES, type FeedSample } from './test-feed-samples.ts'

const HOUR_MS = 3_600_000
let publisher: Awaited<ReturnType<typeof startFeeds>>
let server: TestServer
let now = new Date()
beforeAll(async () => {
  publisher = await startFeeds()
  const routes = [...safetyRoutes, ...currencyRoutes, ...weatherRoutes]
  server = await openTestServer(routes, loadConfig({ FEEDS_BASE_URL: publisher.base, TEST_SEAMS: '1' }))
})
afterAll(async () => {
  await publisher.stop()
  await server.close()
})
beforeEach(async () => {
  await server.platform.database.db.execute('delete from feeds')
  publisher.fail(() => null)
  publisher.documents.clear()
})

const feedOf = ({ id }: FeedSample): Feed => {
  const feed = FEEDS.find((one) => one.id === id)
  if (!feed) throw new Error(`no feed ${id}`)
  return feed
}
function publish({ documents, at }: FeedSample) {
  for (const [path, text] of Object.entries(documents)) publisher.documents.set(path, text)
  now = new Date(at)
}
const refresh = (feed: Feed) => refreshDue({ ...server.platform, log: server.log, now: () => now }, [feed])
const kept = (feed: Feed) =>
  readFeed({ config: server.platform.config, db: server.platform.database.db }, feed)
const stateOf = (feed: Feed) => findFeed(server.platform.database.db, feed.id)

it('has a sample of every feed', () => {
  expect(FEED_SAMPLES.map(({ id }) => id).sort()).toEqual(FEEDS.map(({ id }) => id).sort())
})

const FAULTS: [how: FeedFaultKind, code: RegExp][] = [
  ['cut', /^unreadable/],
  ['nonsense', /^unreadable/],
  ['busy', /^refused: status 429/],
  ['endless', /^too-large/],
  ['elsewhere', /^redirected: to http:\/\/169\.254\.169\.254/],
]

describe.each(FEED_SAMPLES.map((one) => [one.id, one] as const))('%s', (_, sample) => {
  const feed = feedOf(sample)
  /** Fetches a second time, an interval later, with the publisher in this state; the last good copy must stay. */
  async function lookAgain(spoil: () => void) {
    publish(sample)
    await refresh(feed)
    const before = await kept(feed)
    expect(before.value).not.toBeNull()
    now = new Date(now.getTime() + feed.everyMinutes * 60_000)
    spoil()
    await refresh(feed)
    const after = await kept(feed)
    expect(after).toMatchObject({ fetchedAt: before.fetchedAt, failures: 1 })
    expect(after.value).toEqual(before.value)
    return stateOf(feed)
  }

  it('reads what its publisher answers', async () => {
    publish(sample)
    await refresh(feed)
    expect(await kept(feed)).toMatchObject({ fetchedAt: now, failures: 0, failedAt: null })
    expect(JSON.stringify((await kept(feed)).value)).toMatch(
      /Lala|Great Sitkin|"ML"|"SR"|us70005x7b|gdacs:FL1|1\.0163|"USD":1\.1|2026112212/,
    )
  })

  it.each(FAULTS)('keeps its copy when the answer is %s', async (how, said) => {
    const row = await lookAgain(() => publisher.fail(() => how))
    expect(row?.failure).toMatch(said)
    if (how === 'busy') expect(row?.nextAt.getTime()).toBe(now.getTime() + 2 * HOUR_MS)
  })

  it('keeps its copy when nothing comes', async () => {
    const row = await lookAgain(() => {
      publisher.fail(() => 'slow')
      // Shortens the time limit of fifteen seconds, which a test cannot wait for.
      const soon = AbortSignal.timeout(40)
      vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => soon)
    }).finally(() => vi.restoreAllMocks())
    expect(row?.failure).toMatch(/^too-slow/)
  })

  it('keeps its copy, and alarms staff, when the document has another shape', async () => {
    const lines = server.log.lines.length
    const row = await lookAgain(() => {
      for (const [path, text] of publisher.documents)
        if (typeof text === 'string') publisher.documents.set(path, rename(text))
    })
    expect(row?.failure).toMatch(/^(unreadable|implausible)/)
    expect(server.log.lines.slice(lines)).toContainEqual(
      expect.objectContaining({ level: 'error', feed: feed.id }),
    )
  })

  it('keeps its copy when the document is dated ahead of time', async () => {
    const row = await lookAgain(() => {
      // A page is read again only when the list says that it changed.
      for (const [path, text] of publisher.documents)
        if (typeof text === 'string')
          publisher.documents.set(path, text.replace('2026-11-02T09', '2026-11-03T09'))
      publisher.documents.set(...sample.ahead)
    })
    expect(row?.failure).toMatch(/^implausible/)
  })
})

/** The same document with every field renamed. */
function rename(text: string): string {
  return text
    .replace(/"([a-z_-]+)":/gi, '"$1_v2":')
    .replace(/<(\/?)(item|Cube)\b/g, '<$1$2-v2')
    .replace('export.CSV', 'table.CSV')
}

it('shows live facts on a fresh installation as soon as its first turn is over, which is at the start', async () => {
  for (const one of FEED_SAMPLES.filter(({ id }) => id !== 'nhc' && id !== 'usgs-volcanoes')) publish(one)
  publisher.documents.set('/nhc/CurrentStorms.json', '{"activeStorms":[]}')
  publisher.documents.set('/usgs-volcanoes/hans-public/api/volcano/getElevatedVolcanoes', '[]')
  now = new Date('2026-11-22T12:00:00Z')
  server.setNow(now)
  const page = async (path: string) => (await server.call(null, 'GET', path)).body
  expect(await page('/api/safety/events')).toMatchObject({ isLive: true, asOf: null, events: [] })
  const [job] = feedsJob({ ...server.platform, now: () => now }, FEEDS)
  expect(job).toMatchObject({ atStart: true, schedule: '* * * * *' })
  await job?.run({})
  const events = await page('/api/safety/events')
  expect(events).toMatchObject({
    asOf: now.toISOString(),
    events: [{ id: 'usgs:us70005x7b' }, { id: 'gdacs:FL1' }],
  })
  const advice = await page('/api/safety/advisories/ML')
  expect(advice).toMatchObject({
    asOf: now.toISOString(),
    readings: ['gb', 'ca', 'au', 'de'].map((issuer) => ({ issuer, level: 4 })),
  })
  expect((await page('/api/safety/advisories/SR')).readings).toMatchObject([{ issuer: 'us', level: 1 }])
  expect([events.sources, advice.sources].flat()).not.toContainEqual(
    expect.objectContaining({ fetchedAt: null }),
  )
  expect(await page('/api/rates?base=EUR')).toMatchObject({
    asOf: '2026-11-20',
    rates: { USD: 1.0163, JPY: 138.05 },
  })
})
