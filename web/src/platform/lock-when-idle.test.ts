import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lockWhenIdle } from './lock-when-idle.ts'

const MINUTE = 60_000
let isOpen: boolean
let end: () => void
const locked = vi.fn(() => {
  isOpen = false
})
beforeEach(() => {
  vi.useFakeTimers()
  isOpen = true
  locked.mockClear()
  end = lockWhenIdle({ isOpen: () => isOpen, lock: locked, afterMs: 5 * MINUTE })
})
afterEach(() => {
  end()
  vi.useRealTimers()
})

describe('open content is locked', () => {
  it('five minutes after the last touch, and not before', () => {
    vi.advanceTimersByTime(4 * MINUTE)
    dispatchEvent(new Event('keydown'))
    vi.advanceTimersByTime(5 * MINUTE - 1)
    expect(locked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(5000)
    expect(locked).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(20 * MINUTE)
    expect(locked).toHaveBeenCalledTimes(1)
  })

  it('by the first touch after a sleep, in which no timer ran', () => {
    vi.setSystemTime(Date.now() + 60 * MINUTE)
    dispatchEvent(new Event('pointerdown'))
    expect(locked).toHaveBeenCalledTimes(1)
  })

  it('when the page is left, and no longer after the watch has ended', () => {
    dispatchEvent(new Event('pagehide'))
    expect(locked).toHaveBeenCalledTimes(1)
    isOpen = true
    end()
    expect(locked).toHaveBeenCalledTimes(2)
    dispatchEvent(new Event('pagehide'))
    expect(locked).toHaveBeenCalledTimes(2)
  })
})
