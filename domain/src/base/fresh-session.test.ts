import { describe, expect, it } from 'vitest'
import { isFreshSignIn } from './fresh-session.ts'

describe('a sign-in', () => {
  const now = new Date('2026-05-01T10:15:00Z')
  it.each([
    ['2026-05-01T10:15:00.000Z', true],
    ['2026-05-01T10:00:00.000Z', true],
    ['2026-05-01T09:59:59.999Z', false],
    ['2026-04-01T10:00:00.000Z', false],
  ])('of %s is fresh a quarter past ten: %s', (at, is) => {
    expect(isFreshSignIn(new Date(at), now)).toBe(is)
  })
})
