import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onLiveEvent } from './live-events.ts'

/** A stream like the browser's, driven by the test. */
function makeSource() {
  const target = new EventTarget()
  const source = Object.assign(target, {
    readyState: 1,
    onmessage: null as ((event: { data: string }) => void) | null,
    onerror: null as (() => void) | null,
    close: () => void Object.assign(source, { readyState: 2 }),
    ready: () => void target.dispatchEvent(new Event('ready')),
    refuse() {
      source.close()
      source.onerror?.()
    },
  })
  return source
}
let all: ReturnType<typeof makeSource>[] = []
const last = () => all.at(-1)
const fire = async (kind: 'pagehide' | 'pageshow' | 'online' | 'offline') => {
  dispatchEvent(new Event(kind))
  await settle()
}

const session: { state: string; user?: { id: string } } = vi.hoisted(() => ({ state: 'signed-out' }))
const watch = vi.hoisted(() => ({ onSession: () => {} }))
vi.mock('./session.ts', () => ({
  currentSession: () => session,
  subscribeToSession: (listener: () => void) => Object.assign(watch, { onSession: listener }),
}))
// A tab alone; share-stream.test.ts has several.
vi.mock('./share-stream.ts', () => ({
  shareStream: (_: string, open: (ears: object) => () => void, ears: object) => open(ears),
}))
/** What follows the events is loaded with the first need of it. */
const settle = () => vi.dynamicImportSettled()
const onSession = async () => {
  watch.onSession()
  await settle()
}

let received: (string | null)[] = []
onLiveEvent('trips', (id) => received.push(id))

beforeEach(async () => {
  const open = () => {
    const source = makeSource()
    all.push(source)
    return source
  }
  // Called with `new`, which returns the function's object.
  vi.stubGlobal(
    'EventSource',
    Object.assign(
      function made() {
        return open()
      },
      { CLOSED: 2 },
    ),
  )
  vi.useFakeTimers()
  all = []
  received = []
  Object.assign(session, { state: 'signed-in', user: { id: 'ann' } })
  await onSession()
})
afterEach(async () => {
  Object.assign(session, { state: 'signed-out' })
  await onSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('notifies the listeners of a kind with the id that changed', async () => {
  last()?.ready()
  last()?.onmessage?.({ data: '{"kind":"trips","id":"t1"}' })
  last()?.onmessage?.({ data: '{"kind":"saved","id":"s1"}' })
  last()?.onmessage?.({ data: '{"kind":"trips"}' })
  expect(received).toEqual(['t1', null])
})

it('says after a gap that anything may have changed, and not at the first beginning', async () => {
  last()?.ready()
  expect(received).toEqual([])
  last()?.ready()
  expect(received).toEqual([null])
})

it('misses nothing while the page was put away and came back with a new stream', async () => {
  last()?.ready()
  await fire('pagehide')
  await fire('pageshow')
  expect(all).toHaveLength(2)
  last()?.ready()
  expect(received).toEqual([null])
})

it('asks again half a minute after a refusal, and then says that anything may have changed', async () => {
  last()?.ready()
  last()?.refuse()
  vi.advanceTimersByTime(29_999)
  expect(all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(all).toHaveLength(2)
  last()?.ready()
  expect(received).toEqual([null])
})

it('calls nobody while there is no network, and says after it that anything may have changed', async () => {
  last()?.ready()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fire('offline')
  expect(last()?.readyState).toBe(2)
  // Neither a page that comes back nor a session that is read again opens it.
  await fire('pageshow')
  await onSession()
  vi.advanceTimersByTime(120_000)
  expect(all).toHaveLength(1)
  online.mockRestore()
  await fire('online')
  expect(all).toHaveLength(2)
  last()?.ready()
  expect(received).toEqual([null])
})

it('waits for the network also where the server refused before it went', async () => {
  last()?.refuse()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.advanceTimersByTime(120_000)
  expect(all).toHaveLength(1)
  online.mockRestore()
  await fire('online')
  expect(all).toHaveLength(2)
})

it('opens nothing for a page that was put away before the stream was there', async () => {
  dispatchEvent(new Event('pagehide'))
  dispatchEvent(new Event('pageshow'))
  dispatchEvent(new Event('pagehide'))
  await settle()
  expect(all.filter(({ readyState }) => readyState === 1)).toEqual([])
})

it('starts again for another person, whose page has just loaded everything', async () => {
  last()?.ready()
  Object.assign(session, { state: 'signed-out' })
  await onSession()
  expect(last()?.readyState).toBe(2)
  Object.assign(session, { state: 'signed-in', user: { id: 'bob' } })
  await onSession()
  last()?.ready()
  expect(received).toEqual([])
})
