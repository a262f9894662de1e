import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseDollars, refundable } from './refund.rules.ts'

describe('what can be given back of a payment', () => {
  it('is never more than was paid, whatever is asked for in whatever order', () => {
    const asked = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 40_000 }), isRead: fc.boolean() }))
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30_000 }), asked, (amount, wishes) => {
        const balance = { amount, refunded: 0, asked: 0 }
        for (const wish of wishes) {
          if (wish.amount <= refundable(balance)) balance[wish.isRead ? 'refunded' : 'asked'] += wish.amount
          expect(balance.refunded + balance.asked).toBeLessThanOrEqual(amount)
        }
      }),
    )
  })

  it('is nothing where the provider gave back more than we knew', () => {
    expect(refundable({ amount: 100, refunded: 90, asked: 50 })).toBe(0)
  })
})

describe('an amount as typed', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    [' 12.50 ', 1250],
    ['7,99', 799],
    ['0', 0],
    ['1.999', null],
    ['-3', null],
    ['1e3', null],
    ['', null],
    ['99999999', null],
  ])('%j is %j cents', (text, cents) => expect(parseDollars(text)).toBe(cents))

  it('is read to the cent, whichever amount it is', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999 }), (cents) => {
        expect(parseDollars((cents / 100).toFixed(2))).toBe(cents)
      }),
    )
  })
})
