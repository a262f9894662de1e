import { readFileSync } from 'node:fs'
import { countryOfZone } from '@tripwright/domain/safety/advice'
import { expect, it } from 'vitest'
import { listCountryRows } from '../../destination/countries/index.ts'

const { airports } = JSON.parse(
  readFileSync(new URL('../../../../../data/airports.json', import.meta.url), 'utf8'),
)

/** A zone of two countries is assigned to the one with more airports: Kosovo's is Serbia's. */
const SHARED = new Map([['Europe/Belgrade', 'RS']])

const zones = [...listCountryRows().values()].flatMap(({ row }) =>
  row.zones.map((zone) => ({ zone, code: row.code })),
)

it.each(zones)('a clock set to $zone is one of $code', ({ zone, code }) => {
  expect(countryOfZone(zone, airports)).toBe(SHARED.get(zone) ?? code)
})

it.each([
  ['America/Indiana/Indianapolis', 'US'],
  ['America/Indianapolis', 'US'],
  ['America/Kentucky/Monticello', 'US'],
  ['America/Argentina/Ushuaia', 'AR'],
  ['Europe/Monaco', 'MC'],
])('a clock set to %s, where no airport lies, is one of %s', (zone, code) => {
  expect(countryOfZone(zone, [])).toBe(code)
})

it('a clock without a place is of no country', () => expect(countryOfZone('Etc/UTC', airports)).toBeNull())
