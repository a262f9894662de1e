import { describe, expect, it } from 'vitest'
import { cityPartOf, findNamedCity, writeNamedCity } from './named-city.rules.ts'

const nameIn = (language: string) => (code: string) =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code
const [english, german] = [nameIn('en'), nameIn('de')]
const CITIES = [
  { name: 'Valencia', country: 'ES' },
  { name: 'Valencia', country: 'VE' },
  { name: 'Málaga', country: 'ES' },
  { name: 'Singapore', country: 'SG' },
]
const found = (place: string) => findNamedCity(place, CITIES, [german, english])

describe('the place where a car is fetched', () => {
  it.each([
    ['valencia', 'ES'],
    ['Valencia, Venezuela', 'VE'],
    ['Malaga, Spanien', 'ES'],
    ['Málaga, Spain', 'ES'],
    ['Singapore', 'SG'],
  ])('%s is a city of the list', (place, country) => {
    expect(found(place)?.country).toBe(country)
  })

  it.each(['', 'Malaga airport', 'Málaga, at Ann’s house', 'Málaga, Venezuela', 'Calle Larios 3, Málaga'])(
    '"%s" is nothing but words of somebody’s own',
    (place) => expect(found(place)).toBeNull(),
  )

  it('is looked for without its country, and written with it once', () => {
    expect(cityPartOf(' Málaga, Spain')).toBe('Málaga')
    expect(CITIES.map((city) => writeNamedCity(city, english))).toEqual([
      'Valencia, Spain',
      'Valencia, Venezuela',
      'Málaga, Spain',
      'Singapore',
    ])
  })
})
