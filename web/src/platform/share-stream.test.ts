import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Ears, shareStream } from './share-stream.ts'
import { makeTabs } from './test-tabs.ts'

/** A tab: what it heard, and its own streams, of which the last one is open. */
type Tab = { heard: string[]; streams: Ears[]; open: number; leave: () => void }

const NAME = 'live-events:ann'
let tabs: Tab[] = []
let browser: ReturnType<typeof makeTabs>
/** Lets locks and channels deliver. */
const settle = async () => {
  for (let turn = 0; turn < 50; turn++) await Promise.resolve()
}
const freeze = () => {
  const wake = browser.freeze(NAME)
  return async () => {
    wake()
    await settle()
  }
}
const wait = async (ms: number) => {
  vi.advanceTimersByTime(ms)
  await settle()
}

async function openTab(name = NAME): Promise<Tab> {
  const tab: Tab = { heard: [], streams: [], open: 0, leave: () => undefined }
  const openOwn = (ears: Ears) => {
    tab.streams.push(ears)
    tab.open++
    return () => void tab.open--
  }
  tab.leave = shareStream(name, openOwn, {
    onEvent: (data) => void tab.heard.push(data),
    onReady: (isAfterGap) => void tab.heard.push(isAfterGap ? 'gap' : 'ready'),
  })
  tabs.push(tab)
  await settle()
  return tab
}
const stream = (tab: Tab) => tab.streams.at(-1)
const openStreams = () => tabs.map(({ open }) => open)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  browser = makeTabs()
  vi.stubGlobal('navigator', { locks: browser.locks })
  vi.stubGlobal('BroadcastChannel', browser.Channel)
  tabs = []
})
afterEach(() => {
  for (const { leave } of tabs) leave()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('opens one stream for all tabs, and each hears what it tells', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()]
  stream(first)?.onReady(false)
  stream(first)?.onEvent('a')
  await settle()
  stream(first)?.onEvent('b')
  await settle()
  expect(openStreams()).toEqual([1, 0, 0])
  for (const { heard } of [first, second, third]) expect(heard).toEqual(['ready', 'a', 'b'])
})

it('is ready at once for a tab that comes while the stream is open, and a gap of the stream is one of all', async () => {
  const first = await openTab()
  stream(first)?.onReady(false)
  stream(first)?.onEvent('before')
  const second = await openTab()
  expect(second.heard).toEqual(['ready'])
  stream(first)?.onReady(false)
  await settle()
  expect(first.heard).toEqual(['ready', 'before', 'gap'])
  expect(second.heard).toEqual(['ready', 'gap'])
})

it('is not ready for a tab that comes while the stream has not begun, or begins again', async () => {
  const first = await openTab()
  const second = await openTab()
  expect(second.heard).toEqual([])
  stream(first)?.onReady(false)
  await settle()
  expect(second.heard).toEqual(['ready'])
})

it('goes to the next tab when the one that has it leaves, and what happened between is a gap for all', async () => {
  const [first, second, third] = [await openTab(), await openTab(), await openTab()]
  stream(first)?.onReady(false)
  await settle()
  first.leave()
  await settle()
  expect(openStreams()).toEqual([0, 1, 0])
  stream(second)?.onReady(false)
  await settle()
  stream(second)?.onEvent('a')
  await settle()
  for (const { heard } of [second, third]) expect(heard).toEqual(['ready', 'gap', 'a'])
  expect(first.heard).toEqual(['ready'])
})

it('is taken by a tab that is seen from one that does not answer, which follows when it wakes', async () => {
  const first = await openTab()
  const second = await openTab()
  stream(first)?.onReady(false)
  await settle()
  const thaw = freeze()
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(1999)
  expect(openStreams()).toEqual([1, 0])
  await wait(1)
  expect(second.open).toBe(1)
  stream(second)?.onReady(false)
  await thaw()
  expect(openStreams()).toEqual([0, 1])
  stream(second)?.onEvent('a')
  await settle()
  expect(second.heard).toEqual(['ready', 'gap', 'a'])
  expect(first.heard.slice(1)).toEqual(['ready', 'a'])
  // The lock is free again when the new one goes.
  second.leave()
  await settle()
  expect(openStreams()).toEqual([1, 0])
})

it('is left where it is by a tab that is not seen, and by one whose leader answers', async () => {
  await openTab()
  const second = await openTab()
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
  await wait(5000)
  expect(openStreams()).toEqual([1, 0])
  const thaw = freeze()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(60_000)
  expect(openStreams()).toEqual([1, 0])
  expect(second.heard).toEqual([])
  hidden.mockRestore()
  await thaw()
})

it('is taken within 32 seconds by a tab that was seen all the time', async () => {
  const first = await openTab()
  const second = await openTab()
  const thaw = freeze()
  await wait(30_000)
  await wait(2000)
  expect(second.open).toBe(1)
  await thaw()
  expect(first.open).toBe(0)
})

it('has one holder when two tabs take it at once', async () => {
  const [, second, third] = [await openTab(), await openTab(), await openTab()]
  const thaw = freeze()
  document.dispatchEvent(new Event('visibilitychange'))
  await wait(2000)
  await thaw()
  await settle()
  expect(openStreams().reduce((sum, open) => sum + open)).toBe(1)
  expect((second?.open ?? 0) + (third?.open ?? 0)).toBe(1)
  for (const left of [2, 1, 0]) {
    tabs.find(({ open }) => open === 1)?.leave()
    await settle()
    expect(openStreams().reduce((sum, open) => sum + open)).toBe(Math.min(left, 1))
  }
  expect(browser.isHeld(NAME)).toBe(false)
})

it('tells nobody of another person, and nothing after leaving', async () => {
  const ann = await openTab()
  const bob = await openTab('live-events:bob')
  expect(openStreams()).toEqual([1, 1])
  const second = await openTab()
  second.leave()
  stream(ann)?.onReady(false)
  stream(ann)?.onEvent('a')
  await settle()
  expect(bob.heard).toEqual([])
  expect(second.heard).toEqual([])
  ann.leave()
  await settle()
  expect(openStreams()).toEqual([0, 1, 0])
})

it('says that something may be missing when an event did not arrive', async () => {
  const first = await openTab()
  const second = await openTab()
  stream(first)?.onReady(false)
  await settle()
  browser.loseMessages(true)
  stream(first)?.onEvent('lost')
  browser.loseMessages(false)
  stream(first)?.onEvent('b')
  await settle()
  expect(second.heard).toEqual(['ready', 'ready', 'b'])
})

it('is one of each tab where there are no locks, or a page may not use them', async () => {
  vi.stubGlobal('navigator', {})
  await openTab()
  await openTab()
  expect(openStreams()).toEqual([1, 1])
  vi.stubGlobal('navigator', {
    locks: { request: async () => Promise.reject(new DOMException('no', 'SecurityError')) },
  })
  await openTab()
  expect(openStreams()).toEqual([1, 1, 1])
})
