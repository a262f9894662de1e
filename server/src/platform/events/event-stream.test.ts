import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setImmediate as turnOfTheLoop } from 'node:timers/promises'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../db/db.port.ts'
import { openTestDatabase } from '../db/test-database.ts'
import { AppError } from '../http/app-error.ts'
import { makeFakeLog } from '../log/log.fake.ts'
import { eventStream } from './event-stream.ts'
import { makeEvents } from './events.notify.ts'
import type { EventHub } from './events.port.ts'

let database: Database
let hub: EventHub
let server: ServerType
let origin: string

beforeAll(async () => {
  database = await openTestDatabase()
  hub = await makeEvents(database, makeFakeLog())
  server = createAdaptorServer({
    fetch: (request: Request) => {
      try {
        return eventStream(hub, new URL(request.url).pathname.slice(1), request.signal)
      } catch (error) {
        return new Response(null, {
          status: error instanceof AppError && error.code === 'too-many-requests' ? 429 : 500,
        })
      }
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await hub.close()
  server.close()
  await database.close()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A tab: the events it has received so far, and a function to close it. */
async function openTab(person: string) {
  const closing = new AbortController()
  const response = await fetch(`${origin}/${person}`, { signal: closing.signal })
  const tab = { response, text: '', isEnded: false, close: () => closing.abort() }
  const read = async () => {
    for await (const part of response.body ?? []) tab.text += Buffer.from(part).toString()
    tab.isEnded = true
  }
  read().catch(() => undefined)
  return tab
}

const READY = 'event: ready\nretry: 3000\ndata: {}\n\n'

describe('a stream of events', () => {
  it('begins with ready and continues with the published events, one message each', async () => {
    const tab = await openTab('ann')
    expect(tab.response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(tab.response.headers.get('cache-control')).toBe('no-store')
    await vi.waitFor(() => expect(tab.text).toBe(READY))
    await hub.publish(database.db, { person: 'ann', kind: 'saved' })
    await hub.publish(database.db, { person: 'ann', kind: 'trips', id: 'a\n\nevent: ready' })
    const messages = 'data: {"kind":"saved"}\n\ndata: {"kind":"trips","id":"a\\n\\nevent: ready"}\n\n'
    await vi.waitFor(() => expect(tab.text).toBe(READY + messages))
    tab.close()
  })

  it('lets go of the person when the tab closes', async () => {
    const tab = await openTab('bob')
    expect(hub.listeners('bob')).toBe(1)
    tab.close()
    await vi.waitFor(() => expect(hub.listeners('bob')).toBe(0))
  })

  it('is refused to the eleventh tab of a person, until one of the ten closes', async () => {
    const tabs = await Promise.all(Array.from({ length: 10 }, () => openTab('carol')))
    expect((await openTab('carol')).response.status).toBe(429)
    const dan = await openTab('dan')
    expect(dan.response.status).toBe(200)
    tabs[0]?.close()
    await vi.waitFor(() => expect(hub.listeners('carol')).toBe(9))
    const again = await openTab('carol')
    expect(again.response.status).toBe(200)
    for (const tab of [...tabs, again, dan]) tab.close()
  })

  it('lets go of a reader that does not read, instead of keeping its events', {
    timeout: 30_000,
  }, async () => {
    const { hostname, port } = new URL(origin)
    const socket = connect(Number(port), hostname)
    socket.on('error', () => undefined)
    socket.write('GET /eve HTTP/1.1\r\nHost: test\r\n\r\n')
    socket.pause()
    await vi.waitFor(() => expect(hub.listeners('eve')).toBe(1))
    const quick = await openTab('eve')
    const id = 'x'.repeat(7000)
    let sent = 0
    for (; hub.listeners('eve') === 2 && sent < 5000; sent++)
      await hub.publish(database.db, { person: 'eve', kind: 'saved', id }).then(() => turnOfTheLoop())
    expect(hub.listeners('eve')).toBe(1)
    await vi.waitFor(() => expect(quick.text.split('\n\n').length).toBeGreaterThan(sent))
    quick.close()
    socket.destroy()
  })

  it('ends when the hub closes, so that a stop has nothing to wait for', async () => {
    const own = await makeEvents(database, makeFakeLog())
    const body = eventStream(own, 'finn', new AbortController().signal).body
    await own.close()
    expect(await new Response(body).text()).toBe(READY)
  })

  it('never begins for a call that was given up already', async () => {
    const stream = eventStream(hub, 'gil', AbortSignal.abort())
    expect(await stream.text()).toBe('')
    expect(hub.listeners('gil')).toBe(0)
  })

  it('says ready again when events may have been missed', async () => {
    let missed = () => {}
    const broken: EventHub = {
      ...hub,
      subscribe: (_, listener) => {
        missed = listener.missed
        return () => undefined
      },
    }
    const closing = new AbortController()
    const stream = eventStream(broken, 'hal', closing.signal)
    missed()
    closing.abort()
    expect(await stream.text()).toBe(READY + READY)
  })

  it('has a heartbeat every 25 seconds and ends after a quarter of an hour, for the session to be looked at again', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
    const stream = eventStream(hub, 'ida', new AbortController().signal)
    vi.advanceTimersByTime(15 * 60_000 - 1)
    expect(hub.listeners('ida')).toBe(1)
    vi.advanceTimersByTime(1)
    expect(hub.listeners('ida')).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    const [, heartbeats = ''] = (await stream.text()).split(READY)
    expect(heartbeats).toMatch(/^(:\n\n){35,36}$/)
  })
})
