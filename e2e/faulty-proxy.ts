import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What can happen to a call on its way: the first two never reached the server whole, of those with an answer it did. */
const FAULTS = [
  'lost',
  'body cut',
  'answer lost',
  'answer cut',
  'late',
  '502 before',
  '502 after',
  '503 before',
  '429',
  '408',
] as const
type Fault = (typeof FAULTS)[number]

/** A writing call that the product answered: its Idempotency-Key, empty without one, and the status of the answer. */
type Arrival = { call: string; key: string; status: number }

type FaultyProxy = {
  url: string
  /** How often each fault happened. */
  counts: Record<Fault, number>
  /** The writing calls in the order in which the product answered them. */
  arrivals: Arrival[]
  /** The share of writes that suffer, 0 to 1; of reads a quarter of that. */
  suffer(share: number): void
  /** While it is down each call breaks, the pages' own files too. */
  setDown(isDown: boolean): void
  stop(): Promise<void>
}

/** A proxy on this machine between the browser and the product, which spoils calls of the interface by a seed. */
export async function startFaultyProxy(to: string, seed: number): Promise<FaultyProxy> {
  const target = new URL(to)
  const counts = Object.fromEntries(FAULTS.map((fault) => [fault, 0])) as Record<Fault, number>
  const arrivals: Arrival[] = []
  let share = 0
  let isDown = false
  let state = seed

  // mulberry32: the same faults in the same order for a seed.
  function chance(): number {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  function faultOf(asked: IncomingMessage): Fault | null {
    const { url = '' } = asked
    // A stream breaks by itself; signing in is not what is tried here.
    if (!url.startsWith('/api/') || /^\/api\/(events|auth\/(?!update-user))/.test(url)) return null
    if (chance() >= (isWrite(asked) ? share : share / 4)) return null
    return FAULTS[Math.floor(chance() * FAULTS.length)] ?? null
  }

  const server = createServer(async (asked, answer) => {
    if (isDown) return void asked.socket.destroy()
    const fault = faultOf(asked)
    if (fault !== null) counts[fault] += 1
    const parts: Buffer[] = []
    for await (const part of asked) parts.push(Buffer.from(part))
    const body = Buffer.concat(parts)
    if (fault === 'lost') return void asked.socket.destroy()
    if (fault === '502 before') return say(answer, 502)
    if (fault === '503 before') return say(answer, 503, { 'retry-after': '1' })
    if (fault === '429') return say(answer, 429, { 'retry-after': '1' })
    if (fault === '408') return say(answer, 408)
    if (fault === 'late') await new Promise((resolve) => setTimeout(resolve, 200 + chance() * 1500))
    const { method, url: path = '', headers } = asked
    const forwarded = request({ host: target.hostname, port: target.port, method, path, headers })
    forwarded.on('error', () => asked.socket.destroy())
    forwarded.on('response', (given) => {
      const status = given.statusCode ?? 502
      if (isWrite(asked)) {
        const key = String(headers['idempotency-key'] ?? '')
        arrivals.push({ call: `${method} ${path.replace(/\?.*$/, '')}`, key, status })
      }
      // The server has acted by then: its answer is whole here, and does not arrive.
      if (fault === 'answer lost') return void given.resume().on('end', () => asked.socket.destroy())
      if (fault === '502 after') return void given.resume().on('end', () => say(answer, 502))
      if (fault === 'answer cut') {
        given.once('data', (part: Buffer) => {
          answer.writeHead(status, { ...given.headers, 'content-length': String(part.length + 1) })
          answer.write(part.subarray(0, Math.ceil(part.length / 2)), () => asked.socket.destroy())
        })
        given.once('end', () => asked.socket.destroy())
        return
      }
      answer.writeHead(status, given.headers)
      given.on('error', () => answer.destroy())
      given.pipe(answer)
    })
    answer.on('close', () => forwarded.destroy())
    if (fault === 'body cut' && body.length > 1) {
      forwarded.write(body.subarray(0, body.length >> 1), () => setTimeout(() => forwarded.destroy(), 50))
    } else forwarded.end(body)
  })
  // A browser that uses an old connection again must not meet its end by chance.
  server.keepAliveTimeout = 600_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    counts,
    arrivals,
    suffer(next) {
      share = next
    },
    setDown(next) {
      isDown = next
      if (isDown) server.closeAllConnections()
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function isWrite({ method }: IncomingMessage): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

/** As a balancer or a hotel answers: not with a word of ours. */
function say(answer: ServerResponse, status: number, headers: Record<string, string> = {}): void {
  answer.writeHead(status, { 'content-type': 'text/html', ...headers }).end('<html><body>Sorry</body></html>')
}
