import { describe, expect, it } from 'vitest'
import type { Guide, PointOfInterest } from '../places/index.ts'
import { findCityFigures, reckonTrip } from './city-figures.rules.ts'

const place = (part: Partial<PointOfInterest>): PointOfInterest => ({
  ...{ id: 'x', name: 'X', nameLocal: 'X', lat: 0, lon: 0, category: 'museum', hours: '24/7' },
  ...{ lastEntryMinutes: null, minutes: 60, indoor: true, daylight: false, price: null, booking: null },
  ...{ stepFree: null, renown: 5, about: 'x', url: null, confidence: 'high', checked: '2026-11-21' },
  ...{ dayTrip: false, ...part },
})
const at = (amount: number) => ({ amount, currency: 'EUR' })
const sight = (amount: number | null, part: Partial<PointOfInterest> = {}) =>
  place({ price: amount === null ? null : at(amount), ...part })
const meal = (amount: number, ...meals: ('breakfast' | 'lunch' | 'dinner')[]) =>
  place({ category: 'restaurant', price: at(amount), meals })

const guide = (...pointsOfInterest: PointOfInterest[]): Guide => ({
  city: {
    ...{ id: 'x', name: 'X', nameLocal: 'X', country: 'IT', lat: 0, lon: 0 },
    ...{ zone: 'Europe/Rome', currency: 'EUR' },
  },
  transport: {
    ...{ transitFare: 150, transitKmh: 20, transitWaitMinutes: 5, taxiBase: 1, taxiPerKm: 1, detour: 1.3 },
  },
  ...{ barriers: [], pointsOfInterest, asOf: '2026-11-21', source: 'x' },
})
const MEALS = [meal(500, 'breakfast'), meal(1500, 'lunch'), meal(2500, 'dinner')]

describe('the figures of a city', () => {
  it('are a day of three mean sights, three median meals and four rides', () => {
    const figures = findCityFigures(guide(sight(1000), sight(0), sight(null), ...MEALS))
    expect(figures.day).toEqual({ sights: 1500, meals: 4500, rides: 600, currency: 'EUR' })
  })

  it('take the ten best-known sights that have a price', () => {
    const known = Array.from({ length: 10 }, () => sight(1000, { renown: 8 }))
    const { day } = findCityFigures(guide(...known, sight(90_000, { renown: 1 }), ...MEALS))
    expect(day?.sights).toBe(3000)
  })

  it('take the mean of the two in the middle where there are two', () => {
    const { day } = findCityFigures(guide(sight(0), ...MEALS, meal(601, 'breakfast'), meal(9999, 'lunch')))
    expect(day?.meals).toBe(551 + 5750 + 2500)
  })

  it('count places, and share what is free and under a roof among the sights alone', () => {
    const sights = [sight(0), sight(100), sight(200, { indoor: false }), sight(null, { indoor: false })]
    expect(findCityFigures(guide(...sights, ...MEALS))).toMatchObject({
      ...{ places: 7, eating: 3, freeShare: 1 / 3, indoorShare: 1 / 2 },
    })
  })

  it('say nothing of a day when a meal or every ticket is unknown', () => {
    expect(findCityFigures(guide(sight(100), ...MEALS.slice(1))).day).toBeNull()
    expect(findCityFigures(guide(sight(null), ...MEALS)).day).toBeNull()
    expect(findCityFigures(guide())).toMatchObject({ places: 0, freeShare: null, indoorShare: null })
  })
})

describe('what a trip costs', () => {
  const day = { sights: 1500, meals: 4500, rides: 600, currency: 'EUR' }
  const rates = { base: 'EUR', date: '2025-06-30', rates: { USD: 1.172, JPY: 169.2 } }

  it('is a day times days times people', () => {
    const cost = reckonTrip(day, { days: 3, people: 2, to: 'EUR', rates: null })
    expect(cost?.total).toEqual({ amount: 39_600, currency: 'EUR' })
    expect(cost?.meals).toEqual({ amount: 27_000, currency: 'EUR' })
  })

  it('is changed at the rate, and the sum is that of the parts shown', () => {
    const cost = reckonTrip(day, { days: 1, people: 1, to: 'JPY', rates })
    expect(cost).toEqual({
      sights: { amount: 2538, currency: 'JPY' },
      meals: { amount: 7614, currency: 'JPY' },
      rides: { amount: 1015, currency: 'JPY' },
      total: { amount: 11_167, currency: 'JPY' },
    })
  })

  it('is unknown in a currency that we have no rate for', () => {
    expect(reckonTrip(day, { days: 1, people: 1, to: 'XOF', rates })).toBeNull()
  })
})
