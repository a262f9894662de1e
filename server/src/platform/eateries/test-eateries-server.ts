import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type EateriesFault = 'slow' | 'down' | 'key' | 'nonsense' | 'endless' | 'elsewhere'
type RecordedRequest = { path: string; text: string; headers: Record<string, unknown> }

const STATUS = { down: 504, key: 403 } as const

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
