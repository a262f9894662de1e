import { createHash, generateKeyPairSync, type KeyObject, verify } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import {
  createServer as createHttp2Server,
  type ServerHttp2Session,
  type ServerHttp2Stream,
} from 'node:http2'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const TEAM = 'ABCDE12345'
const BUNDLE = 'app.tripwright'
const KEY_ID = 'KEY1234567'
const PROJECT = 'tripwright-test'

/** What the services answer: as documented, or as they must not. */
export type Misbehaviour =
  | 'none'
  | 'stalls'
  | 'lies'
  | 'truncates'
  | 'hangs-up'
  | 'floods'
  | { status: number; body: object }

/** A message as it arrived, whose sender proved who it is. */
export type Delivered = {
  service: 'fcm' | 'apns'
  token: string
  headers: Record<string, unknown>
  body: Record<string, unknown>
}

/**
 * Google's and Apple's push services on 127.0.0.1 with the keys of one operator: they check the sender as the publishers
 * document it. `env` are the settings that lead a server here.
 */
export async function startAppPush() {
  const folder = mkdtempSync(join(tmpdir(), 'tripwright-push-'))
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const curve = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const delivered: Delivered[] = []
  const proofs: { fcm: number; apns: Set<string>; connections: number } = {
    fcm: 0,
    apns: new Set(),
    connections: 0,
  }
  const sessions = new Set<ServerHttp2Session>()
  let act: Misbehaviour = 'none'
  let accessToken = ''

  const google = createServer(async (request, response) => {
    const text = await textOf(request)
    if (request.url === '/token') return giveToken(text, response)
    if (misbehave(act, response)) return
    if (request.headers.authorization !== `Bearer ${accessToken}`)
      return answer(response, 401, googleError(401, 'UNAUTHENTICATED'))
    const { message } = JSON.parse(text)
    delivered.push({ service: 'fcm', token: message.token, headers: request.headers, body: message })
    answer(response, 200, { name: `projects/${PROJECT}/messages/${delivered.length}` })
  })

  function giveToken(form: string, response: ServerResponse): void {
    const fields = new URLSearchParams(form)
    const { header, claims, isSigned } = readJwt(fields.get('assertion') ?? '', rsa.publicKey)
    const now = Date.now() / 1000
    const isRight =
      fields.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer' &&
      isSigned &&
      header.alg === 'RS256' &&
      claims.iss === `push@${PROJECT}.iam.gserviceaccount.com` &&
      claims.aud === `${originOf(google)}/token` &&
      claims.scope === 'https://www.googleapis.com/auth/firebase.messaging' &&
      claims.iat <= now + 5 &&
      claims.exp - claims.iat <= 3600
    if (!isRight) {
      answer(response, 400, { error: 'invalid_grant' })
      return
    }
    proofs.fcm += 1
    accessToken = createHash('sha256').update(`${proofs.fcm}`).digest('hex')
    answer(response, 200, { access_token: accessToken, expires_in: 3599, token_type: 'Bearer' })
  }

  const apple = createHttp2Server()
  apple.on('session', (session) => {
    proofs.connections += 1
    sessions.add(session)
    session.on('close', () => sessions.delete(session))
    session.on('error', () => undefined)
  })
  apple.on('stream', async (stream, headers) => {
    stream.on('error', () => undefined)
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part)
    const text = Buffer.concat(parts).toString()
    if (misbehaveByStream(act, stream)) return
    const [, jwt = ''] = /^bearer (.+)$/.exec(String(headers.authorization)) ?? []
    const { header, claims, isSigned } = readJwt(jwt, curve.publicKey)
    const age = Date.now() / 1000 - claims.iat
    const say = (status: number, body?: object) => {
      stream.respond({ ':status': status, 'content-type': 'application/json' })
      stream.end(body && JSON.stringify(body))
    }
    if (!isSigned || header.alg !== 'ES256' || header.kid !== KEY_ID || claims.iss !== TEAM)
      return say(403, { reason: 'InvalidProviderToken' })
    if (age > 3600) return say(403, { reason: 'ExpiredProviderToken' })
    if (headers['apns-topic'] !== BUNDLE) return say(400, { reason: 'DeviceTokenNotForTopic' })
    if (Buffer.byteLength(text) > 4096) return say(413, { reason: 'PayloadTooLarge' })
    proofs.apns.add(jwt)
    const token = String(headers[':path']).slice('/3/device/'.length)
    delivered.push({ service: 'apns', token, headers: { ...headers }, body: JSON.parse(text) })
    say(200)
  })
  for (const server of [google, apple]) {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  }

  const account = {
    type: 'service_account',
    project_id: PROJECT,
    private_key_id: 'abcdef',
    private_key: rsa.privateKey.export({ type: 'pkcs8', format: 'pem' }),
    client_email: `push@${PROJECT}.iam.gserviceaccount.com`,
    token_uri: `${originOf(google)}/token`,
  }
  const files = { fcm: join(folder, 'account.json'), apns: join(folder, 'AuthKey.p8') }
  writeFileSync(files.fcm, JSON.stringify(account))
  writeFileSync(files.apns, curve.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return {
    delivered,
    proofs,
    env: {
      FCM_KEY_FILE: files.fcm,
      FCM_URL: originOf(google),
      APNS_KEY_FILE: files.apns,
      APNS_KEY_ID: KEY_ID,
      APNS_URL: originOf(apple),
      APPLE_APP_ID: `${TEAM}.${BUNDLE}`,
    },
    /** Sets how both answer until the next call of this. */
    behave(next: Misbehaviour) {
      act = next
    },
    /** Google forgets the token that it gave. */
    endAccess() {
      accessToken = 'another'
    },
    async stop() {
      for (const session of sessions) session.destroy()
      google.closeAllConnections()
      await Promise.all([google, apple].map((server) => new Promise((done) => server.close(done))))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** An error in Google's form. */
export function googleError(code: number, status: string, errorCode?: string, field?: string): object {
  const details = [
    ...(errorCode ? [{ '@type': 'type.googleapis.com/google.firebase.fcm.v1.FcmError', errorCode }] : []),
    ...(field
      ? [{ '@type': 'type.googleapis.com/google.rpc.BadRequest', fieldViolations: [{ field }] }]
      : []),
  ]
  return { error: { code, message: 'refused', status, details } }
}

const LIE = '<html>Please accept the terms of this airport.</html>'
const HALF = '{"name":"projects/tripwright-te'

function misbehave(act: Misbehaviour, response: ServerResponse): boolean {
  if (act === 'none') return false
  if (act === 'lies') response.writeHead(200, { 'content-type': 'text/html' }).end(LIE)
  else if (act === 'hangs-up') response.destroy()
  else if (act === 'truncates') {
    response.writeHead(200, { 'content-length': '400' }).write(HALF)
    setTimeout(() => response.destroy(), 20)
  } else if (act === 'floods') {
    response.writeHead(200)
    const fill = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536)));
    }
    response.on('drain', fill)
    fill()
  } else if (act !== 'stalls') answer(response, act.status, act.body)
  return true
}

function misbehaveByStream(act: Misbehaviour, stream: ServerHttp2Stream): boolean {
  if (act === 'none') return false
  if (act === 'hangs-up') stream.session?.destroy()
  else if (act === 'truncates') {
    stream.respond({ ':status': 410, 'content-type': 'application/json' })
    stream.write('{"reason":"Unreg')
    setTimeout(() => stream.close(2), 20)
  } else if (act === 'lies' || act === 'floods') {
    stream.respond({ ':status': act === 'lies' ? 403 : 400, 'content-type': 'text/html' })
    if (act === 'lies') stream.end(LIE)
    else stream.write('x'.repeat(200_000))
  } else if (act !== 'stalls') {
    stream.respond({ ':status': act.status })
    stream.end(JSON.stringify(act.body))
  }
  return true
}

function readJwt(jwt: string, key: KeyObject) {
  const [head = '', payload = '', signature = ''] = jwt.split('.')
  const signed = Buffer.from(signature, 'base64url')
  const text = Buffer.from(`${head}.${payload}`)
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString() || '{}')
  return {
    header: parse(head),
    claims: parse(payload),
    isSigned: verify('sha256', text, { key, dsaEncoding: 'ieee-p1363' }, signed),
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

function originOf(server: { address(): unknown }): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
