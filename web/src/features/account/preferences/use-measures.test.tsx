import { renderHook } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { writeStored } from '#platform/storage.ts'
import { browserRegion } from '#platform/text/region.ts'
import { useMeasures } from './use-measures.ts'

const from = (...languages: string[]) => {
  vi.stubGlobal('navigator', { languages, language: languages[0] })
  return renderHook(useMeasures).result.current
}
afterEach(() => vi.unstubAllGlobals())

describe('measures', () => {
  it('are degrees Fahrenheit, inches and miles for a browser from the United States', () => {
    const { degrees, rain, speed, distance, degreeUnit } = from('en-US', 'en')
    expect(degrees(24)).toBe('\u206675°F\u2069')
    expect(degrees(-40)).toBe('\u2066-40°F\u2069')
    expect([rain(140), rain(2), speed(100), distance(1609), degreeUnit]).toEqual([
      '5.5 inches',
      '0.1 inches',
      '62 mph',
      '1,000 mi',
      '°F',
    ])
  })

  it('are metric elsewhere, whatever the language of the page', () => {
    for (const language of ['en-GB', 'de', 'es-MX', 'ar-EG']) {
      const { degrees, rain, speed } = from(language)
      expect([degrees(24), rain(140), speed(100)]).toEqual(['\u206624°C\u2069', '140 mm', '100 km/h'])
    }
  })
})

describe('a way', () => {
  it.each([
    ['en-GB', 4, '0 m'],
    ['en-GB', 438, '440 m'],
    ['en-GB', 1000, '1 km'],
    ['en-GB', 2340, '2.3 km'],
    ['en-US', 100, '330 ft'],
    ['en-US', 161, '0.1 mi'],
    ['en-US', 2340, '1.5 mi'],
  ])('in a browser of %s of %d metres is %s', (language, metres, text) => {
    expect(from(language).way(metres)).toBe(text)
  })
})

describe('the measures of the profile', () => {
  it('come before those of the browser, and count only while they are sound', () => {
    writeStored('preferences', { units: 'metric', of: 'ana' })
    expect(from('en-US').distance(100)).toBe('100 km')
    writeStored('preferences', { units: 'imperial', of: 'ana' })
    expect([from('de').way(3219), from('de').degreeUnit]).toEqual(['2 mi', '°F'])
    writeStored('preferences', { units: ['imperial'], of: 'ana' })
    expect(from('en-GB').distance(100)).toBe('100 km')
  })
})

describe('the region of a browser', () => {
  it.each([
    [['fr', 'fr-CA'], 'CA'],
    [['de'], 'DE'],
    [['en'], 'US'],
    [['zh-Hant-TW'], 'TW'],
    // A code of a world region is no country: another locale of the same language decides, or else the country where it is
    // mostly spoken.
    [['es-419', 'es', 'en-US'], 'MX'],
    [['es-Latn-419'], 'MX'],
    [['es-419', 'es-CO'], 'CO'],
    [['de-150'], 'DE'],
    [['en-001'], 'US'],
    [['zh-Hant-001'], 'TW'],
    [['pt', 'pt-150', 'pt-PT'], 'PT'],
    // Esperanto has no country.
    [['eo'], undefined],
    [['not a tag'], undefined],
  ])('of %j is %s', (languages, region) => {
    from(...languages)
    expect(browserRegion()).toBe(region)
  })
})
