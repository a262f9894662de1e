import { describe, expect, it } from 'vitest'
import type { City, Guide } from '../../destination/places/index.ts'
import { findCountry } from './country-names.rules.ts'
import { findCities, findPlace } from './place-names.rules.ts'

const city = (id: string, name: string, nameLocal: string): City => ({
  id,
  name,
  nameLocal,
  country: 'XX',
  currency: 'EUR',
  lat: 0,
  lon: 0,
  zone: 'UTC',
})
const cities = [
  city('rome', 'Rome', 'Roma'),
  city('new-york', 'New York', 'New York'),
  city('tokyo', 'Tokyo', '東京'),

  city('lisbon', 'Lisbon', 'Lisboa'),
  city('paris', 'Paris', 'Paris'),
  city('london', 'London', 'London'),
  city('mexico-city', 'Mexico City', 'Ciudad de México'),
  city('nice', 'Nice', 'Nice'),
  city('medina', 'Medina', 'المدينة المنورة'),
]

it.each([
  ['3 days in Rome', ['rome']],
  ['drei Tage in Rom', ['rome']],
  ['NYC then london', ['new-york', 'london']],
  ['de Lisbonne à Paris', ['lisbon', 'paris']],
  ['a romantic trip', []],
  ['Ciudad de México', ['mexico-city']],
  ['東京', ['tokyo']],
  ['a nice dinner in Rome', ['rome']],
  ['three days in Nice', ['nice']],
  ['a riad in the medina of Rome', ['rome']],
  ['three days in Medina', ['medina']],
  ['Nizza', ['nice']],
])('the cities of "%s" are %j', (text, ids) =>
  expect(findCities(text, cities).map(({ id }) => id)).toEqual(ids),
)

it.each([
  ['public holidays in Japan', 'JP'],
  ['Feiertage in Deutschland', 'DE'],
  ['jours fériés en Allemagne', 'DE'],
  ['festivos en España', 'ES'],
  ['bank holidays in the UK', 'GB'],
  ['Guinea-Bissau', 'GW'],
  ['nowhere', null],
])('the country of "%s" is %s', (text, code) => expect(findCountry(text)).toBe(code))

describe('a place whose name two cities have', () => {
  const guide = (cityId: string, ...places: [string, number][]) =>
    ({
      city: city(cityId, cityId, cityId),
      pointsOfInterest: places.map(([name, renown]) => ({ id: name, name, nameLocal: name, renown })),
    }) as unknown as Guide
  const guides = [
    guide('san-diego', ['The Prado', 5]),
    guide('madrid', ['Prado Museum', 10], ['Royal Palace', 9]),
    guide('havana', ['Paseo del Prado', 7]),
    guide('oslo', ['Royal Palace', 6]),
  ]
  const find = (text: string) => {
    const found = findPlace(text, guides)
    return found && [found.place.name, found.guide.city.id, found.namesakes.map((one) => one.guide.city.id)]
  }

  it.each<[string, unknown]>([
    ['When does the Prado close?', ['Prado Museum', 'madrid', ['san-diego']]],
    ['When does the Paseo del Prado close?', ['Paseo del Prado', 'havana', []]],
    ['Is the Royal Palace open?', ['Royal Palace', 'madrid', ['oslo']]],
    ['Is the Louvre open?', null],
  ])('%s', (text, found) => {
    expect(find(text)).toEqual(found)
  })

  it('in one city has the nearest name', () => {
    expect(findPlace('the Prado', guides.slice(0, 1))?.guide.city.id).toBe('san-diego')
  })
})
