import { expect, it } from 'vitest'
import { euBorderChecksOf, hasFreeMovement, hasRightOfEntry } from './passport.rules.ts'

const checks = (passport: string, destination: string, need: 'visa-free' | 'required' | 'citizen') =>
  euBorderChecksOf(passport, { destination, need })

it('tells a British traveller to Greece about the entry/exit system and ETIAS', () => {
  expect(checks('GB', 'GR', 'visa-free')).toEqual(['ees', 'etias'])
})

it('asks no traveller for ETIAS who needs a visa', () => {
  expect(checks('IN', 'GR', 'required')).toEqual(['ees'])
})

it('exempts citizens of the Union, the EEA, Switzerland and the four small states', () => {
  for (const passport of ['DE', 'IE', 'CY', 'NO', 'CH', 'LI', 'AD', 'MC', 'SM', 'VA'])
    expect(checks(passport, 'GR', 'visa-free'), passport).toEqual([])
})

it('knows that Cyprus asks for ETIAS alone, Ireland for neither, and Monaco is reached through France', () => {
  expect(checks('GB', 'CY', 'visa-free')).toEqual(['etias'])
  expect(checks('US', 'IE', 'visa-free')).toEqual([])
  expect(checks('US', 'MC', 'visa-free')).toEqual(['ees', 'etias'])
  expect(checks('US', 'TH', 'visa-free')).toEqual([])
})

it('knows the destinations that may require only a valid passport', () => {
  expect(hasRightOfEntry('DE', 'PT')).toBe(true)
  expect(hasRightOfEntry('CH', 'IE')).toBe(true)
  expect(hasRightOfEntry('JP', 'JP')).toBe(true)
  expect(hasRightOfEntry('DE', 'GB')).toBe(false)
  expect(hasRightOfEntry('GB', 'DE')).toBe(false)
  expect(hasFreeMovement('GB')).toBe(false)
})
