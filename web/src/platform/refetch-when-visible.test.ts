import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { refetchWhenVisible } from './refetch-when-visible.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const make = () => {
  const read = vi.fn(() => Promise.resolve())
  return { read, list: refetchWhenVisible(read) }
}

it('reads the list at once while the page watches it', async () => {
  const { read, list } = make()
  const end = list.watch()
  expect(read).not.toHaveBeenCalled()
  await list.refresh()
  expect(read).toHaveBeenCalledTimes(1)
  end()
  await list.refresh()
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads 15 seconds later when nothing watches, once however often it was called', () => {
  const { read, list } = make()
  void list.refresh()
  vi.advanceTimersByTime(10_000)
  void list.refresh()
  vi.advanceTimersByTime(14_999)
  expect(read).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(read).toHaveBeenCalledTimes(1)
})

it('reads a postponed list as soon as something watches, and only once', () => {
  const { read, list } = make()
  void list.refresh()
  list.watch()
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(60_000)
  expect(read).toHaveBeenCalledTimes(1)
})
