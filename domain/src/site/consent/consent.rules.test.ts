import { describe, expect, it } from 'vitest'
import {
  ALL_COOKIES,
  COOKIE_NOTICE_MS,
  ESSENTIAL_COOKIES,
  isAllowed,
  readPreferences,
} from './consent.rules.ts'

it('asks after 1000 ms', () => {
  expect(COOKIE_NOTICE_MS).toBe(1000)
})

describe('cookie preferences', () => {
  it.each([null, 'yes', 3, [], { analytics: 1, marketing: 'true', essential: false }])(
    'read from %j are the essential ones only',
    (stored) => {
      expect(readPreferences(stored)).toEqual({ essential: true, analytics: false, marketing: false })
    },
  )

  it('keep what was chosen', () => {
    expect(readPreferences({ analytics: true })).toEqual({
      essential: true,
      analytics: true,
      marketing: false,
    })
  })
})

describe('consent', () => {
  it.each([
    ['nobody was asked yet', null, ALL_COOKIES, false],
    ['declined', 'declined', ALL_COOKIES, false],
    ['accepted', 'accepted', null, true],
    ['customized with it', 'customized', { ...ESSENTIAL_COOKIES, analytics: true }, true],
    ['customized without it', 'customized', { ...ALL_COOKIES, analytics: false }, false],
    ['customized and unreadable', 'customized', '{', false],
  ] as const)('%s', (_, outcome, stored, expected) => {
    expect(isAllowed('analytics', outcome, stored)).toBe(expected)
  })
})
