import { describe, expect, it } from 'vitest'
import { isFresh, oldestProvenance, type Provenance } from './provenance.ts'

const page = (date: string) => ({ date, source: 'https://example.org/entry' })

describe('a certain fact', () => {
  it.each([
    ['is so on its own last day', { written: '2026-11-21', until: '2026-12-31' }, '2026-12-31', true],
    ['and no longer on the day after', { written: '2026-11-21', until: '2026-12-31' }, '2027-01-01', false],
    ['lasts 18 months from the writing', { written: '2026-11-21' }, '2028-05-21', true],
    ['and not a day longer', { written: '2026-11-21' }, '2028-05-22', false],
    [
      'counts from the check once there was one',
      { written: '2024-01-01', checked: page('2026-08-22') },
      '2028-02-22',
      true,
    ],
    [
      'also where the check is older than the writing',
      { written: '2026-11-21', checked: page('2025-01-31') },
      '2026-08-01',
      false,
    ],
    ['ends with the month where the day does not exist', { written: '2025-08-31' }, '2027-02-28', true],
    ['is as it was told where no day is known', {}, '2040-01-01', true],
  ] as const)('%s', (_, aging, today, expected) => {
    expect(isFresh(aging, today)).toBe(expected)
  })
})

describe('an answer from several tables', () => {
  const of = (asOf: string, written: string, checked: Provenance['checked'] = null): Provenance => ({
    asOf,
    written,
    checked,
    source: 'ours',
  })

  it('is as old as the oldest of them', () => {
    const old = of('2025-06-30', '2026-11-21')
    expect(oldestProvenance([of('2025-11-30', '2026-11-20'), old])).toBe(old)
  })

  it('is called checked only if all of them are', () => {
    const unchecked = of('2026-11-30', '2026-11-21')
    expect(oldestProvenance([of('2025-01-01', '2026-11-21', page('2026-08-22')), unchecked])).toBe(unchecked)
    expect(oldestProvenance([])).toBeUndefined()
  })
})
