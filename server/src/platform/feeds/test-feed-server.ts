import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How the next responses fail. */
export type FeedFaultKind =
  | 'down'
  | 'slow'
  | 'nonsense'
  | 'endless'
  | 'elsewhere'
  | 'busy'
  | 'cut'
  | 'forbidden'
  | 'deprecated'

/** A publisher of feeds on 127.0.0.1: documents by path, with ETags and dates, 304, and every kind of failure. */
export async function startFeeds() {
  const documents = new Map<string, string | Uint8Array>()
  const requests: { path: string; status: number; agent: string }[] = []
  /** Headers of the responses. */
  const headers: Record<string, string> = {}
  let fault: (path: string) => FeedFaultKind | null = () => null

  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const agent = request.headers['user-agent'] ?? ''
    const end = (status: number, fields: Record<string, string>, body: string | Uint8Array = '') => {
      requests.push({ path, status, agent })
      response.writeHead(status, fields).end(body)
    }
    const how = fault(path)
    if (how === 'slow') return void requests.push({ path, status: 0, agent })
    if (how === 'down') return end(503, {})
    if (how === 'busy') return end(429, { 'retry-after': '7200' })
    if (how === 'forbidden') return end(403, {})
    if (how === 'elsewhere') return end(302, { location: 'http://169.254.169.254/latest' })
    if (how === 'nonsense') return end(200, {}, '<html><p>We will be back soon')
    if (how === 'endless') return end(200, {}, ' '.repeat(20_000_000))
    const text = documents.get(path.split('?')[0] ?? '')
    if (text === undefined) return end(404, {})
    if (how === 'cut') return end(200, {}, text.slice(0, Math.floor(text.length * 0.9)))
    const etag = `"${createHash('sha1').update(text).digest('hex')}"`
    const lastModified = headers['last-modified'] ?? 'Sun, 22 Nov 2026 10:00:00 GMT'
    const { 'if-none-match': tag, 'if-modified-since': since } = request.headers
    if (tag === undefined ? since === lastModified : tag === etag) return end(304, { etag, ...headers })
    end(how === 'deprecated' ? 203 : 200, { etag, 'last-modified': lastModified, ...headers }, text)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    documents,
    requests,
    headers,
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Makes responses fail until the next call of this. */
    fail: (next: typeof fault) => {
      fault = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
