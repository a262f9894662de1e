import { expect, it } from 'vitest'
import { withName } from './facts.state.ts'

const city = (name: string, nameLocal = name) => ({ name, nameLocal })

it('a city is found by a part of either name, and first where that is the beginning', () => {
  const cities = [city('Seville', 'Sevilla'), city('Vienna', 'Wien'), city('Vilnius'), city('Bogotá')]
  const names = (text: string) => withName(cities, text).map(({ name }) => name)
  expect(names('vil')).toEqual(['Vilnius', 'Seville'])
  expect(names('WIE')).toEqual(['Vienna'])
  expect(names('bogota')).toEqual(['Bogotá'])
  expect(names('xyz')).toEqual([])
})
