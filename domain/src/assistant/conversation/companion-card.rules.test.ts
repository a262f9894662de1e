import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitCard } from './companion-card.rules.ts'

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
