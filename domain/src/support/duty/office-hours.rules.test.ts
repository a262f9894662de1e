import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOpenAt, type OfficeHours, openTimes, replyBy } from './office-hours.rules.ts'

const NINE_TO_FIVE = { from: 540, to: 1020 }
const VIENNA: OfficeHours = {
  zone: 'Europe/Vienna',
  week: [NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, NINE_TO_FIVE, null, null],
  holidays: ['2026-12-08'],
  replyHours: 4,
}
const at = (text: string) => Date.parse(text)
const said = (instant: number | null) => (instant === null ? null : new Date(instant).toISOString())

describe('office hours', () => {
  it('are open by the clock of the office, to the minute', () => {
    expect(isOpenAt(VIENNA, at('2026-12-07T07:59:59Z'))).toBe(false)
    expect(isOpenAt(VIENNA, at('2026-12-07T08:00:00Z'))).toBe(true)
    expect(isOpenAt(VIENNA, at('2026-12-07T15:59:59Z'))).toBe(true)
    expect(isOpenAt(VIENNA, at('2026-12-07T16:00:00Z'))).toBe(false)
    // In summer its clocks are an hour further.
    expect(isOpenAt(VIENNA, at('2026-07-06T07:00:00Z'))).toBe(true)
  })

  it('are closed on holidays and on days without hours', () => {
    expect(isOpenAt(VIENNA, at('2026-12-08T10:00:00Z'))).toBe(false)
    expect(isOpenAt(VIENNA, at('2026-12-12T10:00:00Z'))).toBe(false)
  })

  it('promise a reply after so many open hours, over nights, weekends and holidays', () => {
    expect(said(replyBy(VIENNA, at('2026-12-07T09:00:00Z')))).toBe('2026-12-07T13:00:00.000Z')
    // Monday at 15:00: two hours are left, the holiday does not count, and two more are on Wednesday.
    expect(said(replyBy(VIENNA, at('2026-12-07T14:00:00Z')))).toBe('2026-12-09T10:00:00.000Z')
    expect(said(replyBy(VIENNA, at('2026-12-11T20:00:00Z')))).toBe('2026-12-14T12:00:00.000Z')
  })

  it('promise nothing where the office never opens', () => {
    expect(replyBy({ ...VIENNA, week: Array(7).fill(null) }, at('2026-12-07T09:00:00Z'))).toBeNull()
  })

  it('may end after midnight, and then belong to the day before', () => {
    const night = { ...VIENNA, week: VIENNA.week.map((day) => day && { from: 1320, to: 1560 }) }
    expect(isOpenAt(night, at('2026-12-07T23:30:00Z'))).toBe(true)
    expect(isOpenAt(night, at('2026-12-08T01:00:00Z'))).toBe(false)
  })

  it('in any zone and week are apart and in order, and a reply is within them, never earlier for a later message', () => {
    const day = fc.option(
      fc
        .tuple(fc.nat(1439), fc.integer({ min: 1, max: 1440 }))
        .map(([from, length]) => ({ from, to: from + length })),
    )
    const hours = fc.record({
      zone: fc.constantFrom(
        'Europe/Vienna',
        'America/New_York',
        'Pacific/Kiritimati',
        'Asia/Kolkata',
        'Australia/Lord_Howe',
      ),
      week: fc.array(day, { minLength: 7, maxLength: 7 }),
      holidays: fc.constant(['2026-03-29', '2026-10-25']),
      replyHours: fc.integer({ min: 1, max: 100 }),
    })
    const instant = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2026-12-31T00:00:00Z') })
    fc.assert(
      fc.property(hours, instant, fc.nat(86_400_000), (office, now, later) => {
        const times = openTimes(office, now, 14)
        for (const [index, { from, to }] of times.entries()) {
          expect(to).toBeGreaterThan(from)
          expect(to).toBeGreaterThan(now)
          if (index > 0) expect(from).toBeGreaterThan(times[index - 1]?.to ?? 0)
        }
        const [first, second] = [replyBy(office, now), replyBy(office, now + later)]
        if (first === null || second === null) return
        expect(first).toBeGreaterThanOrEqual(now + office.replyHours * 3_600_000)
        expect(second).toBeGreaterThanOrEqual(first)
        expect(isOpenAt(office, first - 1)).toBe(true)
      }),
    )
  })
})
