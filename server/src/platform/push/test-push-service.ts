import { createDecipheriv, createECDH, createHmac, createPublicKey, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserTarget } from './push.port.ts'

/** A decrypted message as the browser reads it, with the headers that the push service got. */
export type ReceivedPush = {
  /** The number of the browser. */
  browser: number
  message: Record<string, unknown>
  ttl: number
  topic: string | null
  urgency: string | null
  userAgent: string | undefined
  /** The signature's statement about sender and recipient (RFC 8292). */
  claims: { aud: string; exp: number; sub: string }
  /** The key that signed, as the sender gave it. */
  signedBy: string
}

type Browser = { secret: ReturnType<typeof createECDH>; auth: Buffer }

/** A push service on 127.0.0.1 with browsers: it decrypts messages as they would, and verifies the sender. */
export async function startPushService() {
  const browsers: Browser[] = []
  const pushed: ReceivedPush[] = []
  const deliveries: number[] = []
  let statusOf: (browser: number) => number = () => 201
  let origin = ''

  const server = createServer(async (request, response) => {
    const browser = Number(request.url?.slice('/push/'.length))
    const body = await bodyOf(request)
    deliveries.push(browser)
    const status = statusOf(browser)
    const stored = browsers[browser]
    if (status !== 201 || !stored) return void response.writeHead(stored ? status : 404).end()
    try {
      pushed.push({ browser, ...receive(stored, request, body, origin) })
      response.writeHead(201).end()
    } catch (error) {
      response.writeHead(400).end(String(error))
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    pushed,
    /** Every request with the number of its browser, refused ones too. */
    deliveries,
    origin,
    /** A browser that subscribed here. */
    subscribe(): BrowserTarget {
      const secret = createECDH('prime256v1')
      const p256dh = secret.generateKeys().toString('base64url')
      const auth = randomBytes(16)
      browsers.push({ secret, auth })
      return {
        service: 'web',
        endpoint: `${origin}/push/${browsers.length - 1}`,
        p256dh,
        auth: auth.toString('base64url'),
      }
    },
    /** Sets the status of responses until the next call of this. */
    answerWith(next: typeof statusOf) {
      statusOf = next
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

function receive(
  browser: Browser,
  { headers }: IncomingMessage,
  body: Buffer,
  origin: string,
): Omit<ReceivedPush, 'browser'> {
  if (headers['content-encoding'] !== 'aes128gcm') throw new Error('another encoding')
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : null)
  return {
    ...readSender(headers.authorization ?? '', origin),
    message: JSON.parse(decrypt(browser, body).toString('utf8')),
    ttl: Number(headers.ttl),
    topic: text('topic'),
    urgency: text('urgency'),
    userAgent: headers['user-agent'],
  }
}

/** Checks the VAPID token (RFC 8292, sections 2 and 3): ES256 by the key beside it, for this origin, for a day at most. */
function readSender(authorization: string, origin: string): Pick<ReceivedPush, 'claims' | 'signedBy'> {
  const [, token = '', signedBy = ''] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const [head = '', payload = '', signature = ''] = token.split('.')
  const point = Buffer.from(signedBy, 'base64url')
  const jwk = { kty: 'EC', crv: 'P-256', x: point.subarray(1, 33), y: point.subarray(33) }
  const key = createPublicKey({
    key: { ...jwk, x: jwk.x.toString('base64url'), y: jwk.y.toString('base64url') },
    format: 'jwk',
  })
  const signed = Buffer.from(signature, 'base64url')
  if (!verify('sha256', Buffer.from(`${head}.${payload}`), { key, dsaEncoding: 'ieee-p1363' }, signed))
    throw new Error('a bad signature')
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString())
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const left = claims.exp - Date.now() / 1000
  if (alg !== 'ES256' || claims.aud !== origin || left < 0 || left > 24 * 60 * 60)
    throw new Error('a token for somebody else')
  return { claims, signedBy }
}

/** Decrypts one record of aes128gcm (RFC 8188, section 2) by the keys of a browser (RFC 8291, section 3.4). */
function decrypt({ secret, auth }: Browser, body: Buffer): Buffer {
  const salt = body.subarray(0, 16)
  const keyEnd = 21 + body.readUInt8(20)
  const sender = body.subarray(21, keyEnd)
  const record = body.subarray(keyEnd)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), secret.getPublicKey(), sender])
  const ikm = expand(hmac(auth, secret.computeSecret(sender)), info, 32)
  const prk = hmac(salt, ikm)
  const key = expand(prk, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = expand(prk, Buffer.from('Content-Encoding: nonce\0'), 12)
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0) throw new Error('not the last record')
  return padded.subarray(0, end)
}

function hmac(key: Buffer, data: Buffer): Buffer {
  return createHmac('sha256', key).update(data).digest()
}

/** HKDF-Expand for at most one block (RFC 5869, section 2.3). */
function expand(prk: Buffer, info: Buffer, bytes: number): Buffer {
  return hmac(prk, Buffer.concat([info, Buffer.from([1])])).subarray(0, bytes)
}
