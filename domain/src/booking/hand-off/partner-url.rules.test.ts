import { describe, expect, it } from 'vitest'
import { buildPartnerUrl, findPartnerHost, partnerDate } from './partner-url.rules.ts'

describe('the host of a partner', () => {
  it.each([
    ['expedia', ['www.expedia.com', 'www.airbnb.com'], 'www.expedia.com'],
    ['airbnb', ['www.expedia.com', 'www.airbnb.com'], 'www.airbnb.com'],
    ['expedia', ['www.expedia.de', 'maps.apple.com'], 'www.expedia.de'],
    ['expedia', ['www.airbnb.com'], null],
    ['airbnb', [], null],
    ['expedia', ['expedia.evil.example', 'www.notexpedia.com', 'www.expedia.com.evil.example'], null],
  ] as const)('of %s among %j is %s', (partner, allowed, host) => {
    expect(findPartnerHost(partner, allowed)).toBe(host)
  })
})

it('encodes each value once and leaves out absent values', () => {
  const address = buildPartnerUrl('www.expedia.com', '/Hotel-Search', [
    ['destination', 'São Paulo & more?#'],
    ['latLong', null],
    ['rooms', 1],
  ])
  expect(address).toBe(
    'https://www.expedia.com/Hotel-Search?destination=S%C3%A3o%20Paulo%20%26%20more%3F%23&rooms=1',
  )
})

it('writes a date as month, day and year without leading zeros', () => {
  expect(partnerDate('2026-12-01')).toBe('12/1/2026')
  expect(partnerDate('2027-01-31')).toBe('1/31/2027')
})
