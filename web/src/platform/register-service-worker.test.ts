import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type * as RegisterWorker from './register-service-worker.ts'

let worker: typeof RegisterWorker
let registration: EventTarget & { waiting: unknown; installing: unknown; update: () => Promise<void> }
let container: EventTarget & { controller: unknown; register: () => Promise<unknown> }
const register = vi.fn()
const update = vi.fn()
const postMessage = vi.fn()

beforeEach(async () => {
  registration = Object.assign(new EventTarget(), { waiting: null, installing: null, update })
  container = Object.assign(new EventTarget(), { controller: {}, register })
  register.mockReset().mockResolvedValue(registration)
  update.mockReset().mockResolvedValue(undefined)
  postMessage.mockReset()
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container })
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete')
  vi.resetModules()
  worker = await import('./register-service-worker.ts')
})
afterEach(() => {
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

async function start() {
  worker.registerServiceWorker()
  await vi.waitFor(() => expect(register).toHaveBeenCalled())
  await Promise.resolve()
}

describe('a newer version', () => {
  it('is noticed when the worker reports it, and takes over when the user agrees', async () => {
    const { result } = renderHook(() => worker.useUpdateWaiting())
    await start()
    expect(result.current).toBe(false)
    registration.waiting = { postMessage }
    act(
      () =>
        void container.dispatchEvent(new MessageEvent('message', { data: { type: 'SW_UPDATE_AVAILABLE' } })),
    )
    expect(result.current).toBe(true)
    worker.applyUpdate()
    expect(postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
  })

  it('that was waiting before the page came is noticed too', async () => {
    registration.waiting = { postMessage }
    const { result } = renderHook(() => worker.useUpdateWaiting())
    await act(start)
    expect(result.current).toBe(true)
  })

  it('reloads the page once when it has taken over', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    await start()
    container.dispatchEvent(new Event('controllerchange'))
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).toHaveBeenCalledTimes(1)
  })

  it('does not reload for the first worker ever', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    container.controller = null
    await start()
    container.dispatchEvent(new Event('controllerchange'))
    expect(reload).not.toHaveBeenCalled()
  })

  it('is looked for every 30 seconds while the page is seen', async () => {
    vi.useFakeTimers()
    const visible = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
    worker.registerServiceWorker()
    await vi.advanceTimersByTimeAsync(30_000)
    expect(update).toHaveBeenCalledTimes(1)
    visible.mockReturnValue('hidden')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(update).toHaveBeenCalledTimes(1)
  })
})

it('only logs when it cannot be registered', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  register.mockRejectedValue(new Error('no'))
  await start()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
})
