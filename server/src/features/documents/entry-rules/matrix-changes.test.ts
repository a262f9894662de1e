import { describe, expect, it } from 'vitest'
import { loadVisaMatrix } from './visa-matrix.service.ts'

const { matrix } = loadVisaMatrix()
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
  ] as const)(
    'tells %s in %s what has changed since the table was written, or what both lists deny: %s',
    (passport, destination, need, days, certain) => {
      expect(entryOf(passport, destination)).toMatchObject({ need, days, certain })
    },
  )
})
