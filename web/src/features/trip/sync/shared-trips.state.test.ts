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

const ID = '019de0d5-c800-7592-8dd8-6d1483a76e62'
const ANN = { id: 'p1', email: 'ann@example.com', name: 'Ann' }

/** A server with one trip of Bob's, in which Ann takes part until that ends. */
const server = { state: emptyTrip(ID), isIn: true, reach: true, refuse: false, ended: {} as object }

async function respond(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (!server.reach) throw new TypeError('Failed to fetch')
  if (url.startsWith('/api/auth/')) return Response.json({ user: ANN })
  const { pathname, searchParams } = new URL(url, 'http://x')
  if (pathname === '/api/trips') {
    const trips = server.isIn ? [{ ...summarise(server.state), sharedBy: 'Bob' }] : []
    return Response.json({ trips, next: null })
  }
  if (!server.isIn)
    return Response.json({ error: 'not-found', message: 'No longer.', ...server.ended }, { status: 404 })
  if (server.refuse) return Response.json({ error: 'unavailable', message: 'Later.' }, { status: 503 })
  if (pathname.endsWith('/leave')) {
    server.isIn = false
    return Response.json({ id: ID })
  }
  const ops: TripOp[] = method === 'GET' ? [] : JSON.parse(String(body)).ops
  server.state = merge(server.state, ops).state
  return Response.json(since(server.state, Number(searchParams.get('since') ?? 0)))
}
const since = ({ id, version, items }: TripState, from: number) => ({
  id,
  version,
  since: from,
  items: Object.values(items).filter((item) => item.version > from),
})

async function openTab() {
  // The tab before this one is put away, and gives up the stream that all share.
  dispatchEvent(new Event('pagehide'))
  vi.resetModules()
  const session = await import('#platform/session.ts')
  const queue = await import('#platform/offline-queue.ts')
  const tab = {
    model: await import('./trip-model.state.ts'),
    list: await import('./trip-list.state.ts'),
    toasts: await import('#ui/toast.ts'),
    offline: await import('#platform/offline-state.ts'),
    db: await import('#platform/offline-db.ts'),
    cached: await import('#platform/cached-data.ts'),
    ...(await import('./trips.state.ts')),
  }
  await session.refreshSession()
  queue.startOfflineQueue()
  tab.startTrips()
  await vi.waitFor(() => expect(tab.model.model.owner).toBe(ANN.id))
  return tab
}
/** What the server says in the stream of events of the tab that was opened last. */
let tell: ((event: object) => void) | undefined
/** The stream opens a moment after whoever listens to it. */
const hears = () => vi.waitFor(() => expect(tell).toBeDefined())
let tab: Awaited<ReturnType<typeof openTab>>

const newId = () => tab.newTripId()
const set = (title: string) => tab.changeTrip(ID, [{ itemId: ID, field: 'title', value: title }])
const valuesOf = () => fieldValues(tab.model.viewOf(ID).items[ID])
const isMissing = () => vi.waitFor(() => expect(tab.model.getOrAddTrip(ID).status).toBe('missing'))
const network = (reach: boolean) => {
  server.reach = reach
  if (reach) dispatchEvent(new Event('online'))
}
async function listed() {
  await tab.list.reloadTrips()
  const { renderHook } = await import('@testing-library/react')
  const { result, unmount } = renderHook(() => tab.list.useTrips())
  unmount()
  return result.current.trips
}

beforeEach(async () => {
  const op = {
    opId: crypto.randomUUID(),
    tripId: ID,
    itemId: ID,
    field: 'title',
    value: 'Rome',
    baseVersion: 0,
  }
  Object.assign(server, {
    state: merge(emptyTrip(ID), [op]).state,
    isIn: true,
    reach: true,
    refuse: false,
    ended: {},
  })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('EventSource', function stream() {
    const close = () => {
      tell = undefined
    }
    const opened = { addEventListener() {}, close, onmessage: (_: { data: string }) => {} }
    tell = (data) => opened.onmessage({ data: JSON.stringify(data) })
    return opened
  })
  vi.stubGlobal('fetch', respond)
  tab = await openTab()
  await tab.model.openTrip(ID)
  expect(valuesOf()).toEqual({ title: 'Rome' })
})

describe('a trip of somebody else', () => {
  it('says whose it is, also while a change of one’s own is newer than the list', async () => {
    network(false)
    set('Roma')
    network(true)
    expect(await listed()).toMatchObject([{ title: 'Roma', sharedBy: 'Bob' }])
    await vi.waitFor(() => expect(tab.model.pendingOps()).toEqual([]))
  })

  it('is deleted from this device at once after a removal, with a message for late changes', async () => {
    server.isIn = false
    set('Late')
    await vi.waitFor(() => expect(tab.toasts.readToasts()).toMatchObject([{ description: 'No longer.' }]))
    await isMissing()
    network(false)
    tab = await openTab()
    await tab.model.openTrip(ID)
    expect(valuesOf()).toEqual({})
  })

  it('that its owner deletes is gone at once, says by whom, and comes back with an undo', async () => {
    const { renderHook } = await import('@testing-library/react')
    const { result, unmount } = renderHook(() => tab.useTrip(ID))
    await hears()
    Object.assign(server, { isIn: false, ended: { ended: { how: 'deleted', by: 'Bob' } } })
    tell?.({ kind: 'trips', id: ID })
    await vi.waitFor(() => expect(result.current.status).toBe('missing'))
    expect(result.current.end).toEqual({ how: 'deleted', by: 'Bob' })
    server.isIn = true
    tell?.({ kind: 'trips', id: ID })
    await vi.waitFor(() => expect(result.current).toMatchObject({ status: 'ready', end: null }))
    expect(valuesOf()).toEqual({ title: 'Rome' })
    unmount()
  })

  it.each(['stored', 'made offline'])(
    'that is %s here is never said to be missing while it is read, with no network',
    async (how) => {
      network(false)
      const id = how === 'stored' ? ID : newId()
      if (how !== 'stored') {
        tab.changeTrip(id, [{ itemId: id, field: 'title', value: 'New' }])
        await vi.waitFor(() => expect(tab.model.model.unconfirmed).toEqual([]))
      }
      tab = await openTab()
      const { renderHook } = await import('@testing-library/react')
      const statuses = new Set<string>()
      const { unmount } = renderHook(() => statuses.add(tab.useTrip(id).status))
      void tab.model.fetchTrip(id)
      await vi.waitFor(() => expect([...statuses].at(-1)).toBe('ready'))
      await tab.model.openTrip(id)
      expect([...statuses]).toEqual(['loading', 'ready'])
      unmount()
    },
  )

  it('from which one is removed while the network is away is gone once what waited was refused, which is kept in words', async () => {
    network(false)
    set('Late')
    await vi.waitFor(() => expect(tab.model.model.unconfirmed).toEqual([]))
    server.isIn = false
    network(true)
    await isMissing()
    expect(tab.offline.readOfflineActions().refused).toMatchObject([{ url: `/api/trips/${ID}/ops` }])
  })

  describe('that is not open here', () => {
    const RECEIPT = '019de0d5-c800-7592-8dd8-6d1483a76e63'
    const kept = async () => ({
      answers: (await tab.db.withStore('cached-data', 'readonly', (store) => store.keys())).filter((key) =>
        key.includes('trip:'),
      ),
      receipts: await tab.db.withStore('receipts', 'readonly', (store) => store.keys()),
    })

    beforeEach(async () => {
      const [expense, pills] = [newId(), newId()]
      tab.changeTrip(ID, [
        { itemId: expense, field: 'kind', value: 'expense' },
        { itemId: expense, field: 'share', value: { receipt: RECEIPT } },
        { itemId: pills, field: 'kind', value: 'own-packing' },
        { itemId: pills, field: 'name', value: 'Sleeping pills' },
      ])
      await vi.waitFor(() => expect(tab.model.pendingOps()).toEqual([]))
      await tab.db.withStore('receipts', 'readwrite', async (store) => {
        for (const id of [RECEIPT, 'of another trip']) await store.put({ id, bytes: new ArrayBuffer(8) })
      })
      const shared = { access: 'edit', role: 'editor', by: 'Bob', you: 'member', unproved: [] }
      for (const [secret, id] of [
        ['s1', ID],
        ['s2', RECEIPT],
      ])
        await tab.cached.writeCachedData(ANN.id, `shared-trip:${secret}`, {
          ...shared,
          trip: { id, version: 1, since: 0, items: [] },
        })
      tab = await openTab()
      expect((await kept()).answers).toHaveLength(3)
    })
    const isGone = () =>
      vi.waitFor(async () =>
        expect(await kept()).toEqual({
          answers: [`person:${ANN.id}:shared-trip:s2`],
          receipts: ['of another trip'],
        }),
      )

    it('is gone from the device when its end is told, with receipts, own packing list and what its link showed', async () => {
      const { renderHook } = await import('@testing-library/react')
      const { unmount } = renderHook(() => tab.list.useTrips())
      await hears()
      server.isIn = false
      tell?.({ kind: 'trips', id: ID })
      await isGone()
      unmount()
    })

    it('is gone when the list that is loaded next does not have it: its end was told while the device was away', async () => {
      server.isIn = false
      await tab.list.reloadTrips()
      await isGone()
    })

    it('stays while the server is only busy, cannot be reached, or still has it', async () => {
      const before = await kept()
      await hears()
      server.refuse = true
      tell?.({ kind: 'trips', id: ID })
      network(false)
      tell?.({ kind: 'trips', id: ID })
      await tab.list.reloadTrips()
      network(true)
      server.refuse = false
      await hears()
      tell?.({ kind: 'trips', id: ID })
      await listed()
      expect(await kept()).toEqual(before)
    })
  })

  it('is left: it goes from the list, and stays where that was refused', async () => {
    server.refuse = true
    expect(await tab.list.leaveSharedTrip(ID)).toBe('Later.')
    expect(await listed()).toHaveLength(1)
    server.refuse = false
    expect(await tab.list.leaveSharedTrip(ID)).toBeNull()
    expect(await listed()).toEqual([])
    await isMissing()
  })

  it('that was left on another device counts as left', async () => {
    server.isIn = false
    expect(await tab.list.leaveSharedTrip(ID)).toBeNull()
  })
})
