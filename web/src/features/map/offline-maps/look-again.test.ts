import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useLookAgain } from './look-again.state.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('looks ever more seldom while something is awaited, not with no network, and no more once it is there', () => {
  const look = vi.fn()
  const hook = renderHook(({ isWanted }) => useLookAgain(look, isWanted), {
    initialProps: { isWanted: true },
  })
  const looksIn = (ms: number) => {
    look.mockClear()
    vi.advanceTimersByTime(ms)
    return look.mock.calls.length
  }
  expect(looksIn(3999)).toBe(0)
  expect(looksIn(1)).toBe(1)
  expect(looksIn(7999)).toBe(0)
  expect(looksIn(1)).toBe(1)
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(looksIn(600_000)).toBe(0)
  online.mockRestore()
  dispatchEvent(new Event('online'))
  expect(look).toHaveBeenCalledTimes(1)
  expect(looksIn(600_000)).toBe(10)
  hook.rerender({ isWanted: false })
  dispatchEvent(new Event('online'))
  expect(looksIn(600_000)).toBe(0)
})
