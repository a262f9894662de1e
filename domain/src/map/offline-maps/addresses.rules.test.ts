import { expect, it } from 'vitest'
import { type AddressStreet, findAddresses } from './addresses.rules.ts'

const STREETS: AddressStreet[] = [
  { name: 'Rua dos Andradas', lat: -30.03, lon: -51.23, numbers: [['736', -30.031, -51.231]] },
  { name: 'Avenida Borges de Medeiros', lat: -30.04, lon: -51.23, numbers: [['12a', -30.041, -51.2301]] },
  { name: 'Rua 7 de Abril', lat: -30.02, lon: -51.21, numbers: [] },
  { name: 'Travessa Andradas', lat: -30.05, lon: -51.24, numbers: [] },
]
const found = (query: string) => findAddresses(STREETS, query).map(({ name, kind }) => `${kind} ${name}`)

it('a street is found by any of its words, without accents, the one that begins so first', () => {
  expect(found('andradas')).toEqual(['street Rua dos Andradas', 'street Travessa Andradas'])
  expect(found('Travessa andr')).toEqual(['street Travessa Andradas'])
})

it('a house is found by its number, before or behind the street', () => {
  expect(found('andradas 736')[0]).toBe('address Rua dos Andradas 736')
  expect(found('12A, borges de medeiros')).toEqual(['address Avenida Borges de Medeiros 12a'])
})

it('a number that nobody has entered finds its street, and one that is part of the name finds that', () => {
  expect(found('andradas 99')).toEqual(['street Rua dos Andradas', 'street Travessa Andradas'])
  expect(found('7 de abril')).toContain('street Rua 7 de Abril')
})

it.each(['', '  ', 'a', '12', 'nowhere'])('%j finds nothing', (query) => expect(found(query)).toEqual([]))
