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

it('finds a country by its name in the language of the reader, in English, and by what else it is called', () => {
  expect(found('aquatorial')).toEqual(['GQ'])
  expect(found('ไทย')).toEqual(['TH'])
  expect(found('thai')).toEqual(['TH'])
  expect(found('Holl')).toEqual(['NL'])
})

it('puts the very name first, then what begins so, then what only holds it', () => {
  expect(found('guinea')).toEqual(['GN', 'PG', 'GQ'])
  expect(found('  ')).toEqual([])
  expect(found('atlantis')).toEqual([])
})
