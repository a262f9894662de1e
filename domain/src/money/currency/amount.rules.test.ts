import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount, showDecimal } from './amount.rules.ts'

describe('a typed amount', () => {
  it.each([
    ['12', 'EUR', '.', 1200n],
    ['0', 'EUR', '.', 0n],
    ['12.5', 'EUR', '.', 1250n],
    ['12,50', 'EUR', '.', 1250n],
    [',5', 'EUR', '.', 50n],
    ['7.', 'EUR', '.', 700n],
    ['1,234', 'EUR', '.', 123400n],
    ['1.234', 'EUR', ',', 123400n],
    ['1.234,56', 'EUR', '.', 123456n],
    ['1,234.56', 'EUR', ',', 123456n],
    ['1 234 567,89', 'EUR', '.', 123456789n],
    ["1'234'567.89", 'CHF', '.', 123456789n],
    ['1.234.567', 'EUR', '.', 123456700n],
    ['12,34,567.80', 'INR', '.', 123456780n],
    ['0.125', 'KWD', '.', 125n],
    ['1500', 'JPY', '.', 1500n],
    ['١٬٢٣٤٫٥٦', 'SAR', '.', 123456n],
    ['۱۲۳', 'EUR', '.', 12300n],
    ['१२३', 'INR', '.', 12300n],
    ['1e15', 'EUR', '.', 100_000_000_000_000_000n],
    ['1.5e3', 'EUR', '.', 150000n],
    ['1000000000000000', 'EUR', '.', 100_000_000_000_000_000n],
    ['¥12,500', 'JPY', '.', 12500n],
    ['12.500', 'JPY', '.', 12500n],
    ['12,000', 'JPY', ',', 12000n],
    ['0.500', 'EUR', '.', 50n],
    ['12,50 €', 'EUR', '.', 1250n],
    ['USD 9', 'USD', '.', 900n],
  ] as const)(
    '%s %s, where %s stands before decimals, is %d minor units',
    (text, currency, decimal, minor) => {
      expect(parseAmount(text, currency, decimal)).toEqual({ ok: true, value: minor })
    },
  )

  it.each([
    ['', 'EUR', 'empty'],
    ['   ', 'EUR', 'empty'],
    ['-5', 'EUR', 'negative'],
    ['−5', 'EUR', 'negative'],
    ['ten', 'EUR', 'not-a-number'],
    ['£50', 'EUR', 'not-a-number'],
    ['€', 'EUR', 'empty'],
    ['1.2.3', 'EUR', 'not-a-number'],
    ['1,23.456,7', 'EUR', 'not-a-number'],
    ['1,2,3', 'EUR', 'not-a-number'],
    ['.', 'EUR', 'not-a-number'],
    ['Infinity', 'EUR', 'not-a-number'],
    ['0x10', 'EUR', 'not-a-number'],
    ['12.345', 'EUR', 'too-many-decimals'],
    ['12.500', 'EUR', 'too-many-decimals'],
    ['12.000', 'EUR', 'too-many-decimals'],
    ['12.5', 'JPY', 'too-many-decimals'],
    ['1e16', 'EUR', 'too-large'],
    ['1000000000000000.01', 'EUR', 'too-large'],
    ['9'.repeat(400), 'EUR', 'too-large'],
  ])('%j of %s is refused as %s', (text, currency, code) => {
    expect(parseAmount(text, currency)).toEqual({ ok: false, code })
  })

  it('is the same after formatting and parsing, for every sum and number of decimals', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.constantFrom('EUR', 'JPY', 'KWD'),
        (minor, currency) => {
          expect(parseAmount(showDecimal(minor, currency), currency)).toEqual({ ok: true, value: minor })
        },
      ),
    )
  })

  it('never throws for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => void parseAmount(text, 'EUR', ',')))
  })
})
