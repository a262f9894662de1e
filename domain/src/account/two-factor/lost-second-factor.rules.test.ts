import { expect, it } from 'vitest'
import { isPasswordOldEnough, oldestRemovalRequest, removalDueAt } from './lost-second-factor.rules.ts'

const NOW = new Date('2026-05-08T10:00:00.000Z')

it('a password proves more than access to the mailbox once it is seven days old', () => {
  expect(isPasswordOldEnough(new Date('2026-05-01T10:00:00.001Z'), NOW)).toBe(false)
  expect(isPasswordOldEnough(new Date('2026-05-01T10:00:00.000Z'), NOW)).toBe(true)
})

it('a removal that staff approved takes effect a day later', () => {
  expect(removalDueAt(NOW).toISOString()).toBe('2026-05-09T10:00:00.000Z')
})

it('a removal request expires after a week', () => {
  expect(oldestRemovalRequest(NOW).toISOString()).toBe('2026-05-01T10:00:00.000Z')
})
