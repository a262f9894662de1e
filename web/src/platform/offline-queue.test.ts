import 'fake-indexeddb/auto'
import { removeItem, saveItem } from '@tripwright/domain/sharing/saved'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { OfflineAction } from './offline-db.ts'

const inn = {
  item_type: 'hotel',
  item_id: '1',
  title: 'Inn',
  description: '',
  image_url: null,
  item_data: {},
}
const saved = { item: { ...inn, id: 'r1', created_at: '2026-01-01T00:00:00Z' }, created: true }
const inQueue = { queue: 'saved' }

type Sent = { method: string; url: string; key: string | null }
/** A server that knows one person; `answer` overrides what the next writes get. */
const server = { person: 'ann' as string | null, reach: true, sent: [] as Sent[], answers: [] as Response[] }

async function serve(url: string, init: RequestInit = {}): Promise<Response> {
  if (!server.reach) throw new TypeError('Failed to fetch')
  if (url.startsWith('/api/auth/')) {
    return Response.json(
      server.person ? { user: { id: server.person, email: 'a@b.example', name: '' } } : null,
    )
  }
  const key = new Headers(init.headers).get('idempotency-key')
  server.sent.push({ method: init.method ?? 'GET', url, key })
  return server.answers.shift() ?? Response.json(url.includes('?') ? { removed: true } : saved)
}

/** A fresh copy of the modules: another tab, or the same one after a reload. */
async function openTab() {
  vi.resetModules()
  const session = await import('./session.ts')
  const tab = {
    session,
    ...(await import('./offline-queue.ts')),
    ...(await import('./send-or-queue.ts')),
    ...(await import('./offline-state.ts')),
    ...(await import('./offline-store.ts')),
  }
  await session.refreshSession()
  return tab
}

let tab: Awaited<ReturnType<typeof openTab>>

beforeEach(async () => {
  Object.assign(server, { person: 'ann', reach: true, sent: [], answers: [] })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('fetch', serve)
  tab = await openTab()
})
const refusal = (status: number, error: string, headers = {}) =>
  Response.json({ error, message: `words of ${error}` }, { status, headers })
const listView = () => {
  const { pending, refused } = tab.readOfflineActions()
  return { pending: pending.length, refused: refused.map((action) => action.refused?.code) }
}

describe('a write', () => {
  it('is sent at once with its key, and its answer comes back parsed', async () => {
    expect(await tab.sendOrQueue(saveItem, inn, inQueue)).toEqual({ state: 'sent', value: saved })
    expect(server.sent).toMatchObject([{ method: 'POST', url: '/api/saved-items' }])
    expect(server.sent[0]?.key).toMatch(/^[0-9a-f-]{36}$/)
    expect(await tab.listActions()).toEqual([])
  })

  it('waits with no network, survives a reload, and goes out in order when the network is back', async () => {
    server.reach = false
    expect(await tab.sendOrQueue(saveItem, inn, inQueue)).toEqual({ state: 'queued' })
    expect(await tab.sendOrQueue(removeItem, inn, inQueue)).toEqual({ state: 'queued' })
    expect(listView()).toEqual({ pending: 2, refused: [] })

    tab = await openTab()
    tab.startOfflineQueue()
    await vi.waitFor(() => expect(listView().pending).toBe(2))
    server.reach = true
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(listView().pending).toBe(0))
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  it('that waited gives its answer to the page that made it, when it was sent', async () => {
    server.reach = false
    const answers: unknown[] = []
    const onLater = (value: unknown) => void answers.push(value)
    expect(await tab.sendOrQueue(saveItem, inn, { ...inQueue, onLater })).toEqual({ state: 'queued' })
    await tab.replayQueue()
    expect(answers).toEqual([])
    server.reach = true
    await tab.replayQueue()
    expect(answers).toEqual([saved])
  })

  it('never overtakes an earlier one of its queue', async () => {
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    server.reach = true
    expect(await tab.sendOrQueue(removeItem, inn, inQueue)).toEqual({
      state: 'sent',
      value: { removed: true },
    })
    expect(server.sent.map(({ method }) => method)).toEqual(['POST', 'DELETE'])
  })

  it('that was never sent can be taken back and put back; one that may have arrived cannot', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    const [unsent] = await tab.listActions()
    expect(await tab.takeBack(String(unsent?.id))).toBe(true)
    expect(listView()).toEqual({ pending: 0, refused: [] })
    if (unsent) await tab.putBack(unsent)
    expect(await tab.listActions()).toMatchObject([{ id: unsent?.id }])
    // The browser says that there is a network, and no answer comes.
    online.mockReturnValue(true)
    await tab.replayQueue()
    expect(tab.readOfflineActions().pending).toMatchObject([{ isTried: true }])
    expect(await tab.takeBack(String(unsent?.id))).toBe(false)
    // Once it may have arrived, no network makes that undone.
    online.mockReturnValue(false)
    await tab.replayQueue()
    expect(await tab.takeBack(String(unsent?.id))).toBe(false)
    expect(await tab.listActions()).toHaveLength(1)
    online.mockRestore()
  })

  it('is sent once when two tabs replay at the same time', async () => {
    server.reach = false
    for (let n = 0; n < 5; n++) await tab.sendOrQueue(saveItem, { ...inn, item_id: String(n) }, inQueue)
    const other = await openTab()
    server.reach = true
    server.sent = []
    await Promise.all([tab.replayQueue(), other.replayQueue(), tab.replayQueue()])
    expect(server.sent).toHaveLength(5)
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(5)
  })

  it('that is refused while its caller waits is removed from the queue', async () => {
    server.answers = [refusal(422, 'unprocessable')]
    expect(await tab.sendOrQueue(saveItem, inn, inQueue)).toEqual({
      state: 'refused',
      refusal: {
        ok: false,

        code: 'unprocessable',
        message: 'words of unprocessable',
        status: 422,
        issues: [],
        retryAfter: null,
      },
    })
    expect(listView()).toEqual({ pending: 0, refused: [] })
  })

  it('that is refused later waits for its person, who sends it again under a new key or lets it go', async () => {
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    Object.assign(server, { reach: true, answers: [refusal(404, 'not-found'), refusal(404, 'not-found')] })
    await tab.replayQueue()
    expect(listView()).toEqual({ pending: 0, refused: ['not-found'] })

    await tab.retryAction(tab.readOfflineActions().refused[0] as OfflineAction)
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2)
    expect(listView()).toEqual({ pending: 0, refused: ['not-found'] })

    await tab.discardAction(tab.readOfflineActions().refused[0]?.id ?? '')
    expect(listView()).toEqual({ pending: 0, refused: [] })
  })

  it('that two tabs send again at once is sent again once', async () => {
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    Object.assign(server, { reach: true, answers: [refusal(404, 'not-found')] })
    await tab.replayQueue()
    server.sent = []
    const other = await openTab()
    const [refused] = tab.readOfflineActions().refused
    await Promise.all([tab, other].map((one) => one.retryAction(refused as OfflineAction)))
    expect(server.sent).toHaveLength(1)
    expect(await tab.listActions()).toEqual([])
  })

  it('waits as long as the server asks, then is sent by itself', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    server.answers = [refusal(429, 'too-many-requests', { 'retry-after': '77' })]
    expect(await tab.sendOrQueue(saveItem, inn, inQueue)).toEqual({ state: 'queued' })
    const wait = setTimer.mock.calls.map(([, time]) => time ?? 0).find((time) => time > 70_000)
    expect(wait).toBeGreaterThan(76_000)
    expect(wait).toBeLessThanOrEqual(77_000)
  })

  it('is tried again soon after a network came back that carried nothing yet, then ever later', async () => {
    const setTimer = vi.spyOn(globalThis, 'setTimeout')
    // Each call has a timer of its own, which ends it after 30 s.
    const isRetry = (time: number) => time > 500 && time < 29_000
    const waits = () => setTimer.mock.calls.map(([, time]) => time ?? 0).filter(isRetry)
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    for (let n = 0; n < 6; n++) await tab.replayQueue()
    expect(waits().map((time) => Math.round(time / 1000))).toEqual([1, 2, 4, 8, 16])

    server.reach = true
    await tab.replayQueue()
    server.reach = false
    setTimer.mockClear()
    await tab.sendOrQueue(saveItem, inn, inQueue)
    expect(waits().map((time) => Math.round(time / 1000))).toEqual([1])
  })

  it('is never mistaken for sent because of the page of a hotel network', async () => {
    server.answers = [
      new Response('<h1>Welcome to our Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } }),
    ]
    expect(await tab.sendOrQueue(saveItem, inn, inQueue)).toEqual({ state: 'queued' })
  })
})

describe('when somebody else is signed in', () => {
  it('a write is neither seen nor sent; its own person sends it later', async () => {
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    Object.assign(server, { reach: true, person: 'bob' })
    tab = await openTab()
    tab.startOfflineQueue()
    await tab.replayQueue()
    expect(listView()).toEqual({ pending: 0, refused: [] })
    expect(server.sent).toEqual([])

    server.person = 'ann'
    await tab.session.completeSignIn()
    await vi.waitFor(() => expect(server.sent).toHaveLength(1))
  })

  it('loses nothing when the server no longer knows the session', async () => {
    server.answers = [refusal(401, 'not-signed-in')]
    server.person = 'ann'
    const sending = tab.sendOrQueue(saveItem, inn, inQueue)
    expect(await sending).toEqual({ state: 'queued' })
    expect(await tab.listActions()).toHaveLength(1)
  })
})

describe('when the disk is full', () => {
  const fillDisk = () =>
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })

  it('the write does not overtake one that is stored and waits', async () => {
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    fillDisk()
    server.reach = true
    server.answers = [refusal(503, 'unavailable')]
    expect(await tab.sendOrQueue(removeItem, inn, inQueue)).toMatchObject({
      state: 'refused',
      refusal: { code: 'storage-full' },
    })
    expect(server.sent.map(({ method }) => method)).toEqual(['POST'])
    expect(await tab.sendOrQueue(removeItem, inn, { queue: 'other' })).toMatchObject({ state: 'sent' })
  })

  it('a refused write that is sent again stays on the list', async () => {
    server.reach = false
    await tab.sendOrQueue(saveItem, inn, inQueue)
    Object.assign(server, { reach: true, answers: [refusal(404, 'not-found')] })
    await tab.replayQueue()
    fillDisk()
    await tab.retryAction(tab.readOfflineActions().refused[0] as OfflineAction)
    expect(listView()).toEqual({ pending: 0, refused: ['not-found'] })
  })

  it('the write is sent all the same', async () => {
    fillDisk()
    expect(await tab.sendOrQueue(saveItem, inn, inQueue)).toEqual({ state: 'sent', value: saved })
  })

  it('and there is no network, the caller learns that it could not be stored', async () => {
    fillDisk()
    server.reach = false
    expect(await tab.sendOrQueue(saveItem, inn, inQueue)).toMatchObject({
      state: 'refused',
      refusal: { code: 'storage-full', message: expect.stringContaining('device is full') },
    })
  })
})

it('lives in the database that the specification names', async () => {
  server.reach = false
  await tab.sendOrQueue(saveItem, inn, inQueue)
  const db = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('travel-offline-db')
    opening.onsuccess = () => resolve(opening.result)
  })
  expect([...db.objectStoreNames]).toEqual(['cached-data', 'offline-actions', 'receipts', 'trip-changes'])
  const transaction = db.transaction(['cached-data', 'offline-actions'])
  const [actions, cached] = [
    transaction.objectStore('offline-actions'),
    transaction.objectStore('cached-data'),
  ]
  expect([actions.keyPath, [...actions.indexNames]]).toEqual(['id', ['timestamp']])
  expect([cached.keyPath, [...cached.indexNames]]).toEqual(['key', ['timestamp']])
  db.close()
  const [action] = await tab.listActions()
  expect(action).toMatchObject({ url: '/api/saved-items', method: 'POST', person: 'ann', sequence: 1 })
  expect(JSON.parse(String(action?.body))).toEqual(inn)
})

// The last one: its two tabs stay at work.
it('a write that another tab sends is answered in the tab that made it, also with a refusal', async () => {
  const other = await openTab()
  for (const one of [tab, other]) one.startOfflineQueue()
  // The other tab holds the lock: it is in the middle of sending.
  for (const answer of [Response.json(saved), refusal(422, 'unprocessable')]) {
    let isHeld = () => {}
    const held = new Promise<void>((resolve) => {
      isHeld = resolve
    })
    const lock = navigator.locks.request('offline-actions', () => held)
    const sending = other.replayQueue()
    const made = tab.sendOrQueue(saveItem, inn, inQueue)
    await vi.waitFor(async () => expect(await tab.listActions()).toHaveLength(1))
    server.answers = [answer]
    isHeld()
    await Promise.all([lock, sending])
    expect(await made).toMatchObject(
      answer.ok
        ? { state: 'sent', value: saved }
        : { state: 'refused', refusal: { code: 'unprocessable', status: 422 } },
    )
  }
  const keys = server.sent.map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(listView()).toEqual({ pending: 0, refused: [] })
})
