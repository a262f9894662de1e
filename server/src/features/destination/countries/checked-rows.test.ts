import { hasAmbulance, listMedicalContacts } from '@tripwright/domain/destination/countries'
import { describe, expect, it } from 'vitest'
import { listCountryRows } from './country-table.service.ts'

const rows = [...listCountryRows().values()].map(({ row }) => row)
const find = (code: string) => {
  const row = rows.find((one) => one.code === code)
  if (!row) throw new Error(`no row of ${code}`)
  return row
}

describe('numbers that two governments contradicted', () => {
  // Police, ambulance, fire, general, from the government pages of the United Kingdom, Ireland, Australia and the United
  // States.
  it.each([
    ['MA', { police: '190', ambulance: '150', fire: '150' }],
    ['GA', { police: '177', fire: '177' }],
    ['BI', { general: '112', ambulance: '112' }],
    ['CM', { police: '117', ambulance: '112', fire: '119' }],
    ['SB', { police: '999', ambulance: '111', fire: '988' }],
    ['ZM', { general: '999', police: '991', ambulance: '992', fire: '993' }],
    ['LS', { general: '112', police: '112', ambulance: '112' }],
    ['NA', { general: '112', police: '10111', ambulance: '112' }],
    ['DZ', { police: '17', ambulance: '1021', fire: '14' }],
    ['DJ', { police: '17', ambulance: '18', fire: '18' }],
    ['MG', { police: '117', ambulance: '117', fire: '118' }],
    ['RW', { general: '112', ambulance: '112' }],
    ['SN', { police: '17', ambulance: '15', fire: '18' }],
    ['ST', { general: '2222222', ambulance: '2222222', fire: '112' }],
    ['TZ', { general: '112', ambulance: '112' }],
    ['VU', { police: '111', ambulance: '115', fire: '113' }],
    ['WS', { general: '911', police: '911', ambulance: '911', fire: '911' }],
    ['ZW', { general: '112', ambulance: '112' }],
    ['IN', { general: '112', ambulance: '102' }],
    ['JM', { general: '119', police: '119' }],
    ['SV', { general: '911', ambulance: '911', fire: '911' }],
    ['SR', { general: '115', police: '115' }],
    ['LC', { police: '911' }],
    ['SC', { ambulance: '999' }],
    ['LY', { general: '1415', police: '1415' }],
    ['MY', { fire: '999' }],
    ['SZ', { general: '999', police: '999' }],
  ])('of %s are %j', (code, numbers) => {
    expect(find(code).emergency).toMatchObject(numbers)
  })

  it.each(['AF', 'AO', 'BF', 'BJ', 'GM', 'GQ', 'GW', 'LK', 'SS', 'TD', 'TM', 'ZW'])(
    'stay in doubt in %s, where the governments contradict each other',
    (code) => {
      expect(find(code).looks.emergency).toBe('unsure')
    },
  )
})

describe('where a mobile dials otherwise than a landline', () => {
  it.each([
    ['TJ', { police: '102', ambulance: '103', fire: '101' }],
    ['TM', { police: '002', ambulance: '003', fire: '001' }],
    ['MG', { police: '117', ambulance: '117', fire: '118' }],
    ['ZA', { general: '112', police: '10111', ambulance: '10177' }],
  ])('the table has what a mobile dials in %s', (code, numbers) => {
    expect(find(code).emergency).toMatchObject(numbers)
  })
})

describe('help for somebody who is hurt', () => {
  it.each(rows.map(({ code }) => code))('there is somebody to call in %s', (code) => {
    const [first] = listMedicalContacts(find(code))
    expect(first?.number).toMatch(/^(\d{2,8}|\+\d{7,15})$/)
  })

  it('is a hospital, the police or a ministry where no ambulance can be called, and only there', () => {
    const without = rows.filter((row) => !hasAmbulance(listMedicalContacts(row)))
    const first = without.map((row) => [row.code, listMedicalContacts(row)[0]?.by])
    expect(Object.fromEntries(first)).toEqual({
      CD: 'hospital',
      CG: 'police',
      GN: 'hospital',
      KM: 'hospital',
      KP: 'consular',
    })
  })

  it.each(['NA', 'SS', 'TD', 'GW'])('has an ambulance number in %s', (code) => {
    expect(find(code).emergency.ambulance).not.toBeNull()
  })
})

describe('the validity of a passport', () => {
  it.each([
    ['AZ', 6, 'entry'],
    ['TT', 6, 'entry'],
    ['CV', 6, 'entry'],
    ['BS', 6, 'exit'],
    ['BT', 6, 'exit'],
    ['TM', 6, 'exit'],
    ['VE', 6, 'exit'],
    ['CG', 6, 'exit'],
    ['DO', 6, 'entry'],
    ['TW', 6, 'entry'],
    ['RS', 3, 'exit'],
    ['IL', 3, 'entry'],
    ['PS', 3, 'entry'],
    ['XK', 0, 'stay'],
  ] as const)('for %s is %i months counted from %s', (code, months, basis) => {
    expect(find(code).entry).toMatchObject({ validityMonths: months, validityBasis: basis })
  })

  it.each(['AM', 'BR', 'CO', 'DM', 'LC', 'MA', 'MU', 'MV', 'PA', 'TN', 'UZ'])(
    'is in doubt for %s, where governments tell it differently',
    (code) => {
      expect(find(code).looks.entry).toBe('unsure')
    },
  )
})

describe('the comparison of rows with a source', () => {
  const groups = ['emergency', 'entry'] as const
  it.each(groups)('covers the %s fields of nearly every row, by a page of a government', (group) => {
    const checked = rows.flatMap(({ checked: one }) => one?.[group] ?? [])
    expect(checked.length).toBeGreaterThanOrEqual(197)
    const pages =
      /^https:\/\/(www\.gov\.uk\/foreign-travel-advice|travel\.gc\.ca|www\.ireland\.ie|www\.smartraveller\.gov\.au|travel\.state\.gov)\//
    for (const { date, source } of checked) {
      expect(source).toMatch(pages)
      expect(date >= '2025-08-14' && date <= '2026-08-22', date).toBe(true)
    }
  })

  it('leaves no row certain that was neither compared nor confirmed by two reviews', () => {
    for (const { code, looks, checked } of rows)
      for (const group of groups)
        expect(looks[group] === 'differ' && !checked?.[group], `${code} ${group}`).toBe(false)
  })
})
