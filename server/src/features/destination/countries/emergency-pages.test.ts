import { readFileSync } from 'node:fs'
import {
  backNumbers,
  EMERGENCY_SERVICES,
  emergencyPageFile,
  type ListedCountry,
  territoryFile,
} from '@tripwright/domain/destination/countries'
import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { listCountryRows } from './country-table.service.ts'

const read = (path: string) =>
  JSON.parse(readFileSync(new URL(`../../../../../data/${path}`, import.meta.url), 'utf8'))
const { looked, rows: pages } = z.parse(emergencyPageFile, read('emergency-pages.json'))
const territories = z.parse(territoryFile, read('territories.json')).rows
const countries = [...listCountryRows().values()].map(({ row }) => row)

type Row = {
  code: string
  emergency: ListedCountry['emergency']
  isCertain: boolean
  source: string | undefined
}
const rows: Row[] = [
  ...countries.map(({ code, emergency, looks, checked }) => ({
    code,
    emergency,
    isCertain: looks.emergency !== 'unsure',
    source: checked?.emergency?.source,
  })),
  ...territories.map(({ code, emergency, certain, checked }) => ({
    code,
    emergency,
    isCertain: certain,
    source: checked?.source,
  })),
]
const backingOf = (code: string) => {
  const row = rows.find((one) => one.code === code)
  if (!row) throw new Error(`no row of ${code}`)
  return backNumbers(row.emergency, pages[code] ?? [])
}

describe('the numbers of every country and territory beside the pages of governments', () => {
  it('have two pages that say so each, or the row is marked as uncertain', () => {
    const wrong = rows.filter(({ emergency, isCertain, code }) => {
      const isEmpty = Object.values(emergency).every((number) => number === null)
      const isBacked = !isEmpty && backNumbers(emergency, pages[code] ?? []).emergencyDoubts.length === 0
      return isBacked !== isCertain
    })
    expect(wrong.map(({ code }) => code)).toEqual([])
  })

  it('are backed for most: a row that is not says which number is in doubt', () => {
    const sure = rows.filter(({ isCertain }) => isCertain)
    expect(rows).toHaveLength(248)
    expect(sure.length).toBeGreaterThanOrEqual(155)
  })

  it('leave at most 20 % of all numbers of countries in doubt', () => {
    const numbers = countries.flatMap(({ emergency }) =>
      Object.values(emergency).filter((one) => one !== null),
    )
    const doubts = countries.flatMap(({ code }) => backingOf(code).emergencyDoubts)
    expect(doubts.length / numbers.length).toBeLessThanOrEqual(0.2)
  })

  it('name one of those pages as what they were compared with', () => {
    for (const { code, source } of rows)
      if (source !== undefined)
        expect(
          pages[code]?.map((page) => page.source),
          code,
        ).toContain(source)
  })

  it('come from different publishers: two pages of one government are one source', () => {
    for (const [code, of] of Object.entries(pages)) {
      const hosts = of.map(({ source }) => new URL(source).host)
      expect(hosts, code).toEqual([...new Set(hosts)])
      expect(
        rows.some((row) => row.code === code),
        code,
      ).toBe(true)
    }
  })

  it('never claim a day after that on which we looked', () => {
    for (const { source, date } of Object.values(pages).flat())
      if (date !== null) expect(date <= looked, source).toBe(true)
  })
})

// Read again by eye: where one page has a slip, the others stand.
it.each([
  ['JP', { police: '110', ambulance: '119', fire: '119' }],
  ['ML', { police: '17', ambulance: '15', fire: '18' }],
  ['LT', { general: '112', police: '112', ambulance: '112', fire: '112' }],
  ['LV', { general: '112', police: '110', ambulance: '113', fire: '112' }],
  ['KZ', { general: '112', police: '102', ambulance: '103', fire: '101' }],
  ['NG', { general: '112', police: '112', ambulance: '112', fire: '112' }],
  ['PG', { police: '112', ambulance: '111', fire: '110' }],
  ['TT', { police: '999', ambulance: '811', fire: '990' }],
  ['CF', { general: '117', police: '117', ambulance: '117', fire: '118' }],
  ['RW', { general: '112', police: '112', ambulance: '112', fire: '111' }],
  ['UG', { general: '999', police: '999', ambulance: '999', fire: '999' }],
  ['TV', { general: '911', police: '911', ambulance: '911', fire: '911' }],
  ['BZ', { general: '911', police: '911', ambulance: '911', fire: '911' }],
  ['UY', { general: '911', police: '911', ambulance: '911', fire: '911' }],
])('the numbers of %s are %j, and no longer in doubt', (code, numbers) => {
  expect(rows.find((row) => row.code === code)?.emergency).toMatchObject(numbers)
  expect(backingOf(code).emergencyDoubts).toEqual([])
})

it.each([
  ['CI', ['police', 'fire']],
  ['AM', ['police', 'fire']],
  ['KN', ['fire']],
])('of %s one government alone has %j, or they contradict each other', (code, doubts) => {
  expect(backingOf(code).emergencyDoubts).toEqual(doubts)
})

describe('what a landline dials', () => {
  it.each([
    ['MG', { police: '17', ambulance: '17', fire: '18' }],
    ['TJ', { police: '02', ambulance: '03', fire: '01' }],
    ['TM', { police: '02', ambulance: '03', fire: '01' }],
    ['XK', { police: '92', ambulance: '94', fire: '93' }],
    ['MC', { general: '18' }],
    ['IN', { police: '100' }],
  ])('in %s is %j, beside what a mobile dials', (code, landline) => {
    expect(backingOf(code).landline).toEqual(landline)
  })

  it('is never the number of our row: that is what a mobile dials', () => {
    for (const { code, emergency } of rows)
      for (const service of EMERGENCY_SERVICES) {
        const number = backingOf(code).landline?.[service]
        if (number !== undefined) expect(number, `${code} ${service}`).not.toBe(emergency[service])
      }
  })

  it.each(['ZA', 'NA', 'MC'])('is not 112 in %s, which a mobile alone reaches', (code) => {
    expect(backingOf(code).mobileOnly).toEqual(['general'])
  })
})

it('somebody in Greenland is not told that 112 is sure: two governments name the police alone', () => {
  expect(backingOf('GL')).toMatchObject({ emergencyDoubts: ['general'] })
  expect(rows.find(({ code }) => code === 'GL')?.emergency).toMatchObject({
    police: '701448',
    ambulance: null,
  })
})
