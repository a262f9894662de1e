import { type AddressInfo, createConnection } from 'node:net'
import { type ServerType, serve } from '@hono/node-server'
import { carHandOff } from '@tripwright/domain/booking/cars'
import { flightHandOff } from '@tripwright/domain/booking/flights'
import { stayHandOff } from '@tripwright/domain/booking/stays'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

// A hand-off writes what a stranger typed into a Location header. The test reads the responses as raw bytes from a socket,
// because client libraries normalise them.

let platform: Platform
let server: ServerType

beforeAll(async () => {
  platform = await makeTestPlatform(() => new Date('2026-05-01T10:00:00Z'))
  // More requests than one address may send in a day.
  platform.config.addressLimitScale = 100
  const app = makeApp(platform, makeFeatures(platform))
  server = await new Promise((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started))
  })
})
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve))
  await platform.database.close()
})

/** The status line and headers of the response, as received. */
function ask(target: string): Promise<string[]> {
  const { port } = server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = createConnection(port, '127.0.0.1')
    socket.on('data', (bytes) => {
      received += bytes.toString('latin1')
    })
    socket.on('error', reject)
    socket.on('end', () => resolve((received.split('\r\n\r\n')[0] ?? '').split(/\r\n|\r|\n/)))
    socket.write(
      `GET ${target} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept: text/html\r\nconnection: close\r\n\r\n`,
    )
  })
}

const USUAL = {
  [flightHandOff.path]: { origin: 'FCO', destination: 'London', departureDate: '2026-12-01', adults: '1' },
  [stayHandOff.path]: { destination: 'Rome', checkInDate: '2026-12-01', checkOutDate: '2026-12-04' },
  [carHandOff.path]: { place: 'Rome', pickUpDate: '2026-12-01', dropOffDate: '2026-12-04' },
}
const FIELDS = [flightHandOff, stayHandOff, carHandOff].flatMap(({ path, input }) =>
  Object.keys(input.shape).map((field) => [path, field] as const),
)
const HOSTILE = [
  '\r\nset-cookie: evil=1',
  'Rome\r\n\r\n<script>alert(1)</script>',
  'Rome\nx-evil: 1',
  'Rome\rx-evil: 1',
  '\u2028x-evil: 1\u2029',
  '\u0085x-evil: 1\u000b\u000c',
  '嘊嘍x-evil: 1',
  '@evil.example/',
  '.evil.example',
  '//evil.example',
  '\\\\evil.example\\',
  '&url=https://evil.example#',
  '"><script>',
  '%0d%0ax-evil:%201',
  '\ud800',
]
const PARTNERS = ['www.expedia.com', 'www.airbnb.com']

it.each(Object.entries(USUAL))('%s leads to the partner for an ordinary search', async (path, usual) => {
  const lines = await ask(`${path}?${new URLSearchParams(usual)}`)
  expect(lines[0]).toMatch(/ 303 /)
  expect(lines.find((line) => line.startsWith('location: '))).toMatch(
    /^location: https:\/\/www\.expedia\.com\//,
  )
})

describe.each(FIELDS)('%s with a hostile %s', (path, field) => {
  it('adds no header, and leads nowhere else', async () => {
    for (const value of HOSTILE) {
      const query = new URLSearchParams({ ...USUAL[path], [field]: value })
      const [status = '', ...lines] = await ask(`${path}?${query}`)
      expect(status, value).toMatch(/^HTTP\/1\.1 (303|400) /)
      const names = lines.map((line) => line.slice(0, line.indexOf(':')).toLowerCase())
      expect(names).not.toContain('x-evil')
      for (const line of lines) {
        expect(line).toMatch(/^[\w-]+: [\x20-\x7e]*$/)
        if (/^set-cookie:/i.test(line)) expect(line).toMatch(/^set-cookie: tripwright-device=/i)
        if (!/^location:/i.test(line)) continue
        const location = line.slice('location: '.length)
        const { host } = new URL(location, 'https://own.example')
        expect([...PARTNERS, 'own.example']).toContain(host)
        if (host === 'own.example') expect(location).toMatch(/^\/(flights|accommodation-search|car-rental)\?/)
      }
    }
  })
})
