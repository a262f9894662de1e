import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildRegion, regionsFolder } from '#features/map/offline-maps/index.ts'
import { loadConfig } from '#platform/config/config.ts'
import { openTestServer, type TestServer } from '#platform/http/test-server.ts'
import { makeFakeLog } from '#platform/log/log.fake.ts'
import { type TestExtract, writeTestExtract } from '#platform/osm/test-extract.ts'
import { openWalking, walkingRoutes } from './index.ts'

/**
 * Two streets from west to east, 1,110 m long and 1,110 m apart. In the west a private drive joins them, in the middle steps
 * whose gate is locked further west, in the east a road; 1 degree of latitude is 111.2 km.
 */
const TOWN: TestExtract = {
  box: [9, 0, 9.03, 0.03],
  nodes: [
    { id: 1, lat: 0.01, lon: 9.01 },
    { id: 2, lat: 0.01, lon: 9.015 },
    { id: 3, lat: 0.01, lon: 9.02 },
    { id: 4, lat: 0.02, lon: 9.01 },
    { id: 5, lat: 0.02, lon: 9.015 },
    { id: 6, lat: 0.02, lon: 9.02 },
    { id: 7, lat: 0.015, lon: 9.012, tags: { barrier: 'gate', locked: 'yes' } },
  ],
  ways: [
    { id: 1, refs: [1, 2, 3], tags: { highway: 'residential' } },
    { id: 2, refs: [4, 5, 6], tags: { highway: 'footway' } },
    { id: 3, refs: [1, 4], tags: { highway: 'service', access: 'private' } },
    { id: 4, refs: [2, 7, 5], tags: { highway: 'path' } },
    { id: 5, refs: [2, 5], tags: { highway: 'steps' } },
    { id: 6, refs: [3, 6], tags: { highway: 'unclassified' } },
    { id: 7, refs: [1, 6], tags: { highway: 'motorway' } },
  ],
}

let server: TestServer
const dataDir = mkdtempSync(join(tmpdir(), 'walking-'))
const log = makeFakeLog()
beforeAll(async () => {
  const pbf = join(dataDir, 'town.osm.pbf')
  writeFileSync(pbf, writeTestExtract(TOWN))
  await buildRegion({ pbf, id: 'town', name: 'Town', folder: regionsFolder(dataDir), now: new Date() })
  server = await openTestServer(
    walkingRoutes(openWalking({ config: loadConfig({ DATA_DIR: dataDir }), log })),
  )
})
afterAll(async () => {
  await server.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const ask = (query: string) => server.call(null, 'GET', `/api/routes?${query}`)

it('leads along streets that people may walk along, by steps, and by no private drive, locked gate or motorway', async () => {
  const { body, status } = await ask('from=0.01,9.01&to=0.02,9.01&mode=walk')
  expect(status).toBe(200)
  // 556 m, steps of 1,112 m at half a metre a second or 1,112 m further round by the road: the road is quicker.
  expect(body).toMatchObject({
    basis: 'streets',
    asOf: '2024-03-04',
    source: '© OpenStreetMap contributors, ODbL',
  })
  expect(body.metres).toBeGreaterThan(3300)
  expect(body.metres).toBeLessThan(3345)
  expect(body.minutes).toBe(45)
  const { coordinates } = body.geometry as { coordinates: number[][] }
  expect(coordinates.at(0)).toEqual([9.01, 0.01])
  expect(coordinates.at(-1)).toEqual([9.01, 0.02])
  expect(coordinates).toContainEqual([9.02, 0.02])
  const steps = await ask('from=0.013,9.015&to=0.017,9.015')
  expect(steps.body.metres).toBeLessThan(460)
  const stepFree = await ask('from=0.013,9.015&to=0.017,9.015&stepFree=true')
  expect(stepFree.body.metres).toBeGreaterThan(2200)
})

it('is an estimate where this server has no streets, or none of them leads there, and says so', async () => {
  for (const query of ['from=48.2,16.37&to=48.21,16.37', 'from=0.01,9.01&to=0.001,9.001'])
    expect((await ask(query)).body).toMatchObject({ basis: 'estimate', asOf: null })
  const { body } = await ask('from=48.2,16.37&to=48.21,16.37')
  expect(body).toMatchObject({ metres: 1501, minutes: 21 })
  expect(body.geometry).toEqual({
    type: 'LineString',
    coordinates: [
      [16.37, 48.2],
      [16.37, 48.21],
    ],
  })
})

it.each([
  ['from=1,2', 400],
  ['from=91,0&to=0,0', 400],
  ['from=0,181&to=0,0', 400],
  ['from=1e1,0&to=0,0', 400],
  ['from=,&to=0,0', 400],
  ['from=0,0&to=0,0&mode=fly', 400],
  ['from=0,0&to=10,0', 404],
])('refuses %s with %i', async (query, status) => {
  expect((await ask(query)).status).toBe(status)
})

it('goes on with an estimate when the file of streets is damaged, and says so once', async () => {
  const folder = join(regionsFolder(dataDir), 'town')
  const file = readdirSync(folder).find((name) => name.endsWith('.streets')) ?? ''
  writeFileSync(join(folder, file), 'no streets')
  const fresh = await openTestServer(
    walkingRoutes(openWalking({ config: loadConfig({ DATA_DIR: dataDir }), log })),
  )
  for (let i = 0; i < 2; i++) {
    const { body } = await fresh.call(null, 'GET', '/api/routes?from=0.01,9.01&to=0.02,9.01')
    expect(body.basis).toBe('estimate')
  }
  expect(log.lines.filter(({ level }) => level === 'warn')).toHaveLength(1)
  await fresh.close()
})
