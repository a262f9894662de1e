import { readFile } from 'node:fs/promises'
import { Agent, request as ask, type IncomingHttpHeaders } from 'node:http'
import {
  createSecureServer,
  type Http2SecureServer,
  type Http2ServerRequest,
  type Http2ServerResponse,
  type ServerHttp2Session,
} from 'node:http2'
import { join } from 'node:path'
import { runChild } from './child.ts'

/** A proxy in front of the product: TLS and HTTP/2 on https://localhost. */
export type TlsProxy = {
  url: string
  /** Sets the target of the requests. It is unknown at first, because the product needs the proxy's address to start. */
  leadTo(url: string): void
  stop(): Promise<void>
}

/** Hop-by-hop headers, which HTTP/2 does not allow. */
const CONNECTION_HEADERS = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'proxy-connection',
])

/** Starts the proxy with a certificate that openssl makes in this folder. Bodies pass unchanged, compressed ones too. */
export async function startTlsProxy(folder: string): Promise<TlsProxy> {
  const agent = new Agent({ keepAlive: true })
  const sessions = new Set<ServerHttp2Session>()
  let target = ''
  const server = createSecureServer(await makeCertificate(folder), (request, response) =>
    forward(request, response, { target, agent }),
  )
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  const port = await listen(server)
  return {
    url: `https://localhost:${port}`,
    leadTo: (url) => {
      target = url
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve))
      for (const session of sessions) session.destroy()
      agent.destroy()
      await closed
    },
  }
}

function forward(
  request: Http2ServerRequest,
  response: Http2ServerResponse,
  { target, agent }: { target: string; agent: Agent },
): void {
  const headers = { ...withoutConnection(request.headers), host: request.authority }
  const upstream = ask(target + request.url, { method: request.method, headers, agent }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers))
    answer.pipe(response)
  })
  upstream.once('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end()
  })
  response.once('close', () => upstream.destroy())
  request.pipe(upstream)
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const forwarded = Object.entries(headers).filter(
    ([name]) => !name.startsWith(':') && !CONNECTION_HEADERS.has(name),
  )
  return Object.fromEntries(forwarded)
}

async function makeCertificate(folder: string): Promise<{ key: Buffer; cert: Buffer }> {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  await runChild(['openssl', 'req', ...kind, ...name, '-keyout', key, '-out', cert])
  return { key: await readFile(key), cert: await readFile(cert) }
}

function listen(server: Http2SecureServer): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (typeof address === 'object' && address) resolve(address.port)
      else reject(new Error('the front has no port'))
    })
  })
}
