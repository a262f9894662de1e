import 'fake-indexeddb/auto'
import type { SavedItem } from '@tripwright/domain/sharing/saved'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Session from '#platform/session.ts'
import type * as Toasts from '#ui/toast.ts'
import type * as GuestMove from './guest-move.state.ts'
import type * as Saved from './saved.state.ts'

const ann = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const saveRequest = (id: string) => ({
  item_type: 'hotel',
  item_id: id,
  title: `Inn ${id}`,
  description: '',
  image_url: null,
  item_data: {},
})

/** A server that stores a list, can be unreachable, and can refuse. */
const server = {
  keys: [] as (string | null)[],
  items: [] as SavedItem[],
  user: ann as typeof ann | null,
  reach: true,
  refuse: null as string | null,
  moves: 0,
}
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }))

function respond(url: string, { method = 'GET', body, headers }: RequestInit = {}): Promise<Response> {
  if (!server.reach) return Promise.reject(new TypeError('Failed to fetch'))
  const { pathname, searchParams } = new URL(url, 'http://x')
  if (pathname === '/api/auth/get-session') return json(server.user && { user: server.user })
  if (pathname === '/api/auth/sign-out') return json({ success: true })
  if (server.refuse !== null && method !== 'GET') return json({ error: server.refuse, message: 'No.' }, 400)
  const fields = JSON.parse(String(body ?? '{}'))
  const put = (item: Omit<SavedItem, 'id' | 'created_at'>) => {
    const saved = { ...item, id: `row-${item.item_id}`, created_at: '2026-05-01T00:00:00.000Z' }
    server.items = [saved, ...server.items.filter((one) => one.item_id !== item.item_id)]
    return saved
  }
  if (pathname.endsWith('/move')) {
    server.moves++
    for (const item of fields.items) put(item)
    return json({ moved: fields.items.length })
  }
  if (method !== 'GET') server.keys.push(new Headers(headers).get('idempotency-key'))
  if (method === 'POST') return json({ item: put(fields), created: true })
  if (method === 'DELETE') {
    server.items = server.items.filter((item) => item.item_id !== searchParams.get('item_id'))
    return json({ removed: true })
  }
  return json({ items: server.items, next: null })
}

let saved: typeof Saved
let session: typeof Session
let toasts: typeof Toasts
let guestMove: typeof GuestMove
const view = async () => {
  const { renderHook } = await import('@testing-library/react')
  const { result, unmount } = renderHook(() => saved.useSaved())
  const now = result.current
  unmount()
  return now
}
const ids = async () => (await view()).items.map((item) => item.item_id)
const toastTexts = () => toasts.readToasts().map((toast) => toast.description ?? toast.message)

beforeEach(async () => {
  Object.assign(server, { keys: [], items: [], user: ann, reach: true, refuse: null, moves: 0 })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', respond)
  vi.resetModules()
  saved = await import('./saved.state.ts')
  session = await import('#platform/session.ts')
  toasts = await import('#ui/toast.ts')
  guestMove = await import('./guest-move.state.ts')
  await session.refreshSession()
  guestMove.startSaved()
  await vi.waitFor(async () => expect((await view()).status).toBe('ready'))
})

describe('a page that is left within the moment of a change', () => {
  const left = (owner: string, id: string, change: object) => ({ owner, id, change })
  const remove = (item_id: string) => ({ kind: 'remove', item: { item_type: 'hotel', item_id } })
  const save = (id: string) => ({ kind: 'save', item: saveRequest(id), at: '2026-05-01T00:00:00.000Z' })
  const noted = () => localStorage.getItem('saves-underway')

  it('notes the change before it waits for anything, and strikes it out once it is on the disk', async () => {
    saved.saveItemNow(saveRequest('a'))
    expect(noted()).toContain('"item_id":"a"')
    await vi.waitFor(() => expect(noted()).toBeNull())
    await vi.waitFor(() => expect(server.items).toHaveLength(1))
  })

  it('has one effect where another tab takes it for left behind while this one keeps it', async () => {
    saved.saveItemNow(saveRequest('a'))
    vi.resetModules()
    const other: typeof Saved = await import('./saved.state.ts')
    await (await import('#platform/session.ts')).refreshSession()
    other.resumeChanges()
    await vi.waitFor(() => expect(noted()).toBeNull())
    await vi.waitFor(() => expect(server.items).toHaveLength(1))
    expect(new Set(server.keys).size).toBe(1)
  })

  it('loses nothing: a removal that was undone is undone when the page is opened again', async () => {
    const entries = [left('p1', '1', remove('a')), left('p1', '2', save('a')), left('p2', '3', save('z'))]
    localStorage.setItem('saves-underway', JSON.stringify([...entries, { made: 'by another version' }]))
    saved.resumeChanges()
    await vi.waitFor(() => expect(server.items.map((item) => item.item_id)).toEqual(['a']))
    // Another user's change waits for that user.
    await vi.waitFor(() => expect(JSON.parse(noted() ?? '[]')).toMatchObject([{ owner: 'p2' }]))
  })
})

describe('what a guest wanted to save when nothing more fitted', () => {
  it('is saved once there is an account, once', async () => {
    sessionStorage.setItem('pending-save', JSON.stringify({ ...saveRequest('a'), click: 'c1' }))
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(server.items.map((item) => item.item_id)).toEqual(['a']))
    expect(sessionStorage.getItem('pending-save')).toBeNull()
  })

  it('is left to the tab that has taken it', async () => {
    localStorage.setItem('taken-clicks', '["c1"]')
    sessionStorage.setItem('pending-save', JSON.stringify({ ...saveRequest('a'), click: 'c1' }))
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(sessionStorage.getItem('pending-save')).toBeNull())
    expect(server.items).toEqual([])
  })
})

describe('a save', () => {
  it('is on the screen at once and confirmed a moment later', async () => {
    saved.saveItemNow(saveRequest('a'))
    expect(await view()).toMatchObject({ items: [{ item_id: 'a' }], pendingIds: [expect.any(String)] })
    await vi.waitFor(() => expect(toastTexts()).toContain('Inn a has been saved to your favorites.'))
    expect(await view()).toMatchObject({ items: [{ item_id: 'a' }], pendingIds: [] })
    expect(server.items).toHaveLength(1)
  })

  it('that is refused leaves the screen as it was and says so', async () => {
    server.refuse = 'bad-input'
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(() => expect(toastTexts()).toContain('Failed to save item. Please try again.'))
    expect(await ids()).toEqual([])
  })

  it('beyond the limit names the limit', async () => {
    server.refuse = 'limit-reached'
    vi.stubGlobal('fetch', (url: string, init: RequestInit = {}) =>
      init.method === 'POST' ? json({ error: 'limit-reached', message: 'No.' }, 403) : respond(url, init),
    )
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(() => expect(toastTexts().join()).toContain('You’ve saved 15 items today'))
  })

  it('made without a network waits, is shown as waiting, and arrives once when there is one', async () => {
    server.reach = false
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(() => expect(toastTexts()).toContain("Action saved for when you're back online"))
    expect(await view()).toMatchObject({ items: [{ item_id: 'a' }], pendingIds: [expect.any(String)] })
    server.reach = true
    const { replayQueue } = await import('#platform/offline-queue.ts')
    await replayQueue()
    await saved.reloadSaved()
    expect(await view()).toMatchObject({ items: [{ item_id: 'a' }], pendingIds: [] })
    expect(server.items).toHaveLength(1)
  })
})

describe('items saved offline', () => {
  it('stays on the screen while it is sent and until a list shows it', async () => {
    server.reach = false
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(async () => expect((await view()).pendingIds).toHaveLength(1))
    await vi.waitFor(() => expect(toastTexts()).toContain("Action saved for when you're back online"))
    const seen: string[][] = []
    const { renderHook } = await import('@testing-library/react')
    const { unmount } = renderHook(() => seen.push(saved.useSaved().items.map((item) => item.item_id)))
    server.reach = true
    const { replayQueue } = await import('#platform/offline-queue.ts')
    await replayQueue()
    await vi.waitFor(async () => expect((await view()).pendingIds).toEqual([]))
    unmount()
    expect(server.items.map((item) => item.item_id)).toEqual(['a'])
    expect(seen.filter((items) => items.length !== 1)).toEqual([])
  })
})

describe('a removal', () => {
  it('can be taken back', async () => {
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(() => expect(server.items).toHaveLength(1))
    saved.removeSaved(saveRequest('a'))
    expect(await ids()).toEqual([])
    await vi.waitFor(() => expect(toastTexts()).toContain('Item removed from favorites.'))
    toasts
      .readToasts()
      .find((toast) => toast.action)
      ?.action?.onPick()
    await vi.waitFor(() => expect(server.items).toHaveLength(1))
    expect(await ids()).toEqual(['a'])
  })

  it('that is refused brings the item back and says so', async () => {
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(async () => expect((await view()).pendingIds).toEqual([]))
    server.refuse = 'bad-input'
    saved.removeSaved(saveRequest('a'))
    await vi.waitFor(() => expect(toastTexts()).toContain('Failed to remove item. Please try again.'))
    expect(await ids()).toEqual(['a'])
  })
})

describe('whose list', () => {
  it('is gone from the screen with its person', async () => {
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(() => expect(server.items).toHaveLength(1))
    server.user = null
    await session.signOut()
    await vi.waitFor(async () => expect(await ids()).toEqual([]))
  })

  it('is what was last seen here, with its age, when there is no network', async () => {
    saved.saveItemNow(saveRequest('a'))
    await vi.waitFor(() => expect(server.items).toHaveLength(1))
    await saved.reloadSaved()
    vi.resetModules()
    server.reach = false
    const later = await import('./saved.state.ts')
    const laterSession = await import('#platform/session.ts')
    await laterSession.refreshSession()
    await later.reloadSaved()
    saved = later
    expect(await view()).toMatchObject({ status: 'ready', items: [{ item_id: 'a' }], asOf: expect.any(Date) })
  })
})

describe('what a guest saved', () => {
  const guestSaves = [
    { id: 'guest_1_a', savedAt: '2026-05-01T00:00:00.000Z', type: 'hotel', title: 'Inn', item_id: 'a' },
  ]

  it('moves into the account once and leaves the device', async () => {
    const { readStored, writeStored } = await import('#platform/storage.ts')
    writeStored('guest-saves', guestSaves)
    dispatchEvent(new Event('online'))
    await vi.waitFor(() => expect(readStored('guest-saves')).toBeNull())
    dispatchEvent(new Event('online'))
    await vi.waitFor(async () => expect(await ids()).toEqual(['a']))
    expect(server.moves).toBe(1)
  })

  it('stays on the device when the account could not take it', async () => {
    const { readStored, writeStored } = await import('#platform/storage.ts')
    server.refuse = 'too-many-requests'
    writeStored('guest-saves', guestSaves)
    dispatchEvent(new Event('online'))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(readStored('guest-saves')).toHaveLength(1)
    expect(toastTexts()).toEqual([])
  })
})
