import { expect, it, vi } from 'vitest'
import { runInSlices } from './time-slicing.ts'

function* countTo(last: number, seen: number[]): Generator<undefined, string> {
  for (let i = 1; i <= last; i += 1) {
    seen.push(i)
    yield
  }
  return 'done'
}

it('long work is done to its end, and never in the turn that asked for it', async () => {
  const seen: number[] = []
  const result = new Promise((resolve) => runInSlices(countTo(50, seen), resolve))
  expect(seen).toEqual([])
  await expect(result).resolves.toBe('done')
  expect(seen).toHaveLength(50)
})

it('a turn ends after four milliseconds, and the page has its own before the next', () => {
  vi.useFakeTimers()
  let now = 0
  // Each look at the clock is 5 ms after the last: one step a turn.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 5))
  const seen: number[] = []
  const onDone = vi.fn()
  runInSlices(countTo(2, seen), onDone)
  for (const turn of [1, 2]) {
    vi.runOnlyPendingTimers()
    expect(seen).toHaveLength(turn)
    expect(onDone).not.toHaveBeenCalled()
  }
  vi.runOnlyPendingTimers()
  expect(onDone).toHaveBeenCalledExactlyOnceWith('done')
  clock.mockRestore()
  vi.useRealTimers()
})

it('work that is stopped ends without a result', () => {
  vi.useFakeTimers()
  const seen: number[] = []
  const onDone = vi.fn()
  runInSlices(countTo(3, seen), onDone)()
  vi.runAllTimers()
  expect(seen).toEqual([])
  expect(onDone).not.toHaveBeenCalled()
  vi.useRealTimers()
})
