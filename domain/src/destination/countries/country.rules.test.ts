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
  asOf: '2025-11-30',
  written: '2026-11-21',
  checked: null,
  source: 'a test',
  rows: [checked === undefined ? row : Object.assign({ checked }, row)],
})

describe('a row that was compared with a source', () => {
  const page = { date: '2026-08-03', source: 'https://example.org/algeria' }
  const read = (checked?: unknown, today = '2026-11-23') => {
    const { rows, ...frame } = z.parse(countryFile, file(checked))
    const [first] = rows
    if (!first) throw new Error('the row was lost')
    return toCountry(first, frame, today)
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

  it('is certain as long as its check is fresh, the others as long as their writing is', () => {
    const old = { date: '2025-01-31', source: 'https://example.org/old' }
    expect(read({ emergency: old }).certain).toMatchObject({ emergency: false, power: true, entry: false })
    expect(read({ emergency: page }, '2028-02-03').certain.emergency).toBe(true)
    expect(read({ emergency: page }, '2028-02-04').certain.emergency).toBe(false)
    expect(read(undefined, '2028-05-22').certain.power).toBe(false)
  })

  it('is never certain of habits that no source confirmed, though two of our own agree', () => {
    expect(read().certain.habits).toBe(false)
    expect(read({ habits: page }).certain.habits).toBe(true)
  })

  it('is never certain of an advisory level, for no feed keeps it up to date', () => {
    expect(read().certain.advisory).toBe(false)
    const { certain, advisory } = read({ advisory: page })
    expect(certain.advisory).toBe(false)
    expect(advisory.date).toBe('2026-08-03')
  })

  it('does not show the day of writing as a day that its facts were true, or were checked', () => {
    const { asOf, written, checked, advisory } = read()
    expect({ asOf, written, advisory: advisory.date }).toEqual({
      asOf: '2025-11-30',
      written: '2026-11-21',
      advisory: '2025-11-30',
    })
    expect(Object.values(checked ?? {}).every((one) => one === null)).toBe(true)
  })

  it.each([
    [{ emergency: { date: '2026-02-30', source: 'a page' } }],
    [{ emergency: { date: '2026-02-03', source: '' } }],
    [{ emergency: '2026-02-03' }],
  ])('is refused without a day and a source: %j', (checked) => {
    expect(z.safeParse(countryFile, file(checked)).success).toBe(false)
  })
})
