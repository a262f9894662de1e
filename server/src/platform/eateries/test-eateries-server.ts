import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const EATERIES_FAULTS = [
  'slow',
  'down',
  'busy',
  'key',
  'nonsense',
  'endless',
  'huge',
  'truncated',
  'unfinished',
  'elsewhere',
] as const
export type EateriesFault = (typeof EATERIES_FAULTS)[number]
type RecordedRequest = { path: string; text: string; headers: Record<string, unknown> }

const STATUS = { down: 504, busy: 429, key: 403 } as const
const MEGABYTE = 1_000_000

function sendMegabytes(response: ServerResponse, count: number): void {
  const part = Buffer.alloc(MEGABYTE, ' ')
  let left = count
  const more = () => {
    while (left-- > 0 && !response.destroyed) if (!response.write(part)) return response.once('drain', more)
    return response.end('{"elements":[]}')
  }
  more()
}

/** An Overpass interpreter and a Places API on 127.0.0.1, each with given data. */
export async function startEateries() {
  const requests: RecordedRequest[] = []
  let fault: EateriesFault | null = null
  let elements: (radius: number) => (object | null)[] = () => []
  let places: object[] | undefined

  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += String(part)
    requests.push({ path: request.url ?? '', text, headers: request.headers })
    const end = (status: number, body: unknown, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
    if (fault === 'slow') return
    if (fault === 'nonsense') return response.writeHead(200).end('<html>')
    if (fault === 'endless') return end(200, { elements: [], places: [], more: 'x'.repeat(3_000_000) })
    if (fault === 'elsewhere') return end(302, {}, { location: 'http://169.254.169.254/' })
    if (fault === 'huge') return sendMegabytes(response, 50)
    if (fault === 'truncated') {
      response.writeHead(200, { 'content-length': '1000' }).write('{"elements":[')
      return response.destroy()
    }
    if (fault === 'unfinished') {
      const remark = 'runtime error: Query timed out in "query" at line 1 after 9 seconds.'
      return end(200, { elements: elements(0), remark, error: remark })
    }
    if (fault !== null) return end(STATUS[fault], { error: 'no' })
    if (request.url === '/v1/places:searchNearby') return end(200, places ? { places } : {})
    const radius = Number(/around:(\d+),/.exec(decodeURIComponent(text))?.[1])
    end(200, { osm3s: { timestamp_osm_base: '2026-04-30T23:59:59Z' }, elements: elements(radius) })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (next: EateriesFault | null) => {
      fault = next
    },
    /** The places of OpenStreetMap within a radius in metres, and those of Google; undefined leaves the list out. */
    hold: (next: { elements?: typeof elements; places?: object[] | undefined }) => {
      elements = next.elements ?? (() => [])
      places = next.places
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
