import { describe, expect, it } from 'vitest'
import { isSplashDue, SPLASH_STEP_MS, splashAt } from './splash.rules.ts'

const NOW = Date.UTC(2026, 10, 21)

describe('the splash is shown', () => {
  it.each([
    ['to whoever never saw it', false, NOW, true],
    ['when nothing says when somebody was last here', true, null, true],
    ['after more than an hour', true, NOW - 3_600_001, true],
    ['not after an hour to the millisecond', true, NOW - 3_600_000, false],
    ['not a minute later', true, NOW - 60_000, false],
    ['not when the clock was put back', true, NOW + 60_000, false],
  ])('%s', (_, isSeen, lastActivity, expected) => {
    expect(isSplashDue(isSeen, lastActivity, NOW)).toBe(expected)
  })
})

describe('the splash', () => {
  it('increases by 1 % each 100 ms, to 100 %', () => {
    expect(SPLASH_STEP_MS).toBe(100)
    expect([-1, 0, 99, 100, 4321, 9999, 10_000, 60_000].map((ms) => splashAt(ms).progress)).toEqual([
      0, 0, 0, 1, 43, 99, 100, 100,
    ])
  })

  it('turns to its next slide each 3333 ms and stays on the third', () => {
    expect([0, 3332, 3333, 6665, 6666, 9999, 10_499].map((ms) => splashAt(ms).slide)).toEqual([
      'trial',
      'trial',
      'plan',
      'plan',
      'alerts',
      'alerts',
      'alerts',
    ])
  })

  it('offers to start from 50 and the trial from 75', () => {
    expect(
      [4999, 5000, 7499, 7500].map((ms) => [splashAt(ms).offersStart, splashAt(ms).offersTrial]),
    ).toEqual([
      [false, false],
      [true, false],
      [true, false],
      [true, true],
    ])
  })

  it('closes 500 ms after it reaches 100 %', () => {
    expect([10_000, 10_499, 10_500].map((ms) => splashAt(ms).isOver)).toEqual([false, false, true])
  })
})
