import { SAMPLES } from '@tripwright/domain/site/home'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { adminRoutes } from '#features/staff/admin/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import type { Person } from '#platform/http/session-check.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeUser } from '#seeds/make.ts'
import { homeRoutes, readContentCommand } from './index.ts'

let server: TestServer
let admin: Person
/** Shown only where live danger feeds are on, which is off in tests. */
const LIVE_CLAIM = 'feature.risk-radar'
const NOW = new Date('2026-05-01T10:00:00Z')
const NOTHING_WRITTEN = { testimonials: null, partners: null }

beforeAll(async () => {
  server = await openTestServer([...homeRoutes, ...adminRoutes])
  admin = { ...(await makeUser(server.platform, { role: 'admin' })), signedInAt: new Date() }
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.platform.database.db.execute('delete from home_content')
})

const run = (...words: string[]) => readContentCommand(words)(server.platform.database.db, NOW)
const content = async () => (await server.call(null, 'GET', '/api/home/content')).body
const log = async (limit: number) =>
  (await server.call(admin, 'GET', `/api/admin/audit?limit=${limit}`)).body.entries as object[]

it('a fresh installation has confirmed nothing, hides nothing but what it does not do, and has no social links', async () => {
  expect(await content()).toEqual({
    ...NOTHING_WRITTEN,
    confirmed: [],
    hidden: [LIVE_CLAIM],
    socialLinks: [],
  })
})

it('claims that dangers are looked at every quarter of an hour where they are, with nobody having to confirm it', async () => {
  const live = await openTestServer([...homeRoutes, ...adminRoutes], loadConfig({}))
  const { body } = await live.call(null, 'GET', '/api/home/content')
  expect(body).toEqual({ ...NOTHING_WRITTEN, confirmed: [LIVE_CLAIM], hidden: [], socialLinks: [] })
  await live.close()
})

it('everybody gets the confirmed samples, the hidden ones and the configured links, cached for a minute', async () => {
  await run('confirm', 'stats.trips', 'partner.larkfield')
  await run('hide', 'testimonial.1', 'partner.larkfield')
  const link = { name: 'X', url: 'https://x.com/trip' }
  server.platform.config.socialLinks = [link]
  const response = await server.fetch('/api/home/content', {})
  server.platform.config.socialLinks = []
  expect(response.headers.get('cache-control')).toContain('max-age=60')
  expect(await response.json()).toEqual({
    ...NOTHING_WRITTEN,
    confirmed: ['stats.trips', 'partner.larkfield'],
    hidden: [LIVE_CLAIM, 'testimonial.1', 'partner.larkfield'],
    socialLinks: [link],
  })
})

it('unconfirm and show take back one half of the decision alone', async () => {
  await run('confirm', 'stats.trips')
  await run('hide', 'stats.trips')
  await run('unconfirm', 'stats.trips')
  expect(await content()).toMatchObject({ confirmed: [], hidden: ['stats.trips', LIVE_CLAIM] })
  await run('confirm', 'stats.trips')
  await run('show', 'stats.trips')
  expect(await content()).toMatchObject({ confirmed: ['stats.trips'], hidden: [LIVE_CLAIM] })
})

it('each change is logged as one of a command on the server; an unchanged sample is not', async () => {
  await run('confirm', 'stats.trips')
  expect(await run('confirm', 'stats.trips', 'stats.languages')).toBe(
    'stats.trips is confirmed.\nstats.languages is confirmed.',
  )
  const entry = (action: string, id: string) => ({
    action,
    actorId: null,
    detail: { content: id, by: 'command' },
  })
  await run('hide', 'partner.caravel')
  expect(await log(3)).toMatchObject([
    entry('content.hidden', 'partner.caravel'),
    entry('content.confirmed', 'stats.languages'),
    entry('content.confirmed', 'stats.trips'),
  ])
})

it('the list names every sample with what was decided about it', async () => {
  await run('confirm', 'stats.trips')
  await run('hide', 'stats.trips')
  const lines = (await run('list')).split('\n')
  expect(lines).toHaveLength(SAMPLES.length + 1)
  expect(lines[0]).toMatch(/^stats\.trips +confirmed, hidden +1,000,000\+ trips planned$/)
  expect(lines[1]).toMatch(/^stats\.languages +sample +50\+ languages$/)
  expect(lines.at(-1)).toBe(`${SAMPLES.length - 1} of ${SAMPLES.length} are not confirmed.`)
})

it('staff read every sample with what was decided, and decide about each; travellers do neither', async () => {
  await run('confirm', 'stats.trips')
  await run('hide', 'stats.languages')
  const { samples } = (await server.call(admin, 'GET', '/api/admin/home-content')).body as {
    samples: { id: string }[]
  }
  expect(samples).toHaveLength(SAMPLES.length)
  const languages = { id: 'stats.languages', text: '50+ languages', isConfirmed: false, isHidden: true }
  expect(samples[1]).toEqual(languages)
  const body = { id: 'stats.languages', isConfirmed: true, isHidden: false }
  expect((await server.call(admin, 'POST', '/api/admin/home-content', { body })).status).toBe(200)
  expect(await content()).toMatchObject({
    confirmed: ['stats.trips', 'stats.languages'],
    hidden: [LIVE_CLAIM],
  })
  expect(await log(2)).toMatchObject([
    { action: 'content.shown', actorId: admin.id, detail: { content: 'stats.languages' } },
    { action: 'content.confirmed', actorId: admin.id, detail: { content: 'stats.languages' } },
  ])
  const unknown = { ...body, id: 'stats.nothing' }
  expect((await server.call(admin, 'POST', '/api/admin/home-content', { body: unknown })).status).toBe(400)
  expect((await server.call(null, 'GET', '/api/admin/home-content')).status).toBe(401)
  expect((await server.call(null, 'POST', '/api/admin/home-content', { body })).status).toBe(401)
})

it.each(['', 'list stats.trips', 'confirm', 'burn stats.trips', 'toString stats.trips'])(
  'refuses "%s" in words before the database is opened',
  (line) => {
    const words = line.split(' ').filter(Boolean)
    expect(() => readContentCommand(words)).toThrow('npm run content -- list')
  },
)

it('refuses an id that is not there, and then changes none of the others', async () => {
  expect(() => readContentCommand(['confirm', 'stats.trips', 'partner.nobody'])).toThrow(
    'there is no content partner.nobody',
  )
  expect(await content()).toMatchObject({ confirmed: [] })
})
