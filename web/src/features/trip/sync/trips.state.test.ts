import 'fake-indexeddb/auto'
import {
  emptyTrip,
  fieldValues,
  merge,
  summarise,
  type TripOp,
  type TripState,
} from '@tripwright/domain/trip/sync'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'

type User = { id: string; email: string; name: string }
const ann: User = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const bob: User = { id: 'p2', email: 'bob@example.com', name: 'Bob' }

/** A server with trips of several people, which can be unreachable, lose its responses, and refuse. */
const server = {
  user: ann as User | null,
  trips: new Map<string, { owner: string; state: TripState }>(),
  received: [] as TripOp[],
  faults: [] as ('lost-before' | 'lost-after' | 'busy' | 'none')[],
  reach: true,
  refuse: false,
}
const json = (body: unknown, status = 200) => Response.json(body, { status })
const gone = () => json({ error: 'not-found', message: 'No.' }, 404)

async function respond(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  const fault = method === 'POST' && url.includes('/ops') ? server.faults.shift() : undefined
  if (!server.reach || fault === 'lost-before') throw new TypeError('Failed to fetch')
  if (fault === 'busy') return json({ error: 'unavailable', message: 'Later.' }, 503)
  const { pathname, searchParams } = new URL(url, 'http://x')
  if (pathname === '/api/auth/get-session') return json(server.user && { user: server.user })
  if (pathname.startsWith('/api/auth/')) return json({ success: true })
  if (server.user === null) return json({ error: 'not-signed-in', message: 'No.' }, 401)
  const [, , , id = ''] = pathname.split('/')
  const stored = server.trips.get(id)
  if (pathname === '/api/trips') {
    const own = [...server.trips.values()].filter(({ owner }) => owner === server.user?.id).toReversed()
    const trips = own.map(({ state }) => summarise(state))
    return json({ trips: trips.filter((trip) => !isGone(trip.id)), next: null })
  }
  if (method === 'GET') {
    if (stored?.owner !== server.user.id) return gone()
    return json(since(stored.state, Number(searchParams.get('since'))))
  }
  if (server.refuse) return json({ error: 'unprocessable', message: 'Too full.' }, 422)
  if (stored && stored.owner !== server.user.id) return gone()
  const { ops } = JSON.parse(String(body))
  const merged = merge(stored?.state ?? emptyTrip(id), ops)
  if (merged.refused.length > 0) return json({ error: 'bad-input', message: 'No.' }, 400)
  server.received.push(...ops)
  server.trips.set(id, { owner: server.user.id, state: merged.state })
  if (fault === 'lost-after') throw new TypeError('Failed to fetch')
  return json(since(merged.state, Math.min(...ops.map((op: TripOp) => op.baseVersion))))
}
const isGone = (id: string) => server.trips.get(id)?.state.items[id]?.fields.deleted?.value === true
const since = ({ id, version, items }: TripState, from: number) => ({
  id,
  version,
  since: from,
  items: Object.values(items).filter((item) => item.version > from),
})
/** Changes by another device of the same person meanwhile. */
function elsewhere(id: string, field: string, value: unknown): void {
  const { owner = ann.id, state = emptyTrip(id) } = server.trips.get(id) ?? {}
  const opId = crypto.randomUUID()
  const op = { opId, tripId: id, itemId: id, field, value, baseVersion: state.version }
  server.trips.set(id, { owner, state: merge(state, [op]).state })
}

/** A tab of which the idle moment has come, or only a page that shows the trip. */
async function openTab({ isIdle = true } = {}) {
  vi.resetModules()
  const session = await import('#platform/session.ts')
  const queue = await import('#platform/offline-queue.ts')
  const tab = {
    session,
    queue,
    model: await import('./trip-model.state.ts'),
    toasts: await import('#ui/toast.ts'),
    list: await import('./trip-list.state.ts'),
    ...(await import('./trips.state.ts')),
  }
  await session.refreshSession()
  if (isIdle) {
    queue.startOfflineQueue()
    tab.startTrips()
  } else {
    const { renderHook } = await import('@testing-library/react')
    renderHook(() => tab.useTrip(ID))
  }
  await vi.waitFor(() => expect(tab.model.model.owner).toBe(server.user?.id ?? null))
  return tab
}
let tab: Awaited<ReturnType<typeof openTab>>

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const STOP = '019de0d5-c800-7592-8dd8-6d1483a76e63'
const set = (field: string, value: unknown, itemId = ID) => tab.changeTrip(ID, [{ itemId, field, value }])
const valuesOf = (id = ID) => fieldValues(tab.model.viewOf(id).items[id])
const onServer = (id = ID) => fieldValues(server.trips.get(id)?.state.items[id])
const settled = () => vi.waitFor(() => expect(tab.model.pendingOps()).toEqual([]))
const listed = async () => {
  const { renderHook } = await import('@testing-library/react')
  const { result, unmount } = renderHook(() => tab.list.useTrips())
  const now = result.current
  unmount()
  return now
}
const stored = async () => (await (await import('./device-trips.state.ts')).listLocal()).length
const network = (reach: boolean) => {
  server.reach = reach
  if (reach) dispatchEvent(new Event('online'))
}

beforeEach(async () => {
  Object.assign(server, { user: ann, trips: new Map(), received: [], faults: [], reach: true, refuse: false })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', respond)
  tab = await openTab()
})

describe('a change', () => {
  it('is on the screen at once and on the server a moment later', async () => {
    expect(set('title', 'Rome')).toEqual({ ok: true })
    expect(valuesOf()).toEqual({ title: 'Rome' })
    await settled()
    expect([onServer(), valuesOf()]).toEqual([{ title: 'Rome' }, { title: 'Rome' }])
  })

  it('that is invalid for its field changes nothing', () => {
    expect(set('title', 7)).toEqual({ ok: false, code: 'bad-input' })
    expect(set('owner', 'me')).toEqual({ ok: false, code: 'bad-input' })
    expect(tab.model.pendingOps()).toEqual([])
  })

  it('typed quickly is one line of thought, without rivals', async () => {
    for (const title of ['R', 'Ro', 'Rom', 'Rome']) set('title', title)
    await settled()
    expect(server.trips.get(ID)?.state.items[ID]?.fields.title).toMatchObject({ value: 'Rome', rivals: [] })
  })

  it('that is refused leaves the screen as it was and says why', async () => {
    server.refuse = true
    set('title', 'Rome')
    await vi.waitFor(() => expect(tab.toasts.readToasts()).toMatchObject([{ description: 'Too full.' }]))
    expect(valuesOf()).toEqual({})
  })

  it('made without a network survives a reload and arrives once, in order, when there is one', async () => {
    set('title', 'Rome')
    await settled()
    network(false)
    set('title', 'Roma')
    set('kind', 'visit', STOP)
    set('name', 'Pantheon', STOP)
    await vi.waitFor(() => expect(tab.model.model.unconfirmed).toEqual([]))
    tab = await openTab()
    await tab.model.openTrip(ID)
    expect(valuesOf()).toEqual({ title: 'Roma' })
    expect(fieldValues(tab.model.viewOf(ID).items[STOP])).toEqual({ kind: 'visit', name: 'Pantheon' })
    network(true)
    await settled()
    expect(server.received.map((op) => op.value)).toEqual(['Rome', 'Roma', 'visit', 'Pantheon'])
    expect(valuesOf()).toEqual({ title: 'Roma' })
  })

  it('made without a network is on the screen again before the other services of the page have started', async () => {
    set('title', 'Rome')
    await settled()
    network(false)
    set('title', 'Roma')
    await vi.waitFor(() => expect(tab.model.model.unconfirmed).toEqual([]))
    tab = await openTab({ isIdle: false })
    await vi.waitFor(() => expect(valuesOf()).toEqual({ title: 'Roma' }))
    network(true)
    await settled()
  })

  it('that another device did not know keeps both values, and the own later one is shown', async () => {
    set('title', 'Rome')
    await settled()
    network(false)
    set('title', 'Mine')
    elsewhere(ID, 'title', 'Theirs')
    elsewhere(ID, 'days', 4)
    network(true)
    await settled()
    expect(valuesOf()).toEqual({ title: 'Mine', days: 4 })
    expect(tab.model.viewOf(ID).items[ID]?.fields.title?.rivals).toMatchObject([{ value: 'Theirs' }])
    set('title', 'Theirs')
    await settled()
    expect(tab.model.viewOf(ID).items[ID]?.fields.title).toMatchObject({ value: 'Theirs', rivals: [] })
  })
})

describe('undo and redo', () => {
  it('go back and forth over changes, also those that have arrived', async () => {
    set('title', 'Rome')
    await settled()
    tab.changeTrip(ID, [
      { itemId: STOP, field: 'kind', value: 'visit' },
      { itemId: ID, field: 'title', value: 'Roma' },
    ])
    expect(tab.undo(ID)).toBe(true)
    expect(valuesOf()).toEqual({ title: 'Rome' })
    expect(fieldValues(tab.model.viewOf(ID).items[STOP])).toMatchObject({ deleted: true })
    expect(tab.redo(ID)).toBe(true)
    await settled()
    expect(onServer()).toEqual({ title: 'Roma' })
    expect(fieldValues(server.trips.get(ID)?.state.items[STOP])).toMatchObject({ deleted: null })
    expect(tab.redo(ID)).toBe(false)
  })

  it('does not undo later changes of another person', async () => {
    set('title', 'Rome')
    set('title', 'Mine')
    await settled()
    elsewhere(ID, 'title', 'Theirs')
    await tab.model.fetchTrip(ID)
    expect(tab.undo(ID)).toBe(false)
    expect(valuesOf()).toEqual({ title: 'Theirs' })
    expect(tab.undo(ID)).toBe(true)
    expect(valuesOf()).toMatchObject({ deleted: true })
    await settled()
  })
})

describe('the list', () => {
  it('shows a new trip at once, and one that is deleted no more, also with no network after a reload', async () => {
    set('title', 'Rome')
    expect(await listed()).toMatchObject({ trips: [{ id: ID, title: 'Rome' }], pendingIds: [ID] })
    await settled()
    await tab.list.reloadTrips()
    network(false)
    set('title', 'Roma')
    await vi.waitFor(() => expect(tab.model.model.unconfirmed).toEqual([]))
    tab = await openTab()
    await tab.list.reloadTrips()
    expect(await listed()).toMatchObject({ status: 'ready', asOf: expect.any(Date), pendingIds: [ID] })
    await tab.model.openTrip(ID)
    expect((await listed()).trips).toMatchObject([{ title: 'Roma' }])
    set('deleted', true)
    expect((await listed()).trips).toEqual([])
    tab.undo(ID)
    expect((await listed()).trips).toMatchObject([{ id: ID }])
    network(true)
    await settled()
  })
})

describe('a guest', () => {
  beforeEach(async () => {
    server.user = null
    tab = await openTab()
  })

  it('keeps trips on the device, and they enter the account once at sign-in', async () => {
    set('title', 'Rome')
    set('title', 'Roma')
    await vi.waitFor(async () => expect(await stored()).toBe(2))
    tab = await openTab()
    await vi.waitFor(async () => expect((await listed()).trips).toMatchObject([{ title: 'Roma' }]))
    expect(server.received).toEqual([])

    server.user = ann
    await tab.session.completeSignIn()
    await vi.waitFor(() => expect(onServer()).toEqual({ title: 'Roma' }))
    await settled()
    expect(server.received).toHaveLength(2)
    expect(await stored()).toBe(0)
    expect(tab.toasts.readToasts().map(({ message }) => message)).toEqual([
      'The trip on this device is now in your account.',
    ])
    tab = await openTab()
    expect(server.received).toHaveLength(2)
    await vi.waitFor(async () => expect((await listed()).trips).toMatchObject([{ title: 'Roma' }]))
  })

  it('whose sign-in met no network has everything still, and whoever is there next sees nothing of it', async () => {
    set('title', 'Rome')
    await vi.waitFor(async () => expect(await stored()).toBe(1))
    Object.assign(server, { user: ann, faults: ['lost-before', 'lost-before', 'lost-before'] })
    await tab.session.completeSignIn()
    await vi.waitFor(async () => expect(await stored()).toBe(0))
    server.user = bob
    tab = await openTab()
    expect((await listed()).trips).toEqual([])
    await tab.queue.replayQueue()
    expect(server.received).toEqual([])
    Object.assign(server, { user: ann, faults: [] })
    tab = await openTab()
    await vi.waitFor(() => expect(onServer()).toEqual({ title: 'Rome' }))
    expect(server.trips.get(ID)?.owner).toBe(ann.id)
  })
})

it('another person neither sees nor sends the changes that a user made without a network', async () => {
  network(false)
  set('title', 'Rome')
  await vi.waitFor(() => expect(tab.model.model.unconfirmed).toEqual([]))
  Object.assign(server, { reach: true, user: bob })
  await tab.session.completeSignIn()
  await vi.waitFor(() => expect(tab.model.model.owner).toBe(bob.id))
  expect([valuesOf(), (await listed()).trips]).toEqual([{}, []])
  await tab.queue.replayQueue()
  expect(server.received).toEqual([])
  server.user = ann
  await tab.session.completeSignIn()
  await vi.waitFor(() => expect(onServer()).toEqual({ title: 'Rome' }))
  expect(server.trips.get(ID)?.owner).toBe(ann.id)
})

it('a trip that ends for somebody is gone for them, also with a change of theirs on its way', async () => {
  set('title', 'Rome')
  await settled()
  await tab.model.fetchTrip(ID)
  server.faults = ['busy', 'busy', 'busy', 'busy']
  set('title', 'Roma')
  const stored = server.trips.get(ID)
  if (!stored) throw new Error('the trip never came to the server')
  server.trips.set(ID, { ...stored, owner: 'somebody else' })
  await tab.model.fetchTrip(ID)
  expect(tab.model.pendingOps()).toHaveLength(1)
  expect(tab.model.getOrAddTrip(ID).status).toBe('missing')
})
