import { describe, expect, it } from 'vitest'
import { emailPopupDueAt, isEmailLike, readEmailPopup } from './popup.rules.ts'

const NOW = Date.UTC(2026, 10, 21)
const NEW = { dismissed: false, permanentlyDismissed: false, lastShown: null, emailSubmitted: false }
const DAY = 86_400_000

describe('the e-mail popup', () => {
  it.each([
    ['comes 30000 ms after the page', NEW, NOW + 30_000],
    ['stays away for good', { ...NEW, permanentlyDismissed: true }, null],
    ['stays away once an address was sent', { ...NEW, emailSubmitted: true }, null],
    [
      'stays away for 24 h after "Maybe later"',
      { ...NEW, dismissed: true, lastShown: NOW + 30_001 - DAY },
      null,
    ],
    ['comes again after them', { ...NEW, dismissed: true, lastShown: NOW + 30_000 - DAY }, NOW + 30_000],
    ['comes again when it was only seen', { ...NEW, lastShown: NOW - 5 }, NOW + 30_000],
    ['comes again when nobody knows when it went', { ...NEW, dismissed: true }, NOW + 30_000],
    [
      'stays away a day when the clock was put back',
      { ...NEW, dismissed: true, lastShown: NOW + 9 * DAY },
      null,
    ],
  ])('%s', (_, memory, moment) => {
    expect(emailPopupDueAt(memory, NOW)).toBe(moment)
  })

  it.each([null, 'x', 4, { dismissed: 'yes', lastShown: 'now', emailSubmitted: 1 }])(
    'starts anew when %j is stored',
    (stored) => {
      expect(readEmailPopup(stored)).toEqual(NEW)
    },
  )

  it.each([
    ['', false],
    ['  ', false],
    ['ann', false],
    [' ann@example.org ', true],
    ['@', true],
  ])('accepts %j as an address: %s', (text, expected) => {
    expect(isEmailLike(text)).toBe(expected)
  })
})
