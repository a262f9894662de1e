import { describe, expect, it } from 'vitest'
import { parseMoneyMentions, parseNumber } from './money-parser.rules.ts'

const KNOWN = ['EUR', 'USD', 'GBP', 'JPY', 'THB', 'TRY', 'MXN', 'AUD', 'MAD', 'CHF']

describe('a sum in a question', () => {
  it.each<[string, number, string]>([
    ['100 usd in thb', 10_000, 'USD'],
    ['under 300 euros', 30_000, 'EUR'],
    ['€ 1.234,50', 123_450, 'EUR'],
    ['$1,234.50', 123_450, 'USD'],
    ['2k dollars', 200_000, 'USD'],
    ['1 000 yen', 1000, 'JPY'],
    ['50 mexican pesos', 5000, 'MXN'],
    ['A$20', 2000, 'AUD'],
    ['200 try to eur', 20_000, 'TRY'],
    ['300 Euro für drei Tage', 30_000, 'EUR'],
    ['20 US dollars', 2000, 'USD'],
  ])('%s', (text, amount, currency) =>
    expect(parseMoneyMentions(text, KNOWN).sum).toEqual({ amount, currency }),
  )

  it('is returned with the target currency', () => {
    expect(parseMoneyMentions('100 usd in thb', KNOWN).currencies).toEqual(['THB'])
    expect(parseMoneyMentions('how many baht is 100 euros', KNOWN)).toEqual({
      sum: { amount: 10_000, currency: 'EUR' },
      currencies: ['THB'],
    })
    expect(parseMoneyMentions('usd to TRY', KNOWN)).toEqual({ sum: null, currencies: ['USD', 'TRY'] })
  })

  it.each([
    'I want to try 3 museums',
    'a mad weekend',
    '3 days in Rome',
    'the hours of the Europa hotel',
    '',
  ])('is not in "%s"', (text) =>
    expect(parseMoneyMentions(text, KNOWN)).toEqual({ sum: null, currencies: [] }),
  )
})

it.each([
  ['1,234', 1234],
  ['1.234.567', 1_234_567],
  ['12,5', 12.5],
  ["1'000", 1000],
  ['1e99', null],
  ['99999999999999999', null],
])('the number %s is %s', (text, value) => expect(parseNumber(text)).toBe(value))

it.each([
  ['2,400 south african rand in pounds', { amount: 240_000, currency: 'ZAR' }, ['GBP']],
  ['90 aussie dollars to kiwi dollars', { amount: 9000, currency: 'AUD' }, ['NZD']],
  ['40 quid in polish money', { amount: 4000, currency: 'GBP' }, ['PLN']],
  ['450 dirhams, moroccan ones, in pounds', { amount: 45_000, currency: 'MAD' }, ['GBP']],
  ['how many swedish crowns do i get for 250 british pounds', { amount: 25_000, currency: 'GBP' }, ['SEK']],
])('a currency that says whose it is: %s', (text, sum, currencies) => {
  expect(parseMoneyMentions(text, ['ZAR', 'GBP', 'AUD', 'NZD', 'USD', 'PLN', 'MAD', 'AED', 'SEK'])).toEqual({
    sum,
    currencies,
  })
})
