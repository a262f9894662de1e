import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Output } from '@tripwright/domain/base/contract'
import type { getCityPictures } from '@tripwright/domain/destination/gathered-guides'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { findGuide, suggestCities } from '#features/destination/places/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { startPictureServer } from '#platform/pictures/test-picture-server.ts'
import {
  commonsAnswer,
  pictureAnswer,
  sparqlAnswer,
  startWikimedia,
  WIKIMEDIA_FAULTS,
} from '#platform/wikimedia/test-wikimedia-server.ts'
import { makeWikimedia } from '#platform/wikimedia/wikimedia.ts'
import { cityPicturesRoutes, gatheredGuidesJobs, gatheredGuidesRoutes } from './index.ts'

const VADUZ = 'town-li-n47142-e9522'
const A_MONTH_MS = 31 * 86_400_000

// The first call reads the table of towns and our own guides.
vi.setConfig({ testTimeout: 60_000 })

let server: TestServer
let wikimedia: Awaited<ReturnType<typeof startWikimedia>>
let files: Awaited<ReturnType<typeof startPictureServer>>
let now = new Date('2026-05-01T10:00:00Z')
const dataDir = mkdtempSync(join(tmpdir(), 'city-pictures-'))

beforeAll(async () => {
  wikimedia = await startWikimedia()
  files = await startPictureServer()
  const config = loadConfig({ DATA_DIR: dataDir, OUTSIDE: 'off', ...wikimedia.env, ...files.env })
  server = await openTestServer(
    [...gatheredGuidesRoutes({ waitMs: 0 }), ...cityPicturesRoutes({ waitMs: 10_000 })],
    config,
  )
  await server.platform.jobs.start(gatheredGuidesJobs(server.platform))
  await suggestCities('vaduz')
}, 60_000)
afterAll(async () => {
  server.platform.pictures.close()
  await server.close()
  await wikimedia.stop()
  await files.stop()
  rmSync(dataDir, { recursive: true, force: true })
})
// A day on which what was found before is old, and all circuits are closed.
beforeEach(() => {
  now = new Date(now.getTime() + A_MONTH_MS)
  server.setNow(now)
  connect()
  wikimedia.fail(null)
  wikimedia.requests.length = 0
  files.asked.length = 0
  wikimedia.hold('wikidata-pictures', pictureAnswer([colosseumRow]))
  wikimedia.hold('commons', commonsAnswer([{ file: 'Colosseo.png', licence: 'CC BY-SA 4.0' }]))
})

function connect(timeoutMs = 20_000): void {
  const { config, wikimedia } = server.platform
  Object.assign(wikimedia, makeWikimedia(config, { now: () => now, timeoutMs }))
}

const colosseum = findGuide('rome')?.pointsOfInterest.find(({ name }) => /colosseum/i.test(name))
const { id: placeId = '', name: label = '', lat = 0, lon = 0 } = colosseum ?? {}
const colosseumRow = { place: placeId, label, lat, lon, links: 150, image: 'Colosseo.png' }

async function look(cityId: string) {
  const { status, body, headers } = await server.call(null, 'GET', `/api/guides/${cityId}/pictures`)
  const { pictures = [] } = body as unknown as Partial<Output<typeof getCityPictures>>
  return { status, pictures, cacheControl: headers.get('cache-control') }
}
const show = (width: number, id = placeId) => server.fetch(`/api/guides/rome/pictures/${id}/${width}`, {})

it('the pictures of a guide of ours are looked up once however many ask, with author and licence', async () => {
  for (const { status, pictures, cacheControl } of await Promise.all(
    Array.from({ length: 8 }, () => look('rome')),
  )) {
    expect(status).toBe(200)
    expect(cacheControl).toContain('max-age=3600')
    expect(pictures).toEqual([
      {
        placeId,
        name: label,
        author: 'Ann',
        licence: 'CC BY-SA 4.0',
        licenceUrl: null,
        page: 'https://commons.wikimedia.org/wiki/File:Colosseo.png',
        width: 4000,
        height: 2400,
      },
    ])
  }
  expect(wikimedia.requests.filter(({ service }) => service === 'commons')).toHaveLength(1)
  const queries = wikimedia.requests.map(({ query }) => query).join('')
  expect(queries).toContain(`"${label}"@en`)
  expect(queries).toContain('"Colosseo"@it')
  wikimedia.requests.length = 0
  await look('rome')
  expect(wikimedia.requests).toEqual([])
})

it('a picture is shown at the width that was asked for, to be kept for a week, and not again while unchanged', async () => {
  await look('rome')
  const answer = await show(330)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800',
  })
  expect(Buffer.from(await answer.arrayBuffer()).readUInt32BE(16)).toBe(330)
  const etag = answer.headers.get('etag') ?? ''
  const again = await server.fetch(`/api/guides/rome/pictures/${placeId}/330`, {
    headers: { 'if-none-match': etag },
  })
  expect(again.status).toBe(304)
  expect(files.asked).toEqual(['/wikipedia/commons/thumb/a/ab/Colosseo.png/330px-Colosseo.png'])
})

it('a picture that is small as it was uploaded is never asked for at a width that it does not have', async () => {
  wikimedia.hold('commons', commonsAnswer([{ file: 'Colosseo.png', licence: 'CC0', width: 400 }]))
  await look('rome')
  for (const width of [500, 960]) expect((await show(width)).status).toBe(200)
  expect(files.asked).toEqual(['/wikipedia/commons/a/ab/Colosseo.png'])
})

it('there is no other width, no picture of a place without one, and none of a city without a guide', async () => {
  await look('rome')
  expect((await show(640)).status).toBe(400)
  expect((await show(330, 'nowhere')).status).toBe(404)
  expect((await look('nowhere')).status).toBe(404)
  expect((await look(VADUZ)).status).toBe(404)
  expect(files.asked).toEqual([])
})

it('where the server of files fails there is no picture for a moment, and nothing is kept of that', async () => {
  await look('rome')
  files.set({ fault: 'sends SVG' })
  expect((await show(960)).status).toBe(503)
  files.set({ fault: null })
})

it.each(WIKIMEDIA_FAULTS)(
  'whoever is at fault (%s) leaves the pictures that were there, and is asked again later',
  async (fault) => {
    wikimedia.fail(fault)
    if (fault === 'stalls') connect(1_000)
    const { status, pictures, cacheControl } = await look('rome')
    expect({ status, cacheControl }).toEqual({ status: 200, cacheControl: 'public, no-cache' })
    expect(pictures).toHaveLength(1)
    expect((await look('paris')).pictures).toEqual([])
    wikimedia.fail(null)
    now = new Date(now.getTime() + 61_000)
    expect((await look('rome')).cacheControl).toContain('max-age=3600')
  },
)

it('those of a gathered town are the ones that its guide names', async () => {
  const item = (id: string, name: string, lat: number) => ({
    id,
    name,
    lat,
    lon: 9.521,
    links: 9,
    classes: 'Q33506',
  })
  wikimedia.hold(
    'wikidata',
    sparqlAnswer([
      { ...item('Q1', 'Castle', 47.1395), image: 'Schloss%20Vaduz.png' },
      item('Q2', 'Museum', 47.139),
      item('Q3', 'Other museum', 47.138),
    ]),
  )
  wikimedia.hold('wikivoyage', { query: { pages: [] } })
  wikimedia.hold('commons', commonsAnswer([{ file: 'Schloss Vaduz.png', licence: 'CC BY 3.0' }]))
  await server.call(null, 'GET', `/api/guides/${VADUZ}`)
  const { jobs } = server.platform
  if ('drain' in jobs && typeof jobs.drain === 'function') await jobs.drain()
  expect((await look(VADUZ)).pictures).toMatchObject([{ placeId: `${VADUZ}-q1`, licence: 'CC BY 3.0' }])
  expect(wikimedia.requests.some(({ service }) => service === 'wikidata-pictures')).toBe(false)
})

it('where nobody outside may be asked there is none', async () => {
  // The routes hold this very object.
  server.platform.pictures.isOn = false
  expect((await look('rome')).pictures).toEqual([])
  expect((await show(330)).status).toBe(404)
})
