import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { Client as OlderClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OlderTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { createAccessToken, type TokenScope } from '@tripwright/domain/account/access-tokens'
import { makeTestPlatform } from '#platform/http/test-server.ts'
import type { Platform } from '#platform/platform.ts'
import type { MadePerson } from '#seeds/make.ts'
import { makeApp } from './app.ts'
import { makeFeatures } from './features.ts'

export const NOW = new Date('2026-05-01T10:00:00Z')
/** Clients of the newest and of an older protocol. */
export const CLIENTS = ['@modelcontextprotocol/client', '@modelcontextprotocol/sdk'] as const
export type ClientName = (typeof CLIENTS)[number]

export const LIST = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }

type Called = { isError: boolean; text: string; structured: Record<string, unknown> }
/** A client of either kind. */
export type AnyClient = {
  list(): Promise<
    {
      name: string
      inputSchema: object
      outputSchema?: object | undefined
      annotations?: object | undefined
    }[]
  >
  call(name: string, args?: Record<string, unknown> | undefined): Promise<Called>
}

/** The whole product on a loopback port, as apps reach it. */
export type McpTestServer = {
  platform: Platform
  origin: string
  setNow(now: Date): void
  send(path: string, bearer: string | null, init?: RequestInit): Promise<Response>
  /** The body of the answer; with a body to send it is a POST. */
  json(path: string, bearer: string, body?: unknown): Promise<Record<string, unknown>>
  tokenOf(person: MadePerson, scope?: TokenScope): Promise<string>
  post(token: string | null, body?: unknown, headers?: Record<string, string>): Promise<Response>
  connect(kind: ClientName, token: string): Promise<AnyClient>
  close(): Promise<void>
}

export async function openMcpServer(): Promise<McpTestServer> {
  let now = NOW
  const platform = await makeTestPlatform(() => now)
  platform.config.addressLimitScale = 1000
  const features = makeFeatures(platform)
  await platform.jobs.start([...features.jobs])
  const app = makeApp(platform, features)
  const server = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started))
  })
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const opened: { close(): Promise<void> }[] = []

  const send: McpTestServer['send'] = (path, bearer, init = {}) =>
    fetch(origin + path, {
      ...init,
      headers: {
        ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...init.headers,
      },
    })
  const json: McpTestServer['json'] = async (path, bearer, body) => {
    const post = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }
    return Object(await (await send(path, bearer, post)).json())
  }
  return {
    platform,
    origin,
    send,
    json,
    setNow: (next) => {
      now = next
    },
    async tokenOf({ bearer }, scope = 'read') {
      const { secret } = await json(createAccessToken.path, bearer, { name: 'An app', scope, days: 30 })
      return String(secret)
    },
    post: (token, body = LIST, headers = {}) =>
      send('/mcp', token, {
        method: 'POST',
        headers: { accept: 'application/json, text/event-stream', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    async connect(kind, token) {
      const url = new URL('/mcp', origin)
      const init = { requestInit: { headers: { authorization: `Bearer ${token}` } } }
      const client = await (kind === '@modelcontextprotocol/client' ? newest(url, init) : older(url, init))
      opened.push(client)
      return wrap(client)
    },
    async close() {
      await Promise.all(opened.map((one) => one.close()))
      await new Promise((resolve) => server.close(resolve))
      await platform.database.close()
    },
  }
}

// Both kinds hold each result against the output schema of its tool.
function wrap(client: Client | OlderClient): AnyClient {
  return {
    list: async () => (await client.listTools()).tools,
    async call(name, args = {}) {
      const { isError, content, structuredContent } = Object(await client.callTool({ name, arguments: args }))
      const [{ text }] = content
      return { isError: isError === true, text: String(text), structured: Object(structuredContent) }
    },
  }
}

const INFO = { name: 'a test', version: '1' }
type Init = { requestInit: RequestInit }

async function newest(url: URL, init: Init): Promise<Client> {
  const client = new Client(INFO)
  await client.connect(new StreamableHTTPClientTransport(url, init))
  return client
}

async function older(url: URL, init: Init): Promise<OlderClient> {
  const client = new OlderClient(INFO)
  // Its own types do not allow an absent session id to be undefined.
  await client.connect(new OlderTransport(url, init) as Parameters<OlderClient['connect']>[0])
  return client
}
