import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type GeocoderFault =
  | 'slow'
  | 'down'
  | 'busy'
  | 'nonsense'
  | 'other-schema'
  | 'endless'
  | 'elsewhere'
  | 'cut'

/** Photon and Nominatim on 127.0.0.1, with given responses. */
export async function startGeocoder() {
  const requests: { url: URL; userAgent: string | undefined }[] = []
  let fault: GeocoderFault | null = null
  let answer: unknown = { features: [] }
  const server = createServer((request, response) => {
    const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    requests.push({ url: new URL(request.url ?? '/', base), userAgent: request.headers['user-agent'] })
    const end = (status: number, body: string, headers = {}) =>
      response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
    if (fault === 'slow') return
    if (fault === 'down') return end(500, '{}')
    if (fault === 'busy') return end(429, '{}', { 'retry-after': '60' })
    if (fault === 'nonsense') return end(200, '<html>')
    if (fault === 'other-schema') return end(200, '{"results":[]}')
    if (fault === 'endless') return end(200, JSON.stringify({ features: ['x'.repeat(10_000_000)] }))
    if (fault === 'elsewhere') return end(302, '', { location: 'http://169.254.169.254/' })
    if (fault === 'cut') {
      response.writeHead(200, { 'content-length': '1000' }).write('{"features":')
      return response.destroy()
    }
    end(200, JSON.stringify(answer))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    requests,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (next: GeocoderFault | null) => {
      fault = next
    },
    hold: (next: unknown) => {
      answer = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
