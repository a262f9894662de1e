import { expect, it } from 'vitest'
import { countryAliasesOf, searchPlaces } from './place-search.rules.ts'

const places = [
  { id: 'GN', names: ['Guinea'] },
  { id: 'PG', names: ['Papua-Neuguinea', 'Papua New Guinea'] },
  { id: 'GQ', names: ['Äquatorialguinea', 'Equatorial Guinea'] },
  { id: 'TH', names: ['ประเทศไทย', 'Thailand'] },
  { id: 'NL', names: ['Niederlande', 'Netherlands', ...countryAliasesOf('NL')] },
]
const found = (text: string) => searchPlaces(text, places).map(({ id }) => id)

it("finds a country by its name in the reader's language, in English, and by its aliases", () => {
  expect(found('aquatorial')).toEqual(['GQ'])
  expect(found('ไทย')).toEqual(['TH'])
  expect(found('thai')).toEqual(['TH'])
  expect(found('Holl')).toEqual(['NL'])
})

it('sorts exact names first, then prefixes, then other matches', () => {
  expect(found('guinea')).toEqual(['GN', 'PG', 'GQ'])
  expect(found('  ')).toEqual([])
  expect(found('atlantis')).toEqual([])
})
