import { act, renderHook } from '@testing-library/react'
import { messages } from '@tripwright/domain/base/text'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { findRoute } from './find-route.ts'
import { loadPage, retryPage, usePage } from './page-loader.ts'
import type { LoadedPage, PageRoute } from './routes/route.ts'

const page: LoadedPage = { Page: () => null, texts: messages('test', {}) }
let assign: ReturnType<typeof vi.fn>

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})

function makeRoute(load: () => Promise<LoadedPage>): PageRoute {
  return { ...findRoute('/'), load }
}

describe('a page', () => {
  it('is loaded once, however often it is asked for', async () => {
    const load = vi.fn(async () => page)
    const route = makeRoute(load)
    await Promise.all([loadPage(route, '/a'), loadPage(route, '/a')])
    await loadPage(route, '/a')
    const { result } = renderHook(() => usePage(route, '/a'))
    expect(result.current).toEqual({ state: 'loaded', page })
    expect(load.mock.calls.length).toBeLessThanOrEqual(2)
  })

  it('whose part is gone after an update reloads the document once', async () => {
    const gone = makeRoute(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
    void loadPage(gone, '/a?x=1')
    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('/a?x=1'))
    await loadPage(gone, '/a?x=1')
    expect(assign).toHaveBeenCalledTimes(1)
    const { result } = renderHook(() => usePage(gone, '/a?x=1'))
    expect(result.current).toEqual({ state: 'failed' })
  })

  it('that cannot be fetched offline does not reload, and comes with the next try', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    let isOnline = false
    const route = makeRoute(() =>
      isOnline ? Promise.resolve(page) : Promise.reject(new TypeError('offline')),
    )
    await loadPage(route, '/b')
    expect(assign).not.toHaveBeenCalled()
    const { result } = renderHook(() => usePage(route, '/b'))
    expect(result.current).toEqual({ state: 'failed' })
    isOnline = true
    await act(async () => retryPage(route, '/b'))
    expect(result.current).toEqual({ state: 'loaded', page })
  })
})
