import { describe, expect, it } from 'vitest'
import { type Country, licenceNeed } from './index.ts'

const there = (code: string, licence: Country['driving']['licence']) =>
  ({
    code,
    driving: {
      side: 'right',
      licence,
      rentalAge: 21,
      limits: { urban: 50, rural: 90, motorway: 130, unit: 'km/h' },
    },
  }) satisfies Pick<Country, 'code' | 'driving'>
const italy = there('IT', 'idp-required')
const japan = there('JP', 'idp-required')

describe('what a licence needs beside it', () => {
  it.each([
    ['nothing at home', italy, 'IT', 'home'],
    ['nothing within the European Economic Area', italy, 'DE', 'mutual'],
    ['nothing for a Briton in Italy', italy, 'GB', 'mutual'],
    ['a permit for an American in Italy', italy, 'US', 'idp-required'],
    ['a permit of 1949 for an American in Japan', japan, 'US', 'convention-1949'],
    ['a translation for a German in Japan', japan, 'DE', 'translation'],
    ['a permit of 1968 in Vietnam', there('VN', 'idp-required'), 'DE', 'convention-1968'],
    ['nothing for a Singaporean in Thailand', there('TH', 'idp-required'), 'SG', 'mutual'],
    ['what the table says elsewhere', there('TH', 'idp-required'), 'DE', 'idp-required'],
    ['a local permit in China', there('CN', 'local-permit'), 'US', 'local-permit'],
  ])('is %s', (_, country, home, need) => expect(licenceNeed(country, home)).toBe(need))
})
