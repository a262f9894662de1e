import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { makeServerDatabase } from '#platform/db/test-database.ts'
import { makeTestClient, startTestProcess, type TestClient, type TestProcess } from './test-process.ts'

// A smaller version of the load test with a thousand clients (docs/decisions/0057).
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const server = process.env.TEST_DATABASE_URL
let drop = async (): Promise<unknown> => undefined
let product: TestProcess
let caller: TestClient
beforeAll(async () => {
  const made = server === undefined ? undefined : await makeServerDatabase(server)
  if (made) drop = made.drop
  product = await startTestProcess(made ? { DATABASE_URL: made.url } : {})
  caller = makeTestClient(product.port)
})
afterAll(async () => {
  caller.close()
  await product.stop()
  await drop()
})

describe('more calls than can be answered', () => {
  it('are answered or refused with a time to come back; no connection is reset, health answers, and one line tells', async () => {
    let isOver = false
    const healthStatuses: unknown[] = []
    const supervisor = makeTestClient(product.port)
    const health = (async () => {
      while (!isOver) healthStatuses.push((await supervisor.call('/api/health')).status)
    })()
    const body = { p_usage_type: 'ai_requests', p_device_fingerprint_hash: null }
    const statuses = await caller.crowd(400, 3, '/api/rpc/get_device_usage', body)
    isOver = true
    await health
    supervisor.close()
    expect(Object.keys(statuses).filter((status) => status !== '200' && status !== '503')).toEqual([])
    expect(statuses['200']).toBeGreaterThan(0)
    expect((statuses['200'] ?? 0) + (statuses['503'] ?? 0)).toBe(1200)
    expect(new Set(healthStatuses)).toEqual(new Set([200]))
    expect(product.lines().length).toBeLessThanOrEqual(1)
  })
})

describe('half a request', () => {
  const JSON_POST = 'POST /api/compensation HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'

  /**
   * Sends the first part, then one part a second as long as the server listens; gives the response it gets before the server
   * hangs up.
   */
  const sendSlowly = (first: string, drip = '') =>
    new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(product.port, '127.0.0.1', () => socket.write(first))
      const dripping = setInterval(() => socket.write(drip), 1000)
      socket.on('error', () => undefined)
      socket.on('data', (part) => {
        text += part
      })
      socket.on('close', () => {
        clearInterval(dripping)
        resolve(text)
      })
    })

  it.concurrent.each([
    ['a connection that says nothing', '', ''],
    ['headers that never end', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\n', ''],
    ['headers that come letter by letter', 'GET /api/health HTTP/1.1\r\nHost: localhost\r\nX-Long: ', 'x'],
    ['a body that never ends', `${JSON_POST}Content-Length: 100\r\n\r\n{"a":`, ''],
    ['a body that comes letter by letter', `${JSON_POST}Content-Length: 1000\r\n\r\n{"a":"`, 'x'],
    [
      'a body in pieces that comes letter by letter',
      `${JSON_POST}Transfer-Encoding: chunked\r\n\r\n`,
      '1\r\nx\r\n',
    ],
  ])(
    'is given up with a 408: %s',
    async (_, first, drip) => {
      expect(await sendSlowly(first, drip)).toMatch(/^HTTP\/1.1 408 /)
    },
    15_000,
  )
})
