import { cleanup } from '@testing-library/react'
// biome-ignore lint/correctness/noUndeclaredDependencies: vitest belongs to the root, for all workspaces.
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Anything written to console.error is a failure: React reports wrong markup, missing keys and late state there only.
// A test that provokes an error on purpose expects it: `vi.mocked(console.error).mockClear()` after checking the calls.
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  const calls = vi.mocked(console.error).mock.calls
  expect(calls, 'console.error was called').toEqual([])
})
