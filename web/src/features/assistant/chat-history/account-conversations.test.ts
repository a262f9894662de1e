import 'fake-indexeddb/auto'
import { type Conversation, mergeConversations } from '@tripwright/domain/assistant/chat-history'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type * as Queue from '#platform/offline-queue.ts'
import type * as Session from '#platform/session.ts'
import type * as Account from './account-conversations.state.ts'
import type * as Device from './conversations.state.ts'

const ann = { id: 'p1', email: 'ann@example.com', name: 'Ann' }
const ben = { id: 'p2', email: 'ben@example.com', name: 'Ben' }
/** An account as the server has it, which can be unreachable. */
const server = {
  user: null as typeof ann | null,
  reach: true,
  /** A write is answered after this. */
  held: Promise.resolve(),
  version: 0,
  rows: new Map<string, { version: number; content: Conversation | null }>(),
}
const json = (body: unknown) => Promise.resolve(Response.json(body))
const put = (id: string, content: Conversation | null) =>
  server.rows.set(id, { content, version: ++server.version })

function respond(url: string, { method = 'GET', body }: RequestInit = {}): Promise<Response> {
  if (!server.reach) return Promise.reject(new TypeError('Failed to fetch'))
  const { pathname, searchParams } = new URL(url, 'http://x')
  if (pathname === '/api/auth/get-session') return json(server.user && { user: server.user })
  if (pathname === '/api/auth/sign-out') return json({ success: true })
  const id = pathname.split('/')[4] ?? ''
  const row = server.rows.get(id)
  if (method === 'PUT') {
    if (row?.content === null) return json({ isDeleted: true })
    const sent = { id, ...JSON.parse(String(body)) }
    put(id, mergeConversations(row?.content ?? sent, sent))
    return server.held.then(() => json({ isDeleted: false }))
  }
  if (method === 'DELETE') {
    put(id, null)
    return json({ isDeleted: true })
  }
  const news = [...server.rows].filter(([, one]) => one.version > Number(searchParams.get('after') ?? 0))
  return json({
    conversations: news.flatMap(([, { content }]) => content ?? []),
    deleted: news.flatMap(([gone, { content }]) => (content === null ? [gone] : [])),
    version: server.version,
  })
}

let device: typeof Device
let account: typeof Account
let session: typeof Session
let queue: typeof Queue
const uuid = () => crypto.randomUUID()
const turn = (text: string, id: string = uuid()) => ({ id, text, askedOn: '2026-11-21', at: 0, changedAt: 0 })
const onDevice = () => device.readConversations().map(({ turns }) => turns.map(({ text }) => text))
const inAccount = () =>
  [...server.rows.values()].flatMap(({ content }) => (content ? [content.turns.map(({ text }) => text)] : []))
const signIn = async (user: typeof ann | null) => {
  server.user = user
  await session.refreshSession()
}

/** A busy machine takes longer than the usual second. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 10_000 })

/** A page that is opened anew on this device. */
async function openPage(): Promise<void> {
  vi.resetModules()
  device = await import('./conversations.state.ts')
  account = await import('./account-conversations.state.ts')
  session = await import('#platform/session.ts')
  queue = await import('#platform/offline-queue.ts')
  queue.startOfflineQueue()
  await session.refreshSession()
  account.syncConversations()
}

beforeEach(async () => {
  Object.assign(server, { user: null, reach: true, held: Promise.resolve(), version: 0, rows: new Map() })
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('EventSource', function silent() {
    return { addEventListener() {}, close() {} }
  })
  vi.stubGlobal('fetch', respond)
  await openPage()
})

describe('conversations of an account', { timeout: 30_000 }, () => {
  it('are a guest’s on the device, go along at the first sign-in, and leave with their person', async () => {
    const id = device.addTurn(null, turn('as a guest'))
    device.addTurn(id, turn('and more'))
    expect(inAccount()).toEqual([])
    await signIn(ann)
    await eventually(() => expect(inAccount()).toEqual([['as a guest', 'and more']]))
    await eventually(() => expect(device.readStoredConversations()[0]?.isUnsent).toBe(false))
    await session.signOut()
    expect(onDevice()).toEqual([])
    expect(localStorage.getItem('assistant-conversations')).toBe('[]')
    await signIn(ben)
    expect(onDevice()).toEqual([])
    await signIn(ann)
    await eventually(() => expect(onDevice()).toEqual([['as a guest', 'and more']]))
  })

  it('merge what another device added, and take what it deleted away', async () => {
    await signIn(ann)
    const id = device.addTurn(null, turn('here'))
    await eventually(() => expect(inAccount()).toEqual([['here']]))
    const other = { ...turn('there'), at: 1, changedAt: 1 }
    put(id, {
      ...mergeConversations(server.rows.get(id)?.content as Conversation, {
        id,
        turns: [other],
        removed: [],
        title: { text: 'Named there', at: Date.now() },
        pin: null,
      }),
    })
    dispatchEvent(new Event('online'))
    await eventually(() => expect(onDevice()).toEqual([['there', 'here']]))
    device.addTurn(id, turn('again here'))
    await eventually(() => expect(inAccount()).toEqual([['there', 'here', 'again here']]))
    put(id, null)
    dispatchEvent(new Event('online'))
    await eventually(() => expect(onDevice()).toEqual([]))
  })

  it('wait on the device while there is no network, also over a reload, and arrive afterwards', async () => {
    await signIn(ann)
    server.reach = false
    const id = device.addTurn(null, turn('in a tunnel'))
    device.renameConversation(id, 'Tunnel')
    await openPage()
    expect(onDevice()).toEqual([['in a tunnel']])
    server.reach = true
    await session.refreshSession()
    await queue.replayQueue()
    await eventually(() => expect(inAccount()).toEqual([['in a tunnel']]))
    expect([...server.rows.values()][0]?.content?.title?.text).toBe('Tunnel')
  })

  it('are deleted also while an earlier change is under way', async () => {
    await signIn(ann)
    let answer = () => {}
    server.held = new Promise((resolve) => {
      answer = resolve
    })
    const id = device.addTurn(null, turn('short-lived'))
    await eventually(() => expect(inAccount()).toEqual([['short-lived']]))
    device.deleteConversation(id)
    answer()
    await eventually(() => expect(server.rows.get(id)?.content).toBeNull())
  })

  it('are deleted everywhere, and an undone deletion brings the content back as a new one', async () => {
    await signIn(ann)
    const id = device.addTurn(null, turn('gone'))
    await eventually(() => expect(device.readStoredConversations()[0]?.isUnsent).toBe(false))
    const undo = device.deleteConversation(id)
    expect(onDevice()).toEqual([])
    await eventually(() => expect(server.rows.get(id)?.content).toBeNull())
    // The answer to the change before it comes late, and takes nothing back.
    expect(device.readStoredConversations()).toEqual([])
    undo()
    expect(onDevice()).toEqual([['gone']])
    await eventually(() => expect(inAccount()).toEqual([['gone']]))
  })
})
