import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packingItems, splitCard } from './companion-card.rules.ts'

it('shares add up to the sum, and no two differ by more than one minor unit', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1e9 }), fc.integer({ min: 2, max: 100 }), (amount, people) => {
      const card = splitCard({ amount, currency: 'EUR', people })
      const shares = card.kind === 'split' ? card.shares : []
      expect(shares.reduce((total, one) => total + one.amount * one.people, 0)).toBe(amount)
      expect(shares.reduce((total, one) => total + one.people, 0)).toBe(people)
      expect((shares[0]?.amount ?? 0) - (shares.at(-1)?.amount ?? 0)).toBeLessThanOrEqual(1)
    }),
  )
})

const month = {
  month: 1,
  low: 0,
  high: 5,
  rain: 0,
  rainDays: 2,
  isStormy: false,
  sun: 2,
  sea: null,
  crowd: 1,
  bed: null,
  light: 500,
}

it('a list for a cold month has the coat and no swimwear, one for a hot wet month by the sea the other way round', () => {
  expect(packingItems(month, null, null)).toEqual(['warm', 'winter'])
  const hot = Object.assign({}, month, { low: 24, high: 31, rainDays: 15, sea: 28 })
  expect(packingItems(hot, null, null)).toEqual(['sun', 'light', 'rain', 'swim'])
})
