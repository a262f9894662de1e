import { expect, it } from 'vitest'
import { type ForecastStep, toForecastDays } from './daily-forecast.rules.ts'
import type { SkyCondition } from './weather.rules.ts'

const HOUR_MS = 3_600_000
const step = (
  at: string,
  hours: number,
  part: Partial<ForecastStep> & { sky?: SkyCondition; rainMm?: number },
) => ({
  at: Date.parse(at),
  celsius: 10,
  windKmh: 5,
  next: { hours, rainMm: part.rainMm ?? 0, sky: part.sky ?? 'clear' },
  ...part,
})
/** An hour each from a moment on. */
const hourly = (from: string, count: number, of: (hour: number) => object = () => ({})): ForecastStep[] =>
  Array.from({ length: count }, (_, hour) =>
    step(new Date(Date.parse(from) + hour * HOUR_MS).toISOString(), 1, of(hour)),
  )

it('groups steps in UTC by the local days of the place', () => {
  // 14:00 in UTC is midnight in Brisbane, which never changes its clocks.
  const steps = hourly('2026-11-22T14:00:00Z', 48, (hour) => ({ celsius: hour }))
  const days = toForecastDays(steps, 'Australia/Brisbane')
  expect(days.map(({ date, low, high }) => [date, low, high])).toEqual([
    ['2026-11-23', 0, 23],
    ['2026-11-24', 24, 47],
  ])
  expect(days[0]).not.toHaveProperty('isPartial')
})

it('divides the rain of six hours among the days of that period', () => {
  const steps = ['00', '06', '12', '18'].flatMap((hour) =>
    ['22', '23'].map((day) => step(`2026-11-${day}T${hour}:00:00Z`, 6, { rainMm: 6, sky: 'rain' })),
  )
  const sorted = steps.toSorted((a, b) => a.at - b.at)
  // From 00:00 in UTC it is 03:00 in Nairobi: three of each six hours after 18:00 in UTC are tomorrow's.
  expect(toForecastDays(sorted, 'Africa/Nairobi').map(({ date, rainMm }) => [date, rainMm])).toEqual([
    ['2026-11-22', 21],
    ['2026-11-23', 24],
  ])
})

it('marks a day in progress as partial, and leaves out one that is almost over', () => {
  const from = (clock: string) => toForecastDays(hourly(`2026-11-22T${clock}:00Z`, 40), 'UTC')
  expect(from('15:00')[0]).toMatchObject({ date: '2026-11-22', isPartial: true })
  expect(from('21:00')[0]).toMatchObject({ date: '2026-11-22', isPartial: true })
  expect(from('22:00')[0]).toMatchObject({ date: '2026-11-23' })
  expect(from('22:00')[0]).not.toHaveProperty('isPartial')
})

it('leaves out a last day without data for its evening, and days after the ninth', () => {
  const dates = (hours: number) =>
    toForecastDays(hourly('2026-11-22T00:00:00Z', hours), 'UTC').map(({ date }) => date)
  expect(dates(24 + 18)).toEqual(['2026-11-22'])
  expect(dates(24 + 19)).toEqual(['2026-11-22', '2026-11-23'])
  expect(dates(24 * 12)).toHaveLength(9)
  expect(toForecastDays([], 'UTC')).toEqual([])
})

it('names a day by the worst precipitation at daytime, and a dry one by its most frequent sky', () => {
  const skyWhen = (of: (hour: number) => SkyCondition) =>
    toForecastDays(
      hourly('2026-11-22T00:00:00Z', 24, (hour) => ({ sky: of(hour) })),
      'UTC',
    )[0]?.sky
  expect(skyWhen((hour) => (hour === 3 ? 'storm' : 'clear'))).toBe('clear')
  expect(skyWhen((hour) => (hour === 15 ? 'storm' : hour === 16 ? 'rain' : 'clear'))).toBe('storm')
  expect(skyWhen((hour) => (hour < 12 ? 'fog' : 'cloud'))).toBe('cloud')
})

it('keeps a day of 25 hours whole', () => {
  const steps = hourly('2026-10-24T22:00:00Z', 25, (hour) => ({ rainMm: 1, sky: 'rain', celsius: hour }))
  expect(toForecastDays(steps, 'Europe/Rome')).toMatchObject([
    { date: '2026-10-25', rainMm: 25, low: 0, high: 24 },
  ])
})
