import { once } from 'node:events'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { getMapTile } from '@tripwright/domain/map/basemap'
import { type HttpRequest, measureLoad } from './load.ts'
import { startProduct } from './product.ts'
import { type BenchReport, runBench } from './report.ts'
import { makeStreetTile } from './street-tile.ts'
import { temporaryFolder } from './temporary-folder.ts'

// npm run bench:tiles: the time to serve the map tiles of a city, first fetched from a tile server on this machine, then
// cached, with that tile server stopped.

const STREETS = 1000
const COLUMNS = 20
/** The target for cached tiles per second. */
const TO_BEAT = 1000

await runBench({ name: 'tiles', numbers: { tiles: 200, seconds: 5, connections: 20 }, measure })

type Numbers = Record<'tiles' | 'seconds' | 'connections', number>

async function measure(sheet: BenchReport, { tiles, seconds, connections }: Numbers): Promise<void> {
  const origin = await startOrigin()
  sheet.started.defer(origin.stop)
  const place = { dataDir: await temporaryFolder(sheet.started), tilesUrl: origin.template }
  const product = await startProduct(place)
  sheet.started.defer(product.stop)
  let turn = 0
  const request = (): HttpRequest => ({
    method: 'GET',
    path: pathOf(turn++ % tiles),
    headers: { 'accept-encoding': 'gzip' },
  })
  sheet.say('fetched')
  const fetched = await measureLoad(product, { request, connections, seconds: 600, atMost: tiles })
  if (origin.count() !== tiles) throw new Error(`${origin.count()} of ${tiles} tiles were asked for`)
  await origin.stop()
  sheet.say('kept')
  const kept = await measureLoad(product, { request, connections, seconds })
  for (const [group, { perSecond, p50Ms, p99Ms, cpuMs, requests }] of [
    ['fetched from a server on this machine', fetched],
    ['kept', kept],
  ] as const) {
    const aim = group === 'kept' ? { aim: TO_BEAT } : {}
    sheet.add(
      { group, name: 'tiles', value: perSecond, unit: 'per s', better: 'higher', ...aim },
      { group, name: 'median', value: p50Ms, unit: 'ms', better: 'lower' },
      { group, name: 'p99', value: p99Ms, unit: 'ms', better: 'lower' },
      { group, name: 'CPU a tile', value: cpuMs / requests, unit: 'ms', better: 'lower' },
    )
  }
  sheet.add({ group: 'a tile', name: 'packed', value: origin.tileBytes / 1000, unit: 'kB', better: 'lower' })
}

function pathOf(index: number): string {
  const [x, y] = [8600 + (index % COLUMNS), 5700 + Math.floor(index / COLUMNS)]
  return getMapTile.path.replace('{z}', '14').replace('{x}', String(x)).replace('{y}', String(y))
}

/** A tile server that counts requests and returns a different tile each time. */
async function startOrigin() {
  let count = 0
  const server = createServer((_, response) => {
    const packed = gzipSync(makeStreetTile(count++, STREETS))
    response
      .writeHead(200, { 'content-type': 'application/vnd.mapbox-vector-tile', 'content-encoding': 'gzip' })
      .end(packed)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    template: `http://127.0.0.1:${port}/{z}/{x}/{y}`,
    tileBytes: gzipSync(makeStreetTile(0, STREETS)).length,
    count: () => count,
    stop: async () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
