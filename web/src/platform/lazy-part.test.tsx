import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyPart, untilLoaded } from './lazy-part.ts'

const noNetwork = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a part that cannot be loaded', () => {
  it('is missing, the page around it stays, and it comes when the network is back', async () => {
    const load = vi.fn(async () => () => <p>Here I am</p>)
    load.mockImplementationOnce(noNetwork)
    const Part = lazyPart(load)
    render(
      <main>
        What was typed
        <Suspense>
          <Part />
        </Suspense>
      </main>,
    )
    await act(() => vi.advanceTimersByTimeAsync(0))
    expect(screen.getByRole('main').textContent).toBe('What was typed')

    await act(async () => {
      dispatchEvent(new Event('online'))
      await vi.advanceTimersByTimeAsync(0)
    })
    expect(screen.getByText('Here I am')).toBeDefined()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('is fetched again each half minute when no event reports that the network is back', async () => {
    const load = vi.fn(async () => 'loaded')
    load.mockImplementationOnce(noNetwork).mockImplementationOnce(noNetwork)
    const loaded = untilLoaded(load)
    await vi.advanceTimersByTimeAsync(59_999)
    expect(load).toHaveBeenCalledTimes(2)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loaded).toBe('loaded')
  })
})
