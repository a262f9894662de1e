import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, daysBetween } from '../../base/dates.ts'
import {
  daysLeft,
  daysUsed,
  earliestEntry,
  findOverstay,
  isValidStay,
  latestExit,
  type SchengenStay,
} from './schengen.rules.ts'

const DAY = '2026-01-01'
const day = (offset: number) => addDays(DAY, offset)
const stay = (from: number, length: number): SchengenStay => ({
  entry: day(from),
  exit: day(from + length - 1),
})
const anyStays = fc.array(
  fc
    .tuple(fc.integer({ min: -400, max: 400 }), fc.integer({ min: 1, max: 120 }))
    .map(([from, length]) => stay(from, length)),
  { maxLength: 6 },
)

/** A reference implementation that checks each of the 180 days. */
function countedByHand(stays: readonly SchengenStay[], on: string): number {
  let sum = 0
  for (let back = 0; back < 180; back++) {
    const date = addDays(on, -back)
    if (stays.some(({ entry, exit }) => entry <= date && date <= exit)) sum++
  }
  return sum
}

describe('90 days in any 180', () => {
  it('counts the same as a check of each of the 180 days', () => {
    fc.assert(
      fc.property(anyStays, fc.integer({ min: -500, max: 700 }), (stays, on) => {
        expect(daysUsed(stays, day(on))).toBe(countedByHand(stays, day(on)))
        expect(daysLeft(stays, day(on))).toBe(Math.max(0, 90 - countedByHand(stays, day(on))))
      }),
    )
  })

  it.each([
    [[], 0, 0, 90],
    [[stay(0, 1)], 0, 1, 89],
    [[stay(0, 90)], 89, 90, 0],
    // The first day leaves the window after 180 days, not before.
    [[stay(0, 90)], 179, 90, 0],
    [[stay(0, 90)], 180, 89, 1],
    [[stay(0, 10), stay(9, 5)], 20, 14, 76],
    // Entry and exit on the same day count as one day.
    [[stay(0, 1), stay(0, 1)], 0, 1, 89],
  ])('of %j, on day %i: %i used, %i left', (stays, on, used, left) => {
    expect([daysUsed(stays, day(on)), daysLeft(stays, day(on))]).toEqual([used, left])
  })

  it.each([
    [[], 0, 89],
    [[stay(-180, 90)], 0, 89],
    [[stay(-90, 90)], 0, null],
    [[stay(-90, 89)], 0, 0],
    // As old days are forgotten the stay may go on: 45 days that began 180 days ago.
    [[stay(-180, 45)], 0, 89],
    [[stay(-100, 30), stay(-50, 30)], 0, 29],
  ])('after %j, an entry on day %i allows a stay until day %j', (stays, entry, last) => {
    expect(latestExit(stays, day(entry))).toBe(last === null ? null : day(last))
  })

  it('gives the exact last day, neither a day late nor a day early', () => {
    fc.assert(
      fc.property(anyStays, fc.integer({ min: 0, max: 500 }), (stays, entry) => {
        const past = stays.filter((one) => one.entry < day(entry))
        const last = latestExit(past, day(entry))
        const until = (exit: string) => [...past, { entry: day(entry), exit }]
        if (last === null) {
          expect(countedByHand(until(day(entry)), day(entry))).toBeGreaterThan(90)
          return
        }
        // Each tenth day and the last: looking at 180 days for each of 90 is slow.
        for (let date = day(entry); date < last; date = addDays(date, 10))
          expect(countedByHand(until(date), date)).toBeLessThanOrEqual(90)
        expect(countedByHand(until(last), last)).toBeLessThanOrEqual(90)
        const next = addDays(last, 1)
        expect(countedByHand(until(next), next)).toBeGreaterThan(90)
      }),
      { numRuns: 40 },
    )
  })

  it.each([
    [[], 90, 0, 0],
    [[stay(-90, 90)], 1, 0, 90],
    [[stay(-90, 90)], 90, 0, 90],
    [[stay(-100, 30), stay(-50, 30)], 31, 0, 50],
    [[], 91, 0, null],
  ])(
    'after %j, %i days in one go from day %i on begin on day %j at the earliest',
    (stays, days, from, first) => {
      const entry = earliestEntry(stays, days, day(from))
      expect(entry === null ? null : daysBetween(DAY, entry)).toBe(first)
    },
  )

  it('names the first day of an overstay', () => {
    expect(findOverstay([stay(0, 90)])).toBeNull()
    expect(findOverstay([stay(0, 91)])).toBe(day(90))
    expect(findOverstay([stay(0, 60), stay(100, 40)])).toBe(day(130))
  })
})

it('a stay has its days in the right order', () => {
  expect(isValidStay(stay(0, 1))).toBe(true)
  expect(isValidStay({ entry: day(1), exit: day(0) })).toBe(false)
})
