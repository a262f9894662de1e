import { describe, expect, it } from 'vitest'
import { openWindows, parseOpeningHours } from './index.ts'
import { fromDayNumber, toDayNumber } from './iso-date.ts'
import { daysOfFeast, MOVABLE_FEASTS, type MovableFeast } from './movable-feasts.ts'

const MS_A_DAY = 86_400_000

const DAYS_A_YEAR = 366

/** The dates of a year on which a place with these hours has them. */
function datesOf(value: string, year: number): string[] {
  const read = parseOpeningHours(value)
  if (!read.ok) throw new Error(`${value}: not understood from ${read.at}`)
  return Array.from({ length: DAYS_A_YEAR }, (_, i) =>
    fromDayNumber(toDayNumber(`${year}-01-01`) + i),
  ).filter(
    (date) =>
      date.startsWith(`${year}`) &&
      openWindows(read.value, date, { isPublicHoliday: () => false }).length > 0,
  )
}

describe('a movable feast', () => {
  // As calendars of churches, ministries and communities printed them.
  it.each([
    ['orthodox_easter', 2024, ['2024-05-05']],
    ['orthodox_easter', 2025, ['2025-04-20']],
    ['orthodox_easter', 2026, ['2026-04-12']],
    ['orthodox_easter', 2027, ['2027-05-02']],
    ['lunar_new_year', 2024, ['2024-02-10']],
    ['lunar_new_year', 2025, ['2025-01-29']],
    ['lunar_new_year', 2026, ['2026-02-17']],
    ['lunar_new_year', 2027, ['2027-02-06']],
    ['lantern', 2025, ['2025-02-12']],
    ['buddhas_birthday', 2026, ['2026-05-24']],
    ['dragon_boat', 2025, ['2025-05-31']],
    ['dragon_boat', 2026, ['2026-06-19']],
    ['mid_autumn', 2025, ['2025-10-06']],
    ['mid_autumn', 2026, ['2026-09-25']],
    ['mid_autumn', 2027, ['2027-09-15']],
    ['passover', 2024, ['2024-04-23']],
    ['passover', 2026, ['2026-04-02']],
    ['shavuot', 2025, ['2025-06-02']],
    ['rosh_hashanah', 2024, ['2024-10-03']],
    ['rosh_hashanah', 2027, ['2027-10-02']],
    ['yom_kippur', 2025, ['2025-10-02']],
    ['yom_kippur', 2026, ['2026-09-21']],
    ['sukkot', 2026, ['2026-09-26']],
    ['ramadan', 2026, ['2026-02-18']],
    ['eid_al_fitr', 2025, ['2025-03-30']],
    ['eid_al_adha', 2025, ['2025-06-06']],
  ])('%s of %i', (feast, year, expected) => expect(datesOf(`${feast} 10:00-12:00`, year)).toEqual(expected))

  it('may be moved, and may begin and end a span of days', () => {
    expect(datesOf('lunar_new_year -1 day 10:00-12:00', 2026)).toEqual(['2026-02-16'])
    expect(datesOf('eid_al_fitr-eid_al_fitr +2 days 10:00-12:00', 2025)).toEqual([
      '2025-03-30',
      '2025-03-31',
      '2025-04-01',
    ])
    expect(datesOf('ramadan-eid_al_fitr -1 day 10:00-12:00', 2026)).toHaveLength(30)
    expect(datesOf('lunar_new_year,mid_autumn 10:00-12:00', 2026)).toEqual(['2026-02-17', '2026-09-25'])
    expect(datesOf('Jan 01,orthodox_easter,Dec 25 10:00-12:00', 2026)).toHaveLength(3)
  })

  it('of the shorter Islamic year may occur twice in a Gregorian year', () => {
    expect(datesOf('eid_al_fitr 10:00-12:00', 2033)).toHaveLength(2)
  })

  it('may last into the next Gregorian year', () => {
    expect(datesOf('ramadan-eid_al_fitr -1 day 10:00-12:00', 2030)).toContain('2030-12-31')
    expect(datesOf('ramadan-eid_al_fitr -1 day 10:00-12:00', 2031)).toContain('2031-01-01')
  })

  it('may say on which days of the week it means', () => {
    // In 2027 it is a Tuesday, in 2028 a Saturday.
    expect(datesOf('eid_al_fitr Mo,We-Su 13:00-18:00', 2027)).toEqual([])
    expect(datesOf('eid_al_fitr Mo,We-Su 13:00-18:00', 2028)).toEqual(['2028-02-26'])
  })

  it('closes a place that is open on the other days', () => {
    expect(datesOf('09:00-17:00; yom_kippur off', 2027)).toHaveLength(364)
  })

  it.each([
    '2027 ramadan 10:00-12:00',
    'ramadan-Dec 25 10:00-12:00',
    'Jan 01-ramadan 10:00-12:00',
    'easter-eid_al_fitr off',
    'ramadan +61 days off',
    'orthodox_easter Mo off',
    'ramadan_x off',
    'orthodox off',
  ])('is refused as %s', (value) => expect(parseOpeningHours(value).ok).toBe(false))

  it('occurs once every year, except for Islamic feasts', () => {
    for (let year = 2024; year <= 2040; year++)
      for (const feast of MOVABLE_FEASTS) {
        const { length } = daysOfFeast(feast, year)
        const isIslamic = /ramadan|eid|islamic|ashura|mawlid/.test(feast)
        expect(length === 1 || isIslamic, `${feast} ${year}`).toBe(true)
        expect(datesOf(`${feast} 10:00-12:00`, year).length, `${feast} ${year}`).toBeGreaterThan(0)
      }
  })

  it('of the moon is on the day on which the mean moon has its age', () => {
    for (let year = 2024; year <= 2040; year++)
      for (const [feast, age] of [
        ['lunar_new_year', 0],
        ['buddhas_birthday', 7],
        ['dragon_boat', 4],
        ['mid_autumn', 14],
      ] as const)
        for (const day of daysOfFeast(feast, year)) {
          // China's day begins at 16:00 UTC of the day before; the moon was new on 2000-01-06 at 18:14.
          const ages = (day + 2 / 3 - Date.UTC(2000, 0, 6, 18, 14) / MS_A_DAY) % 29.530588
          const off = Math.abs(((ages - age - 0.5 + 44.3) % 29.530588) - 14.765)
          expect(off, `${feast} ${year}`).toBeLessThan(1.2)
        }
  })
})

it('the Hebrew days are those of the platform', () => {
  const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', month: 'long', day: 'numeric' })
  const feastDate = (feast: MovableFeast, year: number) =>
    daysOfFeast(feast, year).map((day) => hebrew.format(day * MS_A_DAY))
  for (let year = 2000; year <= 2100; year++) {
    expect([
      feastDate('passover', year),
      feastDate('rosh_hashanah', year),
      feastDate('yom_kippur', year),
      feastDate('sukkot', year),
    ]).toEqual([['15 Nisan'], ['1 Tishri'], ['10 Tishri'], ['15 Tishri']])
  }
})
