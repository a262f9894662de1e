import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { readStored, removeStored, subscribeToStored, useStored, writeStored } from './storage.ts'

const save = { id: 'guest_1_a', savedAt: '2026-01-01T00:00:00.000Z', type: 'destination', title: 'Rome' }

describe('web storage', () => {
  it('keeps texts as they are and everything else as JSON', () => {
    expect(writeStored('theme', 'dark')).toBe(true)
    expect(writeStored('guest-saves', [save])).toBe(true)
    expect(localStorage.getItem('theme')).toBe('dark')
    expect(readStored('theme')).toBe('dark')
    expect(readStored('guest-saves')).toEqual([save])
  })

  it('keeps what belongs to one visit in session storage', () => {
    writeStored('authRedirect', '/dashboard')
    expect(sessionStorage.getItem('authRedirect')).toBe('/dashboard')
    removeStored('authRedirect')
    expect(readStored('authRedirect')).toBeNull()
  })

  it.each([
    ['theme', 'sepia'],
    ['guest-saves', '{broken'],
    ['guest-saves', '{"id":5}'],
    ['last-person', 'null'],
  ] as const)('reads nothing from %s = %s', (key, raw) => {
    localStorage.setItem(key, raw)
    expect(readStored(key)).toBeNull()
  })

  it('reads what can be read of the saves of a guest', () => {
    localStorage.setItem('guest-saves', JSON.stringify([{ id: 5 }, save, null, { ...save, image_url: 7 }]))
    expect(readStored('guest-saves')).toEqual([save])
  })

  it('says so when storage is blocked or full', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
      removeItem: () => {
        throw new DOMException('blocked', 'SecurityError')
      },
      clear: () => undefined,
    })
    expect(readStored('theme')).toBeNull()
    expect(writeStored('theme', 'dark')).toBe(false)
    expect(() => removeStored('theme')).not.toThrow()
  })

  it('tells a component about changes of this tab and of another, with the same object while nothing changes', () => {
    const { result, rerender } = renderHook(() => useStored('guest-saves'))
    expect(result.current).toBeNull()
    act(() => void writeStored('guest-saves', [save]))
    const first = result.current
    expect(first).toEqual([save])
    rerender()
    expect(result.current).toBe(first)

    act(() => {
      localStorage.setItem('guest-saves', '[]')
      dispatchEvent(new StorageEvent('storage', { key: 'guest-saves' }))
    })
    expect(result.current).toEqual([])
  })

  it('stops telling after the subscription ends', () => {
    const listener = vi.fn()
    const stop = subscribeToStored('theme', listener)
    writeStored('theme', 'light')
    stop()
    writeStored('theme', 'dark')
    expect(listener).toHaveBeenCalledTimes(1)
  })
})
