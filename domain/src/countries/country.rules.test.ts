import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { toCountry } from './country.rules.ts'
import { countryFile } from './table.contract.ts'

const row = {
  code: 'DZ',
  iso3: 'DZA',
  name: 'Algeria',
  capital: 'Algiers',
  standing: 'member',
  currency: 'DZD',
  languages: ['ar'],
  callingCodes: ['+213'],
  zones: ['Africa/Algiers'],
  power: { plugs: ['C', 'F'], rare: [], volts: [230], hertz: [50] },
  emergency: { general: null, police: '17', ambulance: '14', fire: '14', touristPolice: null },
  driving: {
    side: 'right',
    licence: 'idp-required',
    rentalAge: 21,
    limits: { urban: 50, rural: 80, motorway: 120, unit: 'km/h' },
  },
  habits: { tapWater: 'caution', tipping: 'tenth', dress: 'modest' },
  advisory: { level: 2, parts: 4, reasons: [] },
  entry: {
    validityMonths: 6,
    validityBasis: 'entry',
    blankPages: 1,
    yellowFever: 'from-risk',
    yellowFeverRisk: false,
    onwardTicket: true,
  },
  looks: {
    power: 'agree',
    emergency: 'agree',
    driving: 'agree',
    habits: 'agree',
    advisory: 'agree',
    entry: 'unsure',
  },
}
const file = (checked?: unknown) => ({
  region: 'africa',
  asOf: '2026-11-21',
  source: 'a test',
  rows: [checked === undefined ? row : Object.assign({ checked }, row)],
})

describe('a row that was compared with a source', () => {
  const page = { date: '2026-08-03', source: 'https://example.org/algeria' }
  const read = (checked?: unknown) => {
    const { rows, region, asOf, source } = z.parse(countryFile, file(checked))
    const [first] = rows
    if (!first) throw new Error('the row was lost')
    return toCountry(first, { region, asOf, source })
  }

  it('says so of the groups that were compared, and of no other', () => {
    const { checked } = read({ emergency: page })
    expect(checked).toEqual({
      power: null,
      emergency: page,
      driving: null,
      habits: null,
      advisory: null,
      entry: null,
    })
    expect(read().checked?.emergency).toBeNull()
  })

  it.each([
    [{ emergency: { date: '2026-02-30', source: 'a page' } }],
    [{ emergency: { date: '2026-02-03', source: '' } }],
    [{ emergency: '2026-02-03' }],
  ])('is refused without a day and a source: %j', (checked) => {
    expect(z.safeParse(countryFile, file(checked)).success).toBe(false)
  })
})
