import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import type { TileAddress } from '@tripwright/map'
import { makeVectorTile } from '../tiles/vector-tile.ts'

export type TileServerFault =
  | 'stalls'
  | 'html'
  | 'wrong-type'
  | 'other-schema'
  | 'truncated'
  | 'garbage'
  | 'too-many'
  | 'down'
  | 'huge'
  | 'bomb'
  | 'elsewhere'
  | 'gone'

/** A tile of the schema with one street, named after position and build; `size` makes it larger. */
export function makeTestTile({ zoom, x, y }: TileAddress, build = 'a', size = 0): Uint8Array {
  const tile = makeVectorTile()
  const name = `${build} ${zoom}/${x}/${y} ${incompressible(size, `${zoom}/${x}/${y}`)}`
  tile.add('transportation', 'line', [Int32Array.of(0, 0, 4096, 4096)], { class: 'primary' })
  tile.add('transportation_name', 'line', [Int32Array.of(0, 0, 4096, 4096)], { class: 'primary', name })
  return tile.encode()
}

function incompressible(size: number, seed: string): string {
  let state = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
  let text = ''
  while (text.length < size) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0
    text += String.fromCharCode(33 + ((state >>> 16) % 90))
  }
  return text
}

/** A tile server on 127.0.0.1 with TileJSON and the dated paths of OpenFreeMap, which can fail in every way. */
export async function startTileServer() {
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  const state = {
    fault: null as TileServerFault | null,
    build: '20260408_001001_pt',
    delayMs: 0,
    size: 0,
    isPacked: true,
    isDocumentDown: false,
    tileJson: {} as object,
    retryAfter: '7',
    /** In place of the tile with one street. */
    makeTile: null as ((address: TileAddress) => Uint8Array) | null,
    /** Only these tiles are at fault; all of them where it is null. */
    isAtFault: null as ((address: TileAddress) => boolean) | null,
  }
  let atOnce = 0
  let peakAtOnce = 0

  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    headers.push(request.headers)
    atOnce++
    peakAtOnce = Math.max(peakAtOnce, atOnce)
    response.on('close', () => atOnce--)
    if (state.delayMs > 0) await pause(state.delayMs)
    if (path === '/planet') return answerTileJson(response)
    const [, build, zoom, x, y] = /^\/planet\/(\w+)\/(\d+)\/(\d+)\/(\d+)\.pbf$/.exec(path) ?? []
    if (build === undefined || build !== state.build) return response.writeHead(404).end('<h1>no</h1>')
    answerTile(response, { zoom: Number(zoom), x: Number(x), y: Number(y) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  function answerTileJson(response: ServerResponse) {
    if (state.isDocumentDown) return response.writeHead(500).end()
    const document = {
      tilejson: '3.0.0',
      tiles: [`${base}/planet/${state.build}/{z}/{x}/{y}.pbf`],
      minzoom: 0,
      maxzoom: 14,
      bounds: [-180, -85.05113, 180, 85.05113],
      attribution:
        '<a href="https://openfreemap.org" target="_blank">OpenFreeMap</a> <a href="https://www.openmaptiles.org/" target="_blank">&copy; OpenMapTiles</a> Data from <a href="https://www.openstreetmap.org/copyright" target="_blank">OpenStreetMap</a>',
      vector_layers: [{ id: 'transportation' }, { id: 'water' }],
      ...state.tileJson,
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(document))
  }
  function answerTile(response: ServerResponse, address: TileAddress) {
    const made = state.makeTile?.(address)
    const packed = gzipSync(made ?? makeTestTile(address, state.build.slice(0, 8), state.size))
    const plain = { 'content-type': 'application/vnd.mapbox-vector-tile' }
    const gzipped = { ...plain, 'content-encoding': 'gzip' }
    switch (state.isAtFault?.(address) === false ? null : state.fault) {
      case 'stalls':
        return
      case 'html':
        return response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello</html>')
      case 'wrong-type':
        return response
          .writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' })
          .end(packed)
      case 'other-schema': {
        const tile = makeVectorTile()
        for (const layer of ['roads', 'earth', 'water'])
          tile.add(layer, 'line', [Int32Array.of(0, 0, 9, 9)], { kind: 'x' })
        return response.writeHead(200, plain).end(tile.encode())
      }
      case 'truncated':
        return response.writeHead(200, plain).end(makeTestTile(address).subarray(0, -7))
      case 'garbage':
        return response.writeHead(200, plain).end(Buffer.from('this is no tile at all'))
      case 'too-many':
        return response.writeHead(429, { 'retry-after': state.retryAfter }).end()
      case 'down':
        return response.writeHead(500).end()
      case 'huge':
        return response.writeHead(200, plain).end(Buffer.alloc(10_000_000, 7))
      case 'bomb':
        return response.writeHead(200, plain).end(gzipSync(Buffer.alloc(50_000_000)))
      case 'elsewhere':
        return response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end()
      case 'gone':
        return response.writeHead(404).end()
      default:
        return state.isPacked
          ? response.writeHead(200, gzipped).end(packed)
          : response.writeHead(200, plain).end(makeTestTile(address, state.build.slice(0, 8), state.size))
    }
  }
  return {
    base,
    asked,
    headers,
    /** Requests for tiles, without those for the document. */
    tilesAsked: () => asked.filter((path) => path !== '/planet'),
    peakAtOnce: () => peakAtOnce,
    set: (next: Partial<typeof state>) => Object.assign(state, next),
    forget: () => {
      asked.length = 0
      headers.length = 0
      peakAtOnce = 0
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
