import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { notificationsRoutes, pushJobs, pushRoutes } from '#features/account/notifications/index.ts'
import { loadBorders } from '#features/destination/countries/index.ts'
import { campaignsRoutes } from '#features/plans/trial-mails/index.ts'
import { safetyFeeds } from '#features/safety/advice/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { rowsOf } from '#platform/db/rows.ts'
import { refreshDue } from '#platform/feeds/feeds.ts'
import { startFeeds } from '#platform/feeds/test-feed-server.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import type { makeFakeMail } from '#platform/mail/mail.fake.ts'
import { startPushService } from '#platform/push/test-push-service.ts'
import { makeTrip, makeUser } from '#seeds/make.ts'
import { addAlert } from './alerts.store.ts'
import { alertsJobs, scanOnFeedUpdate } from './index.ts'

const USGS = '/usgs/earthquakes/feed/v1.0/summary/4.5_week.geojson'
const GDACS = '/gdacs/xml/rss.xml'
const US = '/state-department/_res/rss/TAsTWs.xml'
const NOON = Date.parse('2026-11-22T12:00:00Z')
const MINUTE = 60_000

let server: TestServer
let feeds: Awaited<ReturnType<typeof startFeeds>>
let service: Awaited<ReturnType<typeof startPushService>>
let ana: Person
let now = NOON
beforeAll(async () => {
  ;[feeds, service] = [await startFeeds(), await startPushService()]
  const config = loadConfig({ TEST_SEAMS: '1', FEEDS_BASE_URL: feeds.base })
  server = await openTestServer([...notificationsRoutes, ...pushRoutes, ...campaignsRoutes], config)
  await server.platform.jobs.start([...alertsJobs(server.platform), ...pushJobs(server.platform)])
  // The tables load on first use, which takes a second of the first test on a busy machine.
  await loadBorders()
})
afterAll(async () => {
  await feeds.stop()
  await service.stop()
  await server.close()
})
beforeEach(async () => {
  const { db } = server.platform.database
  for (const table of ['feeds', 'trip_alerts', 'trips', 'advice_levels', 'advice_changes', 'notifications'])
    await db.execute(sql`delete from ${sql.identifier(table)}`)
  now = NOON
  server.setNow(new Date(now))
  feeds.documents.clear()
  mail().sent.length = 0
  service.pushed.length = 0
  ana = await person()
})

const person = async (): Promise<Person> => ({
  ...(await makeUser(server.platform, { now: new Date(NOON) })),
  signedInAt: new Date(NOON),
})
const mail = () => server.platform.mail as ReturnType<typeof makeFakeMail>
const drain = () => (server.platform.jobs as unknown as { drain(): Promise<void> }).drain()
const ROME = { id: 'rome', name: 'Rome', lat: 41.9, lon: 12.5 }
const trip = (who: Person, fields: object = {}) =>
  makeTrip(server.platform, {
    personId: who.id,
    fields: { title: 'Winter', startDate: '2026-12-01', days: 4, places: [ROME], ...fields },
    now: new Date(NOON - 30 * 24 * 60 * MINUTE),
  })

const quake = (id: string, part: object = {}, lat = 42) => ({
  type: 'Feature',
  id,
  geometry: { type: 'Point', coordinates: [12.5, lat, 10] },
  properties: {
    mag: 6.2,
    place: 'near Rome',
    time: NOON - 10 * MINUTE,
    type: 'earthquake',
    alert: null,
    url: `https://earthquake.usgs.gov/earthquakes/eventpage/${id}`,
    ...part,
  },
})
function shake(...features: object[]): void {
  const metadata = { generated: now, title: 'USGS', status: 200 }
  feeds.documents.set(USGS, JSON.stringify({ type: 'FeatureCollection', metadata, features }))
}
function flood(alert: string): void {
  feeds.documents.set(
    GDACS,
    `<rss xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#" xmlns:gdacs="http://www.gdacs.org"><channel>
    <pubDate>${new Date(now).toUTCString()}</pubDate><item><link>https://www.gdacs.org/report.aspx?eventid=7</link>
    <gdacs:fromdate>Fri, 20 Nov 2026 00:00:00 GMT</gdacs:fromdate><gdacs:todate>Sun, 22 Nov 2026 06:00:00 GMT</gdacs:todate>
    <gdacs:eventtype>FL</gdacs:eventtype><gdacs:eventid>7</gdacs:eventid><gdacs:alertlevel>${alert}</gdacs:alertlevel>
    <geo:Point><geo:lat>41.7</geo:lat><geo:long>12.4</geo:long></geo:Point></item></channel></rss>`,
  )
}
function advise(...rows: [string, number][]): void {
  const items = rows.map(
    ([name, level]) => `<item><title>${name} - Level ${level}: Words</title>
    <link>https://travel.state.gov/x.html</link><pubDate>Sat, 21 Nov 2026</pubDate></item>`,
  )
  feeds.documents.set(US, `<rss><channel><title>Advisories</title>${items.join('')}</channel></rss>`)
}
/** Advances the clock by some minutes, fetches the due feeds and runs the jobs. */
async function later(minutes: number): Promise<void> {
  now += minutes * MINUTE
  server.setNow(new Date(now))
  await refreshDue(server.platform, safetyFeeds, scanOnFeedUpdate(server.platform))
  await drain()
}
const listed = async (who: Person) =>
  Object((await server.call(who, 'GET', '/api/notifications')).body).notifications
const choose = (who: Person, channel: string) =>
  server.call(who, 'PUT', '/api/notifications/choices', {
    body: { kind: 'trip-alert', channel, wants: false },
  })
const subscribe = (who: Person) =>
  server.call(who, 'PUT', '/api/notifications/push', { body: { ...service.subscribe(), locale: 'en-GB' } })

describe('the owner of a saved trip', () => {
  it('is told of an earthquake near it once: in the list, by mail and on the device', async () => {
    await trip(ana)
    await subscribe(ana)
    shake(quake('a'))
    await later(0)
    shake(quake('a'))
    await later(20)
    expect(await listed(ana)).toMatchObject([
      { kind: 'trip-alert', path: '/risk-radar?place=rome', detail: { count: '1' } },
    ])
    expect(service.pushed.map(({ message, ttl, urgency }) => ({ ...message, ttl, urgency }))).toMatchObject([
      {
        title: 'Magnitude 6.2 earthquake near Rome',
        body: '11 km from Rome, 22 Nov, 11:50 UTC. Your trip “Winter” starts on 1 December 2026.',
        path: '/risk-radar?place=rome',
        ttl: 86_400,
        urgency: 'high',
      },
    ])
    const [message, ...more] = mail().sent
    expect(more).toEqual([])
    expect(message).toMatchObject({ to: ana.email, subject: 'Magnitude 6.2 earthquake near Rome' })
    for (const text of [
      'The ground may shake again',
      'Source: USGS, as of Nov 22, 12:00',
      '/risk-radar?place=rome',
    ])
      expect(message?.text).toContain(text)
    expect(message?.unsubscribeUrl).toContain('mail_token=alerts~')
  })

  it('is told again when a flood has become graver, and not when it has not', async () => {
    await trip(ana)
    const titles = async () => (await listed(ana)).length
    const seen: number[] = []
    for (const alert of ['Green', 'Orange', 'Orange', 'Red', 'Orange']) {
      now += MINUTE
      flood(alert)
      await later(20)
      seen.push(await titles())
    }
    expect(seen).toEqual([0, 1, 1, 2, 2])
  })

  it('is told when a government raises its advice, and what it said before', async () => {
    await trip(ana)
    advise(['Italy', 2], ['France', 2])
    await later(0)
    expect(await listed(ana)).toEqual([])
    advise(['Italy', 3], ['France', 1])
    await later(61)
    const [first, ...more] = await listed(ana)
    expect(more).toEqual([])
    expect(JSON.parse(first.detail.alerts)).toMatchObject([
      { what: 'raised', country: 'IT', issuer: 'us', from: 2, to: 3, source: 'state-department' },
    ])
    expect(mail().sent[0]?.text).toContain(
      'United States, Department of State now says “Only essential travel” (before: “Take extra care”).',
    )
  })

  it('gets one message for more than three things', async () => {
    await trip(ana)
    await subscribe(ana)
    shake(quake('a'), quake('b'), quake('c'), quake('d', {}, 42.1))
    await later(0)
    expect(await listed(ana)).toMatchObject([{ kind: 'trip-alerts', detail: { count: '4' } }])
    expect([mail().sent.length, service.pushed.length]).toEqual([1, 1])
    expect(mail().sent[0]?.subject).toBe('4 alerts for your trips')
    expect(service.pushed[0]?.message.path).toBe('/notifications')
  })

  it('reads of twenty in a mail, and how many more there are', async () => {
    await trip(ana)
    shake(...Array.from({ length: 23 }, (_, i) => quake(`q${i}`)))
    await later(0)
    const text = mail().sent[0]?.text ?? ''
    expect(text.match(/eventpage/g)).toHaveLength(20)
    expect(text).toContain('Plus 3 more under Notifications.')
  })

  it('ignores events far away, too weak, after the trip, near a deleted trip, or near that of another person', async () => {
    const ben = await person()
    await trip(ben, { places: [{ name: 'Tokyo', lat: 35.7, lon: 139.7 }] })
    await trip(ana, { startDate: '2026-11-01' })
    await trip(ana, { startDate: '2026-12-10' })
    await trip(ana, { deleted: true })
    shake(quake('a'), quake('weak', { mag: 5.4 }))
    await later(0)
    expect([await listed(ana), await listed(ben), mail().sent]).toEqual([[], [], []])
  })

  it('is found by the stops where the trip names no towns', async () => {
    await makeTrip(server.platform, {
      personId: ana.id,
      fields: { startDate: '2026-12-01', days: 2, places: [] },
      stops: [{ name: 'Colosseum', lat: 41.89, lon: 12.49, day: '2026-12-01' }],
      now: new Date(NOON - 30 * 24 * 60 * MINUTE),
    })
    shake(quake('a'))
    await later(0)
    const [first] = await listed(ana)
    expect(first.path).toBe('/risk-radar?place=IT')
    expect(JSON.parse(first.detail.alerts)[0].place).toBe('Colosseum')
  })

  it('chooses: no mail, no push, or nothing at all', async () => {
    const [ben, eva] = [await person(), await person()]
    for (const who of [ana, ben, eva]) {
      await trip(who)
      await subscribe(who)
    }
    await choose(ana, 'mail')
    await choose(ben, 'push')
    await choose(eva, 'here')
    shake(quake('a'))
    await later(0)
    expect(mail().sent.map(({ to }) => to)).toEqual([ben.email])
    expect(service.pushed).toHaveLength(1)
    expect([(await listed(ana)).length, (await listed(ben)).length, (await listed(eva)).length]).toEqual([
      1, 1, 0,
    ])
  })

  it('hears nothing more of what was held back when they switch it off', async () => {
    await trip(ana)
    shake(quake('a'), quake('b'), quake('c'))
    await later(0)
    shake(quake('d'))
    await later(20)
    expect((await listed(ana)).length).toBe(3)
    await choose(ana, 'here')
    shake(quake('d'))
    await later(7 * 60)
    expect([(await listed(ana)).length, mail().sent.length]).toEqual([3, 3])
  })

  it('holds nobody up by deleting it while others are looked through', async () => {
    const { db } = server.platform.database
    const touch = { event: 'x', rank: 2, detail: Object() } as const
    await addAlert(db, { userId: ana.id, tripId: randomUUID() }, touch, new Date(NOON))
    expect(rowsOf(await db.execute(sql`select 1 from trip_alerts`))).toEqual([])
  })

  it('stops the mails by the link in one of them', async () => {
    await trip(ana)
    shake(quake('a'))
    await later(0)
    const token = new URL(mail().sent[0]?.unsubscribeUrl ?? '').searchParams.get('mail_token')
    await server.call(null, 'POST', '/api/campaigns/unsubscribe', { body: { token } })
    shake(quake('a'), quake('b'))
    await later(20)
    expect([mail().sent.length, (await listed(ana)).length]).toEqual([1, 2])
  })

  it('is sent once by two processes that scan at the same time', async () => {
    await trip(ana)
    shake(quake('a'))
    const look = alertsJobs(server.platform).find(({ name }) => name === 'alerts.look')
    await refreshDue(server.platform, safetyFeeds, scanOnFeedUpdate(server.platform))
    await Promise.all([look?.run({}), look?.run({})])
    await drain()
    expect([(await listed(ana)).length, mail().sent.length]).toEqual([1, 1])
  })
})

describe('a publisher that lies', () => {
  it('by changing its advice for every country is told to nobody', async () => {
    await trip(ana)
    const names = ['Italy', 'France', 'Spain', 'Germany', 'Austria', 'Poland', 'Norway', 'Sweden', 'Finland']
    const more = ['Denmark', 'Greece', 'Portugal', 'Japan', 'Thailand', 'Vietnam', 'India', 'China', 'Peru']
    const all = [...names, ...more, 'Chile', 'Brazil', 'Mexico', 'Canada']
    advise(...all.map((name): [string, number] => [name, 1]))
    await later(0)
    advise(...all.map((name): [string, number] => [name, 4]))
    await later(61)
    expect(await listed(ana)).toEqual([])
    // The advice is unchanged from then on; the next real change is an alert again.
    advise(...all.map((name): [string, number] => [name, name === 'Italy' ? 3 : 4]))
    await later(61)
    expect((await listed(ana)).length).toBe(1)
  })

  it('by changing it everywhere is told to nobody either when we die in the middle', async () => {
    const { db } = server.platform.database
    await trip(ana)
    const codes =
      'Italy,France,Spain,Germany,Austria,Poland,Norway,Sweden,Finland,Denmark,Greece,Portugal,Japan'
    const all = [
      ...codes.split(','),
      ...'Thailand,Vietnam,India,China,Peru,Chile,Brazil,Mexico,Canada'.split(','),
    ]
    advise(...all.map((name): [string, number] => [name, 1]))
    await later(0)
    // The trigger fails at the last two rows, after the others were written.
    await db.execute(sql`create function die() returns trigger language plpgsql as $$
      begin
        if (select count(*) from advice_levels where level = 4) >= 19 or new.country = 'IT' then raise 'dead'; end if;
        return new;
      end $$`)
    await db.execute(
      sql`create trigger die before update on advice_levels for each row execute function die()`,
    )
    advise(...all.toReversed().map((name): [string, number] => [name, 4]))
    await expect(later(61)).rejects.toThrow()
    await db.execute(sql`drop function die cascade`)
    await drain()
    expect(await listed(ana)).toEqual([])
  })

  it('or is down changes nothing', async () => {
    await trip(ana)
    shake(quake('a'))
    await later(0)
    feeds.documents.clear()
    await later(20)
    expect((await listed(ana)).length).toBe(1)
  })
})

it('has nothing to do where feeds are off', () => {
  const config = loadConfig({ TEST_SEAMS: '1', OUTSIDE: 'off' })
  expect(alertsJobs({ ...server.platform, config })).toEqual([])
})
