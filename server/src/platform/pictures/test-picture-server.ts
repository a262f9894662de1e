import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { crc32, deflateSync } from 'node:zlib'

/** A PNG of one colour (PNG specification, section 5 and 11.2). `size`: bytes that it has beside its picture. */
export function makeTestPicture(width: number, height: number, size = 0): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2], 8)
  const row = Buffer.alloc(1 + 3 * width, 0x70)
  row[0] = 0
  const rows = Buffer.concat(Array.from({ length: width > 5000 ? 1 : height }, () => row))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('teSt', Buffer.alloc(size, width % 256)),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const numbers = Buffer.alloc(8)
  numbers.writeUInt32BE(content.length, 0)
  numbers.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([numbers.subarray(0, 4), body, numbers.subarray(4)])
}

type Answer = (response: ServerResponse, whole: Buffer) => void

const send = (response: ServerResponse, body: string | Buffer, type = 'image/png', status = 200) =>
  response.writeHead(status, { 'content-type': type }).end(body)

const FAULTS = {
  stalls: () => undefined,
  refuses: (response) => send(response, '<h1>Forbidden</h1>', 'text/html', 403),
  down: (response) => send(response, 'no', 'text/plain', 500),
  'sends SVG': (response) =>
    send(
      response,
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ),
  'says PNG of a page': (response) => send(response, '<html><script>alert(1)</script>', 'image/png'),
  'says PNG of a page that begins as a GIF': (response) => send(response, 'GIF89a=1;alert(1)'),
  'cuts it off': (response, whole) => send(response, whole.subarray(0, whole.length - 20)),
  'breaks off': (response, whole) => {
    response.writeHead(200, { 'content-type': 'image/png', 'content-length': whole.length })
    response.write(whole.subarray(0, 40))
    response.destroy()
  },
  'sends 50,000 pixels a side': (response) => send(response, makeTestPicture(50_000, 50_000)),
  'sends 5 MB': (response) => send(response, makeTestPicture(500, 300, 5_000_000)),
  'leads elsewhere': (response) => response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
  'sends nothing': (response) => send(response, ''),
} satisfies Record<string, Answer>
export type PictureFault = keyof typeof FAULTS
export const PICTURE_FAULTS = Object.keys(FAULTS) as PictureFault[]

/** The server of the files of Commons on 127.0.0.1, which can fail in every way. */
export async function startPictureServer() {
  const state = { fault: null as PictureFault | null, isGone: false, isBusy: false, delayMs: 0, size: 0 }
  const asked: string[] = []
  const headers: IncomingMessage['headers'][] = []
  let atOnce = 0
  let peakAtOnce = 0
  const server = createServer(async (request, response) => {
    const path = request.url ?? ''
    asked.push(path)
    headers.push(request.headers)
    peakAtOnce = Math.max(peakAtOnce, ++atOnce)
    response.on('close', () => atOnce--)
    if (state.delayMs > 0) await pause(state.delayMs)
    if (state.isGone) return send(response, '<h1>no</h1>', 'text/html', 404)
    if (state.isBusy) return response.writeHead(429, { 'retry-after': '600' }).end()
    const width = Number(/\/(\d+)px-[^/]*$/.exec(path)?.[1] ?? 400)
    const whole = makeTestPicture(width, Math.round(width * 0.6), state.size)
    return state.fault === null ? send(response, whole) : FAULTS[state.fault](response, whole)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    env: { COMMONS_FILES_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}` },
    asked,
    headers,
    peakAtOnce: () => peakAtOnce,
    set: (next: Partial<typeof state>) => Object.assign(state, next),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
