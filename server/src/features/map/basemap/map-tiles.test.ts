import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeBasemap } from '#platform/basemap/basemap.ts'
import { makeTestTile, startTileServer, type TileServerFault } from '#platform/basemap/test-tile-server.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { basemapRoutes } from './index.ts'

let tiles: Awaited<ReturnType<typeof startTileServer>>
let server: TestServer
let dataDir: string
let now: Date

beforeAll(async () => {
  tiles = await startTileServer()
  dataDir = tmpdir()
  server = await openTestServer(basemapRoutes, configOf({}))
})
afterAll(async () => {
  await server.close()
  await tiles.stop()
})
beforeEach(() => {
  now = new Date('2026-05-01T10:00:00Z')
  dataDir = mkdtempSync(join(tmpdir(), 'map-cache-'))
  tiles.set({
    fault: null,
    build: '20260408_001001_pt',
    delayMs: 0,
    size: 0,
    isPacked: true,
    isDocumentDown: false,
    tileJson: {},
  })
  tiles.forget()
  server.log.lines.length = 0
  restart()
})
afterEach(() => {
  server.platform.basemap.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const MINUTES = 60_000
const DAYS = 24 * 60 * MINUTES

/** As after a restart on the same folder. */
function restart(env: Record<string, string> = {}, timeoutMs = 5000): void {
  server.platform.basemap.close()
  const config = configOf(env)
  const options = { log: server.log, now: () => now, timeoutMs }
  // The routes hold this very object.
  Object.assign(server.platform.basemap, makeBasemap(config, options))
}
const configOf = (env: Record<string, string>) =>
  loadConfig({
    TEST_SEAMS: '1',
    OUTSIDE: 'off',
    DATA_DIR: dataDir,
    MAP_TILES_URL: `${tiles.base}/planet`,
    ...env,
  })
const get = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(`/api/maps/tiles${path}`, { headers })
const info = async () => JSON.parse(await (await get('.json')).text())
async function nameIn(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  return /\d{8} \d+\/\d+\/\d+/.exec(bytes.toString('latin1'))?.[0] ?? ''
}

it('gives a tile of the server that is configured, to be kept for a day, and not again while it is unchanged', async () => {
  const answer = await get('/14/8620/5812')
  expect(answer.status).toBe(200)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'application/vnd.mapbox-vector-tile',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    vary: 'accept-encoding',
  })
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(
    makeTestTile({ zoom: 14, x: 8620, y: 5812 }, '20260408'),
  )
  const etag = answer.headers.get('etag') ?? ''
  expect((await get('/14/8620/5812', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/14/8620/5812', { 'if-none-match': `"other", W/${etag}` })).status).toBe(304)
  expect(tiles.tilesAsked()).toEqual(['/planet/20260408_001001_pt/14/8620/5812.pbf'])
})

it('packs a tile for whoever takes it packed', async () => {
  const packed = await get('/3/4/2', { 'accept-encoding': 'br, gzip' })
  expect(packed.headers.get('content-encoding')).toBe('gzip')
  const plain = await get('/3/4/2', { 'accept-encoding': 'br, gzip;q=0' })
  expect(plain.headers.get('content-encoding')).toBeNull()
  expect(gunzipSync(Buffer.from(await packed.arrayBuffer()))).toEqual(Buffer.from(await plain.arrayBuffer()))
})

it.each([
  '/15/0/0',
  '/3/8/0',
  '/3/0/8',
  '/0/1/0',
  '/3/-1/0',
  '/3/1.5/0',
  '/3/1e0/0',
  '/03/1/0',
  '/3/x/0',
  '/3/1/0.pbf',
  '/14/16384/0',
])('refuses %s, and asks nobody', async (path) => {
  expect((await get(path)).status).toBe(400)
  expect(tiles.asked).toEqual([])
})

it('describes zooms, bounds, the day of the build and the attribution, without any markup', async () => {
  expect(await info()).toEqual({
    available: true,
    minzoom: 0,
    maxzoom: 14,
    bounds: [-180, -85.05113, 180, 85.05113],
    attribution: [
      { text: 'OpenFreeMap', url: 'https://openfreemap.org/' },
      { text: '© OpenMapTiles', url: 'https://www.openmaptiles.org/' },
      { text: 'Data from OpenStreetMap', url: 'https://www.openstreetmap.org/copyright' },
    ],
    source: 'server',
    asOf: '2026-04-08',
  })
})

it('sends a User-Agent with the contact of the operator', async () => {
  restart({ CONTACT: 'ops@trip.example' })
  await get('/1/0/0')
  expect(tiles.headers.map((one) => one['user-agent'])).toEqual(
    Array(2).fill('Tripwright (+ops@trip.example)'),
  )
})

it('asks once for a tile that fifty want at the same moment', async () => {
  tiles.set({ delayMs: 50 })
  const answers = await Promise.all(Array.from({ length: 50 }, () => get('/9/268/179')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(tiles.tilesAsked()).toHaveLength(1)
})

it('asks for three tiles at a time, and for no tile twice', async () => {
  tiles.set({ delayMs: 15 })
  const paths = Array.from({ length: 30 }, (_, x) => `/5/${x}/10`)
  for (let round = 0; round < 2; round++)
    for (const { status } of await Promise.all(paths.map((path) => get(path)))) expect(status).toBe(200)
  expect(tiles.tilesAsked()).toHaveLength(30)
  expect(tiles.peakAtOnce()).toBe(3)
})

it('gives what it kept after a new start, also when the server of tiles is gone', async () => {
  const before = await get('/12/2155/1452')
  tiles.set({ fault: 'down', isDocumentDown: true })
  restart()
  const after = await get('/12/2155/1452')
  expect([after.status, await nameIn(after)]).toEqual([200, await nameIn(before)])
  expect(await info()).toMatchObject({ available: true, asOf: '2026-04-08' })
  expect((await get('/12/2156/1452')).status).toBe(204)
})

describe('an old tile', () => {
  it('is given until the new one is there', async () => {
    expect(await nameIn(await get('/6/33/22'))).toBe('20260408 6/33/22')
    tiles.set({ build: '20260415_001001_pt' })
    later(8 * DAYS)
    const old = await get('/6/33/22')
    expect([old.headers.get('cache-control'), await nameIn(old)]).toEqual([
      'public, max-age=60, stale-while-revalidate=604800',
      '20260408 6/33/22',
    ])
    await expect.poll(async () => nameIn(await get('/6/33/22'))).toBe('20260415 6/33/22')
    expect(await info()).toMatchObject({ asOf: '2026-04-15' })
  })

  it('is given for as long as there is no new one', async () => {
    await get('/6/33/22')
    tiles.set({ fault: 'down' })
    later(300 * DAYS)
    for (let time = 0; time < 3; time++) expect((await get('/6/33/22')).status).toBe(200)
  })

  it('may be none: what came to an empty place is asked for after a day', async () => {
    tiles.set({ makeTile: () => new Uint8Array() })
    expect((await get('/6/33/22')).status).toBe(204)
    tiles.set({ makeTile: null })
    later(2 * DAYS)
    const old = await get('/6/33/22')
    expect([old.status, old.headers.get('cache-control')]).toEqual([
      204,
      'public, max-age=60, stale-while-revalidate=604800',
    ])
    await expect.poll(async () => (await get('/6/33/22')).status).toBe(200)
  })

  it('is one of another server', async () => {
    await get('/6/33/22')
    restart({ MAP_TILES_URL: `${tiles.base}/planet/20260408_001001_pt/{z}/{x}/{y}.pbf` })
    expect((await get('/6/33/22')).headers.get('cache-control')).toContain('max-age=60')
    await expect.poll(() => tiles.tilesAsked().length).toBe(2)
  })
})

it('finds the new build when the old one is gone in the middle of the week', async () => {
  await get('/6/33/22')
  tiles.set({ build: '20260415_001001_pt' })
  later(10 * MINUTES)
  expect(await nameIn(await get('/6/34/22'))).toBe('20260415 6/34/22')
})

it('keeps that there is nothing at a place, for a day', async () => {
  tiles.set({ fault: 'gone' })
  const answer = await get('/6/1/1')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    204,
    expect.stringContaining('86400'),
  ])
  await get('/6/1/1')
  expect(tiles.tilesAsked()).toHaveLength(1)
  tiles.set({ fault: null })
  later(2 * DAYS)
  await get('/6/1/1')
  await expect.poll(async () => (await get('/6/1/1')).status).toBe(200)
})

describe('a server of tiles that misbehaves', () => {
  const FAULTS: TileServerFault[] = [
    'stalls',
    'html',
    'wrong-type',
    'other-schema',
    'truncated',
    'garbage',
    'too-many',
    'down',
    'huge',
    'bomb',
    'elsewhere',
  ]
  it.each(FAULTS)(
    '(%s) leaves the map without that tile, which is asked for again in a minute',
    async (fault) => {
      tiles.set({ fault })
      if (fault === 'stalls') restart({}, 400)
      const answer = await get('/7/66/44')
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([204, 'no-store'])
      await get('/7/66/44')
      expect(tiles.tilesAsked()).toHaveLength(1)
      tiles.set({ fault: null })
      later(2 * MINUTES)
      expect((await get('/7/66/44')).status).toBe(200)
    },
  )

  it.each(FAULTS)('(%s) is told in the log, but not where anybody looked', async (fault) => {
    tiles.set({ fault })
    if (fault === 'stalls') restart({}, 400)
    await get('/13/4311/2907')
    expect(server.log.lines.filter(({ level }) => level === 'warn').length).toBeLessThanOrEqual(1)
    expect(JSON.stringify(server.log.lines)).not.toMatch(/4311|2907/)
  })

  it('is left alone for as long as it says', async () => {
    tiles.set({ fault: 'too-many', retryAfter: '600' })
    await get('/7/66/44')
    tiles.set({ fault: null })
    later(9 * MINUTES)
    expect((await get('/7/65/44')).status).toBe(204)
    expect(tiles.tilesAsked()).toHaveLength(1)
    later(2 * MINUTES)
    expect((await get('/7/65/44')).status).toBe(200)
  })

  it('is left alone for a minute after five failures in a row', async () => {
    tiles.set({ fault: 'down' })
    for (let x = 0; x < 9; x++) expect((await get(`/7/${x}/44`)).status).toBe(204)
    expect(tiles.tilesAsked()).toHaveLength(5)
    tiles.set({ fault: null })
    later(2 * MINUTES)
    expect((await get('/7/50/44')).status).toBe(200)
  })

  it('costs nothing that was there already', async () => {
    await get('/7/66/44')
    for (const fault of FAULTS.filter((one) => one !== 'stalls')) {
      tiles.set({ fault })
      await get(`/7/${FAULTS.indexOf(fault)}/1`)
      expect((await get('/7/66/44')).status).toBe(200)
    }
  })
})

it.each([
  ['of pictures of streets', { vector_layers: [{ id: 'roads' }, { id: 'earth' }] }],
  ['that counts from the south', { scheme: 'tms' }],
  ['without an address', { tiles: [] }],
  ['with half an address', { tiles: ['/{z}/{x}'] }],
  ['of files', { tiles: ['file:///etc/passwd?{z}{x}{y}'] }],
  ['with a password', { tiles: ['http://me:secret@127.0.0.1/{z}/{x}/{y}'] }],
  ['that is none', { tiles: 7 }],
])('does without a TileJSON %s', async (_, tileJson) => {
  tiles.set({ tileJson })
  expect(await info()).toMatchObject({ available: false, source: 'none' })
  expect((await get('/1/0/0')).status).toBe(204)
  expect(tiles.tilesAsked()).toEqual([])
})

it('has none where everything outside is silenced and nothing is configured', async () => {
  restart({ MAP_TILES_URL: '' })
  expect(await info()).toMatchObject({ available: false, source: 'none', attribution: [] })
  expect((await get('/1/0/0')).status).toBe(204)
})

it('fetches no more than fifteen hundred tiles in five minutes for one address, but gives what it has', async () => {
  await get('/1/0/0')
  server.platform.config.addressLimitScale = 3 / 1500
  const answers: number[] = []
  for (let x = 0; x < 5; x++) answers.push((await get(`/8/${x}/0`)).status)
  expect(answers.slice(3)).toEqual([429, 429])
  const refused = await get('/8/7/0')
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await get('/1/0/0')).status).toBe(200)
})
