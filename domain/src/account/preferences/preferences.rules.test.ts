import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { type Preferences, preferences } from './preferences.contract.ts'
import { NO_PREFERENCES, parseSavedPreferences, unknownChoices } from './preferences.rules.ts'
import { unitsOf } from './units.rules.ts'

const ALL: Preferences = {
  homeCountry: 'CH',
  homeAirport: 'ZRH',
  passports: ['CH', 'IT'],
  currency: 'CHF',
  units: 'metric',
  needs: { stepFree: true, diets: ['vegan', 'gluten-free'] },
}
const isSound = (part: object) => z.safeParse(preferences, { ...ALL, ...part }).success

describe('preferences', () => {
  it('may all be set, and may all be empty', () => {
    expect([isSound({}), isSound(NO_PREFERENCES)]).toEqual([true, true])
  })

  it.each([
    ['a country by its name', { homeCountry: 'Italy' }],
    ['a country in small letters', { homeCountry: 'it' }],
    ['an empty country', { homeCountry: '' }],
    ['an airport by its four letters', { homeAirport: 'LSZH' }],
    ['six passports', { passports: ['CH', 'IT', 'DE', 'FR', 'ES', 'PT'] }],
    ['a passport twice', { passports: ['CH', 'CH'] }],
    ['a passport that is no text', { passports: [7] }],
    ['passports that are no list', { passports: 'CH' }],
    ['money by its sign', { currency: '€' }],
    ['measures of nobody', { units: 'nautical' }],
    ['a diet that no guide knows', { needs: { stepFree: false, diets: ['paleo'] } }],
    ['a diet twice', { needs: { stepFree: false, diets: ['vegan', 'vegan'] } }],
    ['steps that are a word', { needs: { stepFree: 'yes', diets: [] } }],
    ['no needs at all', { needs: null }],
    ['a field left out', { units: undefined }],
  ])('are refused with %s', (_, part) => {
    expect(isSound(part)).toBe(false)
  })

  it('stored on a device are read field by field, and invalid fields are ignored', () => {
    expect(parseSavedPreferences({ ...ALL, of: 'ana', at: 1 })).toEqual({
      ...ALL,
      homeAirportText: null,
    })
    for (const stored of [null, undefined, 'x', 7, [], {}, { needs: [], passports: {}, currency: 'euro' }])
      expect(parseSavedPreferences(stored)).toEqual(NO_PREFERENCES)
    expect(
      parseSavedPreferences({ homeCountry: 'xx', passports: [1, 'TH', 'Thai'], currency: 'THB' }),
    ).toEqual({
      ...NO_PREFERENCES,
      passports: ['TH'],
      currency: 'THB',
    })
  })

  it('report each value that no table has, by its field', () => {
    const knows = { country: (code: string) => code === 'CH', airport: () => false, currency: () => false }
    expect(unknownChoices(ALL, knows)).toEqual(['homeAirport', 'passports.1', 'currency'])
    expect(unknownChoices(NO_PREFERENCES, { ...knows, country: () => false })).toEqual([])
  })
})

describe('measures', () => {
  it.each([
    [null, 'US', 'imperial'],
    [null, 'GB', 'metric'],
    [null, undefined, 'metric'],
    ['metric', 'US', 'metric'],
    ['imperial', 'DE', 'imperial'],
    ['cubits', 'DE', 'metric'],
    [undefined, 'LR', 'imperial'],
  ])('chosen as %s in %s are %s', (chosen, region, units) => {
    expect(unitsOf(chosen, region)).toBe(units)
  })
})
