import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Output } from '@tripwright/domain/base/contract'
import { type Guide, guide as guideSchema } from '@tripwright/domain/destination/places'
import type { getWalks } from '@tripwright/domain/map/walking'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { suggestCities } from '#features/destination/places/index.ts'
import { buildRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import { openWalking, walkingRoutes } from '#features/map/walking/index.ts'
import { itineraryRoutes } from '#features/trip/itinerary/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeFakeLog } from '#platform/log/log.fake.ts'
import { writeTestExtract } from '#platform/osm/test-extract.ts'
import { sparqlAnswer, startWikimedia, voyageAnswer } from '#platform/wikimedia/test-wikimedia-server.ts'
import { makeWikimedia } from '#platform/wikimedia/wikimedia.ts'
import { gatheredGuidesJobs, gatheredGuidesRoutes } from './index.ts'

const VADUZ = 'town-li-n47142-e9522'
const SCHAAN = 'town-li-n47165-e9509'
const DAY_MS = 86_400_000

// The first calls read the table of towns and our own guides.
vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let wikimedia: Awaited<ReturnType<typeof startWikimedia>>
let now = new Date('2026-05-01T10:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'gathered-guides-'))
const item = (id: string, name: string, lat: number, links: number, classes = 'Q33506') => ({
  id,
  name,
  lat,
  lon: 9.521,
  links,
  classes,
})
const ITEMS = [
  { ...item('Q1', 'Vaduz Castle', 47.1395, 40, 'Q23413'), lon: 9.5245 },
  item('Q2', 'Kunstmuseum Liechtenstein', 47.139, 20),
  item('Q3', 'Liechtenstein National Museum', 47.138, 18),
  item('Q4', 'Vaduz Cathedral', 47.1375, 12, 'Q2977'),
]

beforeAll(async () => {
  wikimedia = await startWikimedia()
  const config = loadConfig({
    DATA_DIR: dataDir,
    OUTSIDE: 'off',
    RATE_LIMIT_IP_SCALE: '100',
    ...wikimedia.env,
  })
  const walking = { findWalkTables: async () => [] }
  const routes = [
    ...gatheredGuidesRoutes({ waitMs: 300 }),
    ...itineraryRoutes({ walking, guideWaitMs: 0 }),
    ...walkingRoutes(openWalking({ config, log: makeFakeLog() })),
  ]
  server = await openTestServer(routes, config)
  await server.platform.jobs.start(gatheredGuidesJobs(server.platform))
  // The first call builds the table of towns, which takes some seconds.
  await suggestCities('vaduz')
}, 60_000)
afterAll(async () => {
  await server.close()
  await wikimedia.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
beforeEach(() => {
  wikimedia.fail(null)
  wikimedia.requests.length = 0
  wikimedia.hold('wikidata', sparqlAnswer(ITEMS))
  wikimedia.hold('wikivoyage', voyageAnswer('{{eat|name=Inn|lat=47.14|long=9.52|hours=Mo-Su 11:00-22:00}}'))
  wikimedia.hold('commons', { query: { pages: [] } })
})

async function drain(): Promise<void> {
  const { jobs } = server.platform
  if ('drain' in jobs && typeof jobs.drain === 'function') await jobs.drain()
}
function setNow(next: number, timeoutMs = 20_000): void {
  now = new Date(next)
  server.setNow(now)
  Object.assign(
    server.platform.wikimedia,
    makeWikimedia(server.platform.config, { now: () => now, timeoutMs }),
  )
}
const look = (id: string) => server.call(null, 'GET', `/api/guides/${id}`)
const namesOf = (body: object) => (body as Guide).pointsOfInterest.map(({ name }) => name)

describe('a guide that nobody asked for before', () => {
  it('is gathered: 202 with how far it is, and the guide when it is done, once however many ask', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => look(VADUZ)))
    for (const { status, body, headers } of answers) {
      expect(status).toBe(202)
      expect(body).toMatchObject({ state: 'gathering', name: 'Vaduz', progress: { done: 0 } })
      expect(headers.get('retry-after')).toMatch(/^\d+$/)
    }
    await drain()
    expect(wikimedia.requests.filter(({ service }) => service === 'wikidata')).toHaveLength(1)
    const { status, body } = await look(VADUZ)
    expect(status).toBe(200)
    expect(guideSchema.safeParse(body).success).toBe(true)
    expect(body).toMatchObject({ city: { id: VADUZ, currency: 'CHF', zone: 'Europe/Vaduz' } })
    expect(namesOf(body)).toEqual([...ITEMS.map(({ name }) => name), 'Inn'])
    for (const place of (body as unknown as Guide).pointsOfInterest) {
      expect(place.source).toMatch(/Wikidata|Wikivoyage/)
      expect(place.asOf).toMatch(/^2026-/)
      expect(place.fame).toBeGreaterThan(0)
    }
  })

  it('can be downloaded whole with the rows that it was made of, under its licence', async () => {
    const { status, body } = await server.call(null, 'GET', `/api/guides/${VADUZ}/places.json`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      licence: { name: 'Open Database License 1.0' },
      guide: { city: { id: VADUZ } },
    })
    expect(body.rows).toHaveLength(5)
  })

  it('is planned and proved as any other city', async () => {
    const request = { cities: [{ id: VADUZ }], startDate: '2026-06-02', days: 1, timeBudgetMs: 500 }
    const { status, body } = await server.call(null, 'POST', '/api/itineraries/plan', { body: request })
    expect({ status, issues: body.issues }).toEqual({ status: 200, issues: undefined })
    const answer = body as unknown as {
      plan: { days: { stops: { poiId: string | null }[] }[] }
      checks: { ok: boolean }[]
    }
    expect(answer.checks.every(({ ok }) => ok)).toBe(true)
    expect(answer.plan.days[0]?.stops.some(({ poiId }) => poiId === `${VADUZ}-q1`)).toBe(true)
  })

  it('has a plan wait for it with the same 202', async () => {
    const [town] = await suggestCities('Balzers')
    const request = { cities: [{ id: town?.id }], startDate: '2026-06-02', days: 1 }
    const { status, body, headers } = await server.call(null, 'POST', '/api/itineraries/plan', {
      body: request,
    })
    expect(status).toBe(202)
    expect(body).toMatchObject({ state: 'gathering', name: 'Balzers' })
    expect(headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('older than 30 days is given while a newer one is gathered; where that fails it stays', async () => {
    setNow(now.getTime() + 31 * DAY_MS)
    wikimedia.hold('wikidata', sparqlAnswer([...ITEMS, item('Q5', 'New museum', 47.141, 30)]))
    expect(namesOf((await look(VADUZ)).body)).not.toContain('New museum')
    await drain()
    expect(namesOf((await look(VADUZ)).body)).toContain('New museum')
    setNow(now.getTime() + 31 * DAY_MS)
    wikimedia.fail('down')
    await look(VADUZ)
    await drain()
    expect((await look(VADUZ)).status).toBe(200)
  })
})

describe('where no guide can be made', () => {
  it.each(['stalls', 'huge', 'truncated', 'html'] as const)(
    'because all sources are at fault (%s) it says so and names the nearest guides',
    async (fault) => {
      wikimedia.fail(fault)
      setNow(now.getTime() + DAY_MS, fault === 'stalls' ? 500 : 20_000)
      await look(SCHAAN)
      await drain()
      const { status, body } = await look(SCHAAN)
      expect(status).toBe(503)
      expect(body.error).toBe('unavailable')
      expect(body.message).toContain('a guide for Schaan')
      expect(body.nearest).toHaveLength(3)
      expect(body.nearest).toContainEqual({ id: 'zurich', name: 'Zürich' })
    },
  )

  it('because there is next to nothing to see, that is said too', async () => {
    setNow(now.getTime() + DAY_MS)
    wikimedia.hold('wikidata', sparqlAnswer([]))
    await look(SCHAAN)
    await drain()
    const { status, body } = await look(SCHAAN)
    expect(status).toBe(404)
    expect(body.message).toContain('too few')
  })

  it('ten minutes later somebody may try again, and a region of this server is enough', async () => {
    setNow(now.getTime() + 11 * 60_000)
    wikimedia.fail('down')
    const pbf = join(dataDir, 'some.osm.pbf')
    const node = (id: number, lat: number, tags: Record<string, string>) => ({
      id,
      lat,
      lon: 9.5 + id * 0.005,
      tags,
    })
    writeFileSync(
      pbf,
      writeTestExtract({
        box: [9.4, 47.1, 9.6, 47.2],
        nodes: [
          node(1, 47.165, {
            tourism: 'museum',
            name: 'DoMuS',
            opening_hours: 'Fr 14:00-20:00',
            wheelchair: 'yes',
          }),
          node(2, 47.166, { historic: 'ruins', name: 'Römerkastell' }),
          node(3, 47.167, { tourism: 'viewpoint', name: 'Dux' }),
          node(4, 47.168, { tourism: 'museum', name: 'Old museum', abandoned: 'yes' }),
          node(5, 47.169, { amenity: 'restaurant', name: 'Rössle', 'diet:vegan': 'yes' }),
        ],
        ways: [{ id: 1, refs: [1, 2, 3], tags: { highway: 'residential' } }],
      }),
    )
    await buildRegion({ pbf, id: 'schaan', name: 'Schaan', folder: regionsFolder(dataDir), now })
    await look(SCHAAN)
    await drain()
    const { body } = await look(SCHAAN)
    expect(namesOf(body)).toEqual(['DoMuS', 'Römerkastell', 'Dux', 'Rössle'])
    const [museum, , , inn] = (body as unknown as Guide).pointsOfInterest
    expect(museum).toMatchObject({ id: `${SCHAAN}-n1`, hours: 'Fr 14:00-20:00', stepFree: true })
    expect(inn?.diet).toEqual(['vegan'])
    expect(body.source).toContain('OpenStreetMap')
    // Its plans go along the streets of that extract.
    const walks = await server.call(null, 'GET', `/api/guides/${SCHAAN}/walks`)
    const [table] = (walks.body as unknown as Output<typeof getWalks>).tables
    expect(table?.ways.length).toBeGreaterThan(0)
    expect(table?.points.map(([lat]) => lat)).toContain(47.166)
  })
})

it('a device has thirty guides gathered a day', async () => {
  const { limits, database } = server.platform
  const limit = { name: 'gathered-guides', points: 30, seconds: 86_400 }
  const person = { id: 'ann', role: 'user', signedInAt: now }
  for (let time = 0; time < 30; time++) await limits.take(limit, person.id, database.db)
  const [town] = await suggestCities('Triesen')
  const { status, body } = await server.call(person as never, 'GET', `/api/guides/${town?.id}`)
  expect({ status, message: body.message }).toEqual({
    status: 429,
    message: 'You’ve asked for 30 new guides today. Ask for more tomorrow.',
  })
  // What was refused is not in the line either: somebody else may have it gathered.
  expect((await look(String(town?.id))).status).toBe(202)
})

it.each(['town-li-n1-e1', 'town-xx-n47142-e9522', 'nowhere', 'town-li-n99999-e9522'])(
  '%s has no guide',
  async (id) => {
    expect((await look(id)).status).toBe(404)
  },
)

it('the id of a town that has a guide of ours gives that guide', async () => {
  const { status, body } = await look('zurich')
  expect(status).toBe(200)
  expect(body).toMatchObject({ city: { id: 'zurich' } })
})
