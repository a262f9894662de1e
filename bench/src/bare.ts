import { serve } from '@hono/node-server'
import { Hono } from 'hono'

// The baseline of bench:http: a bare Hono server in a separate process that returns the same responses, so that the difference
// is what our code costs. It reads the responses from stdin, then prints its port.

/** A recorded response of the product, which the bare server repeats. */
export type BareAnswer = {
  method: 'GET' | 'POST'
  path: string
  type: string
  /** The content encoding of the body; an encoded body is returned unchanged, a plain one is JSON and serialised each time. */
  encoding: string | null
  /** In base64. */
  body: string
}

let input = ''
for await (const part of process.stdin.setEncoding('utf8')) input += part
const answers: BareAnswer[] = JSON.parse(input)

const app = new Hono()
for (const { method, path, type, encoding, body } of answers) {
  const bytes = new Uint8Array(Buffer.from(body, 'base64'))
  const headers = { 'content-type': type, ...(encoding !== null && { 'content-encoding': encoding }) }
  const value: unknown = type.startsWith('application/json')
    ? JSON.parse(new TextDecoder().decode(bytes))
    : null
  app.on(method, path, async (c) => {
    if (method === 'POST') await c.req.json()
    return value === null ? c.body(bytes, 200, headers) : c.json(value)
  })
}

const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  process.stdout.write(`port ${port}\n`)
})
process.once('SIGTERM', () => {
  server.close(() => process.exit(0))
  if ('closeAllConnections' in server) server.closeAllConnections()
})
