import { expect, it } from 'vitest'
import type { City } from '../../destination/places/index.ts'
import { findCountry } from './country-names.rules.ts'
import { findCities } from './place-names.rules.ts'

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
