import { BroadcastChannel as Channel } from 'node:worker_threads'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

// A test may wait for a part that loads first, on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// The files of a worker share one window, which is expensive to create, and nothing else: each file has its own modules, and
// its listeners are removed at its end.
vi.resetModules()
const leave = [forgetListeners(), closeChannels()]
afterAll(() => {
  for (const end of leave) end()
})

// Anything written to console.error is a failure: React reports wrong markup, missing keys and late state there only.
// A test that provokes an error on purpose expects it: `vi.mocked(console.error).mockClear()` after checking the calls.
beforeEach(() => {
  vi.spyOn(console, 'error')
  stubLocks()
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  // happy-dom does not know the element of HTML's standard.
  const isUnknownSearch = ([text, tag]: unknown[]) =>
    tag === 'search' && String(text).includes('unrecognized')
  const calls = vi.mocked(console.error).mock.calls.filter((call) => !isUnknownSearch(call))
  expect(calls, 'console.error was called').toEqual([])
})

function forgetListeners(): () => void {
  const add = window.addEventListener
  const listeners: Parameters<typeof add>[] = []
  window.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
    listeners.push([type, listener, options])
    add.call(window, type, listener, options)
  }
  return () => {
    window.addEventListener = add
    for (const [type, listener, options] of listeners) window.removeEventListener(type, listener, options)
  }
}

function closeChannels(): () => void {
  const before = globalThis.BroadcastChannel
  const opened: Channel[] = []
  function remembered(name: string) {
    const channel = new Channel(name)
    opened.push(channel)
    return channel
  }
  Reflect.set(globalThis, 'BroadcastChannel', remembered)
  return () => {
    globalThis.BroadcastChannel = before
    for (const channel of opened) {
      channel.close()
      // Pending requests report their abort to nobody.
      channel.postMessage = () => undefined
    }
  }
}

/** One holder at a time, over all tabs of a test; happy-dom has no Web Locks. */
function stubLocks(): void {
  type Run = (lock: object | null) => unknown
  const waiting = new Map<string, Promise<unknown>>()
  const request = (name: string, ...[options, run]: [Run] | [LockOptions, Run]) => {
    if (typeof options === 'function') return request(name, {}, options)
    const before = options.steal ? undefined : waiting.get(name)
    if (before && options.ifAvailable) return Promise.resolve(run?.(null))
    const take = () => (options.signal?.aborted ? undefined : run?.({ name }))
    const turn = (before ?? Promise.resolve()).then(take, take)
    const end = () => waiting.get(name) === turn && waiting.delete(name)
    waiting.set(name, turn)
    turn.then(end, end)
    return turn
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
}
