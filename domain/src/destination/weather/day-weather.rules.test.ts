import { expect, it } from 'vitest'
import { isDryDay, isInForecastReach, isWetDay, warningsOf, wetAndDryDays } from './day-weather.rules.ts'
import type { ForecastDay } from './weather.contract.ts'

const day = (part: Partial<ForecastDay> = {}): ForecastDay => ({
  date: '2026-12-01',
  sky: 'clear',
  low: 8,
  high: 15,
  rainMm: 0,
  rainChance: null,
  windKmh: 10,
  ...part,
})

it.each([
  ['2026-11-26', false],
  ['2026-11-27', true],
  ['2026-12-06', true],
  ['2026-12-07', false],
] as const)('a forecast of November 27 reaches %s: %s', (date, isReached) =>
  expect(isInForecastReach(date, '2026-11-27')).toBe(isReached),
)

it.each([
  ['rain', 12, 'wet'],
  ['rain', 2, 'wet'],
  ['rain', 1.9, 'neither'],
  ['snow', 4, 'wet'],
  ['storm', 0, 'wet'],
  ['drizzle', 3, 'neither'],
  ['drizzle', 0.4, 'dry'],
  ['cloud', 0.9, 'dry'],
  ['cloud', 1, 'neither'],
  ['clear', 0, 'dry'],
] as const)('a day of %s with %f mm is %s', (sky, rainMm, is) => {
  expect(isWetDay({ sky, rainMm })).toBe(is === 'wet')
  expect(isDryDay({ sky, rainMm })).toBe(is === 'dry')
})

it.each([
  [{ sky: 'storm', windKmh: 80 }, ['storm', 'gale']],
  [{ sky: 'rain', rainMm: 50 }, ['downpour']],
  [{ sky: 'snow', rainMm: 60 }, []],
  [{ high: 35 }, ['heat']],
  [{ high: 34.9, windKmh: 74, rainMm: 49 }, []],
] as const)('of %j it warns of %j', (part, warnings) => expect(warningsOf(day(part))).toEqual(warnings))

it('offers no change of today, of what is past, and of a day without a forecast', () => {
  const rain = day({ sky: 'rain', rainMm: 9 })
  const days = [
    { date: '2026-11-26', forecast: rain },
    { date: '2026-11-27', forecast: rain },
    { date: '2026-11-28', forecast: day({ ...rain, isPartial: true }) },
    { date: '2026-11-29', forecast: rain },
    { date: '2026-11-30', forecast: null },
    { date: '2026-12-01', forecast: day() },
    { date: '2026-12-02', forecast: day({ sky: 'drizzle', rainMm: 3 }) },
  ]
  expect(wetAndDryDays(days, '2026-11-27')).toEqual({ wet: [3], dry: [5] })
})
