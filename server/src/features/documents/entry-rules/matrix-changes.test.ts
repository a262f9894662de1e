import { describe, expect, it } from 'vitest'
import { loadVisaMatrix } from './visa-matrix.service.ts'

const { book, matrix } = loadVisaMatrix()
const entryOf = (passport: string, destination: string) => matrix.get(destination)?.get(passport)

describe('what our visa matrix says of rules that changed in 2025 and 2026', () => {
  it.each([
    ['MX', 'NI', 'required', null, true],
    ['TT', 'NI', 'required', null, true],
    ['IN', 'NI', 'required', null, true],
    ['KN', 'NI', 'required', null, false],
    ['DE', 'NI', 'visa-free', 90, true],
    ['BR', 'NI', 'visa-free', 90, false],
    ['LC', 'GB', 'required', null, true],
    ['NI', 'GB', 'required', null, true],
    ['PH', 'VE', 'e-visa', 90, true],
    ['ES', 'TD', 'e-visa', 90, true],
    ['SN', 'TD', 'visa-free', 90, false],
    ['AD', 'LR', 'e-visa', 90, true],
    ['FR', 'LR', 'required', null, true],
    ['MC', 'NA', 'on-arrival', 90, true],
    ['ET', 'BB', 'visa-free', 90, true],
    ['PA', 'AO', 'visa-free', 30, true],
    ['AD', 'AO', 'required', null, true],
    ['CN', 'TR', 'visa-free', 90, false],
    ['BR', 'MX', 'e-visa', 180, true],
    ['TW', 'RS', 'required', null, false],
    ['CH', 'LS', 'visa-free', 14, true],
    ['ZA', 'TO', 'required', null, true],
    ['MW', 'ID', 'e-visa', 60, true],
    ['MZ', 'ID', 'on-arrival', 30, true],
    ['EG', 'CV', 'required', null, true],
    ['NP', 'VC', 'required', null, false],
    ['ST', 'GH', 'visa-free', 90, false],
  ] as const)(
    'tells %s in %s what has changed since the table was written, or what both lists deny: %s',
    (passport, destination, need, days, certain) => {
      expect(entryOf(passport, destination)).toMatchObject({ need, days, certain })
    },
  )

  it.each(['FR DJ', 'KG TH', 'NZ CV', 'CI MW'])(
    'says that it may still be given on arrival, and is not sure of the way: %s',
    (pair) => {
      const [passport = '', destination = ''] = pair.split(' ')
      const entry = entryOf(passport, destination)
      expect(entry).toMatchObject({ certain: true, kindCertain: false })
      expect(entry?.notes).toContain('on-arrival-maybe')
    },
  )

  it('has nobody told for sure that the visa for Djibouti, Thailand or Cape Verde is given on arrival', () => {
    for (const destination of ['DJ', 'TH', 'CV'])
      for (const [passport, { need, kindCertain }] of matrix.get(destination) ?? [])
        if (need === 'on-arrival') expect(kindCertain, `${passport} to ${destination}`).toBe(false)
  })

  it('tells what two published lists agree on as a doubt, never for sure, and only where no page was read', () => {
    const { free, ...ways } = book.comparison.probable
    let told = 0
    for (const [destination, passports] of Object.entries(free))
      for (const passport of passports.split(' ')) {
        const entry = entryOf(passport, destination)
        expect(entry, `${passport} to ${destination}`).toMatchObject({
          need: 'visa-free',
          certain: false,
          notes: ['lists-say-free', 'stay-unknown'],
        })
        expect(entry?.checked).toBeUndefined()
        told++
      }
    expect(told).toBeGreaterThan(300)
    for (const [way, destinations] of Object.entries(ways))
      for (const [destination, passports] of Object.entries(destinations))
        for (const passport of passports.split(' ')) {
          const { notes, kindCertain } = entryOf(passport, destination) ?? {}
          expect([kindCertain, notes], `${passport} to ${destination}`).toEqual([
            false,
            expect.arrayContaining([`${way}-listed`]),
          ])
        }
  })
})
