import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const KEY_ID = 'AKIDEXAMPLE'
const SECRET = 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY'
export const REGION = 'eu-central-1'
const PAGE = 2

type StoredTestObject = { bytes: Buffer; headers: Record<string, string>; etag: string }
/** The stand-in's faults for the next responses, in this order. */
export type S3FailureMode =
  | { kind: 'status'; status: number; code: string; retryAfter?: string }
  | { kind: 'cut'; after: number }
  | { kind: 'short'; by: number }
  | { kind: 'altered' }
  | { kind: 'hang-up' }

type RecordedRequest = { method: string; path: string; range: string | null; status: number }

/** S3 on 127.0.0.1 as we use it: verifies signatures and checksums independently, and answers S3's XML. */
export async function startS3() {
  const buckets = new Map<string, Map<string, StoredTestObject>>()
  const troubles: S3FailureMode[] = []
  const requests: RecordedRequest[] = []

  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part))
    const body = Buffer.concat(parts)
    const url = new URL(request.url ?? '/', 'http://store')
    const host = String(request.headers['x-real-host'] ?? request.headers.host)
    const inHost = /^([a-z0-9-]+)\.s3\./.exec(host)?.[1]
    const path = inHost ? `/${inHost}${url.pathname}` : url.pathname
    const { range } = request.headers
    response.once('close', () =>
      requests.push({
        method: request.method ?? '',
        path,
        range: range ?? null,
        status: response.statusCode,
      }),
    )
    const refused = refusalOf(request, host, url, body)
    if (refused) return fail(response, 403, refused)
    const [, bucket = '', key = ''] = /^\/([^/]+)\/?(.*)$/.exec(path) ?? []
    const files = buckets.get(bucket)
    if (!files) return fail(response, 404, 'NoSuchBucket')
    const trouble = troubles.shift()
    if (trouble?.kind === 'status') return fail(response, trouble.status, trouble.code, trouble.retryAfter)
    if (trouble?.kind === 'hang-up') return void request.socket.destroy()
    if (request.method === 'PUT')
      return void response.writeHead(...storeObject(files, key, request, body)).end()
    if (request.method === 'DELETE') {
      files.delete(key)
      return void response.writeHead(204).end()
    }
    if (key === '' && request.method === 'GET') return list(response, files, url.searchParams)
    if (key === '') return void response.writeHead(200).end()
    const stored = files.get(key)
    if (!stored) return fail(response, 404, 'NoSuchKey')
    sendObject(request, response, stored, trouble)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    base,
    buckets,
    troubles,
    requests,
    keyId: KEY_ID,
    secret: SECRET,
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** Signature Version 4, "Authenticating Requests: Using the Authorization Header", implemented again from its description. */
function refusalOf(request: IncomingMessage, host: string, url: URL, body: Buffer): string | null {
  const { authorization = '' } = request.headers
  const pattern =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/
  const [, keyId, day = '', region = '', names = '', signature] = pattern.exec(authorization) ?? []
  if (keyId === undefined) return 'AccessDenied'
  if (keyId !== KEY_ID) return 'InvalidAccessKeyId'
  if (region !== REGION) return 'AuthorizationHeaderMalformed'
  const headerOf = (name: string) => (name === 'host' ? host : String(request.headers[name] ?? ''))
  const date = headerOf('x-amz-date')
  const at = date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z')
  if (Math.abs(Date.now() - Date.parse(at)) > 900_000) return 'RequestTimeTooSkewed'
  const signed = names.split(';')
  const needed = Object.keys(request.headers).filter((name) => /^x-amz-/.test(name))
  if (['host', ...needed].some((name) => !signed.includes(name))) return 'AccessDenied'
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const canonical = [
    request.method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${headerOf(name).trim()}`),
    '',
    names,
    headerOf('x-amz-content-sha256'),
  ].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${SECRET}`)
  if (hmac(key, toSign).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  return headerOf('x-amz-content-sha256') === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

function storeObject(
  files: Map<string, StoredTestObject>,
  key: string,
  { headers }: IncomingMessage,
  bytes: Buffer,
): [number] {
  const sum = createHash('sha256').update(bytes).digest('base64')
  if (headers['content-length'] === undefined) return [411]
  if (headers['x-amz-checksum-sha256'] !== sum) return [400]
  const meta = headers['x-amz-meta-sha256']
  const type = String(headers['content-type'])
  files.set(key, {
    bytes,
    etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
    headers: { 'content-type': type, ...(meta && { 'x-amz-meta-sha256': String(meta) }) },
  })
  return [200]
}

function sendObject(
  request: IncomingMessage,
  response: ServerResponse,
  stored: StoredTestObject,
  trouble?: S3FailureMode,
): unknown {
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? []
  const match = request.headers['if-match']
  if (match !== undefined && match !== stored.etag) return fail(response, 412, 'PreconditionFailed')
  const start = from === undefined ? 0 : Number(from)
  if (start > 0 && start >= stored.bytes.length) return fail(response, 416, 'InvalidRange')
  const all = stored.bytes.length
  const sent = Buffer.from(stored.bytes.subarray(start))
  if (trouble?.kind === 'altered') sent[0] = (sent[0] ?? 0) ^ 1
  const payload = trouble?.kind === 'short' ? sent.subarray(0, sent.length - trouble.by) : sent
  response.writeHead(start > 0 ? 206 : 200, {
    ...stored.headers,
    etag: stored.etag,
    'content-length': payload.length,
    ...(start > 0 && { 'content-range': `bytes ${start}-${all - 1}/${all}` }),
  })
  if (trouble?.kind !== 'cut') return response.end(payload)
  // The sent bytes must arrive before the connection is cut.
  return response.write(payload.subarray(0, trouble.after), () => setTimeout(() => response.destroy(), 30))
}

function list(
  response: ServerResponse,
  files: Map<string, StoredTestObject>,
  query: URLSearchParams,
): unknown {
  if (query.get('list-type') !== '2') return fail(response, 400, 'InvalidArgument')
  const prefix = query.get('prefix') ?? ''
  const after = Buffer.from(query.get('continuation-token') ?? '', 'base64').toString()
  const keys = [...files.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, PAGE)
  const isMore = keys.length > PAGE
  const token = Buffer.from(page.at(-1) ?? '').toString('base64')
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
  const next = isMore ? `<NextContinuationToken>${token}</NextContinuationToken>` : ''
  const xml = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${isMore}</IsTruncated>${contents}${next}</ListBucketResult>`
  return response.writeHead(200, { 'content-type': 'application/xml' }).end(xml)
}

function fail(response: ServerResponse, status: number, code: string, retryAfter?: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>no</Message></Error>`
  response
    .writeHead(status, {
      'content-type': 'application/xml',
      ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    })
    .end(xml)
}
