import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/dates.ts'
import { toInstant } from '../../base/zones.ts'
import { mealHours } from './checker-frames.test.ts'
import { HOLIDAYS, makeWorld, naiveSpans } from './checker-world.test.ts'
import {
  convertMoney,
  daylight,
  holidaysIn,
  mealsDue,
  mealWindow,
  medianMealPrice,
  openSpans,
} from './facts.rules.ts'

const worlds = Array.from({ length: 40 }, (_, seed) => makeWorld(seed))
const guides = worlds.flatMap(({ facts }) => facts.guides.map((guide) => ({ guide, facts })))
const DATES = [...HOLIDAYS, '2026-12-31', '2027-02-28', '2027-07-05', '2027-10-31']
const MEALS = ['breakfast', 'lunch', 'dinner'] as const

/** The sun's height in degrees by the short formula of declination alone; good to about a degree. */
function sunHeight(instant: number, { lat, lon }: { lat: number; lon: number }): number {
  const radians = Math.PI / 180
  const day = (instant - Date.UTC(2027, 0, 1)) / 86_400_000
  const declination = -23.44 * Math.cos(((2 * Math.PI) / 365.24) * (day + 10)) * radians
  const turn = 2 * Math.PI * ((day - 81) / 365.24)
  const equation = 9.87 * Math.sin(2 * turn) - 7.53 * Math.cos(turn) - 1.5 * Math.sin(turn)
  const hour = (((day % 1) + 1) % 1) * 24 + lon / 15 + equation / 60 - 12
  const height =
    Math.sin(lat * radians) * Math.sin(declination) +
    Math.cos(lat * radians) * Math.cos(declination) * Math.cos(hour * 15 * radians)
  return Math.asin(height) / radians
}

describe('the holidays of a city', () => {
  const holidays = { GB: ['2026-12-25'], 'GB-ENG': ['2026-08-31', '2026-12-25'] }
  it.each([
    ['those of its part', { country: 'GB', subdivision: 'ENG' }, holidays['GB-ENG']],
    [
      'those of its country where those of its part are not given',
      { country: 'GB', subdivision: 'SCT' },
      holidays.GB,
    ],
    ['those of its country where it has no part', { country: 'GB' }, holidays.GB],
    ['none where none are given', { country: 'IT' }, undefined],
  ])('are %s', (_, city, expected) => expect(holidaysIn(city, { holidays })).toEqual(expected))

  it('close places that are closed on public holidays', () => {
    const [guide, place] = [guides[0]?.guide, guides[0]?.guide.pointsOfInterest[0]]
    if (!guide || !place) throw new Error('no guide')
    const london = {
      ...guide,
      city: { ...guide.city, country: 'GB', subdivision: 'ENG', zone: 'Europe/London' },
    }
    const shop = { ...place, hours: 'Mo-Su 09:00-18:00; PH off' }
    const spansOn = (date: string) =>
      openSpans(shop, date, london, { guides: [london], holidays, rates: null })
    expect([spansOn('2026-08-31'), spansOn('2026-09-01').length]).toEqual([[], 1])
  })
})

describe('the facts that solver and checker share', () => {
  it('open a place at exactly the manually computed minutes', () => {
    for (const { guide, facts } of guides.slice(0, 10))
      for (const place of guide.pointsOfInterest)
        for (const date of DATES) {
          const minutes = new Set<number>()
          for (const { open, close } of openSpans(place, date, guide, facts))
            for (let minute = Math.max(0, open); minute < Math.min(1440, close); minute++) minutes.add(minute)
          const expected = new Set<number>()
          for (const { open, close } of naiveSpans(place.hours, date))
            for (let minute = Math.max(0, open); minute < Math.min(1440, close); minute++)
              expected.add(minute)
          expect({ hours: place.hours, date, minutes }).toEqual({
            hours: place.hours,
            date,
            minutes: expected,
          })
        }
  })

  it.each([
    ['breakfast', 'ES', 540],
    ['lunch', 'ES', 960],
    ['dinner', 'IT', 1260],
    ['dinner', 'JP', 1200],
  ] as const)('serve %s in %s until minute %i', (meal, country, close) => {
    expect(mealWindow(meal, country).close).toBe(close)
    expect(mealHours(meal, country).close).toBe(close)
  })

  it('make a meal due with two hours of its window in the day, and not with a minute less', () => {
    for (const country of ['ES', 'IT', 'JP'])
      for (const meal of MEALS) {
        const { open, close } = mealHours(meal, country)
        expect(mealsDue({ open: 0, close: open + 120 }, country)).toContain(meal)
        expect(mealsDue({ open: 0, close: open + 119 }, country)).not.toContain(meal)
        expect(mealsDue({ open: close - 120, close: 1440 }, country)).toContain(meal)
        expect(mealsDue({ open: close - 119, close: 1440 }, country)).not.toContain(meal)
      }
    expect(mealsDue({ open: 1, close: 0 }, 'IT')).toEqual([])
  })

  it.each([
    [1250, 'EUR', 'USD', 1359],
    [1087, 'USD', 'EUR', 1000],
    [1000, 'EUR', 'JPY', 1633],
    [1633, 'JPY', 'EUR', 1000],
    [1000, 'GBP', 'JPY', 1941],
    [777, 'USD', 'USD', 777],
  ])('change %i %s into %s as %i', (amount, currency, to, changed) => {
    expect(convertMoney({ amount, currency }, to, worlds[0]?.facts.rates ?? null)?.amount).toBe(changed)
  })

  it('return null for a missing rate', () => {
    expect(convertMoney({ amount: 1, currency: 'EUR' }, 'CHF', worlds[0]?.facts.rates ?? null)).toBeNull()
    expect(convertMoney({ amount: 1, currency: 'EUR' }, 'USD', null)).toBeNull()
  })

  it('call the sun up between sunrise and sunset of the local date, in every zone', () => {
    for (const { guide } of guides.slice(0, 40))
      for (const date of [...DATES, addDays('2027-03-27', guide.city.id.length)]) {
        const place = guide.pointsOfInterest[0]
        if (!place) throw new Error('a guide has places')
        const { open, close } = daylight(place, date, guide)
        const heightAt = (minute: number) => sunHeight(toInstant(date, minute, guide.city.zone), place)
        const heights = [open, close, (open + close) / 2].map(heightAt)
        expect({ city: guide.city.id, date, open: open > 0, close: close < 1440 }).toEqual({
          city: guide.city.id,
          date,
          open: true,
          close: true,
        })
        expect(Math.abs((heights[0] ?? 99) + 0.833)).toBeLessThan(1.5)
        expect(Math.abs((heights[1] ?? 99) + 0.833)).toBeLessThan(1.5)
        expect(heights[2]).toBeGreaterThan(10)
      }
  })

  it('use the median price of the restaurants for a meal without a place', () => {
    for (const { guide } of guides) {
      const prices = guide.pointsOfInterest.flatMap(({ meals, price }) =>
        meals && price ? [price.amount] : [],
      )
      const usual = medianMealPrice(guide)
      expect(prices.length === 0 ? 0 : prices.filter((price) => price < usual).length).toBeLessThanOrEqual(
        prices.length / 2,
      )
      expect(prices.filter((price) => price > usual).length).toBeLessThan(Math.max(1, prices.length / 2))
    }
  })
})
