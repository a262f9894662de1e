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
const fire = (kind: 'pagehide' | 'pageshow' | 'online' | 'offline') => void dispatchEvent(new Event(kind))

const session: { state: string; user?: { id: string } } = vi.hoisted(() => ({ state: 'signed-out' }))
const watch = vi.hoisted(() => ({ onSession: () => {} }))
vi.mock('./session.ts', () => ({
  currentSession: () => session,
  subscribeToSession: (listener: () => void) => Object.assign(watch, { onSession: listener }),
}))
const onSession = () => watch.onSession()

let received: (string | null)[] = []
onLiveEvent('trips', (id) => received.push(id))

beforeEach(() => {
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
  onSession()
})
afterEach(() => {
  Object.assign(session, { state: 'signed-out' })
  onSession()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('notifies the listeners of a kind with the id that changed', () => {
  last()?.ready()
  last()?.onmessage?.({ data: '{"kind":"trips","id":"t1"}' })
  last()?.onmessage?.({ data: '{"kind":"saved","id":"s1"}' })
  last()?.onmessage?.({ data: '{"kind":"trips"}' })
  expect(received).toEqual(['t1', null])
})

it('says after a gap that anything may have changed, and not at the first beginning', () => {
  last()?.ready()
  expect(received).toEqual([])
  last()?.ready()
  expect(received).toEqual([null])
})

it('misses nothing while the page was put away and came back with a new stream', () => {
  last()?.ready()
  fire('pagehide')
  fire('pageshow')
  expect(all).toHaveLength(2)
  last()?.ready()
  expect(received).toEqual([null])
})

it('asks again half a minute after a refusal, and then says that anything may have changed', () => {
  last()?.ready()
  last()?.refuse()
  vi.advanceTimersByTime(29_999)
  expect(all).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(all).toHaveLength(2)
  last()?.ready()
  expect(received).toEqual([null])
})

it('calls nobody while there is no network, and says after it that anything may have changed', () => {
  last()?.ready()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  fire('offline')
  expect(last()?.readyState).toBe(2)
  // Neither a page that comes back nor a session that is read again opens it.
  fire('pageshow')
  onSession()
  vi.advanceTimersByTime(120_000)
  expect(all).toHaveLength(1)
  online.mockRestore()
  fire('online')
  expect(all).toHaveLength(2)
  last()?.ready()
  expect(received).toEqual([null])
})

it('waits for the network also where the server refused before it went', () => {
  last()?.refuse()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  vi.advanceTimersByTime(120_000)
  expect(all).toHaveLength(1)
  online.mockRestore()
  fire('online')
  expect(all).toHaveLength(2)
})

it('starts again for another person, whose page has just loaded everything', () => {
  last()?.ready()
  Object.assign(session, { state: 'signed-out' })
  onSession()
  expect(last()?.readyState).toBe(2)
  Object.assign(session, { state: 'signed-in', user: { id: 'bob' } })
  onSession()
  last()?.ready()
  expect(received).toEqual([])
})
